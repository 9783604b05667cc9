/** `npm run replay FILE`: prints a recorded match turn by turn, with its score sheet, and checks that it ends as recorded. */
import { existsSync, readFileSync } from 'node:fs';
import { roomOf, rooms } from '../src/games/index.ts';
import { parseReplay, type Replay, runReplay } from '../src/platform/replay.ts';
import type { AnyRoom } from '../src/platform/room.ts';
import type { Notation } from '../src/platform/rules.ts';

async function main(file: string | undefined): Promise<void> {
  if (!file) throw new Error('Which replay? Use: npm run replay FILE');
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const replay = parseReplay(readFileSync(file, 'utf8'));
  const room = roomOf(replay.game);
  if (!room) throw new Error(`No game is called ${replay.game}; there are ${rooms.map(({ id }) => id).join(', ')}.`);
  await print(room, replay);
}

async function print(facts: AnyRoom, replay: Replay): Promise<void> {
  const [rules, notation] = await Promise.all([facts.rules(), facts.notation()]);
  const room = { facts, rules, notation };
  const { names, options } = replay;
  console.log(
    `${replay.game}, ${names.join(', ')}, ${Object.entries(options).flat().join(' ')}, seed ${replay.seed}\n`,
  );
  console.log(indented(notation.table(runReplay(room, { ...replay, turns: [] }), names)));
  let begun = 0;
  const end = runReplay(room, replay, ({ turn, isLastOfTurn, seat, text, news, state }) => {
    if (turn !== begun) console.log(`\nTurn ${turn}, ${names[seat]}`);
    begun = turn;
    console.log(`  ${text}`);
    for (const item of news) say(notation, item, names);
    if (isLastOfTurn) console.log(indented(notation.table(state, names)));
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
