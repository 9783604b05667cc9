/** Why a request is refused: a status, a code for programs, and a sentence that repeats nothing it was sent. */
export class HttpProblem extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}
