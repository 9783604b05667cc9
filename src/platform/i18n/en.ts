/** English texts of the platform; they also say which texts a language needs. */
import { dateIn, pluralIn } from './forms.ts';

const plural = pluralIn('en');

export const en = {
  site: {
    name: 'Agora',
    tagline: 'A table for three games of monuments.',
    skip: 'Skip to the content',
    menu: 'Menu',
    home: 'All games',
    language: 'Language',
    theme: 'Appearance',
    loading: 'One moment…',
  },
  themes: { auto: 'As the device', day: 'Light', night: 'Dark' },
  games: {
    title: 'The games',
    online: 'Play online',
    onlineNote: 'Everybody on a device of their own: find a table, or send a link.',
    here: 'Play here',
    hereNote: 'Pass and play: one device that goes round.',
    practise: 'Practise',
    practiseNote: 'Alone against bots, from the pupil to the historian.',
    rules: 'Rules',
    howTo: 'How to play',
    pageOf: (game: string, page: string) => `${game}: ${page}`,
    seats: (min: number, max: number) => `${min} to ${max} players`,
    coming: 'Coming',
    comingNote: 'Not playable yet.',
  },
  coming: {
    monumento: {
      name: 'Monumento',
      tagline: 'Twelve albums of French monuments to fill, photo by photo. For 2 to 12 players.',
    },
    'world-wonders': {
      name: 'World Wonders',
      tagline:
        'Lay roads and quarters on land of your own, until the wonders of the world find their place. For 1 to 5 players.',
    },
  },
  saved: {
    title: 'Your matches',
    none: 'Matches are kept in this browser after every move, and will be listed here.',
    turn: (turn: number) => `Turn ${turn}`,
    toPlay: (name: string) => `${name} to play`,
    won: (names: string) => `Won by ${names}`,
    lastPlayed: (at: number) => `Last move: ${dateIn('en', at)}`,
    assisted: 'with hints or moves taken back',
    resume: 'Continue',
    look: 'Look at the result',
    remove: 'Delete',
    removeNamed: (names: string) => `Delete the match of ${names}`,
    removeTitle: 'Delete this match?',
    removeText: (names: string) => `The match of ${names} will be gone for good.`,
    keep: 'Keep it',
    unkept: 'This browser does not let the page keep anything: matches last until you close the page.',
    broken: (count: number) =>
      plural(count, {
        one: 'One saved match could not be read and has been set aside. The others are not affected.',
        other: `${count} saved matches could not be read and have been set aside. The others are not affected.`,
      }),
    brokenExport: 'Save a copy',
    brokenRemove: 'Discard',
  },
  mine: {
    title: 'Your tables online',
    waiting: (seats: number) =>
      plural(seats, { one: 'Waiting for 1 more player', other: `Waiting for ${seats} more players` }),
    playing: (plies: number) => plural(plies, { one: 'Being played, 1 move', other: `Being played, ${plies} moves` }),
    over: 'Over',
    gone: 'This table is no longer there.',
    unreachable: 'The server cannot be reached at the moment.',
    asking: 'Asking the server…',
    alone: 'You alone so far',
    lastMove: (at: number) => `Last change: ${dateIn('en', at)}`,
    back: 'Back to the table',
    backTo: (names: string) => `Back to the table with ${names}`,
    forget: 'Take off the list',
    forgetNamed: (names: string) => `Take the table with ${names} off the list`,
    forgetTitle: 'Take this table off the list?',
    forgetText: 'This browser forgets its key to your seat, and you cannot take the seat again from here.',
    keep: 'Keep it',
  },
  setup: {
    title: (game: string) => `New match of ${game}`,
    seats: 'How many players?',
    seatCount: (seats: number) => plural(seats, { one: '1 player', other: `${seats} players` }),
    names: 'Who sits where?',
    namesNote: 'In the order of play. Everybody plays on this device and passes it on.',
    seat: (seat: number) => `Name of player ${seat}`,
    defaultName: (seat: number) => `Player ${seat}`,
    options: 'Options',
    start: 'Start the match',
    problems: {
      empty: 'Please give every player a name.',
      long: 'A name has at most 24 characters.',
      taken: 'Two players have the same name.',
    },
  },
  play: {
    title: (game: string, names: string) => `${game}: ${names}`,
    names: (names: string) => `Match of ${names}`,
    curtain: {
      turn: (name: string) => `${name}, it is your turn`,
      note: 'Pass the device on. Nobody else should be looking.',
      count: (turn: number) => `Turn ${turn}`,
      hold: 'Hold to open',
      again: 'Press once more to open',
      hint: 'Keep pressing for a moment; with a keyboard, press Enter twice.',
      opened: (name: string) => `The table is open for ${name}.`,
    },
    notices: {
      unkept: 'The browser could not keep this match. Play on, but do not close the page.',
      'open-elsewhere': 'This match is open in another tab as well. Both show the same table.',
      'played-elsewhere': 'Somebody has played on in another tab. This is the match as it stands now.',
      'deleted-elsewhere': 'This match has been deleted in another tab. Play on, but it is no longer kept.',
      'simple-bots':
        'The bots’ thinking has failed twice on this device. For a while they play by their first impression.',
    },
    close: 'Close this notice',
  },
  trouble: {
    missingTitle: 'There is nothing at this address',
    missingText: 'The link may be mistyped or out of date. All games and your saved matches are on the home page.',
    noMatchTitle: 'This match is not in this browser',
    noMatchText: 'Matches on one device are kept in the browser they were played in. It may also have been deleted.',
    brokenTitle: 'This match could not be read',
    brokenText:
      'What was kept of it is damaged. It has been set aside, untouched; the home page lets you save a copy or discard it.',
    versionTitle: 'This match was played under other rules',
    versionText: (then: number, now: number) =>
      `It was started under version ${then} of the rules, and this page plays version ${now}. To load it would falsify it. ` +
      'You can leave it as it is, save it as a text that can be read and replayed, or delete it.',
    exportText: 'Save as text',
    backHome: 'To all games',
    failedTitle: 'Something went wrong',
    failedText:
      'The page has met an error and stopped. Saved matches are safe: every move was kept before the next one.',
    offlineText: 'A part of the page could not be loaded. Please check the connection, then reload.',
    reload: 'Reload the page',
  },
};

export type Texts = typeof en;
