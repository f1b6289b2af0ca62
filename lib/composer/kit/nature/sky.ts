import { type Hex, mix } from '@/lib/color/hex';
import { circle, ellipse, path, placed, shape, stroke } from '@/lib/svg/markup';
import { blob, ellipsePath, number, polygon, smooth } from '@/lib/svg/path';
import { add, type Point, polar, times } from '@/lib/svg/point';
import { GLOW } from '../../palette/glow';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, defineFamily, type Drawer, pointsOf } from '../form';
import type { Pen } from '../pen';

const n = number;

/** Yellow in shade: ink would make it olive. */
const amber = (color: Hex, amount: number): Hex => mix(color, '#e0752f', amount);

const sun: Drawer = (_pen, { color = HOUSE.yellow }) => ({
  svg:
    times(16, (index) => {
      const [long, half] = index % 2 ? [86, 5.4] : [98, 6.4];
      return shape(
        [polar(index * 22.5 - half, 66), polar(index * 22.5, long), polar(index * 22.5 + half, 66)],
        index % 2 ? lighter(HOUSE.orange, 0.2) : HOUSE.mustard,
      );
    }).join('') +
    circle([0, 0], 56, HOUSE.mustard) +
    circle([0, 0], 51, color) +
    circle([-9, -9], 38, lighter(color, 0.28)),
  anchors: { head: { at: [0, 0] } },
});

const CRATERS: readonly (readonly [x: number, y: number, r: number])[] = [
  [-18, -14, 15],
  [20, 12, 19],
  [-12, 26, 9],
  [22, -26, 8],
  [-36, 10, 6],
  [2, 2, 4.5],
];

const MOON_SHADE = '#b98fb0';

const fullMoon: Drawer = (pen, { color = GLOW.moon }) => ({
  svg: globe(
    pen,
    56,
    color,
    circle([-14, -14], 40, color === GLOW.moon ? GLOW.moonLit : lighter(color, 0.3)) +
      CRATERS.map(
        ([x, y, r]) =>
          circle([x, y], r, mix(color, MOON_SHADE, 0.36)) +
          circle([x + r * 0.12, y + r * 0.14], r * 0.84, mix(color, MOON_SHADE, 0.2)),
      ).join(''),
  ),
  anchors: { top: { at: [0, -56], spanCm: 60 } },
});

/** A crescent open to the right, its inner edge a place to sit on. */
const crescent: Drawer = (pen, { color = HOUSE.yellow }) => {
  const data = 'M24 -52A57 57 0 1 0 52 24A47 47 0 1 1 24 -52Z';
  return {
    svg:
      path(data, amber(color, 0.36)) +
      pen.clip(data, circle([-6, -6], 52, color) + circle([-22, -16], 34, lighter(color, 0.4))),
    anchors: {
      seat: { at: [10, 36] },
      inside: { at: [14, 10] },
      top: { at: [14, 38], spanCm: 40 },
    },
  };
};

function starPath(points: number, outer: number, inner: number): string {
  return polygon(
    times(points * 2, (index) => polar(-90 + (index * 180) / points, index % 2 ? inner : outer)),
  );
}

const star: Drawer = (_pen, { color = HOUSE.yellow }) => {
  const rim = (outer: number, fill: Hex) =>
    `<path d="${starPath(5, outer, outer * 0.5)}" fill="${fill}" stroke="${fill}" stroke-width="16" stroke-linejoin="round"/>`;
  const facets = times(5, (index) =>
    shape([[0, 0], polar(-90 + index * 72, 52), polar(-54 + index * 72, 26)], amber(color, 0.3)),
  );
  return { svg: rim(52, color) + facets.join('') };
};

const cloud: Drawer = (pen, { color = '#f6f9ff' }) => {
  const puffs: readonly (readonly [number, number, number])[] = [
    [-70, -34, 34],
    [-26, -62, 48],
    [32, -52, 42],
    [78, -30, 30],
  ];
  const base = 'M-70 -40V0H78V-40Z';
  const drawn = (fill: Hex, by: Point, less: number) =>
    puffs.map(([x, y, r]) => circle([x + by[0], y + by[1]], r - less, fill)).join('');
  const dx = pen.shade[0] * 9;
  const silhouette = puffs.map(([x, y, r]) => ellipsePath([x, y], r)).join('') + base;
  return {
    svg:
      drawn('#c4d5ee', [0, 0], 0) +
      path(base, '#c4d5ee') +
      pen.clip(silhouette, drawn('#dfe9f8', [-dx * 0.5, -7], 0) + drawn(color, [-dx, -15], 1)),
    anchors: {
      top: { at: [0, -86], spanCm: 120 },
      seat: { at: [4, -78] },
      bed: { at: [0, -74], spanCm: 170 },
    },
  };
};

