import type { RulesChapter } from './rulesBook.ts';

export const chapters: readonly RulesChapter[] = [
  {
    number: '6',
    title: 'À deux',
    paragraphs: [
      {
        number: '6.1',
        text: 'Un siège a une seule main et les mêmes actions pour ses deux couleurs. Ériger, améliorer, marquer, écrire et acquérir un pouvoir nomment l’une d’elles et ne servent qu’elle. ◇ Héros et Naute servent par la couleur du siège qui possède la carte.',
      },
      {
        number: '6.2',
        text: 'Les deux couleurs d’un siège peuvent construire le même monument, l’une en premier, l’autre en second.',
      },
      {
        number: '6.3',
        text: 'Une histoire prend ses pages dans trois expositions : les deux de l’adversaire et celle de l’autre couleur du siège.',
      },
      {
        number: '6.4',
        text: 'Chaque couleur est comptée à part. Le résultat d’un siège est le *plus petit* de ses deux totaux, et le plus grand résultat l’emporte. ◇ À égalité : le plus grand des totaux supérieurs, puis le plus de monuments (les deux couleurs ensemble ; ◇ un monument construit par les deux compte double), puis l’histoire la plus longue, puis la victoire est partagée.',
      },
    ],
  },
  {
    number: '7',
    title: 'Le décompte final',
    paragraphs: [
      {
        number: '7.1',
        title: 'Les monuments',
        text: 'Chaque monument construit rapporte selon la case de son marqueur (§1.2). Le constructeur principal est celui à qui il reste le plus de cartes ; à égalité, celui qui a la plus haute. Un monument jamais raconté ne rapporte rien.',
      },
      {
        number: '7.2',
        title: 'Les histoires',
        text: 'Chaque historien placé rapporte son nombre de pages. Chacun de ceux qui n’ont jamais écrit coûte 12 points.',
      },
      {
        number: '7.3',
        title: 'Le bonus de l’échelle',
        text: 'Les trois historiens les plus hauts rapportent 9, 6 et 3 points de plus. Sur une même case, le plus ancien, qui est en bas, passe d’abord. Une couleur peut en gagner plusieurs.',
      },
      {
        number: '7.4',
        title: 'Le reste',
        text: 'Une carte de pouvoir rapporte 3 points. Les cartes en main ne rapportent rien. Un total peut être négatif.',
      },
      {
        number: '7.5',
        title: 'La victoire',
        text: 'Le plus de points l’emporte. À égalité : le plus de monuments construits, puis l’histoire la plus longue, ◇ puis la victoire est partagée. À deux, voir §6.4.',
      },
    ],
  },
  {
    number: '8',
    title: 'Les cartes de pouvoir (option)',
    paragraphs: [
      {
        number: '8.1',
        title: 'Acquérir',
        text: 'Le Scribe va avec les parchemins, le Héros avec les casques, le Naute avec les navires. Pour une action d’un tour Monument, une couleur prend une carte de pouvoir, à la banque ou à qui la possède, si son exposition montre ◇ strictement plus de ce symbole que celle de chaque autre couleur. Chaque prise rapporte 2 points, et qui perd la carte garde les siens. Rien ne bouge de soi-même quand la majorité change. Le pouvoir sert aussitôt.',
      },
      {
        number: '8.2',
        title: 'Le Scribe',
        text: 'Quand sa couleur améliore un monument, toutes ses cartes, anciennes et nouvelles, peuvent être remises dans l’ordre voulu. Il faut en ajouter au moins une.',
      },
      {
        number: '8.3',
        title: 'Le Héros',
        text: 'Une fois par tour Monument, sans action : payer 1 point et piocher une carte (§4.3). Sa couleur doit avoir au moins 1 point sur la piste de score.',
      },
      {
        number: '8.4',
        title: 'Le Naute',
        text: 'Une fois par tour Monument, sans action : échanger une carte en main contre une carte de la rangée telle qu’elle est à cet instant. ◇ Héros et Naute servent une fois par tour chacun, même si la carte passe d’une couleur du siège à l’autre, avant, entre ou après les actions.',
      },
      {
        number: '8.5',
        title: 'Variante',
        text: 'Si elle est choisie, une carte de pouvoir compte pour une carte de son symbole quand sa couleur marque (§4.6), mais jamais pour la majorité.',
      },
    ],
  },
  {
    number: '9',
    title: 'Exemples',
    paragraphs: [
      {
        number: '9.1',
        title: 'Marquer',
        text: 'Une exposition montre deux navires. Son propriétaire cède Pétra 1 et Phare d’Alexandrie 1, deux autres navires : 2 points, et les deux cartes sont perdues. (§4.6)',
      },
      {
        number: '9.2',
        title: 'Une histoire',
        text: 'C écrit. Les autres montrent l’Acropole avec un 6 au sommet et le Temple d’Artémis avec un 1 au sommet, tous deux de deux cartes ou plus, et le Phare d’Alexandrie 5 seul. Cela fait deux pages ; le Phare reste. (§5.1)',
      },
      {
        number: '9.3',
        title: 'Les monuments à la fin',
        text: 'L’Acropole est sur la case 2 et C est son seul constructeur : 6. Le Temple d’Artémis est sur la case 3, A y a deux cartes et B une : 6 pour A, 3 pour B. Le Phare est sur la case 4, A n’a que le 8 et C que le 5 : 8 pour A, 4 pour C. (§7.1)',
      },
      {
        number: '9.4',
        title: 'L’échelle à la fin',
        text: 'Rouge a écrit 7, 6 et 4 pages, Bleu 9, 4 et 2, Vert 9 et 6, et un historien de Vert n’a jamais écrit. Le 9 de Vert est plus ancien que celui de Bleu. Rouge a 17 + 3 = 20, Bleu 15 + 6 = 21, Vert 15 − 12 + 9 = 12. ◇ L’exemple imprimé donne les deux parts de Vert séparément. (§7.2, §7.3)',
      },
    ],
  },
  {
    number: '10',
    title: 'À cette table',
    paragraphs: [
      {
        number: 'moves',
        title: 'Ce qui peut se jouer',
        text: '◇ Là où des coups sont proposés, pour les robots ou à titre de conseil, la liste est un choix. Tout ensemble et tout ordre de cartes que la règle permet peut se jouer en choisissant les cartes.',
      },
      {
        number: 'undo',
        title: 'Annuler',
        text: '◇ Un siège peut reprendre ses propres coups du tour en cours, le dernier d’abord, y compris le choix du type de tour, mais rien jusqu’à la dernière carte cachée qu’il a vue, comprise. Une fois le tour passé, plus rien ne peut être repris.',
      },
      {
        number: 'advice',
        title: 'Conseils',
        text: 'Couvrir les cartes fortes par des faibles, puisque les histoires prennent le dessus. Poser plusieurs cartes en une action. Les cartes inutiles achètent des points ou une quatrième action. Écrire quand il y a beaucoup à raconter, mais écrire : un historien oisif coûte 12. Garder des cartes à poser après le dernier historien, et surveiller la pile.',
      },
    ],
  },
];
