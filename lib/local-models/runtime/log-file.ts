import { appendFileSync, renameSync, statSync } from 'node:fs';

/** Of the runtime's words, so much is kept, and as much of what came before. */
const MAX_BYTES = 1_000_000;

/** A log that never grows beyond two megabytes: a full file becomes `.old`, in the place of the one before. */
export class BoundedLog {
  private bytes: number;

  constructor(private readonly file: string) {
    this.bytes = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  }

  write(piece: Buffer): void {
    // A single piece is as large as a pipe at most, far below the limit.
    if (this.bytes + piece.byteLength > MAX_BYTES) {
      renameSync(this.file, `${this.file}.old`);
      this.bytes = 0;
    }
    appendFileSync(this.file, piece, { mode: 0o600 });
    this.bytes += piece.byteLength;
  }
}
