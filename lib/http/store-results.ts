import { randomUUID } from 'node:crypto';
import { DEFAULT_STYLE_MODEL_ID, findModel, type Model } from '@/lib/models/models';
import { styleMatchesOf, type StyleMatch } from '@/lib/models/support';
import type { ResolvedInput } from '@/lib/operations/define-operation';
import type { JobImage, JobResult } from '@/lib/operations/job';
import type { Services } from '@/lib/server/services';
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

async function saveImage(
  request: StoreRequest,
  image: JobImage,
  kind: 'result' | 'style',
): Promise<string> {
  const { services } = request;
  const id = randomUUID();
  const expiresAt =
    kind === 'style' ? null : new Date(Date.now() + services.env.RESULT_TTL_HOURS * HOUR_MS);
  await services.files.save(
    {
      id,
      ownerId: request.accountId,
      requestId: request.requestId,
      kind,
      mediaType: image.mediaType,
      widthPx: image.widthPx,
      heightPx: image.heightPx,
      operation: request.operationId,
      expiresAt,
    },
    image.bytes,
  );
  return id;
}

async function storeStyle(
  request: StoreRequest,
  measured: NonNullable<JobResult['style']>,
): Promise<Outcome['style']> {
  const { input, services, accountId } = request;
  const model = familyModel(input);
  const [defaultMatch = 'regular'] = styleMatchesOf(model.family);
  const style = await services.styles.create({
    userId: accountId,
    name: input.styleName ?? '',
    modelId: model.id,
    family: model.family,
    match: input.match ?? input.styleMatch ?? defaultMatch,
    baseStyle: input.baseStyle ?? null,
    profile: measured.profile,
    fileIds: [await saveImage(request, measured.preview, 'style')],
    referenceIds: await Promise.all(
      measured.references.map((image) => saveImage(request, image, 'style')),
    ),
  });
  return { id: style.id, style: style.baseStyle, creationTime: style.createdAt.toISOString() };
}

/** Stores the images of a result under fresh ids, and the style that was measured with them. */
export async function storeResults(request: StoreRequest): Promise<{
  outcome: Outcome;
  bytesById: Map<string, Uint8Array>;
}> {
  const { result } = request;
  const ids = await Promise.all(result.images.map((image) => saveImage(request, image, 'result')));
  const named = result.images.map((image, index) => ({ id: ids[index] ?? '', image }));
  const style = result.style ? await storeStyle(request, result.style) : undefined;
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
