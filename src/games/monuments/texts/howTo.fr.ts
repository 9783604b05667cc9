import type { HowToBook } from './rulesBook.ts';

export const howTo: HowToBook = {
  intro: 'Bâtir des merveilles, et écrire l’histoire de celles des autres. C’est la renommée qui paie à la fin.',
  steps: [
    {
      title: 'Les cartes',
      text: 'Douze monuments de neuf cartes, de valeur 1 à 9. Chaque carte porte aussi un parchemin, un navire ou un casque.',
    },
    {
      title: 'Un tour, deux possibilités',
      text: 'Le plus souvent un tour Monument de trois actions. Quelques fois dans la partie, un tour Histoire.',
    },
    {
      title: 'Piocher',
      text: 'Une action, une carte : l’une des trois visibles, ou la première de la pile. La main n’a pas de limite.',
    },
    {
      title: 'Ériger et améliorer',
      text: 'Deux cartes ou plus d’un monument pour le construire en premier, trois ou plus en second. Les suivantes se posent dessus. Quel que soit leur nombre, c’est une action.',
    },
    {
      title: 'Marquer des symboles',
      text: 'Céder deux cartes de même symbole : un point par carte de ce symbole dans l’exposition. Deux cartes de même symbole peuvent aussi acheter une quatrième action.',
    },
    {
      title: 'Écrire une histoire',
      text: 'La carte supérieure de chaque monument adverse de deux cartes ou plus est prise : une page. L’historien monte au nombre de pages, et chaque page avance le marqueur de son monument.',
    },
    {
      title: 'La fin',
      text: 'Elle vient d’un coup, quand la rangée de trois ne peut plus être complétée. Un historien qui n’a pas écrit coûte alors 12 points.',
    },
    {
      title: 'Compter',
      text: 'Les monuments rapportent selon leur marqueur : tout au seul constructeur, deux parts et une part s’ils sont deux. Les histoires rapportent leurs pages, et les trois plus hautes 9, 6 et 3 de plus.',
    },
  ],
  outro: 'À deux, chacun joue deux couleurs, et seul le plus petit total compte.',
};
