import { inputKey } from '@/lib/files/object-key';
import type { ObjectStore } from '@/lib/files/object-store';
import type { JobProgress } from '@/lib/operations/job';
import type { ProgressMessage } from '../progress-message';

/** Four a second are as many as anybody sees. */
const PAUSE_MS = 250;

/** Tells how a job goes, not too often. Unfinished pictures go through the object store, one at a time. */
export class ProgressTeller {
  private toldAtMs = -Infinity;
  private previews = 0;
  private isStoring = false;

  constructor(
    private readonly jobId: string,
    private readonly objects: Pick<ObjectStore, 'put'>,
    private readonly publish: (message: string) => void,
    private readonly now: () => number = () => performance.now(),
  ) {}

  tell({ fraction, step, preview }: JobProgress): void {
    if (preview) return void this.tellPreview(preview, { jobId: this.jobId, fraction, step });
    if (this.now() - this.toldAtMs < PAUSE_MS) return;
    this.send({ jobId: this.jobId, fraction, step });
  }

  private async tellPreview(bytes: Uint8Array, message: ProgressMessage): Promise<void> {
    if (this.isStoring) return;
    this.isStoring = true;
    try {
      this.previews += 1;
      const previewKey = inputKey(this.jobId, `preview-${this.previews}`);
      await this.objects.put(previewKey, bytes);
      this.send({ ...message, previewKey });
    } catch {
      // A preview less: the picture itself is what was asked for.
    } finally {
      this.isStoring = false;
    }
  }

  private send(message: ProgressMessage): void {
    this.toldAtMs = this.now();
    this.publish(JSON.stringify(message));
  }
}
