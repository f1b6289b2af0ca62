import { randomUUID } from 'node:crypto';
import type { CallToolResult, ContentBlock } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { handle } from '@/lib/http/handle';
import type { Caller } from '@/lib/http/authenticate';
import { jsonStream } from '@/lib/http/json-stream';
import type { Services } from '@/lib/server/services';
import {
  failureResult,
  pictureLink,
  picturesOf,
  previewContent,
  successResult,
  type AnsweredPicture,
} from './answer-content';
import { targetOf, type ToolTarget } from './tools';

/** Wide enough for a model to judge a picture by, and some tens of kilobytes. */
const PREVIEW_WIDTH_PX = 640;

/** A call of a tool on its way to our own API. */
export interface ToolCall {
  name: string;
  arguments: Record<string, unknown>;
  /** The HTTP request that carried it: its token, host and end are the call's own. */
  request: Request;
  caller: Caller;
  services: Services;
  /** Hears how far the work is, 0 to 1, with the name of the step. */
  onProgress?: (fraction: number, step: string) => void;
}

const errorAnswer = z.object({ code: z.string(), message: z.string() });

/** A request to our own API with the token and the host of the one that carried the call. */
function innerRequest(call: ToolCall, { method, path }: ToolTarget, progressId?: string): Request {
  const { request } = call;
  const headers = new Headers();
  for (const name of ['authorization', 'host', 'x-forwarded-for', 'x-forwarded-proto']) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  if (progressId) headers.set('x-progress-id', progressId);
  if (method === 'GET') return new Request(new URL(path, request.url), { headers });
  headers.set('content-type', 'application/json');
  return new Request(new URL(path, request.url), {
    method,
    headers,
    signal: request.signal,
    // Pictures of the message are written as they are read: nobody holds them as text.
    body: jsonStream({ ...call.arguments, response_format: 'url', stream: undefined }),
    duplex: 'half',
  } as RequestInit);
}

async function showPicture(call: ToolCall, picture: AnsweredPicture): Promise<ContentBlock[]> {
  const path = `/v1/files/${picture.image_id}/thumbnail?width=${PREVIEW_WIDTH_PX}`;
  const response = await handle(innerRequest(call, { method: 'GET', path }));
  const link = pictureLink(picture);
  if (!response.ok) return [link];
  return [previewContent(new Uint8Array(await response.arrayBuffer())), link];
}

/** Sends the request, and tells of its progress while it runs. */
async function send(call: ToolCall, target: ToolTarget): Promise<Response> {
  const { onProgress, services, caller } = call;
  if (!onProgress) return handle(innerRequest(call, target));
  const progressId = randomUUID();
  const leave = services.progress.listen(caller.id, progressId, (event) => {
    if (event.type === 'progress') onProgress(event.progress.fraction, event.progress.step);
  });
  try {
    return await handle(innerRequest(call, target, progressId));
  } finally {
    leave?.();
  }
}

/**
 * Calls a tool: the same request a script would send, through the same pipeline, so that checks,
 * prices, limits and the ledger are the same. A refusal is a result that says so, not an exception.
 */
export async function callTool(call: ToolCall): Promise<CallToolResult> {
  const target = targetOf(call.name);
  if (!target) return failureResult(`there is no tool named ${call.name.slice(0, 80)}`);
  const response = await send(call, target);
  const answer: unknown = await response.json();
  if (!response.ok) {
    const { code, message } = errorAnswer.parse(answer);
    return failureResult(`${code}: ${message}`);
  }
  const shown = await Promise.all(picturesOf(answer).map((picture) => showPicture(call, picture)));
  return successResult(answer, shown.flat());
}
