import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import arrows from './arrows.mjs';
import { BAD_ARROWS, BAD_HABITS, CLEAN, GOOD_HABITS } from './fixtures.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const made: string[] = [];

/** A project of its own with our configuration: the tools run on it as they run on ours. */
function project(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'agora-borders-'));
  made.push(folder);
  for (const config of ['biome.json', 'tsconfig.json', 'package.json', '.gitignore']) {
    copyFileSync(join(ROOT, config), join(folder, config));
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  for (const [path, source] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), source);
  }
  return folder;
}

/** What a tool prints as JSON; it exits with an error when it finds something. */
function ask(folder: string, tool: string, ...options: string[]): Promise<unknown> {
  const binary = join(ROOT, 'node_modules', '.bin', tool);
  return new Promise((resolve, reject) => {
    execFile(binary, options, { cwd: folder, maxBuffer: 1 << 26 }, (_, stdout, stderr) => {
      try {
        resolve(JSON.parse(stdout));
      } catch {
        reject(new Error(`${tool} printed no JSON:\n${stdout}\n${stderr}`));
      }
    });
  });
}

async function brokenArrows(folder: string): Promise<string[]> {
  const options = ['--config', join(ROOT, 'tests/borders/arrows.mjs'), '--output-type', 'json'];
  const answer = await ask(folder, 'depcruise', ...options, 'src', 'server', 'tests');
  const { summary } = answer as { summary: { violations: { from: string; rule: { name: string } }[] } };
  return distinct(summary.violations.map(({ from, rule }) => `${from} breaks ${rule.name}`));
}

async function badHabits(folder: string): Promise<string[]> {
  const answer = await ask(folder, 'biome', 'lint', '--reporter=json', '--max-diagnostics=none');
  const { diagnostics } = answer as {
    diagnostics: { category: string; severity: string; location: { path: string } }[];
  };
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  return distinct(errors.map(({ category, location }) => `${location.path} breaks ${category.replace(/^lint\//, '')}`));
}

const distinct = (list: readonly string[]) => [...new Set(list)].sort();
const sources = (offences: readonly { file: string; source: string }[]) =>
  Object.fromEntries(offences.map(({ file, source }) => [file, source]));
const expected = (offences: readonly { file: string; breaks: readonly string[] }[]) =>
  distinct(offences.flatMap(({ file, breaks }) => breaks.map((rule) => `${file} breaks ${rule}`)));

afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

describe.concurrent('borders', () => {
  it('refuses every forbidden import and lets a clean project pass', async () => {
    // One run for both: the clean files lie beside the offenders, and the lists must be equal.
    const folder = project({ ...CLEAN, ...sources(BAD_ARROWS) });
    const broken = await brokenArrows(folder);
    expect(broken).toEqual(expected(BAD_ARROWS));
    expect(broken.filter((line) => (line.split(' ')[0] ?? '') in CLEAN)).toEqual([]);
  });

  it('has a fixture for every arrow', () => {
    const named = arrows.forbidden.map(({ name }: { name: string }) => name);
    expect(distinct(BAD_ARROWS.flatMap(({ breaks }) => breaks))).toEqual(distinct(named));
  });

  it('refuses every bad habit and lets the good ones pass', async () => {
    const folder = project({ ...GOOD_HABITS, ...sources(BAD_HABITS) });
    expect(await badHabits(folder)).toEqual(expected(BAD_HABITS));
  });

  it('is part of the test command', () => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    expect(scripts.test).toContain('npm run lint');
    expect(scripts.lint).toMatch(/biome check --error-on-warnings .*npm run arrows .*knip/);
    expect(scripts.arrows).toBe('depcruise --config tests/borders/arrows.mjs src server tests');
  });
});
