import { circle, line, path, rectangle, shape, stroke } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { defineFamily, type Drawer, formed, rod } from '../form';
import { steamEngine, train, tram } from './rails';
import { lamp, pane, wheel, windowRow } from './wheels';

/** Buses, lorries and working machines from the side. */

const bus: Drawer = (pen, { color = pen.accents[0], count = 1 }) => {
  const double = count > 1;
  const top = double ? 430 : 300;
  const body = `M-550 -46V-${top - 22}Q-550 -${top} -528 -${top}H500Q536 -${top} 542 -${top - 40}L552 -140V-46Q552 -36 542 -36H-540Q-550 -36 -550 -46Z`;
  return {
    svg:
      rectangle([-520, -44], 1040, 20, HOUSE.rubber) +
      formed(pen, body, color, {
        depth: 20,
        light: 7,
        extra:
          path('M-552 -128H554V-112H-552Z', HOUSE.cream) +
          path('M-552 -70H554V-30H-552Z', darker(color, 0.18)),
      }) +
      windowRow(pen, -520, 330, -150, 128, 108, 16) +
      (double ? windowRow(pen, -520, 480, -300, 128, 100, 16) : '') +
      pane(pen, 'M440 -130V-258H522Q530 -256 532 -240L542 -130Z') +
      rectangle([352, -262], 74, 222, darker(color, 0.2), { radius: 4 }) +
      pane(pen, 'M358 -60V-256H386V-60Z') +
      pane(pen, 'M392 -60V-256H420V-60Z') +
      lamp([540, -96], 14, 22) +
      lamp([-546, -110], 9, 34, '#f2664f') +
      wheel(pen, [-330, -48], 48) +
      wheel(pen, [250, -48], 48),
    anchors: {
      seat: { at: [-60, -140] },
      inside: { at: [-60, -150], spanCm: 700 },
      door: { at: [390, -40] },
      roof: { at: [-40, -top], spanCm: 800 },
      top: { at: [-40, -top], spanCm: 800 },
      label: { at: [0, -92], spanCm: 360 },
    },
  };
};

const truck: Drawer = (pen, { color = pen.accents[2] }) => ({
  svg:
    rectangle([-420, -80], 830, 34, HOUSE.ink) +
    formed(pen, 'M-430 -84V-370H170V-84Z', HOUSE.cream, {
      depth: 16,
      light: 6,
      extra: path('M-432 -170H172V-130H-432Z', pen.accents[1]),
    }) +
    times(5, (index) =>
      line(
        [
          [-310 + index * 120, -370],
          [-310 + index * 120, -84],
        ],
        darker(HOUSE.cream, 0.1),
        2,
      ),
    ).join('') +
    formed(
      pen,
      'M196 -54V-280Q196 -298 214 -298H320Q344 -298 352 -276L386 -176Q430 -168 432 -140V-54Z',
      color,
      { depth: 14, light: 6, extra: path('M190 -92H440V-50H190Z', darker(color, 0.2)) },
    ) +
    pane(pen, 'M252 -178V-266H312Q322 -266 326 -254L352 -178Z') +
    stroke('M240 -290V-60M366 -170V-62', darker(color, 0.22), 2.4) +
    rectangle([252, -158], 26, 6, darker(color, 0.3), { radius: 3 }) +
    rectangle([178, -330], 12, 230, HOUSE.metal, { radius: 4 }) +
    lamp([422, -116], 16, 24) +
    rectangle([400, -66], 44, 18, HOUSE.metalDark, { radius: 6 }) +
    wheel(pen, [-320, -48], 48) +
    wheel(pen, [-210, -48], 48) +
    wheel(pen, [320, -48], 48),
  anchors: {
    seat: { at: [270, -150] },
    inside: { at: [-130, -130], spanCm: 560 },
    door: { at: [300, -120] },
    roof: { at: [-130, -370], spanCm: 560 },
    top: { at: [-130, -370], spanCm: 560 },
    label: { at: [-130, -250], spanCm: 400 },
  },
});

