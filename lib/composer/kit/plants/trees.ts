import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, path, placed, stroke } from '@/lib/svg/markup';
import { blob, number } from '@/lib/svg/path';
import { polar, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { defineFamily, type Drawer, formed, leaf, pointsOf, rod, rounded } from '../form';
import { crown, fruitOn, trunk } from './crowns';

const deciduous: Drawer = (pen, { color = HOUSE.leaf, state, count = 0 }) => {
  const boughs = rod(
    pen,
    'M-4 -210C-30 -250 -70 -270 -100 -310M4 -230C30 -270 70 -280 96 -330M0 -240V-380',
    HOUSE.woodDark,
    15,
  );
  const bare = rod(
    pen,
    'M-2 -200C-40 -260 -90 -290 -130 -380M-70 -286C-110 -300 -140 -300 -170 -330M2 -220C40 -280 80 -300 120 -400M70 -306C110 -320 140 -330 170 -350M0 -240C0 -320 -10 -380 10 -460M0 -330C-30 -380 -40 -410 -50 -440M4 -350C30 -390 44 -410 60 -450',
    HOUSE.woodDark,
    12,
  );

  const foliage =
    state === 'broken'
      ? ''
      : crown(pen, [-92, -318], 92, 78, darker(color, 0.08)) +
        crown(pen, [98, -330], 88, 76, darker(color, 0.12)) +
        crown(pen, [0, -392], 124, 104, color, 13) +
        crown(pen, [-4, -296], 92, 58, lighter(color, 0.04));
  const apples =
    count > 0
      ? fruitOn(
          pointsOf(
            '-110 -330, -54 -392, 10 -440, 66 -372, 110 -320, -20 -310, -70 -280, 50 -300, 0 -360',
          ).slice(0, count),
          HOUSE.red,
          11,
        )
      : '';
  return {
    svg: trunk(pen, 250, 40) + (state === 'broken' ? bare : boughs) + foliage + apples,
    anchors: { trunk: { at: [0, -120] }, branch: { at: [84, -300] }, top: { at: [0, -480] } },
  };
};

const roundTree: Drawer = (pen, { color = HOUSE.leaf }) => ({
  svg:
    trunk(pen, 190, 30) +
    rod(
      pen,
      'M0 -150C-20 -190 -40 -200 -50 -220M0 -160C20 -200 36 -210 46 -240',
      HOUSE.woodDark,
      10,
    ) +
    crown(pen, [0, -290], 130, 122, color, 14),
  anchors: { trunk: { at: [0, -90] }, branch: { at: [60, -220] }, top: { at: [0, -410] } },
});

const birch: Drawer = (pen, { color = '#8cbf4f' }) => ({
  svg:
    rod(pen, 'M0 -280C-20 -330 -40 -340 -60 -370M0 -300C20 -350 40 -360 60 -400', '#efe9e2', 8) +
    trunk(pen, 360, 24, '#f3eee8') +
    pointsOf('-7 -60, 2 -100, -9 -140, 1 -190, -7 -230, 2 -280')
      .map(([x, y]) => path(`M${x} ${y}h8l-2 5h-7Z`, '#5b5466'))
      .join('') +
    crown(pen, [-48, -380], 70, 84, darker(color, 0.1)) +
    crown(pen, [52, -400], 66, 88, darker(color, 0.14)) +
    crown(pen, [0, -470], 82, 104, color),
  anchors: { trunk: { at: [0, -150] }, branch: { at: [50, -380] } },
});

const conifer: Drawer = (pen, { color = HOUSE.leafDark, state }) => {
  const tier = (y: number, w: number, h: number, fill: Hex) => {
    const data = `M0 ${y - h}C${w * 0.3} ${y - h * 0.5} ${w * 0.7} ${y - h * 0.1} ${w} ${y}Q${w * 0.8} ${y + h * 0.1} ${w * 0.6} ${y}Q${w * 0.4} ${y + h * 0.14} ${w * 0.2} ${y + h * 0.03}Q0 ${y + h * 0.16} ${-w * 0.2} ${y + h * 0.03}Q${-w * 0.4} ${y + h * 0.14} ${-w * 0.6} ${y}Q${-w * 0.8} ${y + h * 0.1} ${-w} ${y}C${-w * 0.7} ${y - h * 0.1} ${-w * 0.3} ${y - h * 0.5} 0 ${y - h}Z`;
    const snow =
      state === 'broken'
        ? path(
            `M0 ${y - h}C${w * 0.3} ${y - h * 0.5} ${w * 0.7} ${y - h * 0.1} ${w} ${y}Q${w * 0.5} ${y - h * 0.2} ${w * 0.3} ${y - h * 0.36}Q${w * 0.1} ${y - h * 0.2} 0 ${y - h * 0.4}Q${-w * 0.2} ${y - h * 0.16} ${-w * 0.4} ${y - h * 0.3}Q${-w * 0.6} ${y - h * 0.1} ${-w} ${y}C${-w * 0.7} ${y - h * 0.1} ${-w * 0.3} ${y - h * 0.5} 0 ${y - h}Z`,
            HOUSE.snow,
          )
        : '';
    return formed(pen, data, fill, { depth: w * 0.28, light: w * 0.07, tone: 0.14 }) + snow;
  };
  return {
    svg:
      trunk(pen, 90, 30) +
      tier(-60, 130, 190, darker(color, 0.08)) +
      tier(-160, 106, 180, color) +
      tier(-256, 80, 160, lighter(color, 0.05)) +
      tier(-340, 54, 130, lighter(color, 0.1)),
    anchors: { trunk: { at: [0, -40] }, top: { at: [0, -470] }, branch: { at: [80, -170] } },
  };
};

const christmasTree: Drawer = (pen, { color = HOUSE.leafDark, state }) => {
  const base = conifer(pen, { color, state: 'plain', view: 'side', count: undefined });
  const garland = [
    [-90, 100],
    [-190, 78],
    [-284, 54],
    [-366, 32],
  ]
    .map(([y = 0, w = 0]) => stroke(`M${-w} ${y - 22}Q0 ${y + 34} ${w} ${y - 34}`, HOUSE.gold, 7))
    .join('');
  const colors = [HOUSE.red, HOUSE.gold, HOUSE.sky, HOUSE.coral];
  const baubles = pointsOf(
    '-70 -78, -14 -66, 56 -80, 92 -66, -100 -70, -54 -166, 10 -158, 66 -170, -30 -254, 34 -250, -12 -334, 24 -338, 0 -400',
  )
    .map(
      ([x, y], index) =>
        circle([x + 1.5, y + 2], 11, darker(colors[index % 4] ?? HOUSE.red, 0.25)) +
        circle([x, y], 10, colors[index % 4] ?? HOUSE.red) +
        circle([x - 3, y - 4], 3, '#ffffff', { opacity: 0.8 }),
    )
    .join('');
  const glow =
    state === 'plain'
      ? ''
      : times(12, (index) => {
          const [x, y] = [Math.sin(index * 2.4) * (110 - index * 8), -60 - index * 32];
          return circle([x, y], 12, '#fff0b0', { opacity: 0.3 }) + circle([x, y], 4, '#fff6d0');
        }).join('');
  const star =
    path(
      blob(
        times(10, (index) => polar(index * 36 - 90, index % 2 ? 13 : 32)).map(
          ([x, y]) => [x, y - 474] as const,
        ),
        0.02,
      ),
      HOUSE.gold,
    ) + path('M0 -506L8 -484L0 -474L-8 -484Z', '#ffe39a');
  return {
    svg:
      base.svg +
      garland +
      baubles +
      glow +
      star +
      formed(pen, 'M-36 0L-42 -44H42L36 0Q0 8 -36 0Z', HOUSE.red, { depth: 12, light: 4 }),
    anchors: { top: { at: [0, -474] }, branch: { at: [60, -160] }, trunk: { at: [0, -20] } },
  };
};

const cypress: Drawer = (pen, { color = '#2f6b4f' }) => ({
  svg:
    trunk(pen, 60, 22) +
    formed(
      pen,
      'M0 -560C-44 -440 -70 -260 -62 -140C-58 -70 -34 -30 0 -26C34 -30 58 -70 62 -140C70 -260 44 -440 0 -560Z',
      color,
      {
        depth: 34,
        light: 10,
        extra: times(12, (index) =>
          stroke(
            `M${-40 + ((index * 31) % 80)} ${-80 - index * 34}q8 -26 2 -56`,
            lighter(color, 0.22),
            6,
            { opacity: 0.5 },
          ),
        ).join(''),
      },
    ),
  anchors: { trunk: { at: [0, -30] }, top: { at: [0, -560] } },
});

const poplar: Drawer = (pen, { color = HOUSE.leaf }) => ({
  svg: trunk(pen, 140, 26) + crown(pen, [0, -330], 74, 220, color, 15),
  anchors: { trunk: { at: [0, -60] }, top: { at: [0, -550] } },
});

const palm: Drawer = (pen, { color = HOUSE.leaf }) => {
  const frond = (angle: number, length: number, fill: Hex) => {
    const droop = Math.cos((angle * Math.PI) / 180);
    const data = `M0 0Q${number(length * 0.5)} ${number(-length * 0.34)} ${number(length)} ${number(length * 0.14)}L${number(length * 0.9)} ${number(length * 0.1)}L${number(length * 0.88)} ${number(length * 0.2)}L${number(length * 0.74)} ${number(length * 0.04)}L${number(length * 0.7)} ${number(length * 0.15)}L${number(length * 0.56)} ${number(-length * 0.02)}L${number(length * 0.5)} ${number(length * 0.1)}L${number(length * 0.36)} ${number(-length * 0.03)}L${number(length * 0.28)} ${number(length * 0.08)}Z`;
    return placed(formed(pen, data, fill, { depth: length * 0.05, light: length * 0.02 }), {
      at: [46, -440],
      angleDegrees: droop < 0 ? 180 - angle : angle,
      scaleX: droop < 0 ? -1 : 1,
      scaleY: 1,
    });
  };
  const back = darker(color, 0.22);
  const body = 'M-22 0C-10 -120 -6 -240 34 -444L58 -440C28 -240 22 -120 26 0Q0 8 -22 0Z';
  return {
    svg:
      frond(-50, 170, back) +
      frond(230, 170, back) +
      frond(-80, 150, back) +
      formed(pen, body, '#b5814f', {
        depth: 14,
        light: 5,
        extra: times(11, (index) =>
          stroke(`M${-30 + index * 6} ${-30 - index * 38}q26 14 56 0`, darker('#b5814f', 0.22), 4),
        ).join(''),
      }) +
      frond(20, 170, darker(color, 0.08)) +
      frond(160, 175, darker(color, 0.08)) +
      frond(-15, 200, color) +
      frond(195, 200, color) +
      frond(-42, 170, lighter(color, 0.1)) +
      frond(222, 165, lighter(color, 0.06)) +
      [
        [34, -430],
        [56, -426],
        [44, -418],
      ]
        .map(
          ([x = 0, y = 0]) => circle([x, y], 13, '#6d4430') + circle([x - 3, y - 4], 6, '#8f6244'),
        )
        .join(''),
    anchors: { trunk: { at: [6, -200] }, top: { at: [46, -560] }, branch: { at: [20, -300] } },
  };
};

const willow: Drawer = (pen, { color = '#7fae52' }) => ({
  svg:
    trunk(pen, 240, 44) +
    rod(
      pen,
      'M0 -220C-40 -280 -80 -290 -120 -300M0 -220C40 -290 80 -290 120 -310',
      HOUSE.woodDark,
      16,
    ) +
    crown(pen, [0, -340], 170, 100, color, 14) +
    times(17, (index) => {
      const x = -168 + index * 21;
      const length = 130 + ((index * 47) % 90);
      const y = -340 + Math.abs(index - 8) * 6;
      return formed(
        pen,
        `M${x - 9} ${y}Q${x - 12} ${y + length * 0.6} ${x} ${y + length}Q${x + 12} ${y + length * 0.6} ${x + 9} ${y}Z`,
        index % 2 ? color : lighter(color, 0.12),
        { depth: 5, light: 2 },
      );
    }).join(''),
  anchors: { trunk: { at: [0, -110] }, branch: { at: [-90, -280] } },
});

const acacia: Drawer = (pen, { color = '#7c9a45' }) => ({
  svg:
    formed(
      pen,
      'M-18 0C-10 -80 -8 -130 -4 -170L-120 -300L-108 -306L4 -200L30 -320H40L26 -190L130 -310L140 -302L22 -150C18 -100 18 -60 24 0Z',
      '#7a5238',
      { depth: 8, light: 4 },
    ) +
    crown(pen, [-90, -320], 120, 40, darker(color, 0.12)) +
    crown(pen, [100, -330], 120, 42, darker(color, 0.08)) +
    crown(pen, [10, -366], 160, 46, color, 14),
  anchors: { trunk: { at: [0, -90] }, branch: { at: [90, -280] } },
});

const blossomTree: Drawer = (pen, { color = '#f6a9bd' }) => ({
  svg:
    rod(
      pen,
      'M0 0C-10 -80 20 -120 -10 -200C-30 -250 -90 -260 -120 -300M0 -130C30 -190 60 -210 110 -270M-10 -200C0 -260 10 -290 0 -330',
      '#5b3a3a',
      24,
    ) +
    crown(pen, [-110, -310], 88, 66, darker(color, 0.08)) +
    crown(pen, [112, -296], 84, 62, darker(color, 0.1)) +
    crown(pen, [0, -366], 116, 84, color, 13) +
    crown(pen, [-20, -280], 70, 42, lighter(color, 0.14)) +
    times(16, (index) => {
      const [x, y] = [Math.sin(index * 2.4) * 150, -300 - Math.cos(index * 1.7) * 70];
      return circle([x, y], 6, '#fff3f5', { opacity: 0.9 });
    }).join('') +
    times(7, (index) =>
      placed(ellipse([0, 0], 6, 3.6, lighter(color, 0.2)), {
        at: [-120 + index * 42, -30 - ((index * 53) % 130)],
        angleDegrees: index * 40,
      }),
    ).join(''),
  anchors: { trunk: { at: [0, -70] }, branch: { at: [80, -250] }, blossom: { at: [0, -366] } },
});

const bush: Drawer = (pen, { color = HOUSE.leaf, count = 0 }) => ({
  svg:
    crown(pen, [-46, -40], 52, 42, darker(color, 0.1), 9) +
    crown(pen, [48, -36], 50, 38, darker(color, 0.14), 9) +
    crown(pen, [0, -54], 62, 54, color, 10) +
    (count
      ? fruitOn(
          pointsOf('-56 -46, -20 -78, 14 -50, 44 -30, 30 -84, -30 -36').slice(0, count),
          HOUSE.coral,
          6,
        )
      : ''),
  anchors: { top: { at: [0, -100] }, blossom: { at: [0, -60] } },
});

const hedge: Drawer = (pen, { color = HOUSE.leafDark }) => ({
  svg: times(4, (index) =>
    crown(
      pen,
      [-120 + index * 80, -50 - (index % 2) * 6],
      62,
      54,
      index % 2 ? color : lighter(color, 0.06),
      9,
    ),
  ).join(''),
});

const stump: Drawer = (pen) => ({
  svg:
    formed(
      pen,
      'M-44 -4C-34 -16 -34 -30 -32 -46H32C34 -30 36 -16 48 -4Q20 6 0 2T-44 -4Z',
      HOUSE.woodDark,
      { depth: 14, light: 4 },
    ) +
    ellipse([0, -46], 32, 9, HOUSE.woodLight) +
    [24, 16, 8]
      .map(
        (r) =>
          `<ellipse cx="0" cy="-46" rx="${r}" ry="${r * 0.28}" fill="none" stroke="${HOUSE.wood}" stroke-width="1.4"/>`,
      )
      .join('') +
    leaf([30, -8], 22, 7, -40, HOUSE.leaf),
  anchors: { seat: { at: [0, -47], spanCm: 50 }, top: { at: [0, -47], spanCm: 56 } },
});

const log: Drawer = (pen) => ({
  svg:
    formed(pen, 'M-80 -4C-92 -20 -92 -34 -80 -42H70V-2Z', HOUSE.woodDark, {
      depth: 12,
      light: 5,
      extra: stroke('M-60 -30H20M-40 -18H50M-10 -36H60', darker(HOUSE.woodDark, 0.3), 2),
    }) +
    rounded(pen, 'M70 -44A13 21 0 1 1 70 -1A13 21 0 1 1 70 -44Z', {
      at: [70, -22],
      rx: 14,
      ry: 22,
      color: HOUSE.woodLight,
    }) +
    [8, 4]
      .map(
        (r) =>
          `<ellipse cx="70" cy="-22" rx="${r}" ry="${r * 1.6}" fill="none" stroke="${HOUSE.wood}" stroke-width="1.4"/>`,
      )
      .join(''),
  anchors: { seat: { at: [0, -42], spanCm: 110 }, top: { at: [0, -42], spanCm: 120 } },
});

/** Trees and bushes, in centimetres. `state: 'broken'` is bare, of a conifer snowed on; `count` are its fruits. */
export const tree = defineFamily(
  'tree',
  {
    deciduous,
    round: roundTree,
    birch,
    conifer,
    christmas: christmasTree,
    cypress,
    poplar,
    palm,
    willow,
    acacia,
    blossom: blossomTree,
    bush,
    hedge,
    stump,
    log,
  },
  1,
);
