import { z } from 'zod';
import type { DialectName } from '@/lib/engines/mapping/schema';
import type { Address } from '../../address';
import type { RemotePrimitive } from '../../configuration';
import { BackendError } from '../../transport/backend-error';
import { checkStatus, get, getJson, readJson } from '../../transport/exchange';
import { send, type BackendAnswer } from '../../transport/send';
import type { Backend, BackendTask, PictureRequest } from '../backend';
import { firstPicture, imagesAnswer } from './answer';
import { openaiDialect, type Dialect } from './dialects';
import { commonFields, editBody } from './request';

const modelList = z.object({ data: z.array(z.object({ id: z.string() })) });
const policyError = z.object({
  error: z.object({ code: z.string().nullish(), type: z.string().nullish() }),
});
const POLICY_CODES = new Set(['moderation_blocked', 'content_policy_violation']);

/** `/v1/…` below an address that ends in `/v1` or does not. */
function pathOf(address: Address, path: string): string {
  return address.root.pathname.endsWith('/v1') ? path : `/v1${path}`;
}

function isPolicyRefusal({ status, body }: BackendAnswer): boolean {
  if (status !== 400) return false;
  try {
    const parsed = policyError.safeParse(JSON.parse(body.toString('utf8')));
    return parsed.success && POLICY_CODES.has(parsed.data.error.code ?? '');
  } catch {
    return false;
  }
}

async function picture(
  request: PictureRequest,
  { address, signal, onProgress }: BackendTask,
  dialect: Dialect,
): Promise<Uint8Array> {
  const model = request.recipe.checkpoint;
  const { source } = request;
  if (source && !dialect.edits) throw new BackendError('refused', 'this dialect has no edits');
  const path = pathOf(address, source ? '/images/edits' : '/images/generations');
  const sent =
    source && dialect.edits
      ? await editBody({ ...request, source }, model, dialect, dialect.edits)
      : {
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(commonFields(request, model, dialect)),
        };
  onProgress(0.05, 'drawing');
  const answer = await send(address, { method: 'POST', path, ...sent, signal });
  if (isPolicyRefusal(answer)) throw new BackendError('content', 'refused by its content policy');
  const pictures = readJson(checkStatus(answer, `POST ${path}`), imagesAnswer, `POST ${path}`);
  return firstPicture(pictures, address, signal);
}

/** OpenAI's Images API and the servers that speak it, each with its own habits (`dialects.ts`). */
export function openaiBackend(name: DialectName | undefined): Backend {
  const dialect = openaiDialect(name);
  const primitives: RemotePrimitive[] = ['draw'];
  if (dialect.edits) primitives.push('restyle');
  if (dialect.edits?.mask) primitives.push('repaint');
  return {
    primitives,
    check: async (address, signal) => {
      await get(address, pathOf(address, '/models'), signal, 1);
    },
    probe: async (address, _recipe, signal) => {
      const { data } = await getJson(address, pathOf(address, '/models'), modelList, signal);
      return { primitives, models: data.map(({ id }) => id) };
    },
    picture: (request, task) => picture(request, task, dialect),
  };
}
