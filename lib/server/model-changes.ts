import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { z } from 'zod';
import { ApiError } from '@/lib/errors/api-error';
import type { ModelChange } from '@/lib/local-models/models-view';

const line = z.object({
  type: z.literal('progress'),
  file: z.string(),
  step: z.string(),
  doneBytes: z.number(),
  totalBytes: z.number().optional(),
});

/** Of what the command complains, so much is shown. */
const LONGEST_COMPLAINT = 2_000;

/**
 * Installs models for the administrator's page, by the same command that a person would type, in a
 * process of its own: hashing gigabytes is no work for the server. One at a time; ends with the server.
 */
export class ModelChanges {
  private child: ChildProcess | undefined;
  private change: ModelChange | undefined;

  constructor(private readonly commandPath: string) {}

  get current(): ModelChange | undefined {
    return this.change;
  }

  /** @throws ApiError `conflict` while another installation runs */
  add(id: string): void {
    if (this.child) throw new ApiError('conflict', `${this.change?.id} is being installed`);
    const change: ModelChange = { id, doneBytes: 0 };
    this.change = change;
    const child = fork(this.commandPath, ['add', id, '--json', '--accept-licence'], {
      silent: true,
    });
    this.child = child;
    let complaint = '';
    let rest = '';
    child.stderr?.on('data', (piece: Buffer) => {
      complaint = (complaint + piece.toString('utf8')).slice(-LONGEST_COMPLAINT);
    });
    child.stdout?.on('data', (piece: Buffer) => {
      const lines = (rest + piece.toString('utf8')).split('\n');
      rest = lines.pop() ?? '';
      const latest = lines.at(-1);
      if (latest) this.note(change, latest);
    });
    child.once('exit', (code) => {
      this.child = undefined;
      if (this.change !== change) return;
      this.change =
        code === 0 ? undefined : { ...change, failure: complaint.trim() || 'it ended early' };
    });
  }

  /** Stops what runs; what was fetched is kept for another try. Forgets a failure. */
  stop(): void {
    this.change = undefined;
    this.child?.kill('SIGTERM');
  }

  private note(change: ModelChange, text: string): void {
    const parsed = line.safeParse(parsedJson(text));
    if (!parsed.success) return;
    const { file, step, doneBytes, totalBytes } = parsed.data;
    Object.assign(change, { file, step, doneBytes, totalBytes });
  }
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Where the command lies after a build. */
export function modelsCommandPath(): string {
  return path.join(/* turbopackIgnore: true */ process.cwd(), 'dist', 'models.mjs');
}
