import { randomUuid } from '@/components/api/ids';
import type { Layer, ProjectDocument } from '@/lib/projects/document';
import type { Version } from '../store/versions';
import { registerAsset } from './assets';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The id under which layers name the picture of a version: results have one of the service. */
function assetIdOf({ id }: Pick<Version, 'id'>): string {
  if (UUID.test(id)) return id;
  const tail = id.slice(id.indexOf('-') + 1);
  return UUID.test(tail) ? tail : randomUuid();
}

/** Says where the picture of a version is read, under the id that layers name. */
export function registerPicture(version: Version): string {
  const id = assetIdOf(version);
  registerAsset({ id, src: version.src });
  return id;
}

/** A layer at rest in the middle of a frame, as large as its pixels are. */
export function restingPlace(frame: { widthPx: number; heightPx: number }): Layer['place'] {
  return {
    x: frame.widthPx / 2,
    y: frame.heightPx / 2,
    scaleX: 1,
    scaleY: 1,
    rotationDegrees: 0,
    flipX: false,
    flipY: false,
  };
}

/** What every new layer has in common. */
export const NEW_LAYER = {
  opacity: 1,
  blendMode: 'normal',
  visible: true,
  locked: false,
} as const satisfies Partial<Layer>;

/** The layer that shows the picture of a version, untouched. */
export function layerOfVersion(version: Version): Layer {
  const { widthPx, heightPx, fileName } = version;
  const fileId = registerPicture(version);
  const isVector = /\.svg$/i.test(fileName);
  return {
    ...NEW_LAYER,
    id: randomUuid(),
    name: version.label,
    kind: isVector ? 'vector' : 'picture',
    place: restingPlace(version),
    content: { fileId, widthPx, heightPx },
    ...(version.source ? { source: version.source } : {}),
  };
}

/** The document that a version begins as: its picture, and nothing else. */
export function plainDocument(version: Version): ProjectDocument {
  const { widthPx, heightPx } = version;
  return { format: 1, frame: { widthPx, heightPx }, layers: [layerOfVersion(version)] };
}
