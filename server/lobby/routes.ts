/**
 * The lobby over HTTP, under boardgame.io's own paths and in its shapes, so that its LobbyClient works. Nothing under
 * /games goes on to boardgame.io's routes, which check neither sizes nor types and race with themselves.
 */
import type { Middleware, ParameterizedContext } from 'koa';
import { Buckets } from '../guard/limits.ts';
import { isMatchID } from '../guard/secrets.ts';
import { addressOf, isOriginAllowed } from '../guard/visitors.ts';
import { type House, lobbyMatchOf, reportBug } from '../house.ts';
import type { LiveMatch } from '../play/liveMatches.ts';
import type { ServedRoom } from '../rooms.ts';
import { ACTIONS, create } from './actions.ts';
import { readBody } from './body.ts';
import { listing } from './listing.ts';
import { liveLobby } from './liveLobby.ts';
import { HttpProblem } from './problem.ts';

type Ctx = ParameterizedContext;

export function lobbyRoutes(house: House): Middleware {
  const requests = new Buckets(house.limits.requests);
  const creations = new Buckets(house.limits.creations);
  setInterval(() => [requests, creations].forEach((each) => void each.forgetIdle()), 60_000).unref();
  return async (ctx, next) => {
    if (!/^\/games(\/|$)/.test(ctx.path)) return next();
    try {
      admit(house, ctx, requests);
      if (ctx.method !== 'OPTIONS') ctx.body = await answer(house, ctx, creations);
    } catch (error) {
      refuse(house, ctx, error);
    }
    house.metrics.count('agora_requests_total', { status: String(ctx.status) });
  };
}

/** Turns away who asks too often, and pages of other sites. */
function admit({ visitors }: House, ctx: Ctx, requests: Buckets): void {
  ctx.set('Cache-Control', 'no-store');
  if (!requests.take(addressOf(ctx.req, visitors))) throw tooFast();
  const { origin } = ctx.req.headers;
  if (!isOriginAllowed(ctx.req, visitors)) throw new HttpProblem(403, 'origin', 'This page may not use this server.');
  ctx.vary('Origin');
  if (origin === undefined || !visitors.origins.includes(origin)) {
    if (ctx.method === 'OPTIONS') throw notFound();
    return;
  }
  ctx.set('Access-Control-Allow-Origin', origin);
  if (ctx.method !== 'OPTIONS') return;
  ctx.set({ 'Access-Control-Allow-Methods': 'GET, POST', 'Access-Control-Allow-Headers': 'Content-Type' });
  ctx.status = 204;
}

async function answer(house: House, ctx: Ctx, creations: Buckets): Promise<unknown> {
  const [, , game, second, third, ...rest] = ctx.path.split('/');
  if (rest.length > 0) throw notFound();
  if (ctx.method === 'GET' || ctx.method === 'HEAD') return read(house, ctx, [game, second, third]);
  if (ctx.method !== 'POST') throw new HttpProblem(405, 'method', 'Use GET or POST.');
  const room = roomOf(house, game);
  if (house.isClosing) throw new HttpProblem(503, 'closing', 'The server is about to stop.');
  if (second === 'create' && third === undefined) {
    if (!creations.take(addressOf(ctx.req, house.visitors))) throw tooFast();
    return create(house, room, await readBody(ctx.req));
  }
  const action = ACTIONS.get(third ?? '');
  if (!action) throw notFound();
  const body = await readBody(ctx.req);
  return action(house, await matchOf(house, room, second), body);
}

async function read(house: House, ctx: Ctx, [game, second, third]: (string | undefined)[]): Promise<unknown> {
  if (game === undefined || game === '') return [...house.rooms.keys()];
  const room = roomOf(house, game);
  if (third !== undefined) throw notFound();
  if (second === undefined || second === '') return listing(house, game, ctx.query);
  if (second === 'live') return liveLobby(house, game, ctx);
  return lobbyMatchOf(house, (await matchOf(house, room, second)).record);
}

function roomOf(house: House, game: string | undefined): ServedRoom {
  const room = house.rooms.get(game ?? '');
  if (!room) throw new HttpProblem(404, 'unknown-game', 'There is no such game.');
  return room;
}

async function matchOf(house: House, room: ServedRoom, matchID: string | undefined): Promise<LiveMatch> {
  const match = isMatchID(matchID) ? await house.matches.get(matchID) : null;
  if (match?.room !== room) throw new HttpProblem(404, 'unknown-match', 'There is no such match.');
  return match;
}

function refuse(house: House, ctx: Ctx, error: unknown): void {
  if (!(error instanceof HttpProblem)) reportBug(house, 'lobby', error);
  const { status, code, message } =
    error instanceof HttpProblem ? error : new HttpProblem(500, 'failed', 'This failed. Nothing has changed.');
  ctx.status = status;
  ctx.body = { error: message, code };
  // What has not been read of a body would be taken for the next request.
  if (!ctx.req.complete) ctx.set('Connection', 'close');
}

function tooFast(): HttpProblem {
  return new HttpProblem(429, 'too-fast', 'Too many requests; wait a little.');
}

function notFound(): HttpProblem {
  return new HttpProblem(404, 'not-found', 'Not found.');
}
