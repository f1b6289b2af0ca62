import { circle, ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { type Drawer, formed, rod } from '../form';
import type { Pen } from '../pen';

const BRASS = '#e8ae3c';

/** A bell that opens to the right. */
function bell(
  pen: Pen,
  x: number,
  y: number,
  length: number,
  radius: number,
  color: string,
): string {
  return (
    formed(
      pen,
      `M${x} ${y - 8}C${x + length * 0.55} ${y - 9} ${x + length * 0.86} ${y - radius * 0.5} ${x + length} ${y - radius}V${y + radius}C${x + length * 0.86} ${y + radius * 0.5} ${x + length * 0.55} ${y + 9} ${x} ${y + 8}Z`,
      color,
      { depth: 14, light: 6 },
    ) +
    ellipse([x + length, y], radius * 0.26, radius, lighter(color, 0.3)) +
    ellipse([x + length + 2, y], radius * 0.18, radius * 0.86, darker(color, 0.4))
  );
}

/** A trumpet, its bell to the right. */
export const trumpet: Drawer = (pen, { color = BRASS }) => {
  const valve = (x: number) =>
    rectangle([x - 9, -112], 18, 70, darker(color, 0.16), { radius: 5 }) +
    rectangle([x - 7, -112], 6, 70, lighter(color, 0.5), { radius: 3 }) +
    rectangle([x - 3, -130], 6, 20, HOUSE.metal) +
    ellipse([x, -131], 9, 4, HOUSE.cream);
  return {
    unitCm: 0.13,
    svg: placed(
      rod(pen, 'M-164 -96H60M-74 -58H38Q60 -58 60 -77Q60 -96 38 -96', color, 12) +
        rod(pen, 'M-74 -58Q-96 -58 -96 -77Q-96 -96 -74 -96', color, 12) +
        valve(-34) +
        valve(-8) +
        valve(18) +
        bell(pen, 56, -96, 150, 58, color) +
        path('M-186 -112L-160 -104V-88L-186 -80Q-194 -96 -186 -112Z', darker(HOUSE.metal, 0.1)) +
        stroke('M36 -104q8 -14 18 0', color, 5) +
        stroke('M-50 -46q-14 12 4 14', color, 5),
      { at: [0, 0], angleDegrees: -8 },
    ),
    anchors: { grip: { at: [-14, -70] }, gripFar: { at: [-30, -66] }, mouth: { at: [-200, -70] } },
  };
};

/** A trombone with its long slide, the bell to the right. */
export const trombone: Drawer = (pen, { color = BRASS }) => ({
  unitCm: 0.3,
  svg: placed(
    rod(
      pen,
      'M-120 -86H20Q40 -86 40 -70Q40 -54 20 -54H-150Q-176 -54 -176 -86Q-176 -118 -150 -118H-40',
      color,
      9,
    ) +
      rod(pen, 'M20 -86H150Q164 -86 164 -70Q164 -54 150 -54H20', HOUSE.metal, 8) +
      rod(pen, 'M40 -86V-54', HOUSE.metal, 5) +
      bell(pen, -50, -118, 150, 44, color) +
      path('M-140 -94L-120 -90V-82L-140 -78Z', HOUSE.metal),
    { angleDegrees: -10 },
  ),
  anchors: { grip: { at: [-30, -62] }, gripFar: { at: [40, -80] }, mouth: { at: [-150, -60] } },
});

/** A saxophone: S-shaped, the bell up at the right. */
export const saxophone: Drawer = (pen, { color = BRASS }) => {
  const horn =
    'M-62 -316L-46 -318L-12 -76C-8 -50 20 -42 34 -62C48 -84 40 -120 34 -154C30 -186 36 -204 36 -204H130C116 -178 104 -150 100 -106C96 -40 60 0 10 -2C-36 -4 -46 -34 -50 -72Z';
  return {
    unitCm: 0.21,
    svg:
      rod(pen, 'M-54 -312Q-58 -352 -92 -350Q-112 -348 -128 -332', color, 13) +
      rod(pen, 'M-124 -336L-146 -318', HOUSE.ink, 11) +
      formed(pen, horn, color, { depth: 18, light: 7 }) +
      ellipse([83, -204], 48, 13, lighter(color, 0.35)) +
      ellipse([83, -203], 40, 9, darker(color, 0.45)) +
      times(6, (index) => {
        const [x, y] = [-48 + index * 5.4, -274 + index * 34];
        return (
          circle([x + 2, y + 2], 12, darker(color, 0.4)) +
          circle([x, y], 11.5, lighter(color, 0.15)) +
          circle([x - 2, y - 2], 6.5, HOUSE.cream)
        );
      }).join('') +
      circle([64, -140], 13, darker(color, 0.25)) +
      circle([62, -142], 10, lighter(color, 0.2)) +
      circle([58, -96], 13, darker(color, 0.25)) +
      circle([56, -98], 10, lighter(color, 0.2)) +
      circle([20, -30], 12, lighter(color, 0.15)),
    anchors: {
      grip: { at: [-20, -130] },
      gripFar: { at: [-38, -240] },
      mouth: { at: [-148, -316] },
    },
  };
};

/** A concert flute, aslant. */
export const flute: Drawer = (pen, { color = HOUSE.metal }) => ({
  unitCm: 0.2,
  svg: placed(
    rod(pen, 'M-164 0H164', color, 13) +
      [-166, -76, 116, 166]
        .map((x) => rectangle([x - 5, -9], 10, 18, HOUSE.gold, { radius: 3 }))
        .join('') +
      ellipse([-118, -5], 17, 6, lighter(color, 0.5)) +
      ellipse([-118, -6], 7, 3, HOUSE.ink) +
      times(
        9,
        (index) =>
          circle([-50 + index * 17 + (index > 4 ? 10 : 0), -4], 7.4, darker(color, 0.35)) +
          circle([-51 + index * 17 + (index > 4 ? 10 : 0), -5], 5.6, lighter(color, 0.55)),
      ).join('') +
      stroke('M-56 6H110', darker(color, 0.3), 2.5),
    { at: [0, -46], angleDegrees: -14 },
  ),
  anchors: { grip: { at: [60, -58] }, gripFar: { at: [-20, -40] }, mouth: { at: [-116, -18] } },
});

/** A clarinet or recorder, upright and leaning. */
export const clarinet: Drawer = (pen, { color = '#3a3350' }) => ({
  unitCm: 0.2,
  svg: placed(
    formed(pen, 'M-11 -306L-9 -50C-10 -26 -22 -10 -28 0H28C22 -10 10 -26 9 -50L11 -306Z', color, {
      depth: 8,
      light: 4,
    }) +
      path('M-7 -336L-10 -300H10L6 -330Q0 -340 -7 -336Z', darker(color, 0.3)) +
      [-300, -236, -132, -56]
        .map((y) => rectangle([-13, y], 26, 7, HOUSE.metal, { radius: 2 }))
        .join('') +
      times(9, (index) =>
        circle([0, -218 + index * 18 + (index > 4 ? 14 : 0)], 6, lighter(HOUSE.metal, 0.2)),
      ).join('') +
      stroke('M12 -222V-70', HOUSE.metal, 3),
    { at: [-36, -12], angleDegrees: 16 },
  ),
  anchors: { grip: { at: [16, -130] }, gripFar: { at: [4, -190] }, mouth: { at: [56, -330] } },
});

/** A mouth organ. */
export const harmonica: Drawer = (pen, { color = pen.accents[0] }) => ({
  unitCm: 0.08,
  svg:
    formed(pen, 'M-84 -16H84Q86 2 70 4H-70Q-86 2 -84 -16Z', darker(HOUSE.metal, 0.12), {
      depth: 6,
    }) +
    formed(pen, 'M-88 -44H88V-14H-88Z', color, { depth: 6 }) +
    times(
      10,
      (index) =>
        rectangle([-78 + index * 15.8, -38], 12, 9, HOUSE.ink) +
        rectangle([-78 + index * 15.8, -27], 12, 9, HOUSE.ink),
    ).join('') +
    formed(pen, 'M-88 -44Q-90 -66 -70 -82Q0 -98 70 -82Q90 -66 88 -44Q0 -58 -88 -44Z', HOUSE.metal, {
      depth: 8,
      light: 6,
      extra:
        stroke('M-40 -66Q-26 -82 -12 -68T16 -68T42 -70', darker(HOUSE.metal, 0.24), 4) +
        stroke('M-34 -62Q0 -54 34 -62', darker(HOUSE.metal, 0.24), 2),
    }) +
    [-72, 72]
      .map(
        (x) =>
          circle([x, -62], 5, darker(HOUSE.metal, 0.34)) +
          stroke(`M${x - 3} -62h6`, HOUSE.white, 1.6),
      )
      .join(''),
});
