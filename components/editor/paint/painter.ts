import { bytesOfAsset } from '../document/assets';
import type { PaintAnswer, PaintJob } from './protocol';

interface PaintedPicture {
  /** The picture before, and what it is called with the stroke. */
  fileId: string;
  paintedId: string;
  job: Omit<PaintJob, 'source'>;
}

let worker: Worker | undefined;
/** The picture that the worker has in hand. */
let inHand: string | undefined;
let line: Promise<unknown> = Promise.resolve();

function send(job: PaintJob): Promise<Blob> {
  const painting = (worker ??= new Worker(new URL('./paint-worker.ts', import.meta.url), {
    type: 'module',
  }));
  return new Promise((resolve, reject) => {
    painting.onmessage = ({ data: { blob, problem } }: MessageEvent<PaintAnswer>) =>
      blob ? resolve(blob) : reject(new Error(problem));
    painting.onerror = (event) => reject(new Error(event.message));
    painting.postMessage(job);
  });
}

async function paintNow({ fileId, paintedId, job }: PaintedPicture): Promise<Blob> {
  const source = inHand === fileId ? undefined : await bytesOfAsset(fileId);
  inHand = undefined;
  const blob = await send({ ...job, source });
  inHand = paintedId;
  return blob;
}

/** A picture with a stroke, as PNG. Strokes are done in their order; each may be made on the one before. */
export function paintPicture(wanted: PaintedPicture): Promise<Blob> {
  const painted = line.then(() => paintNow(wanted));
  line = painted.catch(() => undefined);
  return painted;
}
