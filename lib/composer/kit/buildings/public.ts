import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, path, rectangle, shape, stroke } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { defineFamily, type Drawer, formed, type Sketch } from '../form';
import { markedPart } from '../marked';
import { doorAt, shrub, wall, windowAt } from './masonry';
import { MATERIAL_COLORS } from './ridged/wall';

/** Where people work, shop, learn and are healed. */

const anchors = (roofUp: number, span: number): Sketch['anchors'] => ({
  door: { at: [0, 0], spanCm: 140 },
  roof: { at: [0, -roofUp], spanCm: span },
  top: { at: [0, -roofUp], spanCm: span },
  label: { at: [0, -roofUp * 0.8], spanCm: span * 0.5 },
  wall: { at: [0, -roofUp * 0.5], spanCm: span * 0.6 },
});

function windowGrid(
  columns: number,
  rows: number,
  left: number,
  top: number,
  step: readonly [number, number],
  size: readonly [number, number],
  lit: boolean,
): string {
  return times(columns * rows, (index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    return windowAt([left + column * step[0], -top + row * step[1] + size[1]], size[0], size[1], {
      lit: lit && (index * 7) % 5 !== 0,
    });
  }).join('');
}

/** Stripes that hang over a shop window. */
function awning(x: number, up: number, width: number, color: Hex): string {
  const count = Math.round(width / 48) | 1;
  const step = width / count;
  return times(count, (index) => {
    const tone = index % 2 ? HOUSE.cream : color;
    const [a, b] = [x + index * step, x + (index + 1) * step];
    const spread = (at: number) => (at - (x + width / 2)) * 0.12;
    const low = -up + 78;
    return (
      shape(
        [
          [a, -up],
          [b, -up],
          [b + spread(b), low],
          [a + spread(a), low],
        ],
        index > count * 0.6 ? darker(tone, 0.06) : tone,
      ) +
      path(
        `M${a + spread(a)} ${low}H${b + spread(b)}v12a${step * 0.56} 20 0 0 1 ${-(b - a + spread(b) - spread(a))} 0Z`,
        darker(tone, 0.14),
      )
    );
  }).join('');
}

const GOODS: readonly Hex[] = ['#e0a458', '#c9654a', '#f5b33f', '#6dbb74', '#f29bb0'];

type Wares = 'bread' | 'cups' | 'goods';

/** Two boards behind the glass. */
function wareShelves(wares: Wares): string {
  const piece = (index: number, y: number) => {
    const x = -232 + index * 33;
    if (wares === 'cups')
      return rectangle([x - 8, y - 24], 20, 24, index % 2 ? HOUSE.cream : HOUSE.coral, {
        radius: 5,
      });
    const kinds = wares === 'bread' ? 2 : 5;
    return ellipse(
      [x, y - 9],
      14,
      wares === 'bread' ? 10 : 13,
      GOODS[(index * 2) % kinds] ?? '#e0a458',
    );
  };
  return [-96, -166]
    .map(
      (y) =>
        rectangle([-250, y], 300, 8, HOUSE.wood) + times(9, (index) => piece(index, y)).join(''),
    )
    .join('');
}

function shopGroundFloor(wares: Wares, sign: Hex, glass: Hex): string {
  const glint = shape(
    [
      [-240, -48],
      [-190, -48],
      [-110, -222],
      [-160, -222],
    ],
    HOUSE.white,
    { opacity: 0.25 },
  );
  return (
    rectangle([-320, -352], 640, 352, sign) +
    rectangle([-270, -230], 340, 190, darker(sign, 0.3)) +
    rectangle([-262, -222], 324, 174, glass) +
    wareShelves(wares) +
    glint +
    doorAt([140, 0], 110, 225, darker(sign, 0.22)) +
    rectangle([158, -200], 74, 110, glass) +
    rectangle([-320, -352], 640, 62, darker(sign, 0.1)) +
    rectangle([-110, -332], 220, 22, HOUSE.cream, { radius: 10 })
  );
}

