import { randomUUID } from 'node:crypto';
import { DEFAULT_STYLE_MODEL_ID, findModel, type Model } from '@/lib/models/models';
import { styleMatchesOf, type StyleMatch } from '@/lib/models/support';
import type { ResolvedInput } from '@/lib/operations/define-operation';
import type { JobImage, JobResult } from '@/lib/operations/job';
import type { Services } from '@/lib/server/services';
import { UNKEPT_TTL_MS } from '@/lib/styles/style-rules';
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
  result: JobResult;
  credits: number;
}

function familyModel(input: StoreRequest['input']): Model {
  const model = input.model ?? findModel(DEFAULT_STYLE_MODEL_ID);
  if (!model) throw new Error('The default style model is not in the model table');
  return model;
}

/** Saves a picture; one for a style goes by itself unless the style comes to be, which keeps it. */
async function saveImage(
  request: StoreRequest,
  image: JobImage,
  kind: 'result' | 'style',
): Promise<string> {
  const { services } = request;
  const id = randomUUID();
  const ttlMs = kind === 'style' ? UNKEPT_TTL_MS : services.env.RESULT_TTL_HOURS * HOUR_MS;
  const record = await services.files.save(
    {
      id,
      ownerId: request.accountId,
      requestId: request.requestId,
      kind,
      mediaType: image.mediaType,
      widthPx: image.widthPx,
      heightPx: image.heightPx,
      operation: request.operationId,
      expiresAt: new Date(Date.now() + ttlMs),
    },
    image.bytes,
    image.thumbnails,
  );
  if (!image.thumbnails) services.thumbnails.prepare(record, image.bytes);
  return id;
}

/** Saves all or none: when one can't be, or what `then` does fails, those that were saved go. */
async function saveAll<Result>(
  request: StoreRequest,
  images: readonly JobImage[],
  kind: 'result' | 'style',
  then: (ids: string[]) => Promise<Result>,
): Promise<Result> {
  const saving = images.map((image) => saveImage(request, image, kind));
  try {
    return await then(await Promise.all(saving));
  } catch (error) {
    const saved = (await Promise.allSettled(saving)).flatMap((save) =>
      save.status === 'fulfilled' ? [save.value] : [],
    );
    // What can't be deleted now expires.
    await request.services.files.delete(saved).catch(() => undefined);
    throw error;
  }
}

async function storeStyle(
  request: StoreRequest,
  measured: NonNullable<JobResult['style']>,
): Promise<Outcome['style']> {
  const { input, services, accountId } = request;
  const model = familyModel(input);
  const [defaultMatch = 'regular'] = styleMatchesOf(model.family);
  const pictures = [measured.preview, ...measured.references];
  const style = await saveAll(request, pictures, 'style', ([preview = '', ...references]) =>
    services.styles.create({
      userId: accountId,
      name: input.styleName ?? '',
      modelId: model.id,
      family: model.family,
      match: input.match ?? input.styleMatch ?? defaultMatch,
      baseStyle: input.baseStyle ?? null,
      profile: measured.profile,
      fileIds: [preview],
      referenceIds: references,
    }),
  );
  return { id: style.id, style: style.baseStyle, creationTime: style.createdAt.toISOString() };
}

/** Stores the images of a result under fresh ids, and the style that was measured with them. */
export async function storeResults(request: StoreRequest): Promise<{
  outcome: Outcome;
  bytesById: Map<string, Uint8Array>;
}> {
  const { result } = request;
  const { ids, style } = await saveAll(request, result.images, 'result', async (saved) => ({
    ids: saved,
    style: result.style ? await storeStyle(request, result.style) : undefined,
  }));
  const named = result.images.map((image, index) => ({ id: ids[index] ?? '', image }));
  const outcome: Outcome = {
    created: Math.floor(Date.now() / 1000),
    credits: request.credits,
    images: named.map(({ id, image }) => ({
      id,
      mediaType: image.mediaType,
      widthPx: image.widthPx,
      heightPx: image.heightPx,
      ...(image.report ? { report: image.report } : {}),
    })),
    ...(style ? { style } : {}),
    ...(result.text === undefined ? {} : { text: result.text }),
    ...(result.notice === undefined ? {} : { notice: result.notice }),
  };
  return { outcome, bytesById: new Map(named.map(({ id, image }) => [id, image.bytes])) };
}
