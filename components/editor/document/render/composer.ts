import type { ProjectDocument } from '@/lib/projects/document';
import { bytesOfAsset } from '../assets';
import { FACE_KEY } from './draw-text';
import type { FileJob, FromWorker, Source, ToWorker } from './protocol';

/** Pixels of a vector: workers decode none themselves. */
async function pixelsOfVector(blob: Blob): Promise<ImageBitmap> {
  const image = new Image();
  image.src = URL.createObjectURL(blob);
  try {
    await image.decode();
    return await createImageBitmap(image);
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

async function sourceOf(key: string): Promise<Source> {
  if (key.startsWith(FACE_KEY)) {
    const { bytesOfFace } = await import('./faces');
    return bytesOfFace(key.slice(FACE_KEY.length));
  }
  const blob = await bytesOfAsset(key);
  return blob.type === 'image/svg+xml' ? pixelsOfVector(blob) : blob;
}

type Waiting = (message: Exclude<FromWorker, { kind: 'need' }>) => void;

const waiting = new Map<number, Waiting>();
let worker: Worker | undefined;
let tickets = 0;

function send(message: ToWorker): void {
  composingWorker().postMessage(message);
}

async function supply(key: string): Promise<void> {
  const source = await sourceOf(key).catch((error: unknown) => {
    // A picture whose time is over is left out; the layer can still be removed or replaced.
    console.warn(`A layer's picture could not be read: ${key}`, error);
    return undefined;
  });
  send({ kind: 'source', key, source });
}

function composingWorker(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('./compose-worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    if (data.kind === 'need') return void supply(data.key);
    waiting.get(data.ticket)?.(data);
    waiting.delete(data.ticket);
  };
  return worker;
}

/** A picture of a document to be shown; nothing when another was asked for meanwhile. */
export function showDocument(
  document: ProjectDocument,
  scale: number,
): Promise<ImageBitmap | undefined> {
  const ticket = ++tickets;
  return new Promise((resolve) => {
    waiting.set(ticket, (answer) => resolve('bitmap' in answer ? answer.bitmap : undefined));
    send({ kind: 'show', job: { ticket, document, scale } });
  });
}

/** The pixels of a whole document, for who reads them. Rejects where the browser can't draw it. */
export function readDocument(document: ProjectDocument): Promise<ImageBitmap> {
  const ticket = ++tickets;
  return new Promise((resolve, reject) => {
    waiting.set(ticket, (answer) => {
      if ('bitmap' in answer && answer.bitmap) resolve(answer.bitmap);
      else reject(new Error('problem' in answer ? answer.problem : 'It was not drawn.'));
    });
    send({ kind: 'read', job: { ticket, document, scale: 1 } });
  });
}

/** A document as a file. Rejects with what the browser says where it can't. */
export function encodeDocument(
  document: ProjectDocument,
  how: Pick<FileJob, 'type' | 'quality' | 'scale'>,
): Promise<Blob> {
  const ticket = ++tickets;
  return new Promise((resolve, reject) => {
    waiting.set(ticket, (answer) => {
      if (answer.kind === 'encoded' && answer.blob) resolve(answer.blob);
      else reject(new Error('problem' in answer ? answer.problem : 'It was not encoded.'));
    });
    send({ kind: 'encode', job: { ticket, document, ...how } });
  });
}
