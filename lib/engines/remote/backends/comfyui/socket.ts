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
  /** Something has ended; whether it was ours, and how, the history says. */
  onEnd: () => void;
}

const ENDING = new Set(['execution_success', 'execution_error', 'execution_interrupted']);

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
 * trusted for the result: they come in changing order, and before the history is written. Node has a
 * WebSocket from version 22 on; without one, and for addresses with credentials (which it can't send),
 * jobs are followed by asking alone. Answers what closes the socket.
 */
export function listen(address: Address, clientId: string, events: SocketEvents): () => void {
  if (typeof WebSocket === 'undefined' || address.authorization !== undefined)
    return () => undefined;
  const url = urlBelow(address, `/ws?clientId=${encodeURIComponent(clientId)}`);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  const socket = new WebSocket(url);
  socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    // Binary messages are previews.
    if (typeof data !== 'string') return;
    try {
      receive(data, events);
    } catch {
      // Not JSON: custom nodes send what they like.
    }
  });
  // Without a socket the history is still asked.
  socket.addEventListener('error', () => undefined);
  return () => socket.close();
}
