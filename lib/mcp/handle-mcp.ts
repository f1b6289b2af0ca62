import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { ApiError } from '@/lib/errors/api-error';
import { asApiError, errorResponse } from '@/lib/http/answer/error-response';
import { authenticate, type Caller } from '@/lib/http/authenticate';
import { readJson } from '@/lib/http/body/read-json';
import { enforce } from '@/lib/http/rate-limit';
import { openContext, type RequestContext } from '@/lib/http/request-context';
import { MAX_IMAGE_BYTES } from '@/lib/imaging/limits';
import { services, type Services } from '@/lib/server/services';
import type { RequestUploads } from '@/lib/uploads/upload';
import { callTool } from './call-tool';
import { TOOLS } from './tools';

/** A tool's pictures come as data URLs of at most 20 MB each, in Base64, and a margin. */
const LONGEST_MESSAGE_BYTES = 64 * 1024 * 1024;

const INSTRUCTIONS =
  'Easel makes and edits images. Pass pictures as URLs (those of earlier results work) or data URLs; ' +
  'every answer says what it cost in API units, shows each picture, and links to it for about a day.';

/** A server for one message: nothing is kept between requests, so any machine may answer any of them. */
function serverFor(request: Request, caller: Caller, all: Services): Server {
  const server = new Server(
    { name: 'easel', title: 'Easel', version: '1.0.0' },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: [...TOOLS] }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }, extra) => {
    const progressToken = params._meta?.progressToken;
    return callTool({
      name: params.name,
      arguments: params.arguments ?? {},
      request,
      caller,
      services: all,
      ...(progressToken === undefined
        ? {}
        : {
            onProgress: (progress, message) =>
              // A client that went away hears nothing more; its request ends by its own signal.
              void extra
                .sendNotification({
                  method: 'notifications/progress',
                  params: { progressToken, progress, total: 1, message },
                })
                .catch(() => undefined),
          }),
    });
  });
  return server;
}

function checkMethod(request: Request): void {
  if (request.method === 'POST') return;
  throw new ApiError('method_not_allowed', '/mcp takes POST: each message is answered by itself', {
    headers: { allow: 'POST' },
  });
}

/** Keeps what a message brought until its answer has left, or nobody waits for it any more. */
function closeAfter(response: Response, uploads: RequestUploads, signal: AbortSignal): Response {
  const close = () => void uploads.close();
  if (!response.body) {
    close();
    return response;
  }
  signal.addEventListener('abort', close, { once: true });
  const body = response.body.pipeThrough(new TransformStream({ flush: close }));
  return new Response(body, { status: response.status, headers: response.headers });
}

async function answer(request: Request, context: RequestContext): Promise<Response> {
  checkMethod(request);
  const all = await services();
  const caller = await authenticate(context, all);
  enforce(await all.rateLimiter.takeRequest(caller.id), 'requests', context.headers);
  const uploads = all.uploads.receive(caller.id);
  try {
    const message = await readJson(request, {
      limitBytes: LONGEST_MESSAGE_BYTES,
      signal: request.signal,
      pictures: { uploads, maxBytes: MAX_IMAGE_BYTES },
    });
    const transport = new WebStandardStreamableHTTPServerTransport({
      sessionIdGenerator: undefined,
    });
    await serverFor(request, caller, all).connect(transport);
    const response = await transport.handleRequest(request, { parsedBody: message });
    response.headers.set('x-request-id', context.requestId);
    return closeAfter(response, uploads, request.signal);
  } catch (error) {
    await uploads.close();
    throw error;
  }
}

/**
 * The Model Context Protocol over streamable HTTP (revision 2025-06-18), without sessions: every
 * operation of the catalogue is a tool, for the same tokens as `/v1`.
 */
export async function handleMcp(request: Request): Promise<Response> {
  const context = openContext(request);
  try {
    return await answer(request, context);
  } catch (thrown) {
    return errorResponse(asApiError(thrown), context.requestId, context.headers);
  }
}