/** A darker cloud with its rain. */
const rainCloud: Drawer = (pen, wish) => {
  const { svg, anchors } = cloud(pen, { ...wish, color: wish.color ?? '#c3cbe0' });
  const rain = times(5, (index) =>
    stroke(`M${-62 + index * 33} 16L${-74 + index * 33} ${index % 2 ? 52 : 64}`, HOUSE.blue, 8),
  );
  return { svg: rain.join('') + svg, anchors: anchors ?? {} };
};

const wind: Drawer = (_pen, { color = HOUSE.sky }) => ({
  svg: stroke(
    'M-75 -15H30A17 17 0 1 0 14 -35M-55 5H60A18 18 0 1 1 43 27M-75 25H-5A13 13 0 1 1 -17 41',
    color,
    7.5,
  ),
});

const BOW = [HOUSE.red, HOUSE.orange, HOUSE.yellow, '#6fc07a', '#5aa7dd', HOUSE.purple] as const;

const rainbow: Drawer = (_pen) => ({
  svg: BOW.map((color, index) => {
    const r = 96 - index * 7;
    return `<path d="M${-r} 0A${r} ${r} 0 0 1 ${r} 0" fill="none" stroke="${color}" stroke-width="7.4"/>`;
  }).join(''),
  anchors: {
    top: { at: [0, -99], spanCm: 60 },
    seat: { at: [0, -98] },
    inside: { at: [0, -20] },
  },
});

const lightning: Drawer = (_pen, { color = HOUSE.yellow }) => {
  const bolt = 'M14 -150L-42 -66H-8L-30 0L44 -92H8L40 -150Z';
  return {
    svg:
      path(bolt, amber(color, 0.4)) +
      path('M14 -150L-42 -66H-8L-30 0L-2 -72H-28L26 -150Z', lighter(color, 0.3)),
  };
};

const snowflake: Drawer = (_pen, { color = '#8cc3ea' }) => ({
  svg:
    times(6, (index) =>
      placed(
        stroke('M0 -10V-94M0 -44L-20 -64M0 -44L20 -64M0 -70L-14 -84M0 -70L14 -84', color, 8) +
          circle([0, -96], 6.5, lighter(color, 0.25)),
        { angleDegrees: index * 60 },
      ),
    ).join('') +
    path(polygon(times(6, (index) => polar(index * 60 - 90, 26))), color) +
    path(polygon(times(6, (index) => polar(index * 60 - 90, 15))), '#eaf5fd'),
});

function bands(pen: Pen, colors: readonly Hex[], radius: number): string {
  const height = (2 * radius) / colors.length;
  return colors
    .map((color, index) => {
      const y = -radius + index * height;
      const wave = smooth([
        [-radius, y],
        [-radius * 0.4, y + height * 0.22],
        [radius * 0.3, y - height * 0.14],
        [radius, y + height * 0.1],
      ]);
      return path(`${wave}V${n(radius)}H${n(-radius)}Z`, color);
    })
    .join('');
}

const NIGHT_SIDE = '#4a2f7a';

function globe(pen: Pen, radius: number, base: Hex, surface: string): string {
  const shaded = add([0, 0], [-pen.shade[0] * radius * 0.3, -pen.shade[1] * radius * 0.3]);
  const night = `M${n(-radius * 2)} ${n(-radius * 2)}H${n(radius * 2)}V${n(radius * 2)}H${n(-radius * 2)}Z`;
  const hole = (r: number) => ellipsePath(shaded, r);
  const veil = (r: number) =>
    `<path d="${night}${hole(r)}" fill="${NIGHT_SIDE}" fill-rule="evenodd" fill-opacity="0.2"/>`;
  return (
    circle([0, 0], radius, base) +
    pen.clip(ellipsePath([0, 0], radius), surface + veil(radius * 1.02) + veil(radius * 0.84))
  );
}

const planet: Drawer = (pen, { color = HOUSE.orange }) => {
  const tones = [
    lighter(color, 0.3),
    color,
    darker(color, 0.1),
    lighter(color, 0.16),
    darker(color, 0.16),
    color,
  ];
  return { svg: globe(pen, 56, color, bands(pen, tones, 56)) };
};

