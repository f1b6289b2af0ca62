import { compose } from './compose';
import type { FileJob, FromWorker, RenderJob, ToWorker } from './protocol';
import { encodePsd } from './psd';
import { contextOf, Sources } from './sources';

/** Composes documents beside the page: shown ones at once, the newest only; files in their turn. */

function answer(message: FromWorker, transfer: Transferable[] = []): void {
  self.postMessage(message, { transfer });
}

const sources = new Sources((key) => answer({ kind: 'need', key }));
const files: (FileJob | RenderJob)[] = [];
let toShow: RenderJob | undefined;
let working = false;

async function show({ ticket, document, scale }: RenderJob, isStale: () => boolean): Promise<void> {
  const canvas = await compose({ document, scale, sources }, isStale);
  const bitmap = canvas?.transferToImageBitmap();
  answer({ kind: 'shown', ticket, bitmap }, bitmap ? [bitmap] : []);
}

async function encodeFlat({ document, scale, type, quality }: FileJob): Promise<Blob | undefined> {
  // What has no transparency shows white through.
  const frame = { ...document.frame, background: document.frame.background ?? '#ffffff' };
  const opaque = type === 'image/jpeg' ? { ...document, frame } : document;
  const canvas = await compose({ document: opaque, scale, sources }, () => false);
  const blob = await canvas?.convertToBlob({ type, quality });
  // Large canvases are let go of at once and not when memory is short.
  if (canvas) contextOf(canvas).reset();
  return blob;
}

/** A picture of a document for somebody who waits for this one, as a file or as pixels. */
async function make(job: FileJob | RenderJob): Promise<void> {
  if (!('type' in job)) return show(job, () => false);
  const layered = job.type === 'image/vnd.adobe.photoshop';
  const blob = await (layered ? encodePsd(job.document, sources) : encodeFlat(job));
  answer({ kind: 'encoded', ticket: job.ticket, blob, problem: undefined });
}

/** Does what waits, what is to be shown before files; a failure is told to whoever waits for it. */
async function work(): Promise<void> {
  if (working) return;
  working = true;
  for (;;) {
    const shown = toShow;
    toShow = undefined;
    const file = shown ? undefined : files.shift();
    if (shown) {
      await show(shown, () => toShow !== undefined).catch((error: unknown) => {
        console.warn('A document could not be shown', error);
        answer({ kind: 'shown', ticket: shown.ticket, bitmap: undefined });
      });
    } else if (file) {
      await make(file).catch((error: unknown) =>
        answer({ kind: 'encoded', ticket: file.ticket, blob: undefined, problem: String(error) }),
      );
    } else break;
    sources.trim();
  }
  working = false;
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'source') return sources.take(data.key, data.source);
  if (data.kind === 'show') {
    if (toShow) answer({ kind: 'shown', ticket: toShow.ticket, bitmap: undefined });
    toShow = data.job;
  } else files.push(data.job);
  void work();
});