function shopFront(wares: Wares, sign: Hex): Drawer {
  return (pen, { color = '#f0dcc0', state, material }) => {
    const lit = state === 'lit';
    const upper = [-250, -60, 130].map((x) =>
      windowAt([x, -420], 110, 130, { lit, flowers: true }),
    );
    return {
      svg:
        wall(pen, -330, 660, 640, color, 0, material) +
        rectangle([-350, -664], 700, 32, lighter(color, 0.4)) +
        rectangle([-340, -634], 680, 12, darker(color, 0.16)) +
        upper.join('') +
        shopGroundFloor(wares, sign, lit ? '#ffdf9a' : '#fbe9c9') +
        markedPart(
          'awning',
          awning(-310, 284, 620, wares === 'bread' ? HOUSE.coral : pen.accents[1]),
        ) +
        shrub(-290, 84) +
        shrub(290, 84),
      anchors: {
        ...anchors(664, 600),
        door: { at: [195, 0], spanCm: 110 },
        label: { at: [0, -321], spanCm: 300 },
        window: { at: [-100, -50], spanCm: 300 },
      },
    };
  };
}

const apartment: Drawer = (pen, { color = '#dfa58a', state, count = 6, material }) => {
  const floors = Math.min(10, count);
  const top = floors * 290 + 60;
  const balconies = times(Math.max(0, floors - 1), (index) => {
    const y = -(index + 1) * 290 - 30;
    return [-330, 190]
      .map(
        (x) =>
          rectangle([x, y - 6], 150, 12, HOUSE.cream) +
          times(8, (bar) => rectangle([x + 4 + bar * 20, y - 66], 4, 62, HOUSE.metalDark)).join(
            '',
          ) +
          rectangle([x, y - 70], 150, 7, HOUSE.metalDark),
      )
      .join('');
  });
  return {
    svg:
      wall(pen, -400, 800, top, color, 0, material) +
      rectangle([-416, -top - 30], 832, 36, lighter(color, 0.35)) +
      windowGrid(4, floors - 1, -340, top - 60, [190, 290], [110, 150], state === 'lit') +
      balconies.join('') +
      doorAt([-60, 0], 120, 230, HOUSE.navy) +
      windowAt([-330, -90], 110, 120) +
      windowAt([220, -90], 110, 120),
    anchors: anchors(top + 30, 780),
  };
};

const hospital: Drawer = (pen, { color = HOUSE.white, state, material }) => ({
  svg:
    wall(pen, -900, 1800, 900, color, 0, material) +
    wall(pen, -300, 600, 1120, lighter(HOUSE.sky, 0.55), 0, material) +
    rectangle([-920, -930], 620, 34, HOUSE.teal) +
    rectangle([300, -930], 620, 34, HOUSE.teal) +
    rectangle([-320, -1152], 640, 36, HOUSE.teal) +
    windowGrid(3, 3, -820, 820, [180, 270], [110, 140], state === 'lit') +
    windowGrid(3, 3, 370, 820, [180, 270], [110, 140], state === 'lit') +
    rectangle([-110, -1040], 220, 220, HOUSE.white, { radius: 24 }) +
    rectangle([-30, -1010], 60, 160, HOUSE.red, { radius: 4 }) +
    rectangle([-80, -960], 160, 60, HOUSE.red, { radius: 4 }) +
    windowGrid(3, 1, -230, 690, [170, 200], [120, 130], state === 'lit') +
    rectangle([-260, -380], 520, 40, HOUSE.teal) +
    rectangle([-200, -340], 400, 340, '#8fb9d6') +
    rectangle([-5, -340], 10, 340, HOUSE.white) +
    rectangle([-240, -340], 26, 340, HOUSE.stone) +
    rectangle([214, -340], 26, 340, HOUSE.stone) +
    shrub(-560, 150) +
    shrub(560, 150),
  anchors: anchors(1150, 1600),
});

const school: Drawer = (pen, { color = '#d9785a', state, material }) => ({
  svg:
    wall(pen, -850, 1700, 620, color, 0, material) +
    rectangle([-870, -650], 1740, 34, HOUSE.cream) +
    wall(pen, -240, 480, 760, lighter(color, 0.1), 0, material) +
    shape(
      [
        [-280, -750],
        [0, -960],
        [280, -750],
      ],
      HOUSE.roof,
    ) +
    shape(
      [
        [0, -960],
        [280, -750],
        [0, -750],
      ],
      darker(HOUSE.roof, 0.16),
    ) +
    circle([0, -640], 76, HOUSE.cream) +
    circle([0, -640], 62, HOUSE.white) +
    stroke('M0 -684V-640L30 -622', HOUSE.ink, 9) +
    windowGrid(3, 2, -770, 550, [180, 270], [130, 150], state === 'lit') +
    windowGrid(3, 2, 280, 550, [180, 270], [130, 150], state === 'lit') +
    windowGrid(2, 1, -170, 500, [210, 0], [130, 130], state === 'lit') +
    doorAt([-120, 0], 110, 250, HOUSE.green) +
    doorAt([10, 0], 110, 250, HOUSE.green) +
    rectangle([-180, -20], 360, 20, HOUSE.stone) +
    stroke('M330 -650V-960', HOUSE.metalDark, 12) +
    shape(
      [
        [336, -960],
        [480, -920],
        [336, -880],
      ],
      pen.accents[1],
    ) +
    shrub(-520, 130) +
    shrub(520, 130),
  anchors: { ...anchors(960, 500), label: { at: [0, -520], spanCm: 300 } },
});

