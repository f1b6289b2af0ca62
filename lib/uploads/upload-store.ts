import path from 'node:path';
import { openSpoolFolder, SpoolFile, type Segment } from './spool';
import type { GrowingUpload, RequestUploads } from './upload';
import { UploadBudget } from './upload-budget';

/** What one request may hold in memory; whatever comes after it goes to disk. */
export const MEMORY_BYTES_PER_REQUEST = 256 * 1024;

/** One upload: places in its request's file, and after them what is still in memory. */
class SpooledUpload implements GrowingUpload {
  sizeBytes = 0;
  private readonly segments: Segment[] = [];
  private kept: Uint8Array[] = [];

  constructor(private readonly request: SpoolingRequest) {}

  add(bytes: Uint8Array): void {
    if (bytes.byteLength === 0) return;
    this.request.hold(bytes.byteLength);
    this.sizeBytes += bytes.byteLength;
    this.kept.push(bytes);
    if (this.request.isOverMemory) void this.request.later(() => this.spill());
  }

  async bytes(): Promise<Uint8Array> {
    await this.request.settled();
    const [first] = this.kept;
    if (this.segments.length === 0 && this.kept.length === 1 && first) return first;
    const whole = Buffer.allocUnsafe(this.sizeBytes);
    let end = 0;
    for (const segment of this.segments) {
      const place = whole.subarray(end, end + segment.sizeBytes);
      await (await this.request.file()).read(place, segment);
      end += segment.sizeBytes;
    }
    for (const piece of this.kept) {
      whole.set(piece, end);
      end += piece.byteLength;
    }
    return whole;
  }

  /** Moves what is in memory to the file. */
  private async spill(): Promise<void> {
    const pieces = this.kept;
    this.kept = [];
    if (pieces.length === 0) return;
    const file = await this.request.file();
    const segment = await file.append(Buffer.concat(pieces));
    this.segments.push(segment);
    this.request.spilled(segment.sizeBytes);
  }
}

class SpoolingRequest implements RequestUploads {
  private inMemory = 0;
  private total = 0;
  private isClosed = false;
  private work: Promise<void> = Promise.resolve();
  private spool: Promise<SpoolFile> | undefined;

  constructor(
    private readonly userId: string,
    private readonly budget: UploadBudget,
    private readonly folder: () => Promise<string>,
  ) {}

  get isOverMemory(): boolean {
    return this.inMemory > MEMORY_BYTES_PER_REQUEST;
  }

  open(): GrowingUpload {
    return new SpooledUpload(this);
  }

  hold(sizeBytes: number): void {
    if (this.isClosed) throw new Error('The request of this upload has ended');
    this.budget.take(this.userId, sizeBytes);
    this.total += sizeBytes;
    this.inMemory += sizeBytes;
  }

  spilled(sizeBytes: number): void {
    this.budget.spill(this.userId, sizeBytes);
    this.inMemory -= sizeBytes;
  }

  /** One file for all of a request's uploads: a form may have hundreds of them. */
  file(): Promise<SpoolFile> {
    this.spool ??= this.folder().then((folder) => SpoolFile.open(folder));
    return this.spool;
  }

  /** Does work on the file in turn. A failure is heard by whoever awaits this, or `settled`. */
  later(work: () => Promise<void>): Promise<void> {
    this.work = this.work.then(work);
    this.work.catch(() => undefined);
    return this.work;
  }

  settled(): Promise<void> {
    return this.work;
  }

  async close(): Promise<void> {
    if (this.isClosed) return;
    this.isClosed = true;
    await this.work.catch(() => undefined);
    this.budget.giveBack(this.userId, this.total, this.inMemory);
    const file = await this.spool?.catch(() => undefined);
    await file?.close();
  }
}

/** Receives the pictures of requests, within a budget of bytes, in memory and in `folder`. */
export class UploadStore {
  private opened: Promise<string> | undefined;

  constructor(
    private readonly folder: string,
    private readonly budget = new UploadBudget(),
  ) {}

  /** Makes the folder, and empties it of what a crash left. */
  async sweep(): Promise<void> {
    await this.ensureFolder();
  }

  receive(userId: string): RequestUploads {
    return new SpoolingRequest(userId, this.budget, () => this.ensureFolder());
  }

  /** Bytes that requests have brought and not yet given back. */
  get inUse(): number {
    return this.budget.inUse;
  }

  private ensureFolder(): Promise<string> {
    const folder = path.resolve(this.folder);
    this.opened ??= openSpoolFolder(folder).then(
      () => folder,
      (error: unknown) => {
        this.opened = undefined;
        throw error;
      },
    );
    return this.opened;
  }
}
