/** Reads what a request brings: a small JSON object, or a clear refusal. */
import type { IncomingMessage } from 'node:http';
import { HttpProblem } from './problem.ts';

const LARGEST_BODY = 16 * 1024;

export type Body = Readonly<Record<string, unknown>>;

/** Only JSON: a page of another site cannot send that without being asked first. */
export async function readBody(request: IncomingMessage): Promise<Body> {
  const type = request.headers['content-type'] ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new HttpProblem(415, 'unsupported', 'Send a JSON object as application/json.');
  }
  const value = parsed(await textOf(request));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new HttpProblem(400, 'malformed', 'The body must be a JSON object.');
  }
  // Own fields only, on an object that inherits nothing: no name in a body can reach a prototype.
  return Object.assign(Object.create(null), value);
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += (part as Buffer).length;
    if (size > LARGEST_BODY) throw new HttpProblem(413, 'too-large', 'The body is larger than 16 kB.');
    parts.push(part as Buffer);
  }
  return Buffer.concat(parts).toString('utf8');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpProblem(400, 'malformed', 'The body is not JSON.');
  }
}
