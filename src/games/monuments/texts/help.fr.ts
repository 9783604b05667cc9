import type { HelpTexts } from './help.en.ts';

export const help = {
  about: (title) => `Aide : ${title}`,
  more: (paragraph) => `Règles : ${paragraph}`,
  topics: {
    turn: {
      title: 'Le tour',
      text: 'Un tour est soit un tour Monument de trois actions, soit un tour Histoire où l’on écrit une histoire. Le choix est définitif.',
    },
    actions: {
      title: 'Les actions',
      text: 'Un tour Monument compte trois actions : piocher, ériger, améliorer, marquer, dans l’ordre voulu. Deux cartes en main de même symbole en achètent une quatrième.',
    },
    hand: {
      title: 'La main',
      text: 'Des cartes que nul autre ne voit, sauf celles prises dans la rangée. Elles servent à construire ; deux de même symbole valent des points ou une action. À la fin, elles ne valent rien.',
    },
    row: {
      title: 'La rangée',
      text: 'Trois cartes visibles à prendre. Les vides sont comblés depuis la pile en fin de tour ; si un vide demeure, la partie est finie.',
    },
    pile: {
      title: 'La pile',
      text: 'Des cartes faces cachées. Piocher révèle une carte inconnue : impossible de l’annuler. Quand la pile s’épuise, la fin est proche.',
    },
    board: {
      title: 'Le plan de jeu',
      text: 'Une piste par monument : combien de pages ont été écrites à son sujet, et qui l’a construit.',
    },
    marker: {
      title: 'Le marqueur',
      text: 'Il avance d’une case par page. À la fin, une case vaut trois fois son numéro au seul constructeur, ou bien deux fois et une fois au principal et au second.',
    },
    builders: {
      title: 'Les constructeurs',
      text: 'Deux couleurs au plus construisent un monument. Le constructeur principal y a le plus de cartes à la fin ; à égalité, la plus haute.',
    },
    available: {
      title: 'Encore disponible',
      text: 'Le premier constructeur pose au moins deux cartes, le second trois. Ensuite le monument est pris.',
    },
    ladder: {
      title: 'L’échelle des histoires',
      text: 'Chaque historien se tient à son nombre de pages et en marque autant. Les trois plus hauts rapportent 9, 6 et 3 de plus ; sur une même case, le plus ancien d’abord.',
    },
    historians: {
      title: 'Les historiens',
      text: 'Chacun écrit une seule histoire. Celui qui n’écrit jamais coûte 12 points à la fin.',
    },
    score: {
      title: 'La piste de score',
      text: 'Les points gagnés en cours de partie : symboles marqués, cartes de pouvoir prises, pages sur une piste pleine.',
    },
    display: {
      title: 'L’exposition',
      text: 'Les monuments construits par une couleur. Les histoires prennent la carte supérieure de chaque monument de deux cartes ou plus : des cartes faibles au-dessus protègent les fortes.',
    },
    powers: {
      title: 'Les cartes de pouvoir',
      text: 'Scribe, Héros et Naute vont, pour une action, à la couleur qui expose strictement plus de leur symbole que chaque autre. 2 points à chaque prise, 3 à la fin.',
    },
    forecast: {
      title: 'La prévision',
      text: 'Ce que chaque couleur aurait si la partie finissait maintenant, toutes les lignes du décompte comprises.',
    },
    undo: {
      title: 'Annuler',
      text: 'Les coups du tour en cours se reprennent un par un, jusqu’à la dernière carte cachée qui a été vue.',
    },
    log: {
      title: 'Le journal',
      text: 'Tout ce qui s’est passé, tour par tour. Une ligne montre la table telle qu’elle était ; une carte citée se montre elle-même.',
    },
    twoColours: {
      title: 'Deux couleurs',
      text: 'À deux sièges, chacun joue deux couleurs avec une seule main. Chaque action sert l’une d’elles. À la fin, seul le plus petit des deux totaux compte.',
    },
  },
} satisfies HelpTexts;
