import type { PixelSize } from '@/lib/models/sizes';
import type { OutpaintInput } from '@/lib/operations/outpaint/definition';
import { outpaintGeometry } from '@/lib/operations/outpaint/geometry';
import type { LayerSource } from '@/lib/projects/layer-content';
import type { Layer, ProjectDocument } from '@/lib/projects/document';
import { encodeMask } from '../mask/encode-mask';
import { EMPTY, PAINTED } from '../mask/bitmap';
import { maskOfPatch, type MaskPatch } from '../mask/patch';
import type { Area } from '../store/viewport';
import type { Version } from '../store/versions';
import { addAsset } from './assets';
import { useDocuments } from './document-store';
import { layerOfVersion } from './plain-document';

/**
 * Where a result comes to lie: over the layers that it was made of, seen only where it is new. What is
 * beneath stays, so that its edge and its weight can be changed afterwards.
 */
export interface Landing {
  /** The document that was sent, as it was then. */
  base: ProjectDocument;
  /** Where what was sent lies in a result that reaches beyond it, in pixels of the result. */
  within?: Area | undefined;
  /** The edge of the selection, where a mask was sent. */
  edge?: Edge | undefined;
}

/** How what is new is seen, and the selection as it was, soft edges included. */
export interface Edge {
  featherPx: number;
  opacity: number;
  mask: MaskPatch;
  /** Whether the result has the mask for the next request. */
  keepsMask: boolean;
}

/** Where an outpaint lays the picture that it was given. */
export function areaInOutpaint(input: unknown, picture: PixelSize): Area {
  const { source, leftPx, topPx } = outpaintGeometry(input as OutpaintInput, picture);
  return { x: leftPx, y: topPx, width: source.widthPx, height: source.heightPx };
}

/** Layers where they come to lie when the whole frame is laid into an area. */
export function layersWithin({ layers, frame }: ProjectDocument, area: Area): Layer[] {
  const [across, down] = [area.width / frame.widthPx, area.height / frame.heightPx];
  return layers.map((layer) => {
    const { x, y, scaleX, scaleY } = layer.place;
    const place = {
      ...layer.place,
      x: area.x + x * across,
      y: area.y + y * down,
      scaleX: scaleX * across,
      scaleY: scaleY * down,
    };
    return { ...layer, place };
  });
}

/** White around an area of a picture, black within: where an outpaint is new. */
function maskAround(area: Area, { widthPx, heightPx }: PixelSize): Promise<File> {
  const data = new Uint8Array(widthPx * heightPx).fill(PAINTED);
  for (let y = area.y; y < area.y + area.height; y++) {
    data.fill(EMPTY, y * widthPx + area.x, y * widthPx + area.x + area.width);
  }
  return encodeMask({ widthPx, heightPx, data });
}

function fits({ rect }: MaskPatch, { widthPx, heightPx }: PixelSize): boolean {
  return rect.right === widthPx && rect.bottom === heightPx;
}

/**
 * Puts a result over the layers that it was made of.
 * @param mask the grey picture that was sent with the request, where one was
 */
export async function landResult(
  { base, within, edge }: Landing,
  version: Version,
  { mask, source }: { mask: File | undefined; source: LayerSource },
): Promise<void> {
  const { widthPx, heightPx } = version;
  const soft = edge?.mask.bits && fits(edge.mask, version) ? maskOfPatch(edge.mask) : undefined;
  const seen = within ? await maskAround(within, version) : soft ? await encodeMask(soft) : mask;
  const layer = { ...layerOfVersion(version), source };
  const { featherPx, opacity } = edge ?? { featherPx: 0, opacity: 1 };
  const masked = seen && {
    ...layer,
    opacity,
    mask: { fileId: addAsset(seen), featherPx, opacity: 1 },
  };
  const layers = within ? layersWithin(base, within) : base.layers;
  const frame = { ...base.frame, widthPx, heightPx };
  const document: ProjectDocument = { format: 1, frame, layers: [...layers, masked ?? layer] };
  // A soft edge shows of what is beneath: the picture that came does not.
  const isHard = !soft && featherPx === 0 && opacity === 1;
  const own = isHard ? document : { ...document, layers: [layer] };
  useDocuments.setState(({ documents, landed }) => ({
    documents: { ...documents, [version.id]: document },
    landed: { ...landed, [version.id]: own },
    // The newest layer is the one whose edge is changed next.
    selectedId: undefined,
  }));
}
