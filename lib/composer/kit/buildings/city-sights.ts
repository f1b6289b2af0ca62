import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, path, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import type { Pen } from '../pen';
import { ball, defineFamily, type Drawer, formed } from '../form';

/** What cities are known by, in units of their own: two to three hundred from the ground to the top. */

const BRACE = { step: 16, width: 1.8 } as const;

/** Crossed braces of a leg or a shaft between two heights, as wide as it is there. */
function braces(top: number, bottom: number, widthAt: (y: number) => number, tone: Hex): string {
  const count = Math.max(1, Math.round((bottom - top) / BRACE.step));
  return times(count, (index) => {
    const [low, high] = [0, 1].map((next) => bottom - ((bottom - top) * (index + next)) / count);
    const [a, b] = [widthAt(low ?? 0), widthAt(high ?? 0)];
    return stroke(
      `M${-a} ${low}L${b} ${high}M${a} ${low}L${-b} ${high}M${-b} ${high}H${b}`,
      tone,
      BRACE.width,
    );
  }).join('');
}

const redLatticeTower: Drawer = (pen) => {
  const red: Hex = '#e2553f';
  const white: Hex = '#f7f1ea';
  const half = (y: number) => 5 + 62 * (Math.max(0, y + 250) / 250) ** 2.1;
  const outline = (from: number, to: number) => {
    const steps = times(9, (_, share) => from + (to - from) * share);
    const right = steps.map((y) => `${half(y)} ${y}`);
    const left = [...steps].reverse().map((y) => `${-half(y)} ${y}`);
    return `M${[...right, ...left].join('L')}Z`;
  };
  const bands = [
    [0, -52, red],
    [-52, -92, white],
    [-92, -150, red],
    [-150, -186, white],
    [-186, -232, red],
    [-232, -262, white],
  ] as const;
  const legs = 'M-40 4Q-24 -44 0 -46Q24 -44 40 4Z';
  return {
    unitCm: 33,
    svg:
      bands
        .map(([low, high, tone]) =>
          formed(pen, outline(low, high), tone, {
            depth: 5,
            extra: braces(high, low, half, darker(tone, tone === red ? 0.22 : 0.16)),
          }),
        )
        .join('') +
      path(legs, '#8f3a34', { opacity: 0.5 }) +
      formed(pen, roundedPath([-21, -118], 42, 15, 3), white, {
        depth: 4,
        extra: rectangle([-19, -113], 38, 5, '#5b6f8f'),
      }) +
      formed(pen, roundedPath([-10, -206], 20, 10, 3), white, {
        depth: 3,
        extra: rectangle([-9, -203], 18, 4, '#5b6f8f'),
      }) +
      stroke('M0 -260V-298', red, 3.4) +
      formed(pen, roundedPath([-74, -9], 148, 9, 2), '#b9a9a4', { depth: 3 }),
  };
};

/** Windows in columns over a front. */
function panes(left: number, top: number, width: number, height: number, tone: Hex): string {
  const columns = Math.max(2, Math.round(width / 7));
  return times(columns, (index) =>
    rectangle(
      [left + ((index + 0.28) * width) / columns, top],
      (width / columns) * 0.44,
      height,
      tone,
    ),
  ).join('');
}

const setbackTower: Drawer = (pen) => {
  const stone: Hex = '#cbbfb4';
  const glass = '#8b97ad';
  const block = (half: number, top: number, bottom: number) =>
    formed(pen, `M${-half} ${bottom}V${top}H${half}V${bottom}Z`, stone, {
      depth: half * 0.22,
      light: half * 0.1,
      extra: panes(-half + 3, top + 5, half * 2 - 6, bottom - top - 6, glass),
    });
  return {
    unitCm: 130,
    svg:
      block(58, -40, 0) +
      block(44, -84, -40) +
      block(32, -214, -84) +
      block(22, -232, -214) +
      formed(pen, 'M-13 -232V-246H13V-232Z', lighter(stone, 0.1), { depth: 4 }) +
      formed(pen, 'M-8 -246L-4 -266H4L8 -246Z', stone, { depth: 3 }) +
      stroke('M0 -264V-302', HOUSE.metalDark, 3),
  };
};

