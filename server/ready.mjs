// Makes a checkout ready to run, so that `npm start` and `npm test` work on a fresh clone.
// Plain JavaScript without dependencies: it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const BOARD = join(root, 'dist', 'index.html');
const BOARD_SOURCES = ['src', 'public', 'index.html', 'vite.config.ts', 'package-lock.json'];

/** The packages a lockfile names, by folder; none when the file is missing or broken. */
function packagesOf(lockfile) {
  try {
    return JSON.parse(readFileSync(join(root, lockfile), 'utf8')).packages ?? {};
  } catch {
    return {};
  }
}

/** Why packages must be installed, or null. npm keeps the list of what it installed in node_modules. */
function reasonToInstall() {
  const installed = packagesOf('node_modules/.package-lock.json');
  for (const [folder, wanted] of Object.entries(packagesOf('package-lock.json'))) {
    if (folder === '') continue;
    const found = existsSync(join(root, folder)) ? installed[folder]?.version : undefined;
    // Optional packages are often built for another system and then rightly absent.
    if (found === undefined && wanted.optional) continue;
    if (found !== wanted.version) {
      return existsSync(join(root, 'node_modules')) ? `${folder} is not ${wanted.version}` : 'first run';
    }
  }
  return null;
}

function newestChange(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  // The folder's own time counts too: it moves when a file is removed.
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newestChange(join(path, name))));
}

function reasonToBuild() {
  if (!existsSync(BOARD)) return 'first run';
  const newest = Math.max(...BOARD_SOURCES.map((source) => newestChange(join(root, source))));
  return newest > statSync(BOARD).mtimeMs ? 'its sources changed' : null;
}

function run(what, why, npmArguments) {
  console.log(`agora: ${what} (${why})`);
  const { status } = spawnSync('npm', npmArguments, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}

const install = reasonToInstall();
// The board is built and the suite run with development packages, whatever NODE_ENV says.
if (install !== null) run('installing packages', install, ['ci', '--include=dev', '--no-audit', '--no-fund']);

const build = process.argv.includes('--board') ? reasonToBuild() : null;
if (build !== null) run('building the board', build, ['run', 'build']);
