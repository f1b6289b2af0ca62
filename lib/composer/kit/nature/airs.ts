import { circle, ellipse, path, shape, stroke } from '@/lib/svg/markup';
import { blob, coordinates } from '@/lib/svg/path';
import { type Point, polar, times } from '@/lib/svg/point';
import { GLOW } from '../../palette/glow';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { defineFamily, type Drawer, formed } from '../form';

/** What hangs in the air, and what the ground is open or grown over with; in centimetres. */

/** A curl that swells in the middle and ends in points. */
function curl(
  x: number,
  bottom: number,
  height: number,
  width: number,
  fill: string,
  opacity: number,
) {
  const [h, w] = [height, width];
  return path(
    `M${x} ${bottom}C${x - w * 3} ${bottom - h * 0.3} ${x + w * 2} ${bottom - h * 0.45} ${x - w * 0.4} ${bottom - h * 0.72}C${x - w * 1.6} ${bottom - h * 0.86} ${x - w * 0.4} ${bottom - h * 0.95} ${x + w * 0.6} ${bottom - h}C${x + w * 0.2} ${bottom - h * 0.9} ${x + w * 0.4} ${bottom - h * 0.82} ${x + w * 1.4} ${bottom - h * 0.68}C${x + w * 3.6} ${bottom - h * 0.42} ${x - w * 1.2} ${bottom - h * 0.28} ${x} ${bottom}Z`,
    fill,
    { opacity },
  );
}

const steam: Drawer = (_pen, { color = '#eef3fc' }) => ({
  unitCm: 0.22,
  svg:
    curl(-34, -8, 116, 11, darker(color, 0.14), 0.7) +
    curl(36, -4, 104, 10, darker(color, 0.14), 0.7) +
    curl(0, 0, 150, 13, color, 0.92),
});

const RAYS: readonly (readonly [angle: number, spread: number, length: number])[] = [
  [36, 7, 0.94],
  [52, 9, 1],
  [70, 7, 0.9],
  [86, 8, 1],
  [103, 6, 0.86],
];

/** Light that falls in broad rays from the upper left. */
const sunRays: Drawer = (pen) => {
  const from: Point = [-160, -330];
  const reach = 420;
  const fade = pen.radial(from, reach, [
    [0, '#fff3b8', 0.85],
    [0.55, '#ffeaa0', 0.45],
    [1, '#ffeaa0', 0],
  ]);
  return {
    svg: RAYS.map(([angle, spread, share]) => {
      const to = (turn: number): Point => {
        const [x, y] = polar(angle + turn, reach * share);
        return [from[0] + x, from[1] + y];
      };
      return shape([from, to(-spread / 2), to(spread / 2)], fade);
    }).join(''),
  };
};

/** A cone of light from above, and the round that it lights. */
const lightBeam: Drawer = (pen) => ({
  svg:
    path(
      'M-14 -300H14L96 -6Q0 26 -96 -6Z',
      pen.linear(
        [0, -300],
        [0, 0],
        [
          [0, '#fff1b8', 0.85],
          [1, '#fff1b8', 0.3],
        ],
      ),
    ) + ellipse([0, -4], 100, 16, '#fff1b8', { opacity: 0.6 }),
});

const PUFFS: readonly (readonly [x: number, y: number, r: number])[] = [
  [-88, -16, 20],
  [-52, -28, 28],
  [-8, -36, 36],
  [40, -28, 29],
  [82, -14, 18],
];

/** A low cloud of dust with grains over it. */
const dust: Drawer = (pen, { color = '#dcb98a' }) => ({
  svg:
    PUFFS.map(([x, y, r]) => circle([x, y], r, darker(color, 0.09))).join('') +
    PUFFS.map(([x, y, r]) =>
      circle([x - r * 0.1, y - r * 0.2], r * 0.86, lighter(color, 0.12)),
    ).join('') +
    times(14, () => {
      const [x, y] = [pen.random.between(-110, 110), pen.random.between(-104, -30)];
      return circle([x, y], pen.random.between(1.6, 4.2), darker(color, 0.2));
    }).join(''),
});

/** A hole in the ground with the earth beside it. */
const hole: Drawer = (pen) => ({
  svg:
    formed(pen, 'M44 -16C56 -58 92 -76 116 -62C146 -52 164 -18 172 4H36Z', HOUSE.soil, {
      depth: 12,
      light: 6,
    }) +
    [
      [84, -50, 8],
      [122, -40, 7],
      [140, -16, 9],
    ]
      .map(([x = 0, y = 0, r = 0]) => ellipse([x, y], r, r * 0.7, lighter(HOUSE.soil, 0.22)))
      .join('') +
    ellipse([-30, -4], 112, 34, lighter(HOUSE.soil, 0.2)) +
    ellipse([-30, -2], 98, 27, darker(HOUSE.soil, 0.24)) +
    pen.clip(
      'M-128 -2a98 27 0 1 0 196 0a98 27 0 1 0 -196 0Z',
      path('M-140 -40H90V-12C40 2 -90 2 -140 -10Z', darker(HOUSE.soil, 0.06)) +
        ellipse([-30, 20], 100, 30, darker(HOUSE.soil, 0.5)),
    ),
  anchors: { inside: { at: [-30, 8], spanCm: 160 }, surface: { at: [-30, 0], spanCm: 200 } },
});

