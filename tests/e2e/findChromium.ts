/** A real Chromium for the browser tests: found on the machine, or installed from Debian's packages where that is possible. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
];
const HELP = 'Install Chromium, or set CHROMIUM to the path of one.';

export function findChromium(): string {
  const named = process.env.CHROMIUM;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM names ${named}, which does not exist. ${HELP}`);
    return named;
  }
  return PLACES.find((place) => existsSync(place)) ?? installed();
}

function installed(): string {
  const canInstall = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
  if (!canInstall) throw new Error(`The browser tests need Chromium and found none. ${HELP}`);
  process.stdout.write('Browser tests: no Chromium found; installing Debian’s package chromium with apt-get.\n');
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  execFileSync('apt-get', ['install', '-y', '-qq', 'chromium', 'fonts-dejavu-core'], { stdio: 'inherit' });
  const place = PLACES.find((each) => existsSync(each));
  if (!place) throw new Error(`apt-get has installed no Chromium where one was expected. ${HELP}`);
  return place;
}