/** A ring that passes behind the globe and before it. */
const ringedPlanet: Drawer = (pen, { color = '#e8b36a' }) => {
  const tones = [lighter(color, 0.36), color, lighter(color, 0.2), darker(color, 0.12), color];
  const ring = (sweep: 0 | 1) =>
    [
      [92, 24, 12, '#cfa7c9'],
      [78, 19, 7, '#f3d9c9'],
    ]
      .map(
        ([rx, ry, width, stroke]) =>
          `<path d="M${Number(rx) * -1} 0A${rx} ${ry} 0 0 ${sweep} ${rx} 0" fill="none" stroke="${stroke}" stroke-width="${width}"/>`,
      )
      .join('');
  return {
    svg: placed(ring(1) + globe(pen, 50, color, bands(pen, tones, 50)) + ring(0), {
      angleDegrees: -16,
    }),
  };
};

const LANDS: readonly (readonly Point[])[] = [
  pointsOf('-40 -30, -24 -44, -4 -42, 2 -30, -10 -20, -14 -8, -28 -6, -38 -16'),
  pointsOf('-16 4, -2 2, 8 14, 0 30, -8 46, -16 28, -22 14'),
  pointsOf('18 -36, 36 -34, 50 -14, 44 -2, 30 -10, 20 -16'),
  pointsOf('24 2, 38 4, 44 18, 34 34, 24 22, 18 10'),
];

const earth: Drawer = (pen) => ({
  svg: globe(
    pen,
    56,
    HOUSE.water,
    ellipse([-10, -12], 44, 40, '#6cbfe0') +
      LANDS.map((land) => path(blob(land), '#6cbb6a')).join('') +
      ellipse([0, -55], 26, 8, HOUSE.snow) +
      ellipse([0, 55], 22, 7, HOUSE.snow) +
      [
        [-22, -18, 20],
        [22, 24, 18],
        [26, -24, 14],
        [-30, 32, 13],
      ]
        .map(([x = 0, y = 0, w = 0]) => ellipse([x, y], w, 3.6, HOUSE.white, { opacity: 0.8 }))
        .join(''),
  ),
});

const comet: Drawer = (pen, { color = '#bfe3f5' }) => {
  const tail = (width: number, length: number, fill: Hex, opacity: number) =>
    path(
      `M0 ${-width}C${length * 0.4} ${-width * 0.9} ${length * 0.7} ${-width * 0.3} ${length} 0C${length * 0.7} ${width * 0.3} ${length * 0.4} ${width * 0.9} 0 ${width}A${width} ${width} 0 0 1 0 ${-width}Z`,
      fill,
      { opacity },
    );
  return {
    svg: placed(
      tail(32, 220, '#6aa9de', 0.5) +
        tail(24, 170, color, 0.75) +
        tail(15, 110, HOUSE.white, 0.85) +
        ball(pen, [0, 0], 24, '#f8efc9', { glint: 0 }),
      { angleDegrees: -28 },
    ),
  };
};

const ARM_STARS = 44;

const galaxy: Drawer = (pen) => {
  const arm = (turn: number, width: number, fill: Hex, opacity: number) => {
    const spine = times(16, (index, share): Point => {
      const [x, y] = polar(turn + share * 300, 12 + share * 84);
      return [x, y * 0.46];
    });
    return times(spine.length, (index, share) => {
      const [x, y] = spine[index] ?? [0, 0];
      return ellipse(
        [x, y],
        width * (1.1 - share * 0.8),
        width * 0.52 * (1.1 - share * 0.8),
        fill,
        { opacity },
      );
    }).join('');
  };
  const stars = times(ARM_STARS, (index) => {
    const share = index / ARM_STARS;
    const [x, y] = polar((index % 2) * 180 + share * 300, 18 + share * 82);
    return circle(
      [x + pen.random.between(-7, 7), y * 0.46 + pen.random.between(-4, 4)],
      pen.random.between(0.7, 1.9),
      HOUSE.white,
    );
  });
  return {
    svg: placed(
      ellipse([0, 0], 104, 48, '#5a4fa8', { opacity: 0.35 }) +
        [0, 180]
          .map((turn) => arm(turn, 19, '#8f6fd0', 0.5) + arm(turn + 12, 12, '#d58ad0', 0.55))
          .join('') +
        ellipse([0, 0], 34, 18, '#f5c9d8', { opacity: 0.8 }) +
        ellipse([0, 0], 22, 12, '#fff3d6') +
        stars.join(''),
      { angleDegrees: -14 },
    ),
  };
};

/**
 * What stands in the sky, about its own middle: sun, moons, star, cloud, rainbow, lightning,
 * snowflake, planets, the earth, a comet, a galaxy.
 */
export const celestial = defineFamily(
  'celestial',
  {
    sun,
    'full-moon': fullMoon,
    crescent,
    star,
    cloud,
    'rain-cloud': rainCloud,
    wind,
    rainbow,
    lightning,
    snowflake,
    planet,
    'ringed-planet': ringedPlanet,
    earth,
    comet,
    galaxy,
  },
  2,
);
