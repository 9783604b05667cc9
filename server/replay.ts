/** `npm run replay FILE`: prints a recorded match turn by turn, with its score sheet, and checks that it ends as recorded. */
import { readFileSync } from 'node:fs';
import { roomOf, rooms } from '../src/games/index.ts';
import { parseReplay, type Replay, runReplay } from '../src/platform/replay.ts';
import type { AnyRoom } from '../src/platform/room.ts';
import type { Notation } from '../src/platform/rules.ts';

async function main(file: string | undefined): Promise<void> {
  if (!file) throw new Error('Which replay? Use: npm run replay FILE');
  const replay = parseReplay(readFileSync(file, 'utf8'));
  const room = roomOf(replay.game);
  if (!room) throw new Error(`No game is called ${replay.game}; there are ${rooms.map(({ id }) => id).join(', ')}.`);
  await print(room, replay);
}

async function print(room: AnyRoom, replay: Replay): Promise<void> {
  const [rules, notation] = await Promise.all([room.rules(), room.notation()]);
  const { names, options } = replay;
  console.log(
    `${replay.game}, ${names.join(', ')}, ${Object.entries(options).flat().join(' ')}, seed ${replay.seed}\n`,
  );
  let turn = -1;
  const start = runReplay({ facts: room, rules, notation }, { ...replay, turns: [] });
  console.log(indented(notation.table(start, names)));
  const turnEnds = replay.turns.map((moves) => moves.length);
  let left = 0;
  const end = runReplay({ facts: room, rules, notation }, replay, (seat, text, news, state) => {
    if (left === 0) {
      left = turnEnds[++turn] ?? 0;
      console.log(`\nTurn ${turn + 1}, ${names[seat]}`);
    }
    left--;
    console.log(`  ${text}`);
    for (const item of news) say(notation, item, names);
    if (left === 0) console.log(indented(notation.table(state, names)));
  });
  const sheet = notation.sheet(end, names);
  console.log(`\nScore sheet\n${indented(sheet)}`);
  if (sheet.join('\n') !== replay.sheet.join('\n')) {
    throw new Error('The file records another sheet than this one: its rules or its moves have changed since.');
  }
}

function say(notation: Notation<unknown, { type: string }>, news: { type: string }, names: readonly string[]): void {
  const line = notation.tell(news, names);
  if (line) console.log(`    ${line}`);
}

function indented(lines: readonly string[]): string {
  return lines.map((line) => `  ${line}`).join('\n');
}

main(process.argv[2]).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
