import type { Hex } from '@/lib/color/hex';
import { path, rectangle, stroke } from '@/lib/svg/markup';
import { number } from '@/lib/svg/path';
import { SKINS } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import type { KitDrawing } from '../part';
import type { Pen } from '../pen';

/**
 * A hand that comes from below and holds something upright, in centimetres: the palm behind it, the thumb before its
 * left edge, four finger tips around the right one. The wrist is at the origin, the arm leaves the picture downwards.
 */
const n = number;

/** How high over the wrist what is held ends below. */
export const CLASPED_AT_CM = -4.6;
const FINGERS_CM = [-13.4, -11.1, -8.8, -6.6] as const;
const THICK = { finger: 2.15, thumb: 2.5, edge: 0.22 } as const;
/** Of the width of what is held, how far tips and thumb reach over it, and how far at most. */
const REACH = { share: 0.24, thumbCm: 2.6, fingerCm: 1.7 } as const;
const ARM_CM = 44;

function palm(left: number, right: number, topCm: number, skin: Hex): string {
  const hand = `M-3.5 ${n(ARM_CM)}V3C-3.6 -1 ${n(left - 1.9)} -3 ${n(left - 1.9)} -7L${n(left + 0.6)} ${n(topCm)}H${n(right + 0.6)}L${n(right + 1.5)} -7C${n(right + 1.4)} -2 3.6 0 3.5 3V${n(ARM_CM)}Z`;
  const shade = `M1.3 ${n(ARM_CM)}V2C1.6 -1 ${n(right - 0.4)} -2.6 ${n(right + 0.2)} -7L${n(right + 1.5)} -7C${n(right + 1.4)} -2 3.6 0 3.5 3V${n(ARM_CM)}Z`;
  return path(hand, skin) + path(shade, darker(skin, 0.11));
}

function fingers(right: number, topCm: number, reachCm: number, skin: Hex): string {
  return FINGERS_CM.filter((y) => y > topCm - 0.9)
    .map((y) => {
      const tip = right - reachCm * (y === FINGERS_CM[3] ? 0.7 : 1);
      const data = `M${n(right + 0.75)} ${n(y)}H${n(tip)}`;
      const nail = `M${n(tip - 0.35)} ${n(y)}H${n(tip + 0.1)}`;
      return (
        stroke(
          `M${n(right + 0.75)} ${n(y + THICK.edge)}H${n(tip)}`,
          darker(skin, 0.2),
          THICK.finger,
        ) +
        stroke(data, skin, THICK.finger - THICK.edge) +
        stroke(nail, lighter(skin, 0.45), THICK.finger * 0.5)
      );
    })
    .join('');
}

function thumb(left: number, topCm: number, reachCm: number, skin: Hex): string {
  const tip = Math.max(-13.2, topCm - 0.6);
  const along = (by: number) =>
    `M${n(left - 0.6)} ${n(-5.2 + by)}C${n(left - 0.7)} ${n(tip * 0.68 + by)} ${n(left - 0.2)} ${n(tip * 0.83 + by)} ${n(left + reachCm)} ${n(tip + by)}`;
  const nail = `M${n(left + reachCm - 0.35)} ${n(tip + 0.25)}L${n(left + reachCm + 0.2)} ${n(tip - 0.15)}`;
  return (
    stroke(along(THICK.edge), darker(skin, 0.2), THICK.thumb) +
    stroke(along(0), skin, THICK.thumb - THICK.edge) +
    stroke(nail, lighter(skin, 0.45), THICK.thumb * 0.5)
  );
}

/** Around something so wide, with a sleeve where the arm leaves the picture. */
export function clasp(
  pen: Pen,
  { widthCm, heightCm, skin = SKINS[1] }: { widthCm: number; heightCm: number; skin?: Hex },
): KitDrawing {
  const [left, right] = [-widthCm / 2, widthCm / 2];
  const topCm = CLASPED_AT_CM - heightCm;
  const [sleeve] = pen.accents;
  const reach = (most: number) => Math.min(most, widthCm * REACH.share);
  return {
    svg:
      palm(left, right, Math.max(-14, topCm + 1), skin) +
      rectangle([-4.5, 6], 9, ARM_CM - 6, sleeve) +
      rectangle([-4.9, 5], 9.8, 2.6, lighter(sleeve, 0.12), { radius: 0.9 }),
    front:
      thumb(left, topCm, reach(REACH.thumbCm), skin) +
      fingers(right, topCm, reach(REACH.fingerCm), skin),
    box: { left: left - 2.2, top: -14.6, right: right + 2, bottom: 0 },
    anchors: {},
  };
}
