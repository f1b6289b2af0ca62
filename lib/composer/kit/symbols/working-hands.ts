import type { Hex } from '@/lib/color/hex';
import { path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { number } from '@/lib/svg/path';
import { SKINS } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import type { KitDrawing } from '../part';
import type { Pen } from '../pen';

/**
 * Hands as who works sees them: both arms come from below, the fingers lie on what is worked on, one of them around a
 * tool. And an arm across the picture with something at its wrist. In centimetres.
 */
const n = number;

/** Each finger of a hand that points up: where it begins, how far it is turned outwards, how long it is. */
const FINGERS: readonly (readonly [x: number, y: number, lean: number, length: number])[] = [
  [-3.2, -7, -2.1, 5.6],
  [-1.1, -7.8, -0.8, 7],
  [1.1, -7.7, 0.7, 6.6],
  [3.1, -6.8, 1.9, 5],
];
const THICK = 2.15;
const ARM_CM = 60;

/** A right hand from behind, pointing up, the wrist at the origin and the thumb to the left; its arm goes down. */
function hand(skin: Hex, sleeve: Hex): string {
  const edge = darker(skin, 0.2);
  const arm = `M-3.1 0L-4 ${ARM_CM}H4L3.1 0Z`;
  const palm = 'M-3.2 1C-3.6 -2 -4.6 -4 -4.3 -7.4Q0 -9.4 4.2 -7.2C4.4 -4 3.6 -2 3.2 1Z';
  const shade = 'M1 1C1.6 -2 2 -4.5 2.2 -8.4L4.2 -7.2C4.4 -4 3.6 -2 3.2 1Z';
  const fingers = FINGERS.map(([x, y, lean, length]) => {
    const along = `M${n(x)} ${n(y)}q${n(lean * 0.2)} ${n(-length * 0.6)} ${n(lean)} ${n(-length)}`;
    const nail = `M${n(x + lean * 0.86)} ${n(y - length * 0.94)}l${n(lean * 0.1)} -0.5`;
    return (
      stroke(along, edge, THICK + 0.34) +
      stroke(along, skin, THICK) +
      stroke(nail, lighter(skin, 0.45), THICK * 0.52)
    );
  });
  const thumb = 'M-3.6 -2.4C-5.8 -4 -7.2 -6 -7.6 -8.6';
  return (
    path(arm, skin) +
    path(`M1.2 0L1.6 ${ARM_CM}H4L3.1 0Z`, darker(skin, 0.11)) +
    rectangle([-5, 9], 10, ARM_CM - 9, sleeve) +
    rectangle([-5.5, 8], 11, 2.8, lighter(sleeve, 0.14), { radius: 1 }) +
    stroke(thumb, edge, THICK + 0.7) +
    stroke(thumb, skin, THICK + 0.36) +
    fingers.join('') +
    path(palm, skin) +
    path(shade, darker(skin, 0.1))
  );
}

/** Where hands are on what they work on, of its width and height, how they are turned, and how large they may be. */
const AT = { x: 0.4, y: 0.12, turnDegrees: 20, least: 0.5, most: 1.4, sharedCm: 34 } as const;

/** Both hands on something, or with a tool in the right one: drawn before it. */
export function workingHands(
  pen: Pen,
  { widthCm, heightCm, tool }: { widthCm: number; heightCm: number; tool?: KitDrawing | undefined },
): { svg: string; scale: number } {
  const skin = SKINS[1];
  const [sleeve] = pen.accents;
  const scale = Math.min(AT.most, Math.max(AT.least, widthCm / AT.sharedCm));
  const y = -heightCm * AT.y + 4 * scale;
  const x = Math.max(widthCm * AT.x, 10.5 * scale);
  const one = hand(skin, sleeve);
  const left = placed(one, {
    at: [-x, y],
    angleDegrees: AT.turnDegrees,
    scaleX: -scale,
    scaleY: scale,
  });
  const right = placed((tool ? inGrip(tool) : '') + one, {
    at: [x, y],
    angleDegrees: -AT.turnDegrees,
    scaleX: scale,
    scaleY: scale,
  });
  return { svg: left + right, scale };
}

/** A tool under the fingers: its handle in the palm, the rest over them. */
function inGrip({ svg, front = '', box, anchors }: KitDrawing): string {
  const grip = anchors.grip?.at ?? [(box.left + box.right) / 2, box.bottom * 0.2];
  const scale = Math.min(1, 26 / (box.bottom - box.top));
  return placed(svg + front, {
    at: [-grip[0] * scale - 1.4, -6.5 - grip[1] * scale],
    scaleX: scale,
    scaleY: scale,
  });
}

/** An arm from the left, the back of the hand to the right; what is at the wrist is drawn between `svg` and nothing. */
export const WRIST_CM = 7.4;

export function armAcross(pen: Pen): { svg: string; outline: string } {
  const skin = SKINS[1];
  const [sleeve] = pen.accents;
  const edge = darker(skin, 0.2);
  const half = WRIST_CM / 2;
  const outline = `M-60 ${-half - 1.4}C-30 ${-half - 1.2} -8 ${-half} 0 ${-half}C4 ${-half} 7 ${-half - 1.2} 12 ${-half - 1.4}L17 ${-half - 1}V${half + 1}C12 ${half + 1.6} 6 ${half} 0 ${half}C-8 ${half} -30 ${half + 1.4} -60 ${half + 1.6}Z`;
  const fingers = [-3.7, -1.2, 1.3, 3.7].map((y, index) => {
    const length = [8.4, 10, 9.4, 7.2][index] ?? 8;
    const along = `M15 ${n(y)}q${n(length * 0.6)} -0.3 ${n(length)} ${n(0.9 + index * 0.15)}`;
    return stroke(along, edge, 2.9) + stroke(along, skin, 2.5);
  });
  const thumb = 'M8 4.4C11 6.8 14.5 7.6 18 7.2';
  return {
    outline,
    svg:
      stroke(thumb, edge, 3.2) +
      stroke(thumb, skin, 2.8) +
      fingers.join('') +
      path(outline, skin) +
      path(
        `M-60 ${half - 1.4}C-30 ${half - 1.6} -8 ${half - 2} 0 ${half - 2}C6 ${half - 1.8} 12 ${half - 0.6} 17 ${half - 0.8}V${half + 1}C12 ${half + 1.6} 6 ${half} 0 ${half}C-8 ${half} -30 ${half + 1.4} -60 ${half + 1.6}Z`,
        darker(skin, 0.12),
      ) +
      rectangle([-60, -half - 2.4], 46, WRIST_CM + 4.8, sleeve) +
      rectangle([-16.4, -half - 2.9], 3, WRIST_CM + 5.8, lighter(sleeve, 0.14), { radius: 1.1 }),
  };
}
