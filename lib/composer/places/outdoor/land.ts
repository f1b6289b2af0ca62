import type { Hex } from '@/lib/color/hex';
import { path } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import type { Canvas } from '../canvas';
import type { Ground } from '../place';
import { bandBetween, type Crest, swell, under } from '../terrain-lines';
import type { SoilColors } from './soil';

/** The land as strips from the horizon to the lower edge, each with a crest that hides what is behind it. */
export interface Strip {
  crest: Crest;
  /** 0 nearest to 1 on the horizon, for haze. */
  far: number;
  /** As layers have it. */
  depth: number;
  color: Hex;
  /** 0 the farthest to 1 the nearest. */
  share: number;
}

export type LandForm = 'rolling' | 'plain' | 'valley' | 'dunes';

interface LandOptions {
  form: LandForm;
  soil: SoilColors;
  ground: Ground;
  /** Where the first strip begins, pixels. */
  topPx: number;
  count: number;
}

function crestOf(canvas: Canvas, form: LandForm, y: number, index: number, count: number): Crest {
  const { random, unit, widthPx } = canvas;
  const nearness = count > 1 ? index / (count - 1) : 1;
  if (form === 'plain') return swell(random, y, (5 + 7 * nearness) * unit, 0.8, unit);
  if (form === 'dunes') return dune(canvas, y, (20 + 34 * nearness) * unit);
  const base = swell(random, y, (20 + index * 12) * unit, 1.25 - index * 0.12, unit);
  if (form === 'rolling') return base;
  const middle = widthPx * random.between(0.42, 0.58);
  const rise = (150 * (1 - nearness) + 60) * unit;
  return (x) => base(x) - rise * Math.min(1.4, ((x - middle) / (widthPx / 2)) ** 2);
}

/** A windward slope that is long and a lee that is short, with a sharp crest. */
function dune({ random, widthPx }: Canvas, y: number, height: number): Crest {
  const length = widthPx * random.between(0.5, 0.95);
  const offset = random.between(0, length);
  const lean = random.between(0.58, 0.72);
  return (x) => {
    const share = ((((x + offset) % length) + length) / length) % 1;
    const rise = share < lean ? (share / lean) ** 1.6 : ((1 - share) / (1 - lean)) ** 1.25;
    return y + height * 0.5 - height * 1.5 * rise;
  };
}

/** How fast the haze leaves the land towards the viewer: where the main things stand it is in its own colours. */
const HAZE_FALL = 1.7;

/** Draws the strips; what stands on one is added after it by who asked. */
export function addLand(canvas: Canvas, options: LandOptions): Strip[] {
  const { form, soil, ground, topPx, count } = options;
  const { heightPx, unit } = canvas;
  const reach = heightPx * 0.8 - topPx;
  return times(count, (index, share) => {
    const y = topPx + 12 * unit + share ** 1.5 * reach;
    const crest = crestOf(canvas, form, y, index, count);
    const near = (y - ground.yAt(0, 0.5)) / (heightPx - ground.yAt(0, 0.5));
    const strip: Strip = {
      crest,
      far: (1 - share) ** HAZE_FALL * (form === 'dunes' ? 0.3 : 0.7),
      depth: Math.max(0.04, Math.min(0.84, near - 0.04)) + index * 0.001,
      color: soil.strip(index),
      share,
    };
    canvas.add({
      id: `land-${index + 1}`,
      depth: strip.depth,
      svg: stripMarkup(canvas, strip, form, index),
    });
    return strip;
  });
}

function stripMarkup(canvas: Canvas, strip: Strip, form: LandForm, index: number): string {
  const { air, pen, widthPx, heightPx, unit, random } = canvas;
  const { crest, color, far, share } = strip;
  const top = Math.min(...times(20, (_, at) => crest(at * widthPx)));
  const fall = (120 + share * 300) * unit;
  const fill = pen.linear(
    [0, top],
    [0, top + fall * 1.6],
    [
      [0, air.tone(color, 0.35, far)],
      [0.35, air.tone(color, -0.08, far)],
      [1, air.tone(color, -0.48, far)],
    ],
  );
  const outline = under(crest, widthPx, heightPx + 10, form === 'dunes' ? 30 : 50);
  const rim = bandBetween(
    crest,
    (x) => crest(x) + (5 + 4 * Math.sin(x * 0.011 + top)) * unit,
    -20,
    widthPx + 20,
  );
  const bands = share > 0.2 ? pen.clip(outline, groundBands(canvas, strip)) : '';
  const lee = form === 'dunes' ? pen.clip(outline, duneShade(canvas, strip, index)) : '';
  return (
    path(outline, fill) +
    lee +
    bands +
    path(rim, air.tone(color, 0.9, far), { opacity: 0.6 + random() * 0.1 })
  );
}

/** Long soft waves of light and shade that follow the crest: they tell the slope. */
function groundBands({ random, air, unit, widthPx }: Canvas, { crest, color, far }: Strip): string {
  return times(4, (index) => {
    const drop = (26 + index * index * 9 + index * 26) * unit;
    const slope = random.between(-0.05, 0.05);
    const thickness = (7 + index * 3) * unit;
    const upper: Crest = (x) => crest(x) + drop + (x - widthPx / 2) * slope;
    const lower: Crest = (x) =>
      upper(x) + thickness * (1 + Math.sin((x * 0.006) / unit + index * 2));
    return path(
      bandBetween(upper, lower, -20, widthPx + 20),
      air.tone(color, index % 2 ? 0.4 : -0.45, far),
      { opacity: 0.34 },
    );
  }).join('');
}

/** The lee side of dunes in shade, with an edge that winds down from the crest. */
function duneShade(
  { air, widthPx, random, unit }: Canvas,
  { crest, color, far }: Strip,
  index: number,
): string {
  const shift = random.between(30, 70) * unit;
  const dropped: Crest = (x) =>
    Math.max(crest(x), crest(x - shift * 2.4) + shift * 0.35 + 12 * Math.sin(x * 0.013 + index));
  return path(under(dropped, widthPx, 4000, 30), air.tone(color, -0.55, far), { opacity: 0.5 });
}
