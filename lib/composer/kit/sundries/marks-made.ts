import { circle, ellipse, path, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { add, polar, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, defineFamily, type Drawer, formed, rod } from '../form';

/** A closed outline about a middle, as far at each angle as is told. */
const splat = (middle: readonly [number, number], reaches: readonly number[]) => {
  const at = (turn: number, reach: number) =>
    add([...middle], polar((turn * 360) / reaches.length, reach))
      .map((value) => value.toFixed(1))
      .join(' ');
  const next = (index: number) => reaches[(index + 1) % reaches.length] ?? 0;
  const bends = reaches.map(
    (reach, index) =>
      `C${at(index + 0.33, reach)} ${at(index + 0.67, next(index))} ${at(index + 1, next(index))}`,
  );
  return `M${at(0, reaches[0] ?? 0)}${bends.join('')}Z`;
};

/** A burst of sparks. */
const spark: Drawer = () => ({
  unitCm: 0.14,
  svg:
    times(12, (index) => {
      const turn = index * 30 + 8;
      const far = index % 2 ? 62 : 100;
      const [left, right, tip] = [
        add([0, -100], polar(turn - 14, 24)),
        add([0, -100], polar(turn + 14, 24)),
        add([0, -100], polar(turn, far)),
      ];
      return path(
        `M${left.join(' ')}L${tip.join(' ')}L${right.join(' ')}Z`,
        index % 2 ? HOUSE.fire : HOUSE.mustard,
      );
    }).join('') +
    circle([0, -100], 34, HOUSE.yellow) +
    circle([0, -100], 18, HOUSE.white) +
    times(7, (index) =>
      circle(add([0, -100], polar(index * 51 + 20, 84 + (index % 3) * 10)), 5, HOUSE.fire),
    ).join(''),
});

/** Rings that spread on water, a drop over their middle. */
const ripple: Drawer = () => ({
  unitCm: 0.4,
  svg:
    ellipse([0, -46], 140, 46, HOUSE.sky) +
    ellipse([0, -46], 112, 36, HOUSE.water) +
    ellipse([0, -46], 84, 27, HOUSE.sky) +
    ellipse([0, -46], 56, 18, HOUSE.water) +
    ellipse([0, -46], 29, 9, HOUSE.glass) +
    path(
      'M0 -150C18 -118 24 -106 24 -96A24 24 0 0 1 -24 -96C-24 -106 -18 -118 0 -150Z',
      HOUSE.water,
    ) +
    ellipse([-8, -96], 5, 9, HOUSE.white, { opacity: 0.8 }),
});

/** Something spilt that has dried with a darker edge. */
const stain: Drawer = (pen, { color = '#8a5a34' }) => ({
  unitCm: 0.12,
  svg:
    path(
      splat([-10, -72], [104, 84, 96, 70, 66, 62, 92, 108, 84, 62, 70, 66]),
      darker(color, 0.2),
      { opacity: 0.75 },
    ) +
    path(splat([-10, -72], [94, 74, 86, 62, 58, 54, 82, 98, 74, 54, 62, 58]), color, {
      opacity: 0.75,
    }) +
    path(splat([-16, -78], [60, 44, 54, 36, 34, 34, 54, 62, 44, 34, 36, 38]), lighter(color, 0.2), {
      opacity: 0.55,
    }) +
    circle([112, -112], 11, color, { opacity: 0.8 }) +
    circle([128, -88], 6, color, { opacity: 0.8 }) +
    circle([-128, -24], 8, color, { opacity: 0.8 }),
});

/** A blot with its splashes. */
const inkBlot: Drawer = (pen, { color = HOUSE.navy }) => ({
  unitCm: 0.06,
  svg:
    formed(
      pen,
      splat([0, -92], [74, 60, 104, 60, 78, 56, 98, 60, 84, 58, 110, 58, 76, 60, 92, 58]),
      color,
      { depth: 0, light: 5 },
    ) +
    [
      [104, -170, 12],
      [124, -60, 9],
      [-112, -150, 10],
      [-118, -30, 14],
      [60, -4, 9],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle([x, y], r, color))
      .join('') +
    ellipse([-26, -124], 20, 11, lighter(color, 0.4), { opacity: 0.7 }),
});

/** One stroke of a broad brush. */
const brushStroke: Drawer = (pen, { color = HOUSE.coral }) => ({
  unitCm: 0.12,
  svg: formed(
    pen,
    'M-124 -76C-60 -110 60 -112 132 -92L112 -82L140 -72L116 -64L134 -52L104 -46L126 -34L92 -30C30 -20 -60 -4 -120 -14L-104 -28L-130 -38L-108 -50L-134 -60Z',
    color,
    {
      depth: 7,
      extra:
        stroke(
          'M-110 -62Q0 -90 112 -78M-104 -36Q0 -58 108 -52M-96 -22Q0 -38 90 -36',
          darker(color, 0.16),
          5,
        ) + stroke('M-96 -74Q-20 -94 70 -92M-90 -46Q0 -72 90 -66', lighter(color, 0.35), 5),
    },
  ),
});

/** A crack that forks in a piece of wall. */
const crack: Drawer = (pen, { color = HOUSE.plaster }) => ({
  unitCm: 0.5,
  svg:
    formed(pen, 'M-96 -200H96V0H-96Z', color, { depth: 6 }) +
    path(
      'M-16 -200H2L14 -166L-6 -132L26 -98L2 -60L18 -28L10 0H4L8 -28L-14 -60L10 -98L-22 -132L0 -166Z',
      HOUSE.chocolate,
    ) +
    stroke(
      'M-12 -132L-46 -120L-62 -92M20 -98L52 -110L74 -96M-2 -62L-30 -40L-36 -14',
      HOUSE.chocolate,
      5,
    ) +
    stroke('M52 -110L62 -132M-46 -120L-66 -128M8 -166L34 -178', HOUSE.chocolate, 3),
});

/** A sight: rings, cross and its red point. */
const crosshair: Drawer = (pen, { color = HOUSE.ink }) => ({
  unitCm: 0.2,
  svg:
    `<circle cx="0" cy="-100" r="78" fill="none" stroke="${color}" stroke-width="11"/>` +
    `<circle cx="0" cy="-100" r="38" fill="none" stroke="${color}" stroke-width="6"/>` +
    stroke('M0 -200V-128M0 -72V0M-100 -100H-28M28 -100H100', color, 9) +
    circle([0, -100], 9, HOUSE.red),
});

/** A biscuit with a bite out of it. */
const biteMark: Drawer = (pen, { color = HOUSE.bread }) => ({
  unitCm: 0.05,
  svg:
    formed(
      pen,
      'M10 -198A100 100 0 1 0 100 -80Q76 -66 66 -84Q44 -84 46 -108Q20 -116 30 -140Q8 -152 22 -174Q6 -182 10 -198Z',
      color,
      {
        depth: 13,
        extra: [
          [-40, -140],
          [-64, -84],
          [-10, -60],
          [-30, -24],
          [34, -44],
          [-14, -102],
        ]
          .map(([x = 0, y = 0]) => ball(pen, [x, y], 11, HOUSE.chocolate, { glint: 0 }))
          .join(''),
      },
    ) +
    stroke(
      'M12 -196Q8 -184 24 -174Q10 -152 32 -140Q22 -116 48 -108Q46 -86 68 -84Q78 -68 98 -80',
      lighter(color, 0.5),
      5,
    ) +
    [
      [62, -130],
      [84, -112],
      [56, -160],
    ]
      .map(([x = 0, y = 0]) => circle([x, y], 5, color))
      .join(''),
});

/** A figure of five strokes and a ring. */
const stickFigure: Drawer = (pen, { color = HOUSE.ink }) => ({
  unitCm: 0.8,
  svg:
    `<circle cx="0" cy="-174" r="24" fill="none" stroke="${color}" stroke-width="9"/>` +
    stroke('M0 -150V-66M0 -126L-46 -92M0 -126L48 -158M0 -66L-38 0M0 -66L38 0', color, 9) +
    circle([-8, -178], 3.5, color) +
    circle([8, -178], 3.5, color) +
    stroke('M-9 -168Q0 -160 9 -168', color, 3.5),
});

/** Bars over their numbers. */
const barcode: Drawer = () => ({
  unitCm: 0.04,
  svg:
    path(roundedPath([-116, -140], 232, 140, 8), HOUSE.white) +
    [4, 9, 3, 5, 11, 3, 7, 4, 10, 3, 6, 8, 3, 5, 9]
      .map((width, index, all) => {
        const x = -98 + all.slice(0, index).reduce((sum, one) => sum + one + 7, 0);
        return path(`M${x} -126h${width}v90h${-width}Z`, HOUSE.ink);
      })
      .join('') +
    stroke(times(11, (index) => `M${-92 + index * 18} -22v10`).join(''), HOUSE.ink, 6),
});

/** Ribbons of paper that hang in waves. */
const streamers: Drawer = () => ({
  unitCm: 0.8,
  svg: [HOUSE.coral, HOUSE.mustard, HOUSE.teal, HOUSE.purple, HOUSE.pink, HOUSE.blue]
    .map((color, index) => {
      const x = -110 + index * 44;
      const bend = 15 * (index % 2 ? 1 : -1);
      const waves = times(3 + (index % 3), () => `q${bend} 11 0 22q${-bend} 11 0 22`).join('');
      const curl = `q${bend} 6 ${bend} 15q0 11 ${-bend * 0.8} 9q${-bend * 0.5} -3 ${-bend * 0.2} -10`;
      return (
        stroke(`M${x} -200${waves}${curl}`, darker(color, 0.2), 10) +
        stroke(`M${x - 2} -201${waves}`, color, 8)
      );
    })
    .join(''),
});

/** A sheet of bubbles, one corner rolled. */
const bubbleWrap: Drawer = (pen) => ({
  unitCm: 0.22,
  svg:
    formed(pen, 'M-116 -156H116V0H-116Z', '#cfe6f0', { depth: 6 }) +
    times(6, (row) =>
      times(8 - (row % 2), (column) =>
        ball(pen, [-100 + column * 28.5 + (row % 2) * 14, -140 + row * 25], 11, '#e4f3f9', {
          glint: 0.9,
        }),
      ).join(''),
    ).join('') +
    formed(pen, 'M-122 -176H122A15 15 0 0 1 122 -146H-122A15 15 0 0 1 -122 -176Z', '#b9d8e6', {
      depth: 6,
    }) +
    times(9, (index) => ball(pen, [-104 + index * 26, -160], 9, '#dceef6', { glint: 0.9 })).join(
      '',
    ),
});

/** A small card with its contacts. */
const memoryCard: Drawer = (pen, { color = HOUSE.navy }) => ({
  unitCm: 0.017,
  svg:
    formed(
      pen,
      'M-72 -190H40L76 -152V-8Q76 0 68 0H-68Q-76 0 -76 -8V-182Q-76 -190 -72 -190Z',
      color,
      { depth: 8 },
    ) +
    times(6, (index) => path(`M${-62 + index * 19} -182h12v34h-12Z`, HOUSE.gold)).join('') +
    formed(pen, roundedPath([-58, -124], 116, 92, 7), HOUSE.coral, { depth: 4 }) +
    stroke('M-36 -96H36M-36 -70H10', HOUSE.white, 9),
});

/** A screen on its foot that shows figures. */
const display: Drawer = (pen, { color = HOUSE.ink }) => ({
  unitCm: 0.35,
  svg:
    formed(pen, 'M-40 -10Q0 -24 40 -10V0H-40Z', HOUSE.metalDark, { depth: 4 }) +
    rod(pen, 'M0 -40V-10', HOUSE.metalDark, 15) +
    formed(pen, roundedPath([-124, -184], 248, 146, 11), color, { depth: 6 }) +
    path(roundedPath([-112, -172], 224, 122, 5), '#263a78') +
    [
      [-92, 34],
      [-68, 54],
      [-44, 44],
      [-20, 72],
    ]
      .map(([x = 0, height = 0]) => path(`M${x} -64h16v${-height}h-16Z`, HOUSE.sky))
      .join('') +
    stroke('M14 -86L38 -104L60 -92L94 -132', HOUSE.yellow, 6) +
    circle([94, -132], 6, HOUSE.yellow) +
    stroke('M-92 -152H-20M14 -152H50', HOUSE.white, 5, { opacity: 0.7 }),
  anchors: { screen: { at: [0, -111], spanCm: 70 } },
});

/** Marks, traces and small wares of play and work. */
export const markMade = defineFamily('mark-made', {
  spark,
  ripple,
  stain,
  'ink-blot': inkBlot,
  'brush-stroke': brushStroke,
  crack,
  crosshair,
  'bite-mark': biteMark,
  'stick-figure': stickFigure,
  barcode,
  streamers,
  'bubble-wrap': bubbleWrap,
  'memory-card': memoryCard,
  display,
});