/** A cushion of moss with small stalks. */
const moss: Drawer = (pen, { color = '#6f9f3f' }) => {
  const bumps = times(9, (index, share): Point => [
    -96 + share * 192,
    (index % 2 ? -42 : -36) - Math.sin(share * 3.1) * 34,
  ]);
  return {
    unitCm: 0.2,
    svg:
      formed(pen, 'M-132 12L-118 -34L-70 -56L60 -60L120 -38L138 12Z', HOUSE.stone, { depth: 14 }) +
      formed(
        pen,
        blob([
          [-116, -14],
          ...bumps,
          [116, -16],
          [92, 0],
          [66, -14],
          [40, 4],
          [8, -12],
          [-26, 2],
          [-58, -12],
          [-90, 2],
        ]),
        color,
        { depth: 12, light: 7 },
      ) +
      times(26, () => {
        const x = pen.random.between(-92, 92);
        const y = pen.random.between(-46, -8);
        return stroke(
          `M${coordinates([x, y])}l-4 -8M${coordinates([x, y])}l4 -8`,
          pen.random() > 0.5 ? lighter(color, 0.3) : darker(color, 0.22),
          2.6,
        );
      }).join(''),
    anchors: { top: { at: [0, -70], spanCm: 24 } },
  };
};

/** A pool among stones that steams. */
const hotSpring: Drawer = (pen) => {
  const stone = (x: number, y: number, w: number, h: number, index: number) =>
    formed(
      pen,
      `M${x - w} ${y}C${x - w} ${y - h * 1.3} ${x + w} ${y - h * 1.3} ${x + w} ${y}C${x + w * 0.8} ${y + h * 0.3} ${x - w * 0.8} ${y + h * 0.3} ${x - w} ${y}Z`,
      darker(HOUSE.rock, (index % 3) * 0.08),
      {
        depth: h * 0.2,
        light: h * 0.1,
      },
    );
  const back = [-150, -104, -54, 2, 58, 110, 152].map((x, index) =>
    stone(x, -74 + Math.abs(x) * 0.16, 30, 30 + (index % 2) * 8, index),
  );
  const front = [-176, -128, -72, -12, 50, 108, 160].map((x, index) =>
    stone(x, 2 - Math.abs(x) * 0.13, 34, 30 + (index % 3) * 6, index + 1),
  );
  return {
    svg:
      back.join('') +
      ellipse([0, -42], 178, 46, '#5cb8cf') +
      ellipse([-16, -48], 150, 34, '#86d3df') +
      [
        [-70, -40, 34],
        [54, -52, 28],
        [10, -28, 40],
      ]
        .map(([x = 0, y = 0, w = 0]) => ellipse([x, y], w, 3, '#d4f1f5'))
        .join('') +
      curl(-70, -64, 110, 10, '#ffffff', 0.75) +
      curl(66, -60, 120, 11, '#ffffff', 0.75) +
      curl(0, -70, 150, 13, '#ffffff', 0.85),
    front: front.join(''),
    anchors: {
      inside: { at: [0, -40], spanCm: 280 },
      surface: { at: [0, -42], spanCm: 300 },
      seat: { at: [0, -26] },
      top: { at: [120, -60], spanCm: 60 },
    },
  };
};

/** Drops that leap up from where something fell into water. */
/** Flung up out of a trunk or a hose, in strands that fan out and fall apart into drops. */
const waterJet: Drawer = (pen, { color = HOUSE.water }) => ({
  unitCm: 0.5,
  svg:
    formed(
      pen,
      'M0 0Q70 -104 168 -122Q236 -132 286 -84Q236 -104 190 -92Q262 -70 284 -8Q232 -60 176 -64Q222 -30 226 24Q176 -34 132 -46Q66 -44 0 0Z',
      color,
      {
        depth: 8,
        extra: path(
          'M0 0Q74 -84 164 -100Q214 -106 262 -92Q206 -92 168 -80Q80 -66 0 0Z',
          lighter(color, 0.5),
        ),
      },
    ) +
    JET_DROPS.map(([x, y, radius]) =>
      path(
        `M${x} ${y - radius * 1.9}Q${x + radius * 1.3} ${y} ${x} ${y + radius}Q${x - radius * 1.3} ${y} ${x} ${y - radius * 1.9}Z`,
        lighter(color, radius > 9 ? 0.2 : 0.45),
      ),
    ).join(''),
  anchors: { grip: { at: [0, 0] } },
});

