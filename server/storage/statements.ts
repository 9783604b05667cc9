/** SQL on one connection: statements are prepared once and kept. */
import type { Database, Statement } from 'better-sqlite3';

export class Statements {
  readonly #database: Database;
  readonly #prepared = new Map<string, Statement>();

  constructor(database: Database) {
    this.#database = database;
  }

  atomically<T>(work: () => T): T {
    return this.#database.transaction(work).immediate();
  }

  /** How many rows have changed. */
  run(sql: string, ...values: unknown[]): number {
    return this.#statement(sql).run(...values).changes;
  }

  get<T>(sql: string, ...values: unknown[]): T | undefined {
    return this.#statement(sql).get(...values) as T | undefined;
  }

  all<T>(sql: string, ...values: unknown[]): T[] {
    return this.#statement(sql).all(...values) as T[];
  }

  #statement(sql: string): Statement {
    const known = this.#prepared.get(sql) ?? this.#database.prepare(sql);
    this.#prepared.set(sql, known);
    return known;
  }
}
