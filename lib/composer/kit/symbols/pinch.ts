import type { Hex } from '@/lib/color/hex';
import { ellipse, path, placed, stroke } from '@/lib/svg/markup';
import { SKINS } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import type { KitDrawing } from '../part';
import type { Pen } from '../pen';

/**
 * A hand from the upper right that has something between thumb and finger: the point between them is at the origin, the
 * wrist about 98 units from it, and the arm goes on until it is out of any picture.
 */
export function pinch(skin: Hex, sleeve: Hex): string {
  const shade = darker(skin, 0.13);
  return (
    stroke('M920 -706L72 -66', sleeve, 44) +
    stroke('M920 -698L78 -60', darker(sleeve, 0.16), 24) +
    stroke('M920 -706L78 -70', sleeve, 30) +
    stroke('M84 -76L66 -50', lighter(sleeve, 0.3), 13) +
    path('M76 -64C60 -76 40 -72 26 -58L30 -30C42 -22 56 -24 66 -36Z', skin) +
    stroke('M44 -34C34 -22 30 -18 26 -6', shade, 11) +
    stroke('M54 -32C46 -20 40 -16 38 -6', darker(skin, 0.2), 11) +
    stroke('M38 -62C20 -54 10 -34 -2 -4', skin, 12) +
    stroke('M52 -34C36 -26 22 -14 7 2', skin, 12) +
    stroke('M44 -38C38 -34 34 -31 30 -27', shade, 1.6) +
    ellipse([-3, -3], 3.4, 4.6, lighter(skin, 0.4))
  );
}

/** From the finger tips to the wrist in centimetres, as units of `pinch`. */
const HAND = { units: 98, cm: 16 } as const;
const UNIT_CM = HAND.cm / HAND.units;

/** That hand in centimetres; its box ends at the wrist, as the arm belongs to nobody who is in the picture. */
export function pinchingHand(pen: Pen): KitDrawing {
  const [sleeve] = pen.accents;
  return {
    svg: placed(pinch(SKINS[1], sleeve), { at: [0, 0], scaleX: UNIT_CM }),
    box: { left: -1.4, top: -76 * UNIT_CM, right: 80 * UNIT_CM, bottom: 0.6 },
    anchors: {},
  };
}
