import WebSocket from 'ws';
import { z } from 'zod';
import type { Address } from '../../address';
import { urlBelow } from '../../address';

const event = z.object({
  type: z.string(),
  data: z
    .object({
      prompt_id: z.string().nullish(),
      node: z.string().nullish(),
      value: z.number().nullish(),
      max: z.number().nullish(),
    })
    .loose(),
});

export interface SocketEvents {
  onProgress: (promptId: string | undefined, fraction: number) => void;
  /** An unfinished picture of what runs at the moment. */
  onPreview: (picture: Uint8Array) => void;
  /** Something has ended; whether it was ours, and how, the history says. */
  onEnd: () => void;
}

/** A preview of the largest picture; a longer message ends the events, not the job. */
const MAX_MESSAGE_BYTES = 32_000_000;
const HANDSHAKE_TIMEOUT_MS = 10_000;

const ENDING = new Set(['execution_success', 'execution_error', 'execution_interrupted']);

/** Binary messages begin with their kind; that of a preview goes on with its format, JPEG or PNG. */
const PREVIEW_KIND = 1;
const PREVIEW_HEAD_BYTES = 8;

function previewOf(message: Buffer): Uint8Array | undefined {
  const isPreview = message.length > PREVIEW_HEAD_BYTES && message.readUInt32BE(0) === PREVIEW_KIND;
  return isPreview ? message.subarray(PREVIEW_HEAD_BYTES) : undefined;
}

function receive(text: string, events: SocketEvents): void {
  const parsed = event.safeParse(JSON.parse(text));
  if (!parsed.success) return;
  const { type, data } = parsed.data;
  if (type === 'progress' && data.value && data.max) {
    events.onProgress(data.prompt_id ?? undefined, Math.min(1, data.value / data.max));
  }
  if (ENDING.has(type) || (type === 'executing' && data.node === null)) events.onEnd();
}

/**
 * ComfyUI's events, for the steps of a drawing and to learn at once that it has ended. They are never
 * trusted for the result: they come in changing order, and before the history is written. Where none
 * come, jobs are followed by asking alone. Answers what closes the socket.
 */
export function listen(address: Address, clientId: string, events: SocketEvents): () => void {
  const url = urlBelow(address, `/ws?clientId=${encodeURIComponent(clientId)}`);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  const { authorization } = address;
  const socket = new WebSocket(url, {
    maxPayload: MAX_MESSAGE_BYTES,
    handshakeTimeout: HANDSHAKE_TIMEOUT_MS,
    ...(authorization === undefined ? {} : { headers: { authorization } }),
  });
  socket.on('message', (data, isBinary) => {
    if (isBinary) {
      const preview = Buffer.isBuffer(data) ? previewOf(data) : undefined;
      if (preview) events.onPreview(preview);
      return;
    }
    try {
      receive(String(data), events);
    } catch {
      // Not JSON: custom nodes send what they like.
    }
  });
  // Without a socket the history is still asked.
  socket.on('error', () => undefined);
  return () => socket.terminate();
}