const twinTowers: Drawer = (pen) => {
  const steel: Hex = '#b4c6d6';
  const tower = (x: number) => {
    const tier = (half: number, top: number, bottom: number) =>
      formed(pen, `M${x - half} ${bottom}V${top}H${x + half}V${bottom}Z`, steel, {
        depth: half * 0.5,
        light: half * 0.24,
        extra: times(Math.max(1, Math.round((bottom - top) / 7)), (index) =>
          rectangle([x - half, top + 3 + index * 7], half * 2, 3, '#7f97b3'),
        ).join(''),
      });
    return (
      tier(27, -168, 0) +
      tier(22, -200, -168) +
      tier(16, -224, -200) +
      tier(10, -240, -224) +
      formed(pen, `M${x - 6} -240L${x} -266L${x + 6} -240Z`, steel, { depth: 3 }) +
      stroke(`M${x} -264V-294`, HOUSE.metalDark, 2.6)
    );
  };
  return {
    unitCm: 150,
    svg:
      tower(-44) +
      tower(44) +
      stroke('M-20 -92L0 -108L20 -92', '#8fa3b8', 4) +
      formed(pen, 'M-20 -116H20V-106H-20Z', lighter(steel, 0.12), { depth: 3 }),
  };
};

const skyParkTowers: Drawer = (pen) => ({
  unitCm: 86,
  svg:
    [-92, 0, 92]
      .map((x) =>
        formed(
          pen,
          `M${x - 34} 0Q${x - 20} -80 ${x - 16} -176H${x + 20}Q${x + 24} -80 ${x + 34} 0Z`,
          '#dfe6ec',
          {
            depth: 12,
            light: 4,
            extra: times(19, (index) =>
              rectangle([x - 40, -170 + index * 9], 80, 4.4, '#8ba6bf'),
            ).join(''),
          },
        ),
      )
      .join('') +
    times(9, (index) =>
      circle([-96 + index * 25, -200], 9, index % 2 ? '#4f9a62' : '#5fae6c'),
    ).join('') +
    formed(
      pen,
      'M-150 -194Q-120 -202 0 -200Q110 -198 158 -190Q120 -174 0 -176Q-110 -174 -150 -194Z',
      '#f2efe8',
      {
        depth: 8,
        light: 3,
      },
    ),
});

const pearlTower: Drawer = (pen) => ({
  unitCm: 160,
  svg:
    ['M-8 -84L-46 0H-34L0 -78Z', 'M8 -84L46 0H34L0 -78Z']
      .map((data) => formed(pen, data, '#c9a3b4', { depth: 3 }))
      .join('') +
    [-11, 0, 11]
      .map((x) => formed(pen, roundedPath([x - 4, -206], 8, 206, 1), '#d6c3cf', { depth: 3 }))
      .join('') +
    ball(pen, [0, -70], 30, '#c45a7c') +
    stroke('M-30 -70Q0 -60 30 -70', '#f0cfd9', 3) +
    ball(pen, [0, -196], 22, '#c45a7c') +
    stroke('M-22 -196Q0 -188 22 -196', '#f0cfd9', 3) +
    ball(pen, [0, -236], 9, '#d87b96') +
    stroke('M0 -218V-228M0 -244V-298', '#b9a3b0', 4),
});

const templeOfHeaven: Drawer = (pen) => {
  const roof = (y: number, half: number, rise: number) =>
    formed(
      pen,
      `M${-half} ${y}Q${-half * 0.5} ${y - rise * 0.35} ${-half * 0.3} ${y - rise}H${half * 0.3}Q${half * 0.5} ${y - rise * 0.35} ${half} ${y}Q0 ${y + 12} ${-half} ${y}Z`,
      '#2f5fa8',
      {
        depth: 10,
        light: 4,
        extra: times(11, (index) =>
          stroke(
            `M${(index - 5) * half * 0.06} ${y - rise}L${(index - 5) * half * 0.2} ${y + 10}`,
            '#24498a',
            1.6,
          ),
        ).join(''),
      },
    );
  const drum = (y: number, half: number, high: number) =>
    formed(pen, `M${-half} ${y}V${y - high}H${half}V${y}Z`, '#b8433a', {
      depth: 8,
      extra:
        times(9, (index) =>
          rectangle([-half + (index + 0.3) * (half / 4.5), y - high], half * 0.09, high, '#e0b45a'),
        ).join('') + rectangle([-half, y - high], half * 2, 5, '#2f8a78'),
    });
  return {
    unitCm: 14,
    svg:
      [0, 1, 2]
        .map((step) =>
          formed(
            pen,
            roundedPath([-150 + step * 22, -14 - step * 14], 300 - step * 44, 14, 2),
            '#efe9df',
            { depth: 4 },
          ),
        )
        .join('') +
      rectangle([-16, -42], 32, 42, '#d8d0c3') +
      drum(-42, 74, 46) +
      roof(-82, 108, 34) +
      drum(-112, 56, 18) +
      roof(-126, 88, 34) +
      drum(-156, 40, 18) +
      roof(-170, 68, 50) +
      ball(pen, [0, -226], 9, '#e8b84a'),
  };
};

