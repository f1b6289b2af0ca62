import { z } from 'zod';
import { REQUEST_STATES } from '@/lib/requests/request-rules';
import { named, pageOf, pageQuery } from './answers';
import { defineAction } from './define-action';

const webhook = z.object({
  url: z.string(),
  state: z.enum(['pending', 'delivered', 'given_up']),
  next_time: z.iso.datetime().nullable().describe('When the next try is due.'),
  deliveries: z.array(
    z.object({
      time: z.iso.datetime(),
      status: z.number().int().nullable().describe('What the address answered.'),
      error: z.string().nullable(),
    }),
  ),
});

const summary = z.object({
  id: z.uuid(),
  object: z.literal('request'),
  state: z.enum(REQUEST_STATES),
  operation: z.string(),
  model: z.string().nullable(),
  credits: z
    .number()
    .int()
    .describe('Units: reserved while it is open, charged once it has succeeded, else 0.'),
  progress: z
    .object({ fraction: z.number().describe('0 to 1.'), step: z.string() })
    .nullable()
    .describe('As it was last noted.'),
  creation_time: z.iso.datetime(),
  start_time: z.iso.datetime().nullable(),
  end_time: z.iso.datetime().nullable(),
  expiration_time: z.iso.datetime(),
  error: z
    .record(z.string(), z.unknown())
    .nullable()
    .describe('The body that a synchronous request would have failed with.'),
  webhook: webhook.nullable(),
});

const request = named(
  'Request',
  summary.extend({
    queue: z
      .object({ ahead: z.number().int().describe('Waiting requests that came before.') })
      .nullable(),
    result: z
      .record(z.string(), z.unknown())
      .nullable()
      .describe(
        'The JSON that a synchronous request would have been answered with; with `response_format` multipart its `response` part.',
      ),
  }),
);

/** Requests that were sent with `Prefer: respond-async` and are answered later. */
export const requestActions = {
  listRequests: defineAction({
    id: 'listRequests',
    method: 'GET',
    path: '/v1/requests',
    summary: 'Your asynchronous requests, newest first, while they are kept',
    query: z.object({
      ...pageQuery(100, 40),
      state: z.enum(REQUEST_STATES).optional(),
    }),
    answer: named('RequestList', pageOf('requests', summary, z.string())),
  }),
  readRequest: defineAction({
    id: 'readRequest',
    method: 'GET',
    path: '/v1/requests/{id}',
    summary:
      'How a request stands and what it came to; with `Accept: text/event-stream` as events until it ends',
    answer: request,
    streams: true,
  }),
  cancelRequest: defineAction({
    id: 'cancelRequest',
    method: 'DELETE',
    path: '/v1/requests/{id}',
    summary: 'Cancel a request; nothing is charged. One that has ended stays as it is',
    answer: request,
  }),
  readWebhookSecret: defineAction({
    id: 'readWebhookSecret',
    method: 'GET',
    path: '/v1/webhooks/secret',
    summary: 'The secret that your webhooks are signed with',
    answer: named('WebhookSecret', z.object({ secret: z.string() })),
  }),
};
