import type {
  AdjustmentLayer,
  BlendMode,
  Layer as PsdLayer,
  LevelsAdjustmentChannel,
  PixelData,
  Psd,
} from 'ag-psd';
import { type Layer, type LayerOf, type ProjectDocument, sizeOfLayer } from './document';
import type { AdjustmentContent } from './layer-content';
import { matrixOfPlace } from './place';
import { applyTo } from '@/lib/svg/matrix';

/**
 * A document as the layers of a PSD, as Photoshop, Photopea, GIMP and Krita read it. Whoever writes one
 * brings the pixels: the browser's worker and the service's draw documents each in their way.
 */

export interface Region {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Draws a document at its own size; the pixels of a part of its frame. */
export type DrawRegion = (document: ProjectDocument, region: Region) => Promise<PixelData>;

/** The part of the frame that a layer can be seen in; at least a pixel, which formats ask for. */
export function regionOf(layer: Layer, { frame }: ProjectDocument): Region {
  const { widthPx, heightPx } = sizeOfLayer(layer, frame);
  const matrix = matrixOfPlace(layer.place, { widthPx, heightPx });
  const corners = [
    applyTo(matrix, 0, 0),
    applyTo(matrix, widthPx, 0),
    applyTo(matrix, widthPx, heightPx),
    applyTo(matrix, 0, heightPx),
  ];
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const within = (value: number, side: number) => Math.max(0, Math.min(side, value));
  const left = Math.min(frame.widthPx - 1, within(Math.floor(Math.min(...xs)), frame.widthPx));
  const top = Math.min(frame.heightPx - 1, within(Math.floor(Math.min(...ys)), frame.heightPx));
  return {
    left,
    top,
    width: Math.max(1, within(Math.ceil(Math.max(...xs)), frame.widthPx) - left),
    height: Math.max(1, within(Math.ceil(Math.max(...ys)), frame.heightPx) - top),
  };
}

/** `color-dodge` is `color dodge` there. */
export function psdBlendMode({ blendMode }: Pick<Layer, 'blendMode'>): BlendMode {
  return blendMode.replace('-', ' ') as BlendMode;
}

/**
 * What is drawn to have a layer's own pixels: it alone, masked and in its place. An adjustment has none,
 * so it becomes what it makes of everything beneath.
 */
export function documentOfLayer(document: ProjectDocument, layer: Layer): ProjectDocument {
  const { background: _, ...frame } = document.frame;
  const plain = { ...layer, visible: true, opacity: 1, blendMode: 'normal' } as const;
  if (layer.kind !== 'adjustment') return { ...document, frame, layers: [plain] };
  const below = document.layers.slice(0, document.layers.indexOf(layer));
  return { ...document, layers: [...below, plain] };
}

const WHOLE_LEVELS: LevelsAdjustmentChannel = {
  shadowInput: 0,
  highlightInput: 255,
  shadowOutput: 0,
  highlightOutput: 255,
  midtoneInput: 1,
};

/** Contrast is a straight line through the middle (lib/projects/adjust.ts), which levels say exactly. */
function levelsOfContrast(contrast: number): LevelsAdjustmentChannel {
  const slope = Math.tan(((Math.max(-1, Math.min(0.999, contrast)) + 1) * Math.PI) / 4);
  const reach = 127.5 * Math.min(slope, 1 / Math.max(slope, 1e-6));
  const ends = { low: Math.round(127.5 - reach), high: Math.round(127.5 + reach) };
  return slope >= 1
    ? { ...WHOLE_LEVELS, shadowInput: ends.low, highlightInput: Math.max(ends.low + 2, ends.high) }
    : { ...WHOLE_LEVELS, shadowOutput: ends.low, highlightOutput: ends.high };
}

function levelsOf({ black, white, gamma }: AdjustmentContent['levels']): LevelsAdjustmentChannel {
  const shadowInput = Math.min(253, Math.round(black * 255));
  const highlightInput = Math.max(shadowInput + 2, Math.round(white * 255));
  return { ...WHOLE_LEVELS, shadowInput, highlightInput, midtoneInput: gamma };
}

interface NamedAdjustment {
  name: string;
  adjustment: AdjustmentLayer;
}

/** The layers that do there what an adjustment does here, in its order, where there are such. */
export function adjustmentsOf(layer: LayerOf<'adjustment'>): NamedAdjustment[] | undefined {
  if (pixelsReasonOf(layer)) return undefined;
  const { exposure, contrast, levels, saturation } = layer.content;
  const parts: NamedAdjustment[] = [];
  if (exposure !== 0) {
    parts.push({
      name: 'Exposure',
      adjustment: { type: 'exposure', exposure, offset: 0, gamma: 1 },
    });
  }
  if (contrast !== 0) {
    const rgb = levelsOfContrast(contrast);
    parts.push({ name: 'Contrast', adjustment: { type: 'levels', rgb } });
  }
  if (levels.black !== 0 || levels.white !== 1 || levels.gamma !== 1) {
    parts.push({ name: 'Levels', adjustment: { type: 'levels', rgb: levelsOf(levels) } });
  }
  if (saturation !== 0) {
    const master = { a: 0, b: 0, c: 0, d: 0, hue: 0, lightness: 0 };
    const change = { ...master, saturation: Math.round(saturation * 100) };
    parts.push({ name: 'Saturation', adjustment: { type: 'hue/saturation', master: change } });
  }
  return parts;
}

/** Why an adjustment becomes pixels in a PSD; nothing where the format has it. */
function pixelsReasonOf({ content, blendMode }: LayerOf<'adjustment'>): string | undefined {
  if (content.temperature !== 0) return 'a temperature';
  if (content.blurPx > 0) return 'a blur';
  if (content.sharpen > 0) return 'sharpening';
  return blendMode === 'normal' ? undefined : 'a blend mode of its own';
}

/** What people should know of a PSD before they have it, in whole sentences. */
export function remarksOfPsd({ layers }: Pick<ProjectDocument, 'layers'>): string[] {
  const remarks = layers.flatMap((layer) => {
    const reason = layer.kind === 'adjustment' && pixelsReasonOf(layer);
    return reason
      ? [`“${layer.name}” becomes pixels: a PSD has no adjustment with ${reason}.`]
      : [];
  });
  const saturates = layers.some(
    (layer) => layer.kind === 'adjustment' && !pixelsReasonOf(layer) && layer.content.saturation,
  );
  if (saturates) remarks.push('Saturation is counted a little differently in other programs.');
  const words = layers.some(({ kind }) => kind === 'text' || kind === 'vector');
  if (words) remarks.push('Words and drawings become pixels.');
  return remarks;
}

/** Nearly white, so that levels can make it black; see `maskOf`. */
const PAPER = 254;

/**
 * What an adjustment's mask shows, softened and weighed, as drawn by whoever draws documents: paper that
 * the adjustment turns black wherever it counts.
 */
async function maskOf(
  document: ProjectDocument,
  layer: LayerOf<'adjustment'>,
  draw: DrawRegion,
): Promise<PixelData> {
  const { widthPx: width, heightPx: height } = document.frame;
  const blackened: AdjustmentContent = {
    ...layer.content,
    ...{ exposure: 0, contrast: 0, saturation: 0, temperature: 0, blurPx: 0, sharpen: 0 },
    levels: { black: 0.999, white: 1, gamma: 1 },
  };
  const plain = { ...layer, content: blackened, visible: true, opacity: 1 } as const;
  const frame = { ...document.frame, background: '#fefefe' };
  const region = { left: 0, top: 0, width, height };
  const drawn = await draw({ ...document, frame, layers: [plain] }, region);
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < data.length; at += 4) {
    const shown = Math.round(255 * (1 - (drawn.data[at] ?? 0) / PAPER));
    data.fill(shown, at, at + 3);
    data[at + 3] = 255;
  }
  return { width, height, data };
}

