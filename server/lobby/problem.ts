import type { LobbyReason } from '../../src/platform/protocol.ts';

/** Why a request is refused: a status, a code for programs, and a sentence that repeats nothing it was sent. */
export class HttpProblem extends Error {
  readonly status: number;
  readonly code: LobbyReason;

  constructor(status: number, code: LobbyReason, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}
