import type { AnsweredImage } from '@/components/api/answers';
import { callOperation } from '@/components/api/client';
import { RequestError } from '@/components/api/failure';
import { localPath } from '@/components/api/local-path';
import { useBalance } from '@/components/shell/balance-store';
import { flatPicture } from '../document/flat-picture';
import { areaInOutpaint, landResult, type Landing } from '../document/landing';
import { documentOf } from '../document/document-store';
import { layerSourceOf } from '../document/layer-source';
import { exportMask } from '../mask/mask-document';
import { landResults } from '../history/version-changes';
import { newId } from '../store/ids';
import { useVersions, type Appearance, type Batch, type Version } from '../store/versions';
import { takesFrame, titleOf } from '../operation-form/definitions';
import type { PricedRequest, StudioRequest } from '../operation-form/use-operation-form';
import { pictureSize } from './picture-size';
import type { Work } from './job-queue';
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

async function versionsOf(images: AnsweredImage[], request: StudioRequest, batchId: string) {
  const count = images.length;
  const lifetimeMs = resultLifetimeMs();
  return Promise.all(
    images.map(async (item, index): Promise<Version> => {
      const src = localPath(item.url);
      const size = await pictureSize(src);
      return {
        id: item.image_id,
        label: captionOf(request.operation, { index, count, size, source: request.source }),
        fileName: fileNameOf(request, { index, count, src }),
        src,
        ...size,
        batchId,
        ...(request.source ? { parentId: request.source.id } : {}),
        ...(lifetimeMs === undefined ? {} : { expiresAtMs: Date.now() + lifetimeMs }),
      };
    }),
  );
}

/** Where the results will lie: over what was sent if they are new in a part of it, else alone. */
function landingOf({ request, quote }: PricedRequest): Landing | undefined {
  const { source, operation, masked } = request;
  if (!source || (!masked && !takesFrame(operation))) return undefined;
  const within = takesFrame(operation) ? areaInOutpaint(quote.input, source) : undefined;
  return { base: documentOf(source), within };
}

function unique(lists: string[][]): string[] {
  return [...new Set(lists.flat())];
}

/** Results take the canvas only where the visitor still looks at what they were made from. */
function appearanceOf(request: StudioRequest, count: number): Appearance {
  const { currentId, view } = useVersions.getState();
  if (!request.source) return 'results';
  const stayed = currentId === request.source.id && view.kind === 'picture';
  if (!stayed) return 'filmstrip';
  return count > 1 ? 'results' : 'picture';
}

/** A request as a job: sends it as it is now, charges the balance, shows the results. */
export function workOf({ request, quote }: PricedRequest): Work {
  const { definition, operation, model, source: sent } = request;
  const takesSeed = 'random_seed' in definition.input.shape;
  const seed = takesSeed
    ? ((request.body.random_seed as number | undefined) ?? randomSeed())
    : undefined;
  const body = { ...request.body, ...(seed === undefined ? {} : { random_seed: seed }) };
  const landing = landingOf({ request, quote });
  // The mask may be painted on while the request waits: what is sent is what was there when it was asked for.
  const pending = filesOf(request);
  pending.catch(() => undefined);
  return {
    title: titleOf(operation),
    priceUnits: quote.priceUnits ?? 0,
    ...(sent ? { parentId: sent.id } : {}),
    async run({ signal, onProgress }) {
      const files = await pending;
      const startedAtMs = performance.now();
      const answered = await callOperation(definition, { body, files, signal, onProgress });
      const images = 'images' in answered ? answered.images : [];
      useBalance.getState().charge(answered.credits);
      const reports = images.flatMap(({ report }) => report ?? []);
      const batch: Batch = {
        id: newId('batch'),
        title: titleOf(operation),
        ...(model ? { modelName: model.name } : {}),
        ...(seed === undefined ? {} : { seed }),
        units: answered.credits,
        elapsedMs: performance.now() - startedAtMs,
        ...(reports[0] ? { engine: reports[0].engine } : {}),
        drew: unique(reports.map(({ drew }) => drew)),
        notDrawn: unique(reports.map(({ not_drawn }) => not_drawn)),
      };
      const versions = await versionsOf(images, request, batch.id);
      const [mask] = files[definition.images.mask?.parts[0] ?? ''] ?? [];
      const source = layerSourceOf(operation, model, body);
      if (landing) {
        await Promise.all(versions.map((each) => landResult(landing, each, { mask, source })));
      }
      landResults(batch, versions, appearanceOf(request, versions.length));
    },
  };
}
