import type { Pixels, TextBox } from '@/lib/engines/engine';
import { svgDocument } from '@/lib/engines/builtin/compose/finish/assemble';
import { textLayer } from '@/lib/engines/builtin/compose/finish/text-layer';
import { rasterizeSvg } from '@/lib/imaging/svg/rasterize';
import { compositeOver } from '@/lib/imaging/composite';
import { flattenOnWhite } from '@/lib/imaging/flatten';
import { shrinkPixels } from '@/lib/imaging/kernels/resize';
import { fitInside } from '@/lib/imaging/size';

/** What lies below the letters is looked at on a small copy. */
const PREVIEW_SIDE_PX = 256;

export interface Lettering {
  /** An SVG fragment in picture pixels. */
  svg: string;
  /** Characters that no typeface has. */
  missing: string[];
}

/** The words of a text layout in ink that reads on the picture: image models can't spell. */
export function letteringOn(pixels: Pixels, boxes: readonly TextBox[]): Lettering {
  const preview = shrinkPixels(flattenOnWhite(pixels), fitInside(pixels, PREVIEW_SIDE_PX));
  const { layer, missing } = textLayer(boxes, 'poster', pixels, preview);
  return { svg: layer.svg, missing };
}

/** The picture with the lettering drawn on it. */
export function drawLettering(pixels: Pixels, { svg }: Lettering): Pixels {
  const size = { widthPx: pixels.widthPx, heightPx: pixels.heightPx };
  return compositeOver(rasterizeSvg(svgDocument(size, '', svg), size), pixels);
}

/** A traced picture with the lettering as paths above it. Tracing writes one root in picture pixels. */
export function insertLettering(tracedSvg: string, { svg }: Lettering): string {
  const end = tracedSvg.lastIndexOf('</svg>');
  if (end < 0) throw new Error('a traced picture has no end tag');
  return `${tracedSvg.slice(0, end)}<g id="text-layout">${svg}</g>${tracedSvg.slice(end)}`;
}
