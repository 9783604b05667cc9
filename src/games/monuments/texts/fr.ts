import type { MonumentsTexts } from './en.ts';
import { end } from './end.fr.ts';
import { help } from './help.fr.ts';
import { log } from './log.fr.ts';
import { rules } from './rulesPage.fr.ts';
import { table } from './table.fr.ts';

export const fr = {
  name: 'Monuments',
  options: {
    powers: {
      name: 'Cartes de pouvoir',
      explained:
        'Trois cartes pour qui expose le plus de parchemins, de casques ou de navires : des points, et un petit pouvoir.',
      values: { off: 'Sans', on: 'Avec', variant: 'Avec, et chacune compte aussi comme symbole en marquant' },
    },
  },
  log,
  end,
  help,
  rules,
  table,
  refusals: {
    'game-over': 'La partie est terminée.',
    'not-your-turn': 'C’est au tour d’un autre siège.',
    'choose-first': 'Choisissez d’abord : un tour Monument ou un tour Histoire.',
    'choice-is-final': 'Le type de tour est déjà choisi.',
    'no-historian': 'Il ne reste aucun historien pour écrire.',
    'nothing-to-write': 'Aucun monument adverse n’a deux cartes ou plus : il n’y a rien à raconter.',
    'history-turn': 'Pendant un tour Histoire, on écrit une histoire et rien d’autre.',
    'monument-turn': 'Une histoire ne s’écrit que pendant un tour Histoire.',
    'no-action-left': 'Il ne reste aucune action ce tour-ci.',
    'actions-owed': 'Il reste des actions à faire : le tour se termine ensuite.',
    'bought-already': 'Une quatrième action a déjà été achetée ce tour-ci.',
    'pile-empty': 'La pile est vide.',
    'not-in-row': 'Cette carte n’est pas dans la rangée.',
    'not-in-hand': 'Ces cartes ne sont pas toutes dans votre main.',
    'mixed-monuments': 'Toutes les cartes doivent représenter le même monument.',
    'too-few-first': 'Le premier constructeur d’un monument doit poser au moins deux de ses cartes.',
    'too-few-second': 'Le second constructeur d’un monument doit poser au moins trois de ses cartes.',
    'third-builder': 'Deux couleurs ont construit ce monument ; une troisième ne le peut pas.',
    'already-built': 'Cette couleur a déjà construit ce monument : améliorez-le.',
    'not-built': 'Cette couleur n’a pas construit ce monument : il faut d’abord l’ériger.',
    'different-symbols': 'Les deux cartes doivent porter le même symbole.',
    'not-your-colour': 'Cette couleur appartient à un autre siège.',
    'powers-off': 'Cette partie se joue sans cartes de pouvoir.',
    'no-majority': 'Il faut exposer plus de ce symbole que chacune des autres couleurs.',
    'held-already': 'Cette couleur possède déjà ce pouvoir.',
    'not-holder': 'Vous ne possédez pas ce pouvoir.',
    'nothing-added': 'Améliorer demande au moins une nouvelle carte.',
    'stack-incomplete': 'Le nouvel ordre doit contenir toutes les cartes du monument.',
    'used-already': 'Ce pouvoir a déjà servi ce tour-ci.',
    'no-point-to-pay': 'Le Héros coûte un point, et cette couleur n’en a pas.',
  },
} satisfies MonumentsTexts;
