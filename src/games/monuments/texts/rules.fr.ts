import type { RulesBook } from './rulesBook.ts';
import { chapters as ending } from './rulesEnd.fr.ts';
import { chapters as playing } from './rulesPlay.fr.ts';

/** The rules in French, paragraph by paragraph as in RULES.md. */
export const book: RulesBook = {
  chapters: [...playing, ...ending],
  rulings: [
    {
      paragraph: '1.3',
      text: 'L’échelle des histoires n’a pas de sommet : une histoire de quatorze pages compte quatorze.',
    },
    {
      paragraph: '1.5',
      text: 'Noms et symboles sont reconstitués là où aucune image de la carte imprimée n’a été trouvée.',
    },
    { paragraph: '1.6', text: 'Les cartes barrées à trois sont les 5 de tous les monuments, sauf Sémiramis.' },
    { paragraph: '2.3', text: 'À deux, c’est toujours Sémiramis qui est écartée, et les cartes barrées restent.' },
    {
      paragraph: '2.6',
      text: 'Une carte prise dans la rangée reste connue tant qu’elle est en main, et les mains restent secrètes après la fin.',
    },
    { paragraph: '3.1', text: 'Chaque tour commence par le choix de son type, même si un seul est possible.' },
    { paragraph: '4.1', text: 'Les actions doivent être faites tant qu’une seule reste possible.' },
    {
      paragraph: '4.2',
      text: 'On annonce la fin de son tour ; il finit de lui-même là où rien d’autre n’est possible. Une quatrième action peut s’acheter même si rien ne peut suivre.',
    },
    { paragraph: '4.6', text: 'Marquer 0 point est permis.' },
    {
      paragraph: 'moves',
      text: 'Les coups proposés par la table ou un robot sont un choix ; tout ce que la règle permet peut se jouer.',
    },
    {
      paragraph: '5.3',
      text: 'Quand une piste est pleine, les cartes restantes après toute l’histoire décident de qui reçoit 2 points. Un seul constructeur recevrait 2, mais cela ne peut arriver.',
    },
    { paragraph: '6.1', text: 'Héros et Naute servent par la couleur du siège qui les possède.' },
    {
      paragraph: '6.4',
      text: 'Égalité à deux : le plus grand total supérieur, puis le plus de monuments (construit dans les deux couleurs, il compte double), puis l’histoire la plus longue, puis victoire partagée.',
    },
    { paragraph: '7.5', text: 'Si rien ne départage, la victoire est partagée.' },
    {
      paragraph: '8.1',
      text: 'La majorité veut dire strictement plus que chacune des autres couleurs ; une égalité ne suffit pas.',
    },
    {
      paragraph: '8.4',
      text: 'Héros et Naute servent une fois par tour chacun, même si la carte passe d’une couleur du siège à l’autre.',
    },
    {
      paragraph: '9.4',
      text: 'L’exemple imprimé donne un bonus à part ; additionné, il donne les totaux montrés ici.',
    },
    { paragraph: 'undo', text: 'Ce qui peut être repris, et jusqu’où.' },
  ],
};