const fireEngine: Drawer = (pen) => {
  const color = HOUSE.red;
  return {
    svg:
      rectangle([-370, -70], 740, 30, HOUSE.ink) +
      formed(pen, 'M-380 -60V-250H120V-60Z', color, {
        depth: 14,
        light: 5,
        extra: path('M-382 -130H122V-114H-382Z', HOUSE.cream),
      }) +
      [-350, -230, -110]
        .map(
          (x) =>
            rectangle([x, -230], 104, 90, HOUSE.metal, { radius: 3 }) +
            times(5, (index) =>
              rectangle([x, -214 + index * 17], 104, 3, HOUSE.metalDark, { opacity: 0.5 }),
            ).join(''),
        )
        .join('') +
      formed(
        pen,
        'M130 -60V-280Q130 -290 142 -290H318Q340 -290 346 -270L366 -180Q384 -170 384 -140V-60Z',
        color,
        { depth: 12, light: 5, extra: path('M124 -130H390V-114H124Z', HOUSE.cream) },
      ) +
      pane(pen, 'M148 -176V-266H218V-176Z') +
      pane(pen, 'M236 -176V-266H306Q314 -264 316 -256L332 -176Z') +
      rod(pen, 'M-390 -292H60M-390 -268H60', HOUSE.metal, 7) +
      times(14, (index) =>
        line(
          [
            [-380 + index * 32, -292],
            [-380 + index * 32, -268],
          ],
          HOUSE.metalDark,
          4,
        ),
      ).join('') +
      rectangle([200, -312], 70, 22, HOUSE.blue, { radius: 8 }) +
      rectangle([206, -308], 24, 8, lighter(HOUSE.blue, 0.5), { radius: 4 }) +
      lamp([376, -104], 14, 22) +
      wheel(pen, [-240, -46], 46) +
      wheel(pen, [250, -46], 46),
    anchors: {
      seat: { at: [260, -150] },
      inside: { at: [220, -150], spanCm: 180 },
      door: { at: [180, -80] },
      roof: { at: [-120, -292], spanCm: 400 },
      top: { at: [-120, -292], spanCm: 400 },
    },
  };
};

const tractor: Drawer = (pen, { color = HOUSE.green }) => ({
  svg:
    stroke('M-96 -150V-250M40 -160L52 -250', darker(color, 0.3), 8) +
    rectangle([-112, -262], 182, 14, color, { radius: 6 }) +
    pane(pen, 'M-88 -150V-246H46L34 -150Z', '#c9e3ee') +
    rod(pen, 'M118 -150V-214', HOUSE.metalDark, 9) +
    rectangle([-70, -164], 14, 50, HOUSE.ink, { radius: 5 }) +
    rectangle([-70, -126], 50, 12, HOUSE.ink, { radius: 5 }) +
    rod(pen, 'M34 -110L14 -158', HOUSE.ink, 4),
  front:
    formed(pen, 'M26 -150H150Q176 -150 178 -124V-70H-20V-110Q20 -112 26 -150Z', color, {
      depth: 12,
      light: 5,
    }) +
    times(4, (index) =>
      rectangle([92 + index * 18, -132], 9, 46, darker(color, 0.35), { radius: 3 }),
    ).join('') +
    formed(
      pen,
      'M-150 -92Q-146 -158 -76 -160Q-10 -156 -6 -96Q-40 -130 -78 -130Q-120 -128 -150 -92Z',
      color,
      { depth: 7, light: 3 },
    ) +
    lamp([178, -126], 11, 16) +
    wheel(pen, [-78, -74], 74, { hub: HOUSE.mustard }) +
    wheel(pen, [128, -44], 44, { hub: HOUSE.mustard }),
  anchors: {
    seat: { at: [-46, -128] },
    handle: { at: [16, -156] },
    inside: { at: [-40, -140], spanCm: 80 },
    roof: { at: [-20, -262], spanCm: 150 },
    top: { at: [100, -150], spanCm: 90 },
    back: { at: [-150, -70] },
  },
});

