import { randomUUID } from 'node:crypto';
import type { StyleProfile } from '@/lib/engines/engine';
import { DEFAULT_STYLE_MODEL_ID, findModel, type Model } from '@/lib/models/models';
import { styleMatchesOf, type StyleMatch } from '@/lib/models/support';
import type { ResolvedInput } from '@/lib/operations/define-operation';
import type { JobResult } from '@/lib/operations/job';
import type { Services } from '@/lib/server/services';
import type { Outcome } from './answer/outcome';

const HOUR_MS = 3_600_000;

interface StoreRequest {
  services: Services;
  accountId: string;
  requestId: string;
  operationId: string;
  input: ResolvedInput & { match?: StyleMatch; styleMatch?: StyleMatch; baseStyle?: string | null };
  result: JobResult;
  credits: number;
}

function familyModel(input: StoreRequest['input']): Model {
  const model = input.model ?? findModel(DEFAULT_STYLE_MODEL_ID);
  if (!model) throw new Error('The default style model is not in the model table');
  return model;
}

async function storeStyle(request: StoreRequest, profile: StyleProfile): Promise<Outcome['style']> {
  const { input, services, accountId } = request;
  const model = familyModel(input);
  const [defaultMatch = 'regular'] = styleMatchesOf(model.family);
  const style = await services.styles.create({
    userId: accountId,
    modelId: model.id,
    family: model.family,
    match: input.match ?? input.styleMatch ?? defaultMatch,
    baseStyle: input.baseStyle ?? null,
    profile,
    fileIds: [],
  });
  return { id: style.id, style: style.baseStyle, creationTime: style.createdAt.toISOString() };
}

/** Stores the images of a result under fresh ids, and the style that was measured with them. */
export async function storeResults(request: StoreRequest): Promise<{
  outcome: Outcome;
  bytesById: Map<string, Uint8Array>;
}> {
  const { services, result } = request;
  const expiresAt = new Date(Date.now() + services.env.RESULT_TTL_HOURS * HOUR_MS);
  const named = result.images.map((image) => ({ id: randomUUID(), image }));
  await Promise.all(
    named.map(({ id, image }) =>
      services.files.save(
        {
          id,
          ownerId: request.accountId,
          requestId: request.requestId,
          kind: 'result',
          mediaType: image.mediaType,
          widthPx: image.widthPx,
          heightPx: image.heightPx,
          operation: request.operationId,
          expiresAt,
        },
        image.bytes,
      ),
    ),
  );
  const style = result.profile ? await storeStyle(request, result.profile) : undefined;
  const outcome: Outcome = {
    created: Math.floor(Date.now() / 1000),
    credits: request.credits,
    images: named.map(({ id, image }) => ({
      id,
      mediaType: image.mediaType,
      ...(image.report ? { report: image.report } : {}),
    })),
    ...(style ? { style } : {}),
    ...(result.text === undefined ? {} : { text: result.text }),
  };
  return { outcome, bytesById: new Map(named.map(({ id, image }) => [id, image.bytes])) };
}
