import { z } from 'zod';
import { ERROR_CODES, type ErrorCode } from '@/lib/errors/codes';
import { REQUEST_STATES } from '@/lib/requests/request-rules';
import type { StoredRequest } from '@/lib/requests/request-store';
import type { RequestRow } from '../schema';

const errorSchema = z.object({
  code: z.enum(Object.keys(ERROR_CODES) as [ErrorCode, ...ErrorCode[]]),
  message: z.string(),
  param: z.string().nullable(),
});
const progressSchema = z.object({ fraction: z.number(), step: z.string() });
const deliveriesSchema = z.array(
  z.object({ atMs: z.number(), status: z.number().nullable(), error: z.string().nullable() }),
);
const stateSchema = z.enum(REQUEST_STATES);

function parsed<Schema extends z.ZodType>(schema: Schema, json: string | null) {
  return json === null ? null : schema.parse(JSON.parse(json));
}

const dateOf = (ms: number | null) => (ms === null ? null : new Date(ms));

/** A row of the table as the rest of the program knows it. */
export function toRequest(row: RequestRow): StoredRequest {
  return {
    id: row.id,
    userId: row.user_id,
    operation: row.operation,
    model: row.model,
    state: stateSchema.parse(row.state),
    credits: row.credits,
    answer: row.answer,
    progress: parsed(progressSchema, row.progress),
    outcome: row.outcome,
    error: parsed(errorSchema, row.error),
    createdAt: new Date(row.created_at),
    startedAt: dateOf(row.started_at),
    endedAt: dateOf(row.ended_at),
    expiresAt: new Date(row.expires_at),
    webhook:
      row.webhook_url === null
        ? null
        : {
            url: row.webhook_url,
            deliveries: deliveriesSchema.parse(JSON.parse(row.webhook_deliveries)),
            nextAt: dateOf(row.webhook_next_at),
          },
  };
}
