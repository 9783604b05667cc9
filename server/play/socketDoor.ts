/** One socket at the door of one game: every packet is counted, read, done and answered. Nothing here throws. */
import type { Socket } from 'socket.io';
import type { Answer, MoveAnswer } from '../../src/platform/protocol.ts';
import type { Refusal } from '../../src/platform/rules.ts';
import { Bucket } from '../guard/limits.ts';
import { plyNamed } from '../guard/packets.ts';
import { type House, reportBug, tellSeats } from '../house.ts';
import type { ServedRoom } from '../rooms.ts';
import { type Asker, type Outcome, REQUESTS } from './requests.ts';

/** A socket that goes on sending after this many refused packets is cut off. */
const PATIENCE = 200;

type Ack = (answer: unknown) => void;
type Kind = 'moves' | 'syncs' | 'chats';

const KINDS: ReadonlyMap<string, Kind> = new Map([
  ['update', 'moves'],
  ['sync', 'syncs'],
  ['history', 'syncs'],
  ['look', 'syncs'],
  ['chat', 'chats'],
]);

export class SocketDoor implements Asker {
  readonly house: House;
  readonly room: ServedRoom;
  readonly socket: Socket;
  readonly #packets: Bucket;
  readonly #buckets: Readonly<Record<Kind, Bucket>>;
  #refused = 0;

  constructor(house: House, room: ServedRoom, socket: Socket) {
    this.house = house;
    this.room = room;
    this.socket = socket;
    const { packets, moves, syncs, chats } = house.limits;
    this.#packets = new Bucket(packets);
    this.#buckets = { moves: new Bucket(moves), syncs: new Bucket(syncs), chats: new Bucket(chats) };
    socket.onAny((event: unknown, ...args: unknown[]) => void this.#receive(String(event), args));
    socket.once('disconnect', () => void this.#leave());
  }

  async #receive(event: string, given: readonly unknown[]): Promise<void> {
    const last = given.at(-1);
    const ack = typeof last === 'function' ? (last as Ack) : null;
    const args = ack ? given.slice(0, -1) : given;
    const began = performance.now();
    const outcome = await this.#outcome(event, args);
    if (event === 'update') {
      this.house.metrics.observe('agora_move_seconds', (performance.now() - began) / 1000);
      this.#answerMove(args, outcome.code === null ? null : { code: outcome.code, rule: outcome.rule ?? null }, ack);
    } else this.#answer(event, args, outcome, ack);
  }

  async #outcome(event: string, args: readonly unknown[]): Promise<Outcome> {
    const kind = KINDS.get(event);
    const request = REQUESTS.get(event);
    if (!kind || !request) return this.#deny('malformed');
    if (!this.#packets.take() || !this.#buckets[kind].take()) return this.#deny('too-fast');
    if (this.house.isClosing) return { code: 'closing' };
    try {
      return await request(this, args);
    } catch (error) {
      reportBug(this.house, event, error);
      return { code: 'failed' };
    }
  }

  #deny(code: 'malformed' | 'too-fast'): Outcome {
    this.house.metrics.count('agora_denied_total', { reason: code });
    this.#refused++;
    if (this.#refused > PATIENCE) this.socket.disconnect(true);
    return { code };
  }

  #answerMove(args: readonly unknown[], refusal: Refusal | null, ack: Ack | null): void {
    const matchID = typeof args[2] === 'string' ? args[2].slice(0, 16) : '';
    const answer: MoveAnswer = { matchID, ply: plyNamed(args), refusal };
    this.house.metrics.count('agora_moves_total', { answer: refusal?.code ?? 'accepted' });
    if (ack) ack(answer);
    else this.socket.emit('answer', answer);
  }

  #answer(event: string, args: readonly unknown[], outcome: Outcome, ack: Ack | null): void {
    const answer: Answer = outcome.code === null ? { ok: true, ...outcome.result } : { ok: false, code: outcome.code };
    if (ack) ack(answer);
    else if (!answer.ok) {
      const matchID = typeof args[0] === 'string' ? args[0].slice(0, 16) : '';
      this.socket.emit('denied', { matchID, code: answer.code, event: event.slice(0, 16) });
    }
  }

  async #leave(): Promise<void> {
    try {
      const place = this.house.audience.leave(this.socket);
      if (!place || place.seat === null || this.house.isClosing) return;
      if (this.house.audience.isPresent(place.matchID, place.seat)) return;
      const match = await this.house.matches.get(place.matchID);
      if (match) tellSeats(this.house, match.record);
    } catch (error) {
      reportBug(this.house, 'disconnect', error);
    }
  }
}
