import { fromLch, rgbToHex, toLch, type Hex } from '@/lib/color/hex';
import { rasterizeSvg } from '@/lib/imaging/svg/rasterize';
import { path } from '@/lib/svg/markup';
import { number } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import type { PaintedLayer, Painting } from '../../painting';
import { assemble, previewSize } from '../assemble';
import { clusterColors, samplesOf } from '../color/clusters';
import { labToRgb } from '../color/oklab';

const BANDS = 7;
/** Steps of lightness between bands: far enough apart to get colours of their own. */
const STEP = 0.042;
const MEASURE_SIDE_PX = 64;
const CLUSTERS = 6;
/** Height of a wave, as a share of a band. */
const SWING = 0.34;

/**
 * The ground of a quiet picture as waves of one hue. A plain wall is one area, and can take one colour
 * of a palette only; its waves can share several, so that asked shares are met.
 */
export function bandedGround(painting: Painting): Painting {
  const at = painting.layers.findIndex(({ role }) => role === 'backdrop');
  const ground = painting.layers[at];
  const color = ground && mainColor(painting, ground);
  if (!ground || !color) return painting;
  const bands: PaintedLayer = {
    id: 'ground-bands',
    role: 'backdrop',
    depth: ground.depth,
    svg: times(BANDS - 1, (index) => wave(painting, index + 1, tone(color, index + 1))).join(''),
  };
  return { ...painting, layers: painting.layers.toSpliced(at + 1, 0, bands) };
}

function mainColor(painting: Painting, ground: PaintedLayer): Hex | undefined {
  const size = previewSize(painting, MEASURE_SIDE_PX);
  const { data } = rasterizeSvg(assemble(painting, { layers: [ground], ...size }), size);
  const [main] = clusterColors(samplesOf(data), CLUSTERS);
  return main && rgbToHex(labToRgb(...main.lab));
}

/** Away from the nearer end of the lightness, so that no two bands are alike. */
function tone(color: Hex, index: number): Hex {
  const lch = toLch(color);
  const direction = lch.lightness > 0.5 ? -1 : 1;
  return fromLch({ ...lch, lightness: lch.lightness + direction * STEP * index });
}

/** Everything below a wave, down to the lower edge. */
function wave({ widthPx, heightPx }: Painting, index: number, color: Hex): string {
  const band = heightPx / BANDS;
  const y = band * index;
  const bend = band * SWING * (index % 2 === 0 ? 1 : -1);
  const [half, quarter] = [widthPx / 2, widthPx / 4];
  return path(
    `M0 ${number(y)}Q${number(quarter)} ${number(y - bend)} ${number(half)} ${number(y)}T${number(widthPx)} ${number(y)}V${number(heightPx)}H0Z`,
    color,
  );
}