/** Where its drops are, and how large. */
const JET_DROPS: readonly (readonly [x: number, y: number, radius: number])[] = [
  [304, -52, 10],
  [300, 22, 11],
  [244, 62, 9],
  [322, -4, 7],
  [276, 58, 7],
  [214, 84, 7],
  [318, 70, 8],
];

/** Paint thrown against the air: tongues that burst from the middle, and drops. */
const paintSplash: Drawer = (pen, { color }) => {
  const colors = color ? [color, lighter(color, 0.25), darker(color, 0.18)] : pen.accents;
  const burst = (turn: number, reach: number, fill: string) => {
    const tips = times(9, (index) => {
      const far = reach * (0.74 + (((index * 29 + turn) % 10) / 10) * 0.4);
      const [x, y] = polar(index * 40 + turn + ((index * 13) % 17), far);
      return [x, y * 0.86 - 190] as const;
    });
    return (
      circle([0, -190], reach * 0.58, fill) +
      tips
        .map(([x, y], index) => {
          const width = reach * (0.2 + (index % 3) * 0.07);
          return stroke(`M0 -190Q${x * 0.4} ${-190 + (y + 190) * 0.3} ${x} ${y}`, fill, width);
        })
        .join('')
    );
  };
  const drops = times(16, (index) => {
    const [x, y] = polar(index * 67, 190 + ((index * 41) % 70));
    return circle(
      [x, y * 0.86 - 190],
      6 + ((index * 7) % 12),
      colors[index % colors.length] ?? HOUSE.coral,
    );
  });
  return {
    unitCm: 0.1,
    svg:
      burst(8, 210, colors[0] ?? HOUSE.coral) +
      burst(25, 168, colors[1] ?? HOUSE.mustard) +
      burst(47, 122, colors[2] ?? HOUSE.teal) +
      drops.join(''),
  };
};

const splash: Drawer = (pen) => ({
  unitCm: 0.35,
  svg:
    ellipse([0, -4], 132, 17, '#bfe6f3') +
    ellipse([0, -5], 104, 11, HOUSE.water) +
    formed(
      pen,
      'M-84 -6C-96 -46 -128 -64 -116 -84C-96 -70 -78 -66 -62 -48C-62 -96 -54 -120 -36 -146C-30 -112 -20 -92 -10 -64C0 -104 16 -150 44 -168C44 -128 36 -94 46 -56C66 -76 90 -84 112 -92C112 -66 84 -46 82 -6C50 8 -50 8 -84 -6Z',
      HOUSE.water,
      {
        depth: 12,
        light: 6,
        extra: path(
          'M-60 0C-50 -40 -34 -60 -32 -96C-20 -60 -10 -40 -8 -14C4 -60 18 -86 32 -120C24 -80 28 -40 40 -14Z',
          '#a9e0f2',
          { opacity: 0.8 },
        ),
      },
    ) +
    [
      [-92, -116, 8],
      [-14, -176, 9],
      [78, -128, 8],
      [14, -132, 6],
      [-58, -164, 6],
    ]
      .map(
        ([x = 0, y = 0, r = 0]) =>
          circle([x, y], r, HOUSE.water) + circle([x - r * 0.3, y - r * 0.3], r * 0.4, '#dff4fb'),
      )
      .join(''),
});

const soapBubbles: Drawer = (_pen) => ({
  unitCm: 0.16,
  svg: [
    [0, -76, 74],
    [96, -136, 40],
    [-88, -158, 30],
    [70, -32, 24],
    [24, -196, 22],
    [-96, -28, 16],
  ]
    .map(
      ([x = 0, y = 0, r = 0]) =>
        circle([x, y], r, '#a9dcf2', { opacity: 0.34 }) +
        stroke(
          `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`,
          '#7fb9e0',
          Math.max(2.4, r * 0.055),
          { opacity: 0.75 },
        ) +
        stroke(
          `M${x + r * 0.72} ${y + r * 0.3}A${r * 0.78} ${r * 0.78} 0 0 1 ${x + r * 0.1} ${y + r * 0.76}`,
          GLOW.flameHeart,
          r * 0.1,
          { opacity: 0.8 },
        ) +
        stroke(
          `M${x + r * 0.76} ${y - r * 0.1}A${r * 0.78} ${r * 0.78} 0 0 1 ${x + r * 0.66} ${y + r * 0.4}`,
          HOUSE.pink,
          r * 0.1,
          { opacity: 0.8 },
        ) +
        ellipse([x - r * 0.38, y - r * 0.46], r * 0.2, r * 0.13, HOUSE.white, { opacity: 0.95 }),
    )
    .join(''),
});

export const airs = defineFamily(
  'airs',
  {
    steam,
    'sun-rays': sunRays,
    'light-beam': lightBeam,
    dust,
    hole,
    moss,
    'hot-spring': hotSpring,
    splash,
    'water-jet': waterJet,
    'paint-splash': paintSplash,
    bubbles: soapBubbles,
  },
  1,
);
