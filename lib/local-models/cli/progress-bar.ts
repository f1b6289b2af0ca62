import { formatBytes } from '@/lib/format-bytes';
import type { InstallProgress } from '../install';
import type { Terminal } from './terminal';

const REDRAW_MS = 100;
const BAR_WIDTH = 24;

/**
 * Shows how far an installation is: a bar that is drawn over on a terminal, a line at every tenth
 * elsewhere.
 */
export function progressBar(terminal: Terminal, now: () => number = Date.now) {
  let drawnAtMs = 0;
  let told = '';
  return (progress: InstallProgress) => {
    const share = progress.totalBytes ? progress.doneBytes / progress.totalBytes : 0;
    const tenth = `${progress.file} ${progress.step} ${Math.floor(share * 10)}`;
    const isDone = share >= 1;
    if (terminal.isInteractive ? now() - drawnAtMs < REDRAW_MS && !isDone : tenth === told) return;
    drawnAtMs = now();
    told = tenth;
    const filled = Math.round(share * BAR_WIDTH);
    const bar = '█'.repeat(filled) + '░'.repeat(BAR_WIDTH - filled);
    const amount = `${formatBytes(progress.doneBytes)} of ${progress.totalBytes ? formatBytes(progress.totalBytes) : '?'}`;
    const verb = progress.step === 'checking' ? 'checking' : 'fetching';
    const line = `${bar} ${String(Math.floor(share * 100)).padStart(3)} %  ${verb} ${progress.file} (${progress.index + 1}/${progress.files}), ${amount}`;
    if (!terminal.isInteractive) return terminal.write(`${line}\n`);
    terminal.write(`\r\x1b[K${line.slice(0, terminal.columns - 1)}${isDone ? '\n' : ''}`);
  };
}