const factory: Drawer = (pen, { color = '#c9745a', state, material }) => {
  const smoke = (x: number) =>
    [
      [0, -1260, 60],
      [50, -1370, 84],
      [130, -1480, 104],
    ]
      .map(([dx = 0, y = 0, r = 0]) => circle([x + dx, y], r, HOUSE.cream, { opacity: 0.85 }))
      .join('');
  return {
    svg:
      [-560, -380]
        .map(
          (x) =>
            formed(pen, `M${x - 50} -500L${x - 34} -1180H${x + 34}L${x + 50} -500Z`, HOUSE.brick, {
              depth: 18,
              light: 6,
              extra: path(`M${x - 60} -1130H${x + 60}V-1060H${x - 60}Z`, HOUSE.cream),
            }) + smoke(x),
        )
        .join('') +
      times(
        4,
        (index) =>
          formed(
            pen,
            `M${-720 + index * 360} -480L${-720 + index * 360} -700L${-360 + index * 360} -480Z`,
            lighter(color, 0.08),
            { depth: 20, light: 6 },
          ) +
          shape(
            [
              [-706 + index * 360, -500],
              [-706 + index * 360, -660],
              [-640 + index * 360, -620],
              [-640 + index * 360, -500],
            ],
            state === 'lit' ? '#ffdf9a' : '#a9cbe4',
          ),
      ).join('') +
      wall(pen, -720, 1440, 490, color, 0, material) +
      times(5, (index) =>
        windowAt([-640 + index * 200, -200], 120, 150, { lit: state === 'lit' }),
      ).join('') +
      rectangle([400, -300], 240, 300, HOUSE.metalDark) +
      times(7, (index) =>
        rectangle([400, -290 + index * 42], 240, 8, darker(HOUSE.metalDark, 0.2)),
      ).join(''),
    anchors: {
      ...anchors(700, 1300),
      door: { at: [520, 0], spanCm: 220 },
      chimney: { at: [-560, -1180] },
    },
  };
};

function columnsRow(from: number, to: number, count: number, up: number, height: number): string {
  return times(count, (index) => {
    const x = from + ((to - from) * index) / (count - 1);
    return (
      rectangle([x - 26, -up - height], 52, height, HOUSE.cream) +
      rectangle([x + 6, -up - height], 20, height, darker(HOUSE.cream, 0.14)) +
      rectangle([x - 36, -up - height], 72, 22, lighter(HOUSE.cream, 0.4)) +
      rectangle([x - 36, -up - 20], 72, 20, darker(HOUSE.cream, 0.06))
    );
  }).join('');
}

/** A bank, museum, court or Greek temple: a pediment on columns. */
const columned: Drawer = (pen, { color = '#e9e0cf', material }) => ({
  svg:
    wall(pen, -480, 960, 560, darker(color, 0.16), 90, material) +
    doorAt([-65, -90], 130, 330, HOUSE.woodDark) +
    columnsRow(-420, 420, 6, 90, 480) +
    rectangle([-520, -650], 1040, 84, color) +
    rectangle([-520, -574], 1040, 12, darker(color, 0.2)) +
    formed(pen, 'M-560 -650L0 -860L560 -650Z', color, {
      depth: 22,
      light: 8,
      extra: path('M-400 -672L0 -820L400 -672Z', darker(color, 0.14)),
    }) +
    circle([0, -724], 40, lighter(color, 0.4)) +
    times(3, (index) =>
      rectangle(
        [-520 - index * 40, -90 + index * 30],
        1040 + index * 80,
        32,
        index % 2 ? color : darker(color, 0.08),
      ),
    ).join(''),
  anchors: { ...anchors(860, 400), label: { at: [0, -608], spanCm: 700 } },
});

export const publicBuildings = defineFamily(
  'public-building',
  {
    shop: shopFront('goods', HOUSE.teal),
    bakery: shopFront('bread', HOUSE.green),
    'cafe-front': shopFront('cups', HOUSE.brown),
    apartment,
    hospital,
    school,
    factory,
    columned,
  },
  1,
  MATERIAL_COLORS,
);
