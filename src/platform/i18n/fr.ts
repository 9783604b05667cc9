import type { Texts } from './en.ts';
import { dateIn, pluralIn } from './forms.ts';

const plural = pluralIn('fr');

export const fr = {
  site: {
    name: 'Agora',
    tagline: 'Une table pour trois jeux de monuments.',
    skip: 'Aller au contenu',
    menu: 'Menu',
    home: 'Tous les jeux',
    language: 'Langue',
    theme: 'Apparence',
    loading: 'Un instant…',
  },
  themes: { auto: 'Comme l’appareil', day: 'Clair', night: 'Sombre' },
  games: {
    title: 'Les jeux',
    online: 'Jouer en ligne',
    onlineNote: 'Chacun sur son appareil : trouvez une table, ou envoyez un lien.',
    here: 'Jouer ici',
    hereNote: 'À tour de rôle, sur un appareil qui circule.',
    practise: 'S’entraîner',
    practiseNote: 'En solitaire contre des robots, de l’élève à l’historien.',
    rules: 'Règles',
    howTo: 'Comment jouer',
    pageOf: (game, page) => `${game} : ${page.charAt(0).toLowerCase()}${page.slice(1)}`,
    seats: (min, max) => `De ${min} à ${max} joueurs`,
    coming: 'À venir',
    comingNote: 'Pas encore jouable.',
  },
  coming: {
    monumento: {
      name: 'Monumento',
      tagline: 'Douze albums de monuments de France à remplir, photo par photo. De 2 à 12 joueurs.',
    },
    'world-wonders': {
      name: 'World Wonders',
      tagline: 'Tracez routes et quartiers sur vos terres, jusqu’à y loger les merveilles du monde. De 1 à 5 joueurs.',
    },
  },
  saved: {
    title: 'Vos parties',
    none: 'Les parties sont gardées dans ce navigateur après chaque coup, et seront listées ici.',
    turn: (turn) => `Tour ${turn}`,
    toPlay: (name) => `À ${name} de jouer`,
    won: (names) => `Victoire : ${names}`,
    lastPlayed: (at) => `Dernier coup : ${dateIn('fr', at)}`,
    assisted: 'avec conseils ou coups repris',
    resume: 'Continuer',
    look: 'Voir le résultat',
    remove: 'Supprimer',
    removeNamed: (names) => `Supprimer la partie de ${names}`,
    removeTitle: 'Supprimer cette partie ?',
    removeText: (names) => `La partie de ${names} sera perdue pour de bon.`,
    keep: 'La garder',
    unkept: 'Ce navigateur ne laisse rien garder à la page : les parties durent jusqu’à sa fermeture.',
    broken: (count) =>
      plural(count, {
        one: 'Une partie gardée n’a pas pu être lue et a été mise de côté. Les autres sont intactes.',
        other: `${count} parties gardées n’ont pas pu être lues et ont été mises de côté. Les autres sont intactes.`,
      }),
    brokenExport: 'Enregistrer une copie',
    brokenRemove: 'Jeter',
  },
  mine: {
    title: 'Vos tables en ligne',
    waiting: (seats) => plural(seats, { one: 'Il manque 1 joueur', other: `Il manque ${seats} joueurs` }),
    playing: (plies) => plural(plies, { one: `En cours, ${plies} coup`, other: `En cours, ${plies} coups` }),
    over: 'Terminée',
    gone: 'Cette table n’existe plus.',
    unreachable: 'Le serveur est injoignable pour le moment.',
    asking: 'Un instant, le serveur répond…',
    alone: 'Vous seul pour l’instant',
    lastMove: (at) => `Dernier changement : ${dateIn('fr', at)}`,
    back: 'Revenir à la table',
    backTo: (names) => `Revenir à la table avec ${names}`,
    forget: 'Ôter de la liste',
    forgetNamed: (names) => `Ôter de la liste la table avec ${names}`,
    forgetTitle: 'Ôter cette table de la liste ?',
    forgetText: 'Ce navigateur oublie la clé de votre place, et vous ne pourrez plus la reprendre d’ici.',
    keep: 'La garder',
  },
  setup: {
    title: (game) => `Nouvelle partie de ${game}`,
    seats: 'Combien de joueurs ?',
    seatCount: (seats) => plural(seats, { one: '1 joueur', other: `${seats} joueurs` }),
    names: 'Qui joue ?',
    namesNote: 'Dans l’ordre du jeu. Tout le monde joue sur cet appareil et le fait passer.',
    seat: (seat) => `Nom du joueur ${seat}`,
    defaultName: (seat) => `Joueur ${seat}`,
    options: 'Options',
    start: 'Commencer la partie',
    problems: {
      empty: 'Donnez un nom à chaque joueur.',
      long: 'Un nom compte 24 caractères au plus.',
      taken: 'Deux joueurs portent le même nom.',
    },
  },
  play: {
    title: (game, names) => `${game} : ${names}`,
    names: (names) => `Partie de ${names}`,
    curtain: {
      turn: (name) => `${name}, c’est à vous`,
      note: 'Passez l’appareil. Personne d’autre ne doit regarder.',
      count: (turn) => `Tour ${turn}`,
      hold: 'Maintenir pour ouvrir',
      again: 'Appuyez encore une fois pour ouvrir',
      hint: 'Appuyez un instant sans relâcher ; au clavier, deux fois Entrée.',
      opened: (name) => `La table est ouverte pour ${name}.`,
    },
    notices: {
      unkept: 'Le navigateur n’a pas pu garder cette partie. Continuez, mais ne fermez pas la page.',
      'open-elsewhere': 'Cette partie est aussi ouverte dans un autre onglet. Les deux montrent la même table.',
      'played-elsewhere': 'On a joué dans un autre onglet. Voici la partie telle qu’elle est maintenant.',
      'deleted-elsewhere': 'Cette partie a été supprimée dans un autre onglet. Continuez, mais elle n’est plus gardée.',
      'simple-bots':
        'La réflexion des robots a échoué deux fois sur cet appareil. Pendant un moment, ils jouent à leur première impression.',
    },
    close: 'Fermer cet avis',
  },
  trouble: {
    missingTitle: 'Il n’y a rien à cette adresse',
    missingText:
      'Le lien est peut-être mal tapé ou périmé. Tous les jeux et vos parties se trouvent sur la page d’accueil.',
    noMatchTitle: 'Cette partie n’est pas dans ce navigateur',
    noMatchText:
      'Les parties sur un seul appareil sont gardées dans le navigateur où on les joue. Elle a peut-être été supprimée.',
    brokenTitle: 'Cette partie n’a pas pu être lue',
    brokenText:
      'Ce qui en était gardé est abîmé. Elle a été mise de côté telle quelle ; la page d’accueil permet d’en garder une copie ou de la jeter.',
    versionTitle: 'Cette partie suit d’autres règles',
    versionText: (then, now) =>
      `Elle a commencé sous la version ${then} des règles, et cette page joue la version ${now}. La charger la fausserait. ` +
      'Vous pouvez la laisser telle quelle, l’enregistrer en un texte lisible et rejouable, ou la supprimer.',
    exportText: 'Enregistrer en texte',
    backHome: 'Vers tous les jeux',
    failedTitle: 'Quelque chose n’a pas marché',
    failedText:
      'La page a rencontré une erreur et s’est arrêtée. Vos parties sont en sécurité : chaque coup est gardé avant le suivant.',
    offlineText: 'Une partie de la page n’a pas pu être chargée. Vérifiez la connexion, puis rechargez.',
    reload: 'Recharger la page',
  },
} satisfies Texts;
