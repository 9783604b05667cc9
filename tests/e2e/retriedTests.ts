/** Tells at the end which tests had to be tried again: they pass, but something about them may be a race. */
import type { Reporter, TestCase } from 'vitest/node';

export class RetriedTests implements Reporter {
  readonly #lines: string[] = [];

  onTestCaseResult(test: TestCase): void {
    const retries = test.diagnostic()?.retryCount ?? 0;
    if (retries === 0) return;
    const { state, errors } = test.result();
    const why = errors?.[0]?.message.split('\n')[0] ?? 'no error was kept';
    this.#lines.push(`  ${state}: ${test.module.relativeModuleId} > ${test.fullName}\n    first: ${why}`);
  }

  onTestRunEnd(): void {
    const many = this.#lines.length;
    const text = many === 0 ? 'No test needed a second try.' : `Tried again (${many}):\n${this.#lines.join('\n')}`;
    process.stdout.write(`\n${text}\n`);
  }
}
