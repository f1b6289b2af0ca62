import type { Selection } from '../kernels/similar';
import type { FromPicker, Pick, ToPicker } from './protocol';

/** A picture to select parts of. */
export interface Picture {
  /** The same object as long as it is the same picture. */
  key: object;
  read: () => Promise<ImageBitmap>;
}

let worker: Worker | undefined;
/** The picture that the worker has, or is about to have. */
let held: { key: object; ready: Promise<void> } | undefined;
let tickets = 0;
const waiting = new Map<number, { resolve: (s: Selection) => void; reject: (e: Error) => void }>();

function fail(event: ErrorEvent): void {
  for (const { reject } of waiting.values()) reject(new Error(event.message));
  waiting.clear();
  // The next one begins anew, with its picture.
  worker?.terminate();
  worker = undefined;
  held = undefined;
}

function pickingWorker(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('./pick-worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data: { ticket, selection } }: MessageEvent<FromPicker>) => {
    waiting.get(ticket)?.resolve(selection);
    waiting.delete(ticket);
  };
  worker.onerror = fail;
  return worker;
}

function send(message: ToPicker, transfer: Transferable[] = []): void {
  pickingWorker().postMessage(message, { transfer });
}

async function hand({ key, read }: Picture): Promise<void> {
  const bitmap = await read();
  // Another picture may have been asked about meanwhile.
  if (held?.key === key) send({ kind: 'picture', bitmap }, [bitmap]);
}

/**
 * Selects a part of a picture in a worker, which keeps the picture for the next time. Nothing where
 * another picture was asked about meanwhile; rejects where the picture can't be read.
 */
export async function pick(picture: Picture, wanted: Pick): Promise<Selection | undefined> {
  if (held?.key !== picture.key) held = { key: picture.key, ready: hand(picture) };
  const { key, ready } = held;
  try {
    await ready;
  } catch (error) {
    if (held?.key === key) held = undefined;
    throw error;
  }
  if (held?.key !== key) return undefined;
  const ticket = ++tickets;
  return new Promise((resolve, reject) => {
    waiting.set(ticket, { resolve, reject });
    send({ kind: 'pick', ticket, pick: wanted });
  });
}