const forklift: Drawer = (pen, { color = HOUSE.mustard }) => ({
  svg:
    stroke('M-60 -110L-50 -206H34L50 -100', HOUSE.metalDark, 7) +
    rectangle([-66, -214], 116, 12, HOUSE.ink, { radius: 5 }) +
    rectangle([-44, -124], 14, 46, HOUSE.ink, { radius: 5 }) +
    rectangle([-44, -88], 44, 12, HOUSE.ink, { radius: 5 }) +
    rod(pen, 'M40 -80L22 -122', HOUSE.ink, 4),
  front:
    formed(pen, 'M-112 -34V-92Q-110 -106 -94 -106H-52Q-40 -76 -10 -76H62V-34Z', color, {
      depth: 10,
      light: 4,
    }) +
    rectangle([70, -220], 12, 210, HOUSE.metalDark) +
    rectangle([82, -60], 8, 52, HOUSE.ink) +
    rectangle([82, -12], 96, 8, HOUSE.ink) +
    wheel(pen, [-74, -26], 26, { hub: HOUSE.cream }) +
    wheel(pen, [36, -30], 30, { hub: HOUSE.cream }),
  anchors: {
    seat: { at: [-20, -88] },
    handle: { at: [22, -120] },
    tip: { at: [140, -12] },
    inside: { at: [130, -12], spanCm: 90 },
    top: { at: [130, -12], spanCm: 90 },
    roof: { at: [-8, -214], spanCm: 110 },
  },
});

const excavator: Drawer = (pen, { color = HOUSE.mustard }) => ({
  svg:
    rectangle([-150, -70], 290, 70, HOUSE.rubber, { radius: 34 }) +
    times(
      5,
      (index) =>
        circle([-108 + index * 52, -34], 19, HOUSE.metalDark) +
        circle([-108 + index * 52, -34], 8, HOUSE.metal),
    ).join('') +
    formed(pen, 'M90 -130Q190 -330 260 -318Q286 -312 282 -288L262 -290Q200 -250 130 -110Z', color, {
      depth: 12,
      light: 5,
    }) +
    formed(pen, 'M262 -310L286 -300L330 -150L300 -140Z', color, { depth: 9, light: 4 }) +
    shape(
      [
        [280, -152],
        [350, -146],
        [346, -84],
        [300, -66],
        [270, -96],
      ],
      HOUSE.metalDark,
    ) +
    times(3, (index) =>
      shape(
        [
          [296 + index * 16, -70 + index * -6],
          [310 + index * 16, -78 + index * -6],
          [300 + index * 16, -52 + index * -6],
        ],
        HOUSE.metal,
      ),
    ).join('') +
    formed(pen, 'M-170 -84V-176Q-168 -190 -150 -190H-10V-84Z', color, { depth: 12, light: 5 }) +
    formed(pen, 'M-10 -84V-250Q-8 -262 6 -262H76Q90 -262 94 -248L112 -84Z', color, {
      depth: 10,
      light: 4,
    }) +
    pane(pen, 'M8 -130V-246H74L92 -130Z'),
  anchors: {
    seat: { at: [40, -130] },
    inside: { at: [40, -150], spanCm: 80 },
    tip: { at: [310, -70] },
    door: { at: [40, -90] },
    top: { at: [-90, -190], spanCm: 120 },
    roof: { at: [40, -262], spanCm: 80 },
  },
});

export const heavy = defineFamily(
  'heavy-vehicle',
  {
    bus,
    tram,
    truck,
    'fire-engine': fireEngine,
    tractor,
    train,
    'steam-engine': steamEngine,
    forklift,
    excavator,
  },
  1,
);
