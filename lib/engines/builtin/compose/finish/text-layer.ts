import type { Pixels, TextBox } from '@/lib/engines/engine';
import { compositeOver } from '@/lib/imaging/composite';
import { shrinkPixels } from '@/lib/imaging/kernels/resize';
import { rasterizeSvg } from '@/lib/imaging/svg/rasterize';
import type { LetteringMood } from '@/lib/lettering/faces';
import { groundWhere } from '@/lib/lettering/ground-below';
import { type GroundBelow, legibleInk } from '@/lib/lettering/ink';
import { layoutTextBox } from './text-box';
import { contrastRatio, relativeLuminance } from '@/lib/color/contrast';
import type { Hex } from '@/lib/color/hex';
import type { PaintedLayer, Painting } from '../painting';
import { assemble, previewSize } from './assemble';
import { recolorMarkup } from './palette/recolor';

type Point = readonly [number, number];

function inside(x: number, y: number, quad: readonly Point[]): boolean {
  let odd = false;
  quad.forEach(([x1, y1], i) => {
    const [x0, y0] = quad[(i + quad.length - 1) % quad.length] ?? [x1, y1];
    if (y0 > y !== y1 > y && x < x0 + ((y - y0) / (y1 - y0)) * (x1 - x0)) odd = !odd;
  });
  return odd;
}

/** Measures the pixels under a quadrilateral given in the pixels of `preview`. */
export function groundBelow(preview: Pixels, quad: readonly Point[]): GroundBelow {
  return groundWhere(preview, (x, y) => inside(x + 0.5, y + 0.5, quad));
}

/**
 * The words of a `text_layout` as a layer above everything, each in an ink that reads on what is
 * below it. `preview` is the picture without them, at any size.
 */
export function textLayer(
  boxes: readonly TextBox[],
  mood: LetteringMood,
  picture: { widthPx: number; heightPx: number },
  preview: Pixels,
  preferred: readonly Hex[] = [],
): { layer: PaintedLayer; missing: string[] } {
  const scale = preview.widthPx / picture.widthPx;
  const missing: string[] = [];
  const svg = boxes
    .map((box) => {
      const word = layoutTextBox(box, mood, picture);
      missing.push(...word.missing);
      if (word.pathData === '') return '';
      const ground = groundBelow(
        preview,
        word.quad.map(([x, y]) => [x * scale, y * scale] as const),
      );
      const [[, top], , , [, bottom]] = word.quad;
      return legibleInk(word.pathData, ground, {
        preferred,
        letterHeightPx: Math.abs(bottom - top),
      });
    })
    .join('');
  return {
    layer: { id: 'text-layout', role: 'lettering', depth: 1, svg },
    missing: [...new Set(missing)],
  };
}

const PREVIEW_SIDE_PX = 192;
/** Large lettering reads from this contrast on (WCAG 2.2, success criterion 1.4.3). */
const LEAST_CONTRAST = 3;

const PATH = /<path\b[^>]*\/>/g;
const FILL = /\sfill="([^"]*)"/;

/** The paths of a layer by their inks, so that each is measured on its own ground; a layer of anything else is whole. */
function byInk(svg: string): string[] {
  const paths = svg.match(PATH) ?? [];
  if (paths.join('') !== svg) return [svg];
  const groups = new Map<string, string>();
  for (const one of paths) {
    const ink = FILL.exec(one)?.[1] ?? '';
    groups.set(ink, (groups.get(ink) ?? '') + one);
  }
  return [...groups.values()];
}

/**
 * Lettering that the painting brought, in its own colours where they still read on the finished
 * picture, else in black or white. Each ink is measured by itself: of a page whose light words stand
 * on dark fields and whose dark ones on light, the mean would say nothing.
 */
export function legibleLayers(
  painting: Painting,
  layers: readonly PaintedLayer[],
  preview: Pixels,
): PaintedLayer[] {
  return layers.map((layer) => ({
    ...layer,
    svg: byInk(layer.svg)
      .map((svg) => legible(painting, { ...layer, svg }, preview))
      .join(''),
  }));
}

/** The markup of letters in one ink, in black or white where they would not read. */
function legible(painting: Painting, layer: PaintedLayer, preview: Pixels): string {
  const size = { widthPx: preview.widthPx, heightPx: preview.heightPx };
  const letters = rasterizeSvg(assemble(painting, { layers: [layer], ...size }), size);
  const covers = (x: number, y: number) => letters.data[(y * size.widthPx + x) * 4 + 3]! > 127;
  const ground = groundWhere(preview, covers);
  const ink = relativeLuminance(groundWhere(letters, covers).rgb);
  const below = relativeLuminance(ground.rgb);
  if (contrastRatio(ink, below) >= LEAST_CONTRAST) return layer.svg;
  // Letters with an outline of the opposite tone read on any ground.
  if (/stroke="#/.test(layer.svg)) return layer.svg;
  const hex = below > 0.3 ? '#14141a' : '#ffffff';
  return recolorMarkup(layer.svg, () => hex);
}

/** Letters stay crisp: they are drawn over a finished raster, not treated with it. */
export function drawLettering(
  pixels: Pixels,
  painting: Painting,
  layers: readonly PaintedLayer[],
): Pixels {
  if (layers.length === 0) return pixels;
  return compositeOver(rasterizeSvg(assemble(painting, { layers }), painting), pixels);
}

/** A small copy of a picture to look at grounds on. */
export function lookBelow(pixels: Pixels): Pixels {
  return shrinkPixels(pixels, previewSize(pixels, PREVIEW_SIDE_PX));
}
