import sharp from 'sharp';
import { type Pixels } from '@/lib/engines/engine';
import { clusterColors, mergeClusters, samplesOf } from '../compose/finish/color/clusters';
import { labToRgb } from '../compose/finish/color/oklab';
import { type LabelledPicture } from './edge-locator';
import { labelByColor, NO_LABEL, settleBlends } from './label-pixels';
import { type TraceSettings } from './settings';

/**
 * The picture in few colours, each pixel of one of them or fully transparent: what the tracer can
 * follow quickly, and without the shift that its own rounding of colours brings.
 * @param flat 1 inside areas of one colour, else 0
 */
export async function quantize(
  pixels: Pixels,
  flat: Uint8Array,
  settings: TraceSettings,
): Promise<LabelledPicture> {
  const smooth = settings.medianPx > 0 ? await median(pixels, settings.medianPx) : pixels;
  const weightOf = settings.hasFlatShapes ? (pixel: number) => flat[pixel]! : undefined;
  const found = clusterColors(samplesOf(smooth.data, weightOf), settings.colors);
  const merged = mergeClusters(found, settings.mergeDistance).map(({ lab }) => lab);
  const palette = merged.map(([lightness, a, b]) => labToRgb(lightness, a, b));
  const labels = labelByColor(smooth, merged);
  return {
    pixels: smooth,
    palette,
    labels: settings.hasFlatShapes ? settleBlends(smooth, palette, labels, flat) : labels,
  };
}

/** The labelled colours as pixels. */
export function paintLabels({ pixels, labels, palette }: LabelledPicture): Pixels {
  const data = new Uint8Array(pixels.data.length);
  for (let pixel = 0; pixel < labels.length; pixel++) {
    if (labels[pixel] === NO_LABEL) continue;
    data.set(palette[labels[pixel]!]!, pixel * 4);
    data[pixel * 4 + 3] = 255;
  }
  return { widthPx: pixels.widthPx, heightPx: pixels.heightPx, data };
}

async function median({ widthPx, heightPx, data }: Pixels, sidePx: number): Promise<Pixels> {
  const smooth = await sharp(data, { raw: { width: widthPx, height: heightPx, channels: 4 } })
    .median(sidePx)
    .raw()
    .toBuffer();
  return { widthPx, heightPx, data: smooth };
}
