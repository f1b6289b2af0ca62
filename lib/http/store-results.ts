import { randomUUID } from 'node:crypto';
import { DEFAULT_STYLE_MODEL_ID, findModel, type Model } from '@/lib/models/models';
import { styleMatchesOf, type StyleMatch } from '@/lib/models/support';
import { ApiError } from '@/lib/errors/api-error';
import type { ResolvedInput } from '@/lib/operations/define-operation';
import type { MadeImage, MadeResult } from '@/lib/operations/job';
import type { FileRecipe } from '@/lib/files/file-recipe';
import { type FileRecord, keptMediaType } from '@/lib/files/file-store';
import type { Claim } from '@/lib/idempotency/idempotency-store';
import type { Services } from '@/lib/server/services';
import type { StoredStyle } from '@/lib/styles/style-store';
import type { Outcome } from './answer/outcome';

const HOUR_MS = 3_600_000;

interface StoreRequest {
  services: Services;
  accountId: string;
  requestId: string;
  operationId: string;
  input: ResolvedInput & {
    match?: StyleMatch;
    styleMatch?: StyleMatch;
    baseStyle?: string | null;
    styleName?: string;
  };
  result: MadeResult;
  /** How the results were asked for, as it is kept beside them. */
  recipe: FileRecipe;
  credits: number;
  claim?: Claim | undefined;
  /** For a request that is answered later: how its outcome is kept until then. */
  later?: { keepMs: number; textOf: (outcome: Outcome) => string };
  /** Aborted when nobody wants the result any more. */
  signal: AbortSignal;
}

/** A picture that was made, and the record it is to have. */
interface Picture {
  image: MadeImage;
  record: FileRecord;
}

function familyModel(input: StoreRequest['input']): Model {
  const model = input.model ?? findModel(DEFAULT_STYLE_MODEL_ID);
  if (!model) throw new Error('The default style model is not in the model table');
  return model;
}

/** The record that a picture is to have: under a fresh id, unless a worker has put its bytes under one. */
function pictureOf(
  { services, accountId, requestId, operationId, recipe }: StoreRequest,
  image: MadeImage,
  kind: FileRecord['kind'],
): Picture {
  const ttlMs = services.env.RESULT_TTL_HOURS * HOUR_MS;
  const record: FileRecord = {
    id: 'fileId' in image ? image.fileId : randomUUID(),
    ownerId: accountId,
    requestId,
    kind,
    mediaType: keptMediaType(image.mediaType),
    sizeBytes: 'fileId' in image ? image.sizeBytes : image.bytes.byteLength,
    widthPx: image.widthPx,
    heightPx: image.heightPx,
    operation: operationId,
    createdAt: new Date(),
    // Those of a style stay with it.
    expiresAt: kind === 'style' ? null : new Date(Date.now() + ttlMs),
    ...(kind === 'result' ? { recipe } : {}),
  };
  return { image, record };
}

function styleOf(
  { input, accountId }: StoreRequest,
  { profile }: NonNullable<MadeResult['style']>,
  [preview = '', ...referenceIds]: readonly string[],
): StoredStyle {
  const model = familyModel(input);
  const [defaultMatch = 'regular'] = styleMatchesOf(model.family);
  return {
    id: randomUUID(),
    userId: accountId,
    name: input.styleName ?? '',
    modelId: model.id,
    family: model.family,
    match: input.match ?? input.styleMatch ?? defaultMatch,
    baseStyle: input.baseStyle ?? null,
    profile,
    fileIds: [preview],
    referenceIds,
    createdAt: new Date(),
  };
}

function outcomeOf(
  { result, credits }: StoreRequest,
  results: readonly Picture[],
  style: StoredStyle | undefined,
): Outcome {
  return {
    created: Math.floor(Date.now() / 1000),
    credits,
    images: results.map(({ image, record }) => ({
      id: record.id,
      mediaType: record.mediaType,
      widthPx: image.widthPx,
      heightPx: image.heightPx,
      ...(image.report ? { report: image.report } : {}),
    })),
    ...(style && {
      style: { id: style.id, style: style.baseStyle, creationTime: style.createdAt.toISOString() },
    }),
    ...(result.text === undefined ? {} : { text: result.text }),
    ...(result.notice === undefined ? {} : { notice: result.notice }),
  };
}

/** Puts all bytes in their place, or none: what is deleted then is written by nobody any more. */
async function putBytes(services: Services, pictures: readonly Picture[]): Promise<void> {
  const writes = await Promise.allSettled(
    pictures.map(async ({ image, record }) => {
      if ('fileId' in image) return;
      await services.files.put(record.id, image.bytes, image.thumbnails);
    }),
  );
  const failed = writes.find((write) => write.status === 'rejected');
  if (!failed) return;
  await discard(services, pictures);
  throw failed.reason;
}

/** Takes bytes away that have no record. Where that fails, the sweep of orphans finds them. */
async function discard({ files }: Services, pictures: readonly Picture[]): Promise<void> {
  await files.delete(pictures.map(({ record }) => record.id)).catch(() => undefined);
}

/**
 * Stores the images of a result under fresh ids, and the style that was measured with them, and charges:
 * all of it or nothing (`Publisher`). Bytes come first, so that no lock is held while they are written.
 */
export async function storeResults(request: StoreRequest): Promise<{
  outcome: Outcome;
  bytesById: Map<string, Uint8Array>;
}> {
  const { services, requestId, credits, claim, later, result } = request;
  const images = result.images.map((image) => pictureOf(request, image, 'result'));
  const measured = result.style && [result.style.preview, ...result.style.references];
  const samples = measured?.map((image) => pictureOf(request, image, 'style')) ?? [];
  const style = result.style && styleOf(request, result.style, idsOf(samples));
  const outcome = outcomeOf(request, images, style);
  const all = [...images, ...samples];
  await putBytes(services, all);
  if (request.signal.aborted) {
    await discard(services, all);
    throw request.signal.reason;
  }
  try {
    await services.publisher.publish({
      requestId,
      chargedUnits: credits,
      images: images.length,
      files: all.map(({ record }) => record),
      style,
      claim,
      later: later && { keepMs: later.keepMs },
      outcome: later ? later.textOf(outcome) : JSON.stringify(outcome),
    });
  } catch (error) {
    // Of anything else it isn't certain that nothing was published.
    if (error instanceof ApiError) await discard(services, all);
    throw error;
  }
  for (const { image, record } of all) {
    if ('fileId' in image) {
      if (!image.hasThumbnails) services.thumbnails.prepare(record);
    } else if (!image.thumbnails) {
      services.thumbnails.prepare(record, image.bytes);
    }
  }
  return {
    outcome,
    bytesById: new Map(
      images.flatMap(({ image, record }) => ('bytes' in image ? [[record.id, image.bytes]] : [])),
    ),
  };
}

const idsOf = (pictures: readonly Picture[]) => pictures.map(({ record }) => record.id);
