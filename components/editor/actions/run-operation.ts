import type { AnsweredImage } from '@/components/api/answers';
import { RequestError } from '@/components/api/failure';
import { localPath } from '@/components/api/local-path';
import { flatPicture } from '../document/flat-picture';
import { areaInOutpaint, landResult, type Edge, type Landing as Place } from '../document/landing';
import { documentOf } from '../document/document-store';
import { layerSourceOf } from '../document/layer-source';
import { useBrush } from '../mask/brush-options';
import { exportMask } from '../mask/mask-document';
import { keepMask, maskBitmap } from '../mask/mask-state';
import { paintedRuns } from '../mask/patch';
import { landResults } from '../history/version-changes';
import { notePrompt } from '../store/prompts';
import { useVersions, type Appearance, type Batch, type Version } from '../store/versions';
import { takesFrame, titleOf } from '../operation-form/definitions';
import type { PricedRequest, StudioRequest } from '../operation-form/use-operation-form';
import { pictureSize } from './picture-size';
import type { Work } from './job-queue';
import { landAnswersOf, workOfOrder, type Landing } from './orders';
import { captionOf, fileNameOf } from './result-names';
import { resultLifetimeMs } from './result-lifetime';
import { randomSeed } from './seed';

/** What a version shows as the file that is sent: its own bytes, or all its layers as one picture. */
function fileOf(version: Version): Promise<File> {
  return flatPicture(version).catch((error: unknown) => {
    if (error instanceof RequestError && error.failure.code === 'payload_too_large') throw error;
    throw new RequestError({
      code: 'not_found',
      message: `${version.fileName} can’t be read any more: its time on the server is over.`,
      charged: 'nothing',
    });
  });
}

/** The pictures of a request under the names that the operation gives its parts. */
export async function filesOf({
  definition,
  source,
  masked,
  references,
}: StudioRequest): Promise<Record<string, File[]>> {
  const { image: imageField, mask: maskField, style_references: styleField } = definition.images;
  const mask = masked ? exportMask() : undefined;
  const files: Record<string, File[]> = {};
  if (imageField && source) files[imageField.parts[0] ?? 'image'] = [await fileOf(source)];
  const maskFile = await mask;
  if (maskField && maskFile) files[maskField.parts[0] ?? 'mask'] = [maskFile];
  if (styleField && references.length > 0) files[styleField.parts[0] ?? ''] = references;
  return files;
}

type ResultsLanding = Extract<Landing, { kind: 'results' }>;

async function versionsOf(images: AnsweredImage[], landing: ResultsLanding, batchId: string) {
  const { operation, source } = landing;
  const count = images.length;
  const lifetimeMs = resultLifetimeMs();
  return Promise.all(
    images.map(async (item, index): Promise<Version> => {
      const src = localPath(item.url);
      const size = await pictureSize(src);
      return {
        id: item.image_id,
        label: captionOf(operation, { index, count, size, source }),
        fileName: fileNameOf(landing, { index, count, src }),
        src,
        ...size,
        batchId,
        ...(source ? { parentId: source.id } : {}),
        source: landing.layer,
        ...(lifetimeMs === undefined ? {} : { expiresAtMs: Date.now() + lifetimeMs }),
      };
    }),
  );
}

/** The edge of the selection as it is now. */
function edgeInHand(): Edge {
  const { featherPx, opacity, keepsMask } = useBrush.getState();
  return { featherPx, opacity, keepsMask, mask: paintedRuns(maskBitmap()) };
}

/** Where the results will lie: over what was sent if they are new in a part of it, else alone. */
function placeOf({ request, quote }: PricedRequest): Place | undefined {
  const { source, operation, masked } = request;
  if (!source || (!masked && !takesFrame(operation))) return undefined;
  const within = takesFrame(operation) ? areaInOutpaint(quote.input, source) : undefined;
  return { base: documentOf(source), within, edge: masked ? edgeInHand() : undefined };
}

function unique(lists: string[][]): string[] {
  return [...new Set(lists.flat())];
}

/** Results take the canvas only where the visitor still looks at what they were made from. */
function appearanceOf({ source }: ResultsLanding, count: number): Appearance {
  const { currentId, view } = useVersions.getState();
  if (!source) return 'results';
  const stayed = currentId === source.id && view.kind === 'picture';
  if (!stayed) return 'filmstrip';
  return count > 1 ? 'results' : 'picture';
}

/** Lays results over what was sent, where they are new in a part of it. */
async function placeResults(
  versions: readonly Version[],
  { place, maskPart, layer }: ResultsLanding,
  files: Record<string, File[]>,
): Promise<void> {
  if (!place) return;
  const [mask] = files[maskPart ?? ''] ?? [];
  await Promise.all(versions.map((each) => landResult(place, each, { mask, source: layer })));
}

landAnswersOf('results', async (landing, { answer, elapsedMs }, { key, files }) => {
  const { images, credits } = answer;
  const reports = images.flatMap(({ report }) => report ?? []);
  // Named after its order: the page that comes after a reload does not land it again.
  const id = `batch-${key}`;
  if (useVersions.getState().batches.some((batch) => batch.id === id)) return;
  const batch: Batch = {
    id,
    title: landing.title,
    ...(landing.modelName ? { modelName: landing.modelName } : {}),
    ...(landing.seed === undefined ? {} : { seed: landing.seed }),
    units: credits,
    elapsedMs,
    ...(reports[0] ? { engine: reports[0].engine } : {}),
    drew: unique(reports.map(({ drew }) => drew)),
    notDrawn: unique(reports.map(({ not_drawn }) => not_drawn)),
  };
  const versions = await versionsOf(images, landing, batch.id);
  await placeResults(versions, landing, files);
  const edge = landing.place?.edge;
  if (edge?.keepsMask) for (const { id } of versions) keepMask(id, edge.mask);
  landResults(batch, versions, appearanceOf(landing, versions.length));
});

/** A request as a job: sends it as it is now, charges the balance, shows the results. */
export function workOf({ request, quote }: PricedRequest): Work {
  const { definition, operation, model, source } = request;
  const takesSeed = 'random_seed' in definition.input.shape;
  const seed = takesSeed
    ? ((request.body.random_seed as number | undefined) ?? randomSeed())
    : undefined;
  const body = { ...request.body, ...(seed === undefined ? {} : { random_seed: seed }) };
  const title = titleOf(operation);
  const { prompt } = request.body;
  if (typeof prompt === 'string') notePrompt(prompt);
  const draft = {
    title,
    priceUnits: quote.priceUnits ?? 0,
    ...(source ? { parentId: source.id } : {}),
    path: definition.paths[0] ?? '',
    responseForm: definition.responseForm === 'single' ? 'single' : 'list',
    body,
    landing: {
      kind: 'results',
      operation,
      title,
      ...(model ? { modelName: model.name } : {}),
      ...(seed === undefined ? {} : { seed }),
      source,
      body,
      place: placeOf({ request, quote }),
      maskPart: definition.images.mask?.parts[0],
      layer: layerSourceOf(operation, model, body),
    },
  } as const;
  // The mask may be painted on while the request waits: what is sent is what was there when it was asked for.
  return workOfOrder(draft, filesOf(request));
}
