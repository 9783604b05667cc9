/** Matches to put into a browser's storage, made of golden replays; and what the truth of a kept match is. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { facts } from '../../src/games/monuments/facts.ts';
import { cardWord } from '../../src/games/monuments/notation/words.ts';
import { notation } from '../../src/games/monuments/notation.ts';
import { rules } from '../../src/games/monuments/rules/index.ts';
import type { State } from '../../src/games/monuments/rules/state.ts';
import { resumeMatch } from '../../src/platform/match/resume.ts';
import { formatSave, parseSave, type SavedMatch } from '../../src/platform/match/saveFormat.ts';
import { parseReplay, type ReplayedMove, runReplay } from '../../src/platform/replay.ts';
import type { News } from '../../src/platform/rules.ts';

const FOLDER = new URL('../replays/monuments/', import.meta.url);

/** The first turns of a golden replay as a kept match. */
export function savedReplay(id: string, file: string, turns: number): SavedMatch {
  const replay = parseReplay(readFileSync(new URL(file, FOLDER), 'utf8'));
  const played: ReplayedMove<State, News>[] = [];
  const begun = { ...replay, turns: replay.turns.slice(0, turns) };
  const state = runReplay({ facts, rules, notation }, begun, (move) => played.push(move));
  return {
    id,
    game: replay.game,
    version: replay.version,
    names: replay.names,
    bots: replay.names.map(() => null),
    assisted: false,
    manners: null,
    options: replay.options,
    seed: replay.seed,
    moves: played.map(({ seat, text }) => ({ seat, text })),
    revision: played.length + 1,
    updatedAt: Date.now(),
    actor: rules.actors(state)[0] ?? null,
    winners: rules.outcome(state)?.winners ?? null,
  };
}

/** Puts a match into the page's storage. The page must be on the site already. */
export async function keep(page: Page, save: SavedMatch): Promise<void> {
  await page.evaluate(
    ([key, text]) => localStorage.setItem(key ?? '', text ?? ''),
    [`agora.match.${save.id}`, formatSave(save)],
  );
}

/** The true state of the match at the page's address, from what the page has kept: now, or after so many moves. */
export async function truthOf(page: Page, plies?: number): Promise<State> {
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const text = await page.evaluate((key) => localStorage.getItem(key), `agora.match.${id}`);
  const save = parseSave(id, text ?? '');
  const resumed = save && resumeMatch({ facts, rules, notation }, { ...save, moves: save.moves.slice(0, plies) });
  if (!resumed) throw new Error(`No match is kept under ${id}.`);
  return resumed.match.state;
}

/** The cards of a hand as the page would name them in `data-card`. */
export function handWords(state: State, seat: number): string[] {
  return (state.hands[seat] ?? []).map(cardWord);
}
