import type { RulesChapter } from './rulesBook.ts';

export const chapters: readonly RulesChapter[] = [
  {
    number: '0',
    title: 'L’idée, et quatre mots',
    paragraphs: [
      {
        number: '0.1',
        text: 'Chacun construit des monuments avec ses cartes, et chacun écrit l’histoire de ce que les autres ont bâti. Une histoire prend des cartes aux monuments qu’elle raconte, mais elle les rend célèbres, et seuls les monuments célèbres rapportent. Tout est affaire de moment.',
      },
      {
        number: '0.2',
        text: 'Un *siège* est une place à la table, pour une personne ou un robot. Ce qui construit, marque et écrit, c’est une *couleur* : elle a son exposition, son score et ses historiens. À trois ou quatre, un siège joue une couleur ; à deux, il en joue deux.',
      },
      {
        number: '0.3',
        text: 'Les *adversaires* d’une couleur sont toutes les autres, y compris la seconde couleur du même siège. L’*exposition* d’une couleur réunit ses monuments ; un monument d’une exposition est un *empilement* de cartes, lu de bas en haut.',
      },
    ],
  },
  {
    number: '1',
    title: 'Le matériel',
    paragraphs: [
      {
        number: '1.1',
        title: 'Les cartes',
        text: '108 cartes : douze monuments de neuf cartes chacun, de valeur 1 à 9. Chaque carte porte un symbole : parchemin, navire ou casque.',
      },
      {
        number: '1.2',
        title: 'Les pistes',
        text: 'Chaque monument a une piste de sept cases, de 0 à 6. Son marqueur indique combien de pages ont été écrites à son sujet, jusqu’à 6. À la fin, la case rapporte trois fois son numéro à un seul constructeur ; s’ils sont deux, deux fois son numéro au principal et une fois au second.',
      },
      {
        number: '1.3',
        title: 'L’échelle des histoires',
        text: 'Un historien se tient sur la case égale au nombre de pages de son histoire ; sur une même case, les plus récents sont posés sur les plus anciens. ◇ L’échelle n’a pas de sommet : au-delà de 12, le vrai nombre est retenu et compte.',
      },
      {
        number: '1.4',
        title: 'Monument disponible',
        text: 'Pour chaque monument, la table montre combien de couleurs peuvent encore le construire : deux, une ou aucune.',
      },
      {
        number: '1.5',
        title: 'Les douze monuments',
        text: '◇ Là où aucune source publique ne montre la carte imprimée, son nom et son symbole sont reconstitués.',
      },
      {
        number: '1.6',
        title: 'Les cartes barrées',
        text: '◇ Onze cartes sont retirées à trois : le 5 de chaque monument, sauf Sémiramis.',
      },
    ],
  },
  {
    number: '2',
    title: 'Avant le premier tour',
    paragraphs: [
      {
        number: '2.1',
        title: 'Quatre sièges',
        text: 'Les 108 cartes servent toutes. Chaque couleur a 2 historiens.',
      },
      {
        number: '2.2',
        title: 'Trois sièges',
        text: 'Sans les neuf cartes de Sémiramis ni les cartes barrées (§1.6) : il en reste 88. Chaque couleur a 3 historiens. La piste de Sémiramis ne sert pas.',
      },
      {
        number: '2.3',
        title: 'Deux sièges',
        text: 'Un monument est écarté, ◇ toujours Sémiramis ; ◇ les cartes barrées restent, ce qui en laisse 99. Chaque siège joue deux couleurs de 2 historiens chacune (chapitre 6).',
      },
      {
        number: '2.4',
        title: 'La donne',
        text: 'Les cartes sont mélangées. Chaque siège reçoit une main de cinq cartes, à deux aussi. Trois cartes sont posées faces visibles : la *rangée*. Le reste forme la *pile*, faces cachées : 85, 70 ou 86 cartes à quatre, trois ou deux.',
      },
      {
        number: '2.5',
        title: 'L’ordre',
        text: 'Le sort désigne qui commence ; les tours vont ensuite dans le sens horaire. Tous les scores partent de 0.',
      },
      {
        number: '2.6',
        title: 'Visible et secret',
        text: 'Visible de tous : la rangée, les expositions et l’ordre de leurs cartes, toutes les pages, toutes les cartes hors jeu, la taille des mains et de la pile, les scores, les historiens, les cartes de pouvoir. Secret : les mains et la pile. Chacun sait qui a pris une carte de la rangée, ◇ tant qu’elle est en main. ◇ Les mains restent secrètes une fois la partie finie.',
      },
    ],
  },
  {
    number: '3',
    title: 'Le type de tour',
    paragraphs: [
      {
        number: '3.1',
        text: 'Un tour commence par un choix : un *tour Monument* (chapitre 4) ou un *tour Histoire* (chapitre 5). Il est définitif. ◇ Le choix se pose au début de chaque tour, même si seul un tour Monument est possible.',
      },
      {
        number: '3.2',
        text: 'Un tour Histoire demande une couleur du siège qui ait encore un historien et, chez ses adversaires, au moins un monument de deux cartes ou plus. Sinon, le tour est un tour Monument.',
      },
    ],
  },
  {
    number: '4',
    title: 'Le tour Monument',
    paragraphs: [
      {
        number: '4.1',
        title: 'Trois actions',
        text: 'On fait trois actions : piocher, ériger, améliorer, marquer et, avec les cartes de pouvoir, en acquérir une (§8.1). Dans l’ordre voulu, la même plusieurs fois si l’on veut. ◇ Elles doivent être faites tant qu’une action est possible, et piocher l’est presque toujours.',
      },
      {
        number: '4.2',
        title: 'Une quatrième action',
        text: 'Une fois par tour Monument, deux cartes en main de même symbole, quels que soient leurs monuments, achètent une quatrième action, à tout moment, même après la troisième. Acheter n’est pas une action ; les deux cartes quittent le jeu. ◇ L’achat est permis même si aucune action ne peut suivre. ◇ Le tour finit quand le siège le dit, dès qu’aucune action n’est due ; ◇ il finit de lui-même là où rien d’autre n’est possible.',
      },
      {
        number: '4.3',
        title: 'Piocher',
        text: 'Prendre une carte de la rangée, ou la première de la pile. Les vides de la rangée restent jusqu’à la fin du tour. Pile vide : il ne reste que la rangée. La main n’a pas de limite, et une carte sert aussitôt piochée.',
      },
      {
        number: '4.4',
        title: 'Ériger',
        text: 'Poser des cartes en main d’un même monument dans l’exposition d’une couleur, dans l’ordre voulu, de bas en haut. La première couleur à le construire en pose deux ou plus, la seconde trois ou plus. Il n’y a pas de troisième constructeur, et une couleur n’érige pas deux fois le même monument. Constructeur un jour, constructeur toujours : un monument garde sa dernière carte.',
      },
      {
        number: '4.5',
        title: 'Améliorer',
        text: 'Poser une ou plusieurs cartes d’un monument sur celui que la même couleur a déjà, dans l’ordre voulu. Les cartes du dessous gardent leur ordre.',
      },
      {
        number: '4.6',
        title: 'Marquer',
        text: 'Céder deux cartes en main de même symbole. La couleur marque un point par carte de ce symbole dans son exposition, cartes couvertes comprises. Les deux cartes quittent le jeu. ◇ Marquer 0 point est permis ; la table avertit.',
      },
      {
        number: '4.7',
        title: 'Fin du tour, fin de la partie',
        text: 'La rangée est complétée à trois cartes depuis la pile. S’il reste un vide, la partie est finie sur-le-champ et l’on compte (chapitre 7) : pas de dernier tour. Une pile vide à côté d’une rangée pleine ne finit pas la partie.',
      },
    ],
  },
  {
    number: '5',
    title: 'Le tour Histoire',
    paragraphs: [
      {
        number: '5.1',
        title: 'Les pages',
        text: 'Une couleur qui a encore un historien écrit. À *chaque* monument adverse de deux cartes ou plus, elle prend la carte supérieure : une page. Aucun n’est épargné. Sa propre exposition ne donne rien, et une carte seule n’est jamais prise. Deux constructeurs adverses d’un monument donnent deux pages.',
      },
      {
        number: '5.2',
        title: 'L’historien',
        text: 'Il va sur la case de l’échelle égale au nombre de pages, au-dessus de ceux qui s’y trouvent.',
      },
      {
        number: '5.3',
        title: 'Les marqueurs',
        text: 'Chaque page avance d’une case le marqueur de son monument. S’il est déjà sur la case 6, des points sont versés aussitôt : 2 au constructeur qui a la plus haute carte, 1 à l’autre. ◇ Ce sont les cartes restantes après toute l’histoire qui décident. ◇ Un seul constructeur recevrait 2, mais cela ne peut arriver. Deux pages avec le marqueur sur la case 5 : un pas, puis un versement.',
      },
      {
        number: '5.4',
        title: 'Ensuite',
        text: 'Les pages sont mises de côté, visibles de tous, et ne reviennent jamais. Un tour Histoire n’a ni quatrième action ni pouvoirs, et ne peut finir la partie. C’est au siège suivant.',
      },
    ],
  },
];
