import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const CANDIDATES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function onPath(name) {
  const { status, stdout } = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

function onMachine() {
  const named = process.env.PLAYWRIGHT_CHROMIUM;
  if (named) return existsSync(named) ? named : undefined;
  return (
    CANDIDATES.map(onPath).find(Boolean) ??
    ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'].find(existsSync)
  );
}

function run(command, args) {
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}

/**
 * Path of a Chromium for the browser tests: `PLAYWRIGHT_CHROMIUM`, one on the machine, Playwright's own
 * (path `''`), or Debian's. Ends with the one command that is missing when none can be had.
 */
export function findChromium() {
  const found = onMachine();
  if (found) return found;
  console.log('No Chromium on this machine; asking Playwright for one …');
  if (run('npx', ['playwright', 'install', 'chromium'])) return '';
  const isRoot = process.getuid?.() === 0;
  if (isRoot && onPath('apt-get')) {
    console.log('Installing Debian’s Chromium …');
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', 'chromium']);
    const installed = onMachine();
    if (installed) return installed;
  }
  console.error('The browser tests need a Chromium. Run: sudo apt-get install -y chromium');
  process.exit(1);
}
