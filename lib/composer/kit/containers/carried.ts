import { circle, ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { markedPart } from '../marked';
import {
  createLathe,
  defineFamily,
  type Drawer,
  formed,
  hoop,
  paintLid,
  paintMouth,
  paintSide,
  pointsOf,
  rod,
  topOf,
} from '../form';
import { box, crate, gift, barrel, trash, treasure } from './boxes';
import { candle, lantern, paperLantern } from './lights';
import { suitcase, trolleyCase, backpack, handbag, toteBag, shoppingBag, groceries } from './bags';

const umbrella: Drawer = (pen, { color = pen.accents[0], state }) => {
  const hook = 'M0 -190V-24Q0 0 -20 0T-40 -22';
  if (state === 'cut')
    return {
      unitCm: 0.4,
      svg:
        markedPart('handle', rod(pen, 'M0 -180V-18Q0 0 -15 0T-30 -14', HOUSE.woodDark, 7)) +
        formed(pen, 'M0 -236L-4 -222C-22 -170 -26 -110 -16 -62H16C26 -110 22 -170 4 -222Z', color, {
          depth: 8,
          light: 4,
          extra: stroke(
            'M0 -220C-10 -160 -10 -110 -4 -62M2 -220C12 -160 12 -110 8 -62',
            darker(color, 0.2),
            2,
          ),
        }) +
        rectangle([-16, -120], 32, 8, darker(color, 0.3)),
      anchors: { grip: { at: [-8, -10] } },
    };
  const dome =
    'M-150 -150C-144 -226 -80 -270 0 -270S144 -226 150 -150Q125 -172 100 -152Q76 -176 50 -154Q25 -178 0 -156Q-25 -178 -50 -154Q-76 -176 -100 -152Q-125 -172 -150 -150Z';
  return {
    unitCm: 0.36,
    svg:
      path('M-148 -152Q0 -210 148 -152Q100 -148 0 -154Q-100 -148 -148 -152Z', darker(color, 0.42)) +
      rod(pen, hook.replace('-190', '-260'), HOUSE.woodDark, 7) +
      markedPart('handle', rod(pen, 'M0 -40V-24Q0 0 -20 0T-40 -22', HOUSE.wood, 10)) +
      formed(pen, dome, color, {
        depth: 20,
        light: 8,
        extra:
          path(
            'M0 -270C-40 -240 -52 -200 -50 -150L0 -154L50 -150C52 -200 40 -240 0 -270Z',
            lighter(color, 0.2),
          ) +
          path(
            'M0 -270C70 -250 100 -200 100 -150L156 -150C150 -230 90 -270 0 -270Z',
            darker(color, 0.12),
          ) +
          path(
            'M0 -270C-90 -256 -108 -200 -100 -150L-156 -150C-150 -230 -90 -270 0 -270Z',
            lighter(color, 0.08),
          ),
      }) +
      rod(pen, 'M0 -270V-288', HOUSE.woodDark, 6),
    anchors: {
      grip: { at: [-4, -36] },
      top: { at: [0, -280] },
      inside: { at: [0, -130], spanCm: 260 },
    },
  };
};

const basket: Drawer = (pen, { color = '#c98d4f', state }) => {
  const body = createLathe('74 0!, 78 4, 104 96!, 108 100!, 108 108!', { tilt: 0.26 });
  const { at, radius } = topOf(body);
  const weave =
    times(7, (row) =>
      hoop(body, 6 + row * 13, 12 + row * 13, row % 2 ? darker(color, 0.16) : lighter(color, 0.16)),
    ).join('') +
    times(15, (index) =>
      stroke(`M${-98 + index * 14} -104L${-78 + index * 11} 20`, darker(color, 0.28), 2.4, {
        opacity: 0.5,
      }),
    ).join('');
  const handle =
    state === 'open'
      ? ''
      : markedPart(
          'handle',
          stroke(
            `M${-radius * 0.9} ${at[1]}C${-radius * 0.9} ${at[1] - 150} ${radius * 0.9} ${at[1] - 150} ${radius * 0.9} ${at[1]}`,
            darker(color, 0.2),
            13,
          ) +
            stroke(
              `M${-radius * 0.9} ${at[1] - 2}C${-radius * 0.9} ${at[1] - 152} ${radius * 0.9} ${at[1] - 152} ${radius * 0.9} ${at[1] - 2}`,
              lighter(color, 0.14),
              7,
            ),
        );
  return {
    unitCm: 0.2,
    svg: paintMouth(body, color, { wall: 0.07 }) + handle,
    front: paintSide(pen, body, color, { material: 'matte', extra: weave }),
    anchors: {
      inside: { at: [0, at[1] + 6], spanCm: 190 },
      grip: state === 'open' ? { at: [100, at[1]] } : { at: [0, at[1] - 112] },
      gripFar: { at: [-100, at[1]] },
      surface: { at, spanCm: 190 },
    },
  };
};

/** Upside down, to be sat on. */
const upturnedBucket: Drawer = (pen, { color = HOUSE.metal }) => {
  const body = createLathe('104 0!, 104 6, 100 8!, 76 155, 74 158!', { tilt: 0.24 });
  const { at } = topOf(body);
  const hoops = [32, 112].map((height) => hoop(body, height, height + 6, darker(color, 0.2), 0.5));
  return {
    unitCm: 0.19,
    svg:
      stroke('M-104 -6C-108 26 96 40 104 -6', HOUSE.metalDark, 5) +
      paintSide(pen, body, color, {
        material: color === HOUSE.metal ? 'metal' : 'plastic',
        extra: hoops.join(''),
      }) +
      paintLid(body, lighter(color, 0.12)),
    anchors: { seat: { at }, top: { at, spanCm: 130 } },
  };
};

const bucket: Drawer = (pen, wish) => {
  if (wish.state === 'laid') return upturnedBucket(pen, wish);
  const { color = HOUSE.metal } = wish;
  const body = createLathe('74 0!, 76 3, 100 150!, 104 152!, 104 158!', { tilt: 0.24 });
  const { at } = topOf(body);
  return {
    unitCm: 0.19,
    svg:
      paintMouth(body, color, { wall: 0.05 }) +
      stroke(
        `M-102 ${at[1]}C-100 ${at[1] - 130} 100 ${at[1] - 130} 102 ${at[1]}`,
        HOUSE.metalDark,
        5,
      ),
    front: paintSide(pen, body, color, {
      material: color === HOUSE.metal ? 'metal' : 'plastic',
      extra:
        hoop(body, 40, 46, darker(color, 0.2), 0.5) + hoop(body, 120, 126, darker(color, 0.2), 0.5),
    }),
    anchors: {
      inside: { at: [0, at[1] + 6], spanCm: 180 },
      grip: { at: [0, at[1] - 96] },
      surface: { at, spanCm: 180 },
    },
  };
};

const vase: Drawer = (pen, { color = pen.accents[2], state }) => {
  const body = createLathe(
    state === 'open'
      ? '50 0!, 54 6, 84 70, 80 130, 40 176, 30 206, 44 232'
      : '40 0!, 44 4, 62 50, 54 110, 28 160, 24 186, 34 206',
    { tilt: 0.2 },
  );
  const { at, height } = topOf(body);
  const band =
    state === 'open'
      ? hoop(body, 96, 104, HOUSE.cream) +
        hoop(body, 60, 68, HOUSE.cream) +
        times(9, (index) => path(`M${-84 + index * 21} -70l10 -18l10 18Z`, HOUSE.cream)).join('')
      : hoop(body, 70, 74, lighter(color, 0.5), 0.8);
  return {
    unitCm: 0.14,
    svg: paintMouth(body, color),
    front: paintSide(pen, body, color, { extra: band }),
    anchors: { inside: { at, spanCm: 50 }, grip: { at: [50, -height * 0.4] }, top: { at } },
  };
};

const wateringCan: Drawer = (pen, { color = HOUSE.green }) => {
  const body = createLathe('70 0!, 72 4, 66 118!, 60 128', { tilt: 0.22 });
  const { at } = topOf(body);
  return {
    unitCm: 0.19,
    svg:
      rod(pen, 'M60 -40L130 -126', color, 22) +
      placed(
        path('M-14 0L14 0L26 -30H-26Z', darker(color, 0.14)) +
          ellipse([0, -30], 26, 9, lighter(color, 0.3)) +
          pointsOf('-12 -30, 0 -32, 12 -30, -5 -27, 6 -27')
            .map((p) => circle(p, 2, darker(color, 0.4)))
            .join(''),
        { at: [134, -130], angleDegrees: 40 },
      ) +
      markedPart('handle', rod(pen, 'M-62 -104C-120 -120 -120 -20 -66 -30', color, 13)) +
      paintMouth(body, color) +
      paintSide(pen, body, color, {
        material: 'plastic',
        extra: hoop(body, 88, 94, lighter(color, 0.4), 0.7),
      }) +
      rod(pen, `M-52 ${at[1]}C-50 -200 40 -200 54 ${at[1]}`, color, 12),
    anchors: {
      grip: { at: [0, -182] },
      handle: { at: [-108, -70] },
      tip: { at: [160, -156] },
      inside: { at },
    },
  };
};

const shoppingCart: Drawer = (pen, { color = HOUSE.metalDark }) => ({
  unitCm: 0.4,
  svg:
    [-30, 76]
      .map((x) => circle([x, -14], 14, HOUSE.rubber) + circle([x, -14], 6, HOUSE.metal))
      .join('') +
    rod(pen, 'M-150 -220H-112L-60 -30H96', color, 8) +
    rod(pen, 'M-160 -220H-124', pen.accents[0], 14),
  front:
    stroke('M-104 -186H120L92 -84H-72Z', color, 7) +
    times(7, (index) =>
      stroke(`M${-72 + index * 28} -186L${-50 + index * 22} -84`, color, 3.4),
    ).join('') +
    stroke('M-96 -160H114M-88 -134H106M-80 -108H98', color, 3.4),
  anchors: {
    handle: { at: [-146, -220] },
    grip: { at: [-146, -220] },
    inside: { at: [10, -150], spanCm: 170 },
  },
});

/** What things are carried and kept in. */
export const carried = defineFamily(
  'carried',
  {
    suitcase,
    'trolley-case': trolleyCase,
    backpack,
    handbag,
    tote: toteBag,
    'shopping-bag': shoppingBag,
    groceries,
    umbrella,
    basket,
    bucket,
    vase,
    'watering-can': wateringCan,
    box,
    crate,
    gift,
    barrel,
    bin: trash,
    'treasure-chest': treasure,
    candle,
    lantern,
    'paper-lantern': paperLantern,
    'shopping-cart': shoppingCart,
  },
  0.1,
);
