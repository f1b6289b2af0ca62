import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, path, placed, rectangle, shape } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { createLathe, type Drawer, formed, hoop, paintSide, paintSolid, rod } from '../form';
import { markedPart } from '../marked';
import type { Pen } from '../pen';

/** Light that falls out of a shade: a cone that fades. */
function glow(pen: Pen, y: number, top: number, bottom: number, height: number): string {
  const fill = pen.linear(
    [0, y],
    [0, y + height],
    [
      [0, '#fff0b8', 0.55],
      [1, '#fff0b8', 0],
    ],
  );
  return shape(
    [
      [-top, y],
      [top, y],
      [bottom, y + height],
      [-bottom, y + height],
    ],
    fill,
  );
}

function lampShade(
  pen: Pen,
  y: number,
  color: Hex,
  [low, high, tall]: readonly [number, number, number],
  isLit: boolean,
): string {
  const body = createLathe(
    [
      [low, 0, 1],
      [high, tall, 1],
    ],
    { at: [0, y], tilt: 0.14 },
  );
  return markedPart(
    'shade',
    paintSide(pen, body, isLit ? lighter(color, 0.2) : color, {
      material: 'matte',
      extra:
        hoop(body, 0, tall * 0.07, darker(color, 0.16)) +
        (isLit
          ? ellipse([0, y - tall * 0.3], low * 0.6, tall * 0.5, '#fff6cf', { opacity: 0.55 })
          : ''),
    }) +
      ellipse([0, y - tall], high, high * 0.14, darker(color, 0.24)) +
      ellipse([0, y], low * 0.98, low * 0.13, isLit ? '#fff6d0' : darker(color, 0.3), {
        opacity: isLit ? 0.9 : 0.35,
      }),
  );
}

export const floorLamp: Drawer = (pen, { color = HOUSE.cream, state }) => ({
  svg:
    (state === 'lit' ? glow(pen, -132, 22, 52, 110) : '') +
    paintSolid(pen, createLathe('16 0!, 16 2!', {}), HOUSE.metalDark, { material: 'metal' }) +
    rod(pen, 'M0 -2V-136', HOUSE.metalDark, 2.6) +
    lampShade(pen, -128, color, [25, 15, 32], state === 'lit'),
  anchors: { tip: { at: [0, -130] }, grip: { at: [0, -90] } },
});

export const tableLamp: Drawer = (pen, { color = HOUSE.cream, state }) => ({
  svg:
    (state === 'lit' ? glow(pen, -24, 15, 26, 24) : '') +
    paintSide(pen, createLathe('8 0!, 9 1, 12 8, 9 17, 3 21, 2 25'), pen.accents[2]) +
    lampShade(pen, -24, color, [17, 10, 20], state === 'lit'),
  anchors: { tip: { at: [0, -26] }, grip: { at: [0, -20] } },
});

export const deskLamp: Drawer = (pen, { color = HOUSE.coral, state }) => ({
  svg:
    (state === 'lit' ? placed(glow(pen, 0, 7, 24, 34), { at: [26, -36] }) : '') +
    paintSolid(pen, createLathe('11 0!, 11 2, 9 3.6'), color, { material: 'plastic' }) +
    rod(pen, 'M0 -3L-12 -26L12 -47', HOUSE.metalDark, 2) +
    circle([-12, -26], 2.6, color) +
    placed(
      formed(pen, 'M-5 -6Q0 -10 5 -6L10 8Q0 12 -10 8Z', color, { depth: 3, light: 1.2 }) +
        ellipse([0, 8.6], 10, 2.6, state === 'lit' ? '#fff3c0' : darker(color, 0.35)),
      { at: [17, -46], angleDegrees: -38 },
    ),
  anchors: { tip: { at: [24, -38] }, grip: { at: [-4, -14] } },
});

export const hangingLamp: Drawer = (pen, { color = HOUSE.mustard, state }) => ({
  svg:
    (state === 'plain' ? '' : glow(pen, 58, 20, 46, 60)) +
    rod(pen, 'M0 0V36', HOUSE.ink, 1.2, { shine: 0 }) +
    circle([0, 60], 6, '#fff6d0') +
    formed(pen, 'M-4 34H4C6 40 26 42 28 60Q0 66 -28 60C-26 42 -6 40 -4 34Z', color, {
      depth: 6,
      light: 2.4,
    }) +
    ellipse([0, 60.5], 27, 3.6, state === 'plain' ? darker(color, 0.35) : '#fff3c4'),
  anchors: { tip: { at: [0, 62] } },
});

export const chandelier: Drawer = (pen) => ({
  svg:
    rod(pen, 'M0 0V30', HOUSE.gold, 1.6) +
    [-1, 1]
      .map((side) =>
        [14, 30]
          .map((reach) =>
            rod(
              pen,
              `M0 46C${side * reach * 0.5} 62 ${side * reach} 60 ${side * reach} 46`,
              HOUSE.gold,
              2,
            ),
          )
          .join(''),
      )
      .join('') +
    paintSide(pen, createLathe('2 0, 5 6, 3 12, 5 18, 2 26', { at: [0, 56] }), HOUSE.gold, {
      material: 'metal',
    }) +
    [-30, -14, 0, 14, 30]
      .map(
        (x) =>
          rectangle([x - 1.6, 36], 3.2, 10, HOUSE.cream, { radius: 0.6 }) +
          path(`M${x} 25Q${x + 4} 32 ${x} 36Q${x - 4} 32 ${x} 25Z`, HOUSE.mustard) +
          circle([x, 31], 8, '#fff0b8', { opacity: 0.28 }),
      )
      .join('') +
    times(7, (index) =>
      path(`M${-24 + index * 8} ${57 - Math.abs(index - 3) * 0.6}l2 4l-2 4l-2 -4Z`, HOUSE.glass),
    ).join(''),
  anchors: { tip: { at: [0, 68] } },
});