/** An adjustment as a group of adjustment layers, which carries its weight and its mask. */
async function groupOf(
  document: ProjectDocument,
  layer: LayerOf<'adjustment'>,
  parts: NamedAdjustment[],
  draw: DrawRegion,
): Promise<PsdLayer> {
  const { widthPx: right, heightPx: bottom } = document.frame;
  const { name, opacity, visible } = layer;
  const mask = layer.mask
    ? {
        mask: {
          ...{ left: 0, top: 0, right, bottom, defaultColor: 0 },
          imageData: await maskOf(document, layer, draw),
        },
      }
    : {};
  const children = parts.map((part): PsdLayer => ({ ...part }));
  return { name, opacity, hidden: !visible, blendMode: 'pass through', children, ...mask };
}

async function layerOf(
  document: ProjectDocument,
  layer: Layer,
  draw: DrawRegion,
): Promise<PsdLayer> {
  const parts = layer.kind === 'adjustment' ? adjustmentsOf(layer) : undefined;
  if (layer.kind === 'adjustment' && parts) return groupOf(document, layer, parts, draw);
  const region = regionOf(layer, document);
  const imageData = await draw(documentOfLayer(document, layer), region);
  const { name, opacity, visible } = layer;
  const { left, top } = region;
  const blendMode = psdBlendMode(layer);
  return { name, left, top, imageData, opacity, blendMode, hidden: !visible };
}

/** Pixels that a PSD of a document holds, all layers together. */
export function pixelsOfPsd(document: ProjectDocument): number {
  const regions = document.layers.map((layer) => regionOf(layer, document));
  return regions.reduce((sum, { width, height }) => sum + width * height, 0);
}

/** A document as `writePsd` of ag-psd takes it. */
export async function psdOf(document: ProjectDocument, draw: DrawRegion): Promise<Psd> {
  const { widthPx: width, heightPx: height, background } = document.frame;
  const whole = { left: 0, top: 0, width, height };
  const children: PsdLayer[] = [];
  if (background) {
    const imageData = await draw({ ...document, layers: [] }, whole);
    children.push({ name: 'Background', left: 0, top: 0, imageData });
  }
  for (const layer of document.layers) children.push(await layerOf(document, layer, draw));
  return { width, height, children, imageData: await draw(document, whole) };
}