const duomo: Drawer = (pen) => ({
  unitCm: 46,
  svg:
    formed(pen, 'M-150 0V-74L-96 -96H150V0Z', '#f0e6d6', {
      depth: 8,
      extra: times(9, (index) =>
        rectangle([-140 + index * 32, -58], 14, 40, '#5f8a78', { opacity: 0.55 }),
      ).join(''),
    }) +
    formed(pen, 'M-140 -74L-96 -104H150V-90L-96 -90Z', '#c06a4c', { depth: 4 }) +
    formed(pen, 'M-184 0V-196H-146V0Z', '#f0e6d6', {
      depth: 8,
      extra: times(4, (index) => rectangle([-176, -184 + index * 44], 22, 26, '#7a8f88')).join(''),
    }) +
    formed(pen, 'M-188 -196H-142V-204H-188Z', '#d8c9b2', { depth: 3 }) +
    formed(pen, 'M-4 -96V-124H112V-96Z', '#efe4d2', {
      depth: 6,
      extra: [14, 44, 74].map((x) => circle([x + 10, -110], 7, '#7a8f88')).join(''),
    }) +
    formed(pen, 'M-6 -124C-4 -186 28 -214 54 -222C80 -214 112 -186 114 -124Z', '#c8623f', {
      depth: 14,
      light: 5,
      extra: [-34, -17, 0, 17, 34]
        .map((x) => stroke(`M${54 + x * 1.55} -122Q${54 + x * 1.3} -190 54 -222`, '#f4e9d8', 3))
        .join(''),
    }) +
    formed(pen, 'M44 -218V-238H64V-218Z', '#f4e9d8', { depth: 4 }) +
    formed(pen, 'M42 -238L54 -258L66 -238Z', '#c8623f', { depth: 3 }) +
    circle([54, -262], 4, HOUSE.gold),
});

/** Columns and a row of statues over them. */
const gateOfColumns: Drawer = (pen) => {
  const stone: Hex = '#e0cda6';
  return {
    unitCm: 12,
    svg:
      formed(pen, 'M-150 0H150V-10H-150Z', darker(stone, 0.08), { depth: 3 }) +
      times(6, (index) =>
        formed(pen, roundedPath([-138 + index * 51, -128], 21, 118, 3), stone, {
          depth: 7,
          light: 3,
          extra: [6, 12]
            .map((x) => rectangle([-138 + index * 51 + x, -120], 1.6, 106, darker(stone, 0.14)))
            .join(''),
        }),
      ).join('') +
      formed(pen, 'M-150 -126H150V-150H-150Z', stone, {
        depth: 5,
        extra: times(14, (index) =>
          rectangle([-144 + index * 21, -144], 9, 12, darker(stone, 0.16)),
        ).join(''),
      }) +
      formed(pen, 'M-118 -150L-104 -176H104L118 -150Z', lighter(stone, 0.08), { depth: 6 }) +
      formed(pen, 'M-50 -176H50V-186H-50Z', stone, { depth: 3 }) +
      times(4, (index) => quadrigaHorse(pen, -36 + index * 17)).join('') +
      formed(pen, 'M22 -186V-204H46V-186Z', '#6fa593', { depth: 3 }) +
      formed(pen, 'M30 -204C28 -224 40 -226 38 -204Z', '#6fa593', { depth: 2 }) +
      stroke('M44 -190V-236M38 -230H50', '#6fa593', 2.6),
  };
};

function quadrigaHorse(pen: Pen, x: number): string {
  return formed(
    pen,
    `M${x - 12} -186L${x - 8} -198Q${x - 12} -210 ${x - 16} -208L${x - 18} -213L${x - 8} -216Q${x} -204 ${x + 10} -202L${x + 12} -186H${x + 8}L${x + 6} -196H${x - 2}L${x - 5} -186Z`,
    '#6fa593',
    { depth: 3 },
  );
}

const glassPyramid: Drawer = (pen) => ({
  unitCm: 20,
  svg:
    formed(pen, 'M-120 0L0 -110L120 0Z', '#a9d3e4', {
      depth: 16,
      light: 5,
      extra: times(9, (index) => {
        const x = -120 + index * 30;
        return stroke(`M${x} 0L${x + 120} -110M${x} 0L${x - 120} -110`, '#f2fafc', 1.6);
      }).join(''),
    }) +
    stroke('M-120 0L0 -110L120 0', '#6f93a8', 3) +
    ellipse([0, 0], 128, 4, '#8fa3b0', { opacity: 0.35 }),
});

export const citySight = defineFamily('city-sight', {
  'red-lattice-tower': redLatticeTower,
  'setback-tower': setbackTower,
  'twin-towers': twinTowers,
  'sky-park-towers': skyParkTowers,
  'pearl-tower': pearlTower,
  'temple-of-heaven': templeOfHeaven,
  duomo,
  'gate-of-columns': gateOfColumns,
  'glass-pyramid': glassPyramid,
});
