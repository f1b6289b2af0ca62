import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, path, placed, rectangle, shape, stroke } from '@/lib/svg/markup';
import { type Point, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { type Drawer, formed } from '../form';
import type { Pen } from '../pen';

const CARD =
  'M-148 -168H148Q164 -168 164 -152V-16Q164 0 148 0H-148Q-164 0 -164 -16V-152Q-164 -168 -148 -168Z';

/** A bank card without brand: chip, waves of the reader, dots for its number. */
function card(pen: Pen, color: Hex): string {
  const gloss =
    path('M60 -168H180V10H-20Q120 -60 60 -168Z', lighter(color, 0.16), { opacity: 0.6 }) +
    circle([150, -30], 96, darker(color, 0.2), { opacity: 0.35 });
  const chip =
    rectangle([-130, -114], 48, 36, HOUSE.gold, { radius: 7 }) +
    stroke('M-114 -114V-78M-98 -114V-78M-130 -96H-82', darker(HOUSE.gold, 0.3), 2.4);
  return (
    placed(path(CARD, darker(color, 0.4)), { at: [6, 7] }) +
    formed(pen, CARD, color, { depth: 10, light: 5, extra: gloss }) +
    chip +
    [0, 1, 2]
      .map((index) =>
        stroke(
          `M${-66 + index * 11} ${-108 - index * 4}Q${-56 + index * 13} -96 ${-66 + index * 11} ${-84 + index * 4}`,
          HOUSE.white,
          5,
        ),
      )
      .join('') +
    rectangle([-132, -148], 76, 10, HOUSE.white, { radius: 5 }) +
    times(16, (index) =>
      circle([-126 + index * 14 + Math.floor(index / 4) * 10, -54], 4.6, HOUSE.white),
    ).join('') +
    rectangle([-132, -32], 64, 9, HOUSE.white, { radius: 4 }) +
    rectangle([-54, -32], 34, 9, lighter(color, 0.45), { radius: 4 })
  );
}

/** One bank card or, counted, two before one another. */
export const creditCard: Drawer = (pen, { color = '#4a4fb8', count = 2 }) => ({
  unitCm: 0.03,
  svg:
    (count > 1 ? placed(card(pen, HOUSE.mustard), { at: [34, -52], angleDegrees: 8 }) : '') +
    placed(card(pen, color), { at: [0, -24], angleDegrees: -8 }),
  anchors: { grip: { at: [120, -40] } },
});

function coinFace(at: Point, radius: number, color: Hex): string {
  const [x, y] = at;
  return (
    circle([x + radius * 0.07, y + radius * 0.06], radius, darker(color, 0.42)) +
    circle(at, radius, darker(color, 0.12)) +
    circle([x - radius * 0.03, y - radius * 0.04], radius * 0.94, lighter(color, 0.25)) +
    circle(at, radius * 0.8, darker(color, 0.2)) +
    circle([x + radius * 0.02, y + radius * 0.03], radius * 0.76, color) +
    path(
      `M${x} ${y - radius * 0.46}L${x + radius * 0.14} ${y - radius * 0.14}L${x + radius * 0.46} ${y}L${x + radius * 0.14} ${y + radius * 0.14}L${x} ${y + radius * 0.46}L${x - radius * 0.14} ${y + radius * 0.14}L${x - radius * 0.46} ${y}L${x - radius * 0.14} ${y - radius * 0.14}Z`,
      lighter(color, 0.55),
    ) +
    stroke(
      `M${x - radius * 0.62} ${y - radius * 0.3}A${radius * 0.69} ${radius * 0.69} 0 0 1 ${x - radius * 0.2} ${y - radius * 0.66}`,
      '#ffffff',
      radius * 0.07,
      { opacity: 0.7 },
    )
  );
}

export const coin: Drawer = (_pen, { color = HOUSE.gold }) => ({
  unitCm: 0.015,
  svg: coinFace([0, -100], 100, color),
});

function stack(x: number, count: number, color: Hex): string {
  return times(count, (index) => {
    const y = -index * 20;
    const shift = x + [0, 4, -3, 2, -4][index % 5]!;
    return (
      path(
        `M${shift - 62} ${y - 30}V${y - 12}A62 15 0 0 0 ${shift + 62} ${y - 12}V${y - 30}Z`,
        darker(color, 0.16),
      ) +
      path(
        `M${shift + 16} ${y - 16}V${y + 2.6}A62 15 0 0 0 ${shift + 62} ${y - 12}V${y - 30}Z`,
        darker(color, 0.34),
      ) +
      stroke(
        `M${shift - 50} ${y - 18}v8M${shift - 30} ${y - 12}v8M${shift - 8} ${y - 9}v8`,
        darker(color, 0.36),
        3,
      ) +
      ellipse([shift, y - 30], 62, 15, lighter(color, 0.4)) +
      ellipse([shift, y - 29], 50, 11, color)
    );
  }).join('');
}

/** Coins in stacks, one leaning before them. */
export const coins: Drawer = (_pen, { color = HOUSE.gold, count = 9 }) => ({
  unitCm: 0.03,
  svg:
    stack(20, Math.max(2, Math.round(count * 0.55)), color) +
    stack(-92, Math.max(1, Math.round(count * 0.33)), darker(color, 0.05)) +
    stack(134, Math.max(1, Math.round(count * 0.2)), color) +
    coinFace([-20, -44], 48, lighter(color, 0.06)),
});

/** A coin with a mark of its own that is no currency's. */
export const cryptoCoin: Drawer = (_pen, { color = HOUSE.orange }) => ({
  unitCm: 0.015,
  svg:
    circle([7, -94], 100, darker(color, 0.42)) +
    circle([0, -100], 100, color) +
    circle([0, -100], 84, darker(color, 0.16)) +
    circle([2, -98], 80, lighter(color, 0.1)) +
    shape(
      [
        [0, -152],
        [45, -126],
        [45, -74],
        [0, -48],
        [-45, -74],
        [-45, -126],
      ],
      HOUSE.paper,
    ) +
    shape(
      [
        [0, -132],
        [28, -116],
        [28, -84],
        [0, -68],
        [-28, -84],
        [-28, -116],
      ],
      color,
    ) +
    circle([0, -100], 12, HOUSE.paper) +
    stroke('M0 -48V-24M45 -74L66 -62M-45 -74L-66 -62', HOUSE.paper, 8),
});

function note(color: Hex): string {
  return (
    rectangle([-148, -140], 300, 144, darker(color, 0.36), { radius: 8 }) +
    rectangle([-150, -144], 300, 144, color, { radius: 8 }) +
    `<g>${stroke('M-134 -130H134V-14H-134Z', lighter(color, 0.5), 5)}</g>` +
    circle([0, -72], 42, lighter(color, 0.4)) +
    circle([0, -72], 30, color) +
    path('M0 -94L7 -79L22 -72L7 -65L0 -50L-7 -65L-22 -72L-7 -79Z', lighter(color, 0.6)) +
    [
      [-106, -102],
      [106, -42],
    ]
      .map(([x = 0, y = 0]) => circle([x, y], 14, lighter(color, 0.4)))
      .join('')
  );
}

export const banknote: Drawer = (_pen, { color = '#55a97c', count = 3 }) => ({
  unitCm: 0.05,
  svg: times(count, (index) =>
    placed(note(index === count - 1 ? color : darker(color, 0.08 * (count - index))), {
      at: [(index - count / 2) * 14, -10 - (count - 1 - index) * 20],
      angleDegrees: -10 + (count - 1 - index) * 9,
    }),
  ).join(''),
  anchors: { grip: { at: [-120, -40] } },
});

export const wallet: Drawer = (pen, { color = HOUSE.leather }) => ({
  unitCm: 0.05,
  svg:
    placed(
      rectangle([-100, -190], 190, 120, '#6fbf92', { radius: 6 }) +
        circle([-4, -130], 24, '#a9dcbc'),
      { angleDegrees: -4 },
    ) +
    placed(rectangle([-70, -172], 170, 110, HOUSE.coral, { radius: 8 }), { angleDegrees: 3 }) +
    formed(
      pen,
      'M-112 -136H106Q124 -136 124 -118V-18Q124 0 106 0H-104Q-124 0 -124 -20V-124Q-124 -136 -112 -136Z',
      color,
      { depth: 18, light: 7 },
    ) +
    stroke('M-110 -122H108M-110 -14H104', lighter(color, 0.4), 3) +
    formed(pen, 'M124 -92H60Q40 -92 40 -70Q40 -48 60 -48H124Z', lighter(color, 0.1), { depth: 8 }) +
    circle([66, -70], 10, HOUSE.gold),
});

export const piggyBank: Drawer = (pen, { color = HOUSE.pink }) => {
  const leg = (x: number, fill: Hex) =>
    formed(pen, `M${x - 18} -50L${x - 15} -6Q${x} 4 ${x + 15} -6L${x + 18} -50Z`, fill, {
      depth: 7,
    });
  const body =
    'M-118 -96C-118 -160 -58 -190 6 -190C46 -190 84 -176 104 -150L132 -152Q146 -150 146 -134V-100Q146 -86 130 -84C116 -50 70 -28 4 -28C-70 -28 -118 -48 -118 -96Z';
  return {
    unitCm: 0.085,
    svg:
      leg(-42, darker(color, 0.16)) +
      leg(62, darker(color, 0.16)) +
      stroke('M-116 -110q-30 -6 -22 -28q14 -16 22 2q-2 14 -20 8', darker(color, 0.12), 8) +
      formed(pen, body, color, {
        depth: 34,
        light: 10,
        extra: ellipse([-40, -150], 50, 22, lighter(color, 0.4), { opacity: 0.6 }),
      }) +
      leg(-74, color) +
      leg(30, color) +
      formed(pen, 'M44 -178C46 -210 70 -216 92 -214C94 -190 84 -172 72 -164Z', color, {
        depth: 8,
      }) +
      rectangle([-34, -186], 52, 8, darker(color, 0.5), { radius: 4 }) +
      ellipse([138, -116], 12, 22, darker(color, 0.12)) +
      ellipse([137, -122], 3, 5, darker(color, 0.5)) +
      ellipse([137, -108], 3, 5, darker(color, 0.5)) +
      circle([96, -134], 7, HOUSE.ink) +
      circle([94, -136], 2.4, HOUSE.white) +
      ellipse([80, -104], 16, 9, darker(color, 0.14), { opacity: 0.7 }) +
      coinFace([-8, -214], 34, HOUSE.gold),
  };
};

export const moneyBag: Drawer = (pen, { color = '#c99a5b' }) => ({
  unitCm: 0.14,
  svg:
    formed(
      pen,
      'M-30 -170C-60 -200 -44 -214 -34 -208Q-16 -198 0 -208Q16 -198 34 -208C44 -214 60 -200 30 -170Z',
      lighter(color, 0.1),
      { depth: 8 },
    ) +
    formed(
      pen,
      'M-28 -172C-80 -140 -112 -84 -106 -36C-102 -8 -80 0 0 0C80 0 102 -8 106 -36C112 -84 80 -140 28 -172Z',
      color,
      { depth: 32, light: 10 },
    ) +
    rectangle([-36, -180], 72, 15, HOUSE.coral, { radius: 7 }) +
    coinFace([0, -76], 42, HOUSE.gold),
});

export const shoppingBasket: Drawer = (pen, { color = HOUSE.coral }) => ({
  unitCm: 0.2,
  svg:
    stroke('M-70 -112Q-60 -200 0 -200Q60 -200 70 -112', HOUSE.metalDark, 9) +
    path('M-114 -116H114L108 -96H-108Z', darker(color, 0.45)),
  front:
    formed(pen, 'M-112 -104H112L92 -8Q90 0 80 0H-80Q-90 0 -92 -8Z', color, {
      depth: 14,
      extra: times(8, (_, share) =>
        rectangle([-86 + share * 160, -78], 11, 58, darker(color, 0.4), { radius: 5 }),
      ).join(''),
    }) +
    formed(
      pen,
      'M-122 -120H122V-100Q122 -96 118 -96H-118Q-122 -96 -122 -100Z',
      lighter(color, 0.12),
      { depth: 6 },
    ),
  anchors: { inside: { at: [0, -40], spanCm: 160 }, grip: { at: [0, -200] } },
});

export const priceTag: Drawer = (pen, { color = HOUSE.coral }) => ({
  unitCm: 0.045,
  svg: placed(
    stroke('M-84 -66Q-150 -110 -130 -170', HOUSE.navy, 5) +
      formed(
        pen,
        'M-100 -66L-60 -116Q-54 -122 -44 -122H96Q110 -122 110 -108V-24Q110 -10 96 -10H-44Q-54 -10 -60 -16Z',
        color,
        { depth: 10, light: 5 },
      ) +
      circle([-72, -66], 12, darker(color, 0.4)) +
      circle([-71, -65], 9, HOUSE.cream) +
      circle([4, -86], 12, HOUSE.white) +
      circle([54, -46], 12, HOUSE.white) +
      stroke('M58 -94L0 -38', HOUSE.white, 9),
    { at: [0, -30], angleDegrees: -24 },
  ),
});

/** A receipt with so many lines of goods: as long as they are. */
const receiptOf =
  (rows: number, unitCm: number): Drawer =>
  () => {
    const top = -130 - rows * 22;
    const zigzag = (x: number, low: number, high: number) =>
      times(8, (index) => `L${x - index * 17} ${index % 2 ? low : high}`).join('');
    return {
      unitCm,
      svg:
        path(`M-66 ${top + 4}H70V0${zigzag(62, 0, -12)}L-66 0Z`, darker(HOUSE.paper, 0.18)) +
        path(`M-70 ${top}H66V-4${zigzag(58, -4, -16)}L-70 -4Z`, HOUSE.paper) +
        rectangle([-40, top + 20], 76, 14, HOUSE.navy, { radius: 4 }) +
        times(
          rows,
          (index) =>
            rectangle([-52, top + 54 + index * 22], 54 - (index % 3) * 10, 8, '#b9b4c4', {
              radius: 4,
            }) + rectangle([26, top + 54 + index * 22], 24, 8, '#b9b4c4', { radius: 4 }),
        ).join('') +
        stroke('M-52 -72H50', '#b9b4c4', 3) +
        rectangle([-52, -56], 40, 12, HOUSE.ink, { radius: 4 }) +
        rectangle([12, -56], 38, 12, HOUSE.coral, { radius: 4 }),
      anchors: { grip: { at: [-40, -30] } },
    };
  };

export const receipt = receiptOf(5, 0.06);
export const longReceipt = receiptOf(17, 0.12);
