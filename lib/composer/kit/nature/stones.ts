import { type Hex, mix } from '@/lib/color/hex';
import { circle, ellipse, path, placed, shape } from '@/lib/svg/markup';
import { blob, polygon } from '@/lib/svg/path';
import { type Point, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { defineFamily, type Drawer, pointsOf } from '../form';
import type { Pen } from '../pen';

const ICE = '#cfe6f6';

/** Faces of a stone: towards light, upward, away from light. */
interface Facets {
  outline: readonly Point[];
  top: readonly Point[];
  shaded: readonly Point[];
  deep?: readonly Point[];
}

function faceted(pen: Pen, { outline, top, shaded, deep }: Facets, color: Hex): string {
  const flip = (points: readonly Point[]) =>
    pen.shade[0] < 0 ? points.map(([x, y]): Point => [-x, y]) : points;
  const shade = (amount: number) =>
    color === ICE ? mix(ICE, '#3f86c4', amount * 1.7) : darker(color, amount);
  const data = polygon(flip(outline));
  const body = path(data, color);
  return (
    body +
    pen.clip(
      data,
      shape(flip(shaded), shade(0.2)) +
        (deep ? shape(flip(deep), shade(0.32)) : '') +
        shape(flip(top), lighter(color, 0.3)),
    )
  );
}

const rock: Drawer = (pen, { color = HOUSE.rock }) => ({
  svg: faceted(
    pen,
    {
      outline: pointsOf('-88 0, -96 -26, -62 -68, -14 -84, 40 -76, 82 -38, 92 0'),
      top: pointsOf('-62 -70, -14 -88, 44 -80, 20 -54, -36 -48'),
      shaded: pointsOf('20 -54, 44 -80, 90 -40, 100 4, 30 4, 6 -20'),
      deep: pointsOf('58 -30, 90 -40, 100 4, 52 4'),
    },
    color,
  ),
  anchors: {
    top: { at: [-6, -80], spanCm: 60 },
    seat: { at: [-6, -78] },
    surface: { at: [0, -10] },
  },
});

const boulder: Drawer = (pen, { color = HOUSE.rock }) => ({
  svg:
    faceted(
      pen,
      {
        outline: pointsOf('-92 0, -112 -52, -92 -122, -40 -162, 30 -156, 88 -112, 110 -46, 94 0'),
        top: pointsOf('-92 -124, -40 -166, 34 -160, 40 -118, -20 -104, -66 -100'),
        shaded: pointsOf('40 -118, 34 -160, 92 -114, 118 -40, 98 4, 30 4, 20 -60'),
        deep: pointsOf('70 -60, 112 -60, 98 4, 56 4'),
      },
      color,
    ) +
    ellipse([-52, -110], 30, 9, '#7fae6a', { opacity: 0.9 }) +
    ellipse([-24, -118], 24, 8, '#93bf78', { opacity: 0.9 }),
  anchors: {
    top: { at: [-4, -158], spanCm: 70 },
    seat: { at: [-4, -156] },
    surface: { at: [0, -20] },
  },
});

/** One prism of a crystal from its foot. */
function prism(
  pen: Pen,
  at: Point,
  width: number,
  height: number,
  angle: number,
  color: Hex,
): string {
  const w = width / 2;
  const [bright, dark] = pen.shade[0] < 0 ? [1, -1] : [-1, 1];
  const body: Point[] = [
    [-w, 0],
    [-w, -height + width * 0.8],
    [0, -height],
    [w, -height + width * 0.8],
    [w, 0],
  ];
  return placed(
    shape(body, color) +
      shape(
        [
          [bright * w, 0],
          [bright * w, -height + width * 0.8],
          [bright * w * 0.3, -height + width * 1.1],
          [bright * w * 0.3, 0],
        ],
        lighter(color, 0.42),
      ) +
      shape(
        [
          [dark * w, 0],
          [dark * w, -height + width * 0.8],
          [dark * w * 0.36, -height + width * 1.1],
          [dark * w * 0.36, 0],
        ],
        darker(color, 0.22),
      ) +
      shape(
        [
          [-w, -height + width * 0.8],
          [0, -height],
          [bright * w * 0.3, -height + width * 1.1],
        ],
        lighter(color, 0.6),
      ),
    { at, angleDegrees: angle },
  );
}

const crystal: Drawer = (pen, { color = '#9a7fe0' }) => ({
  svg:
    prism(pen, [-34, 0], 30, 84, -24, darker(color, 0.06)) +
    prism(pen, [38, 0], 32, 96, 22, color) +
    prism(pen, [0, 0], 42, 140, -3, color) +
    prism(pen, [-22, 2], 24, 60, -12, lighter(color, 0.14)) +
    prism(pen, [26, 2], 24, 54, 10, lighter(color, 0.1)) +
    faceted(
      pen,
      {
        outline: pointsOf('-62 4, -54 -12, -20 -18, 26 -16, 60 -10, 66 4'),
        top: pointsOf('-54 -14, -20 -20, 26 -18, 10 -8'),
        shaded: pointsOf('10 -8, 60 -12, 70 6, 20 6'),
      },
      HOUSE.rock,
    ),
});

/** A cut stone: table, crown and pavilion. */
const gem: Drawer = (_pen, { color = '#58b9e6' }) => {
  const crown: readonly Point[] = pointsOf('-30 -84, 30 -84, 58 -56, -58 -56');
  return {
    svg:
      shape(pointsOf('-58 -56, 58 -56, 0 0'), color) +
      shape(crown, lighter(color, 0.35)) +
      shape(pointsOf('-58 -56, -24 -56, 0 0'), lighter(color, 0.2)) +
      shape(pointsOf('24 -56, 58 -56, 0 0'), darker(color, 0.2)) +
      shape(pointsOf('-30 -84, -58 -56, -24 -56'), lighter(color, 0.55)) +
      shape(pointsOf('30 -84, 58 -56, 24 -56'), lighter(color, 0.1)) +
      shape(pointsOf('-24 -56, 0 -84, 24 -56'), lighter(color, 0.7)),
  };
};

/** Half-width of a mountain's slope at its foot: both have the same silhouette. */
const PEAK: readonly Point[] = pointsOf(
  '-200 0, -150 -56, -112 -86, -58 -170, -20 -226, 0 -240, 26 -212, 70 -140, 110 -104, 150 -50, 210 0',
);

const mountain: Drawer = (pen, { color = '#7d84a8' }) => {
  const side = pen.shade[0] < 0 ? -1 : 1;
  const m = (points: readonly Point[]) => points.map(([x, y]): Point => [x * side, y]);
  const data = polygon(m(PEAK));
  return {
    svg:
      path(data, lighter(color, 0.16)) +
      pen.clip(
        data,
        shape(
          m(pointsOf('0 -244, 14 -190, -8 -150, 22 -96, 2 -50, 24 4, 220 4, 220 -244')),
          darker(color, 0.18),
        ) +
          shape(m(pointsOf('-150 -56, -112 -86, -96 -40, -120 4, -190 4')), lighter(color, 0.28)) +
          shape(
            m(
              pointsOf(
                '-70 -190, 0 -250, 60 -170, 44 -132, 26 -156, 8 -120, -14 -158, -34 -128, -52 -160',
              ),
            ),
            HOUSE.snow,
          ) +
          shape(
            m(pointsOf('0 -250, 70 -170, 44 -132, 26 -156, 8 -120, 2 -150, 14 -190')),
            '#c3d0ea',
          ),
      ),
    anchors: { top: { at: [0, -238], spanCm: 30 } },
  };
};

const CONE =
  'M-210 0C-140 -30 -90 -100 -52 -178Q-46 -190 -30 -186L0 -180L30 -186Q46 -190 52 -178C90 -100 140 -30 210 0Z';
const LAVA =
  'M-34 -184Q0 -172 34 -184Q36 -150 26 -120Q20 -100 34 -70Q40 -50 30 -36Q22 -52 14 -76Q6 -100 -2 -84Q-8 -50 -18 -60Q-26 -80 -22 -112Q-36 -140 -34 -184Z';
const JET =
  'M-26 -182C-22 -220 -30 -240 -14 -262C-8 -244 -2 -260 4 -280C12 -256 16 -250 22 -262C30 -236 22 -214 26 -182Z';

/** Smoke, a jet of lava and what it throws. */
function eruption(side: number): string {
  const smoke = times(6, (index, share) =>
    ellipse(
      [side * share * 60 + (index % 2 ? 16 : -16), -210 - share * 96],
      30 + share * 26,
      24 + share * 20,
      index % 2 ? '#8d88a6' : '#a7a3bb',
      { opacity: 0.92 },
    ),
  );
  const bombs = times(7, (index) =>
    circle(
      [(index - 3) * 22, -236 - (9 - (index - 3) ** 2) * 7],
      5 + (index % 3) * 2,
      index % 2 ? HOUSE.fire : HOUSE.yellow,
    ),
  );
  return (
    smoke.join('') +
    path(JET, HOUSE.fire) +
    placed(path(JET, HOUSE.yellow), { at: [0, -74], scaleX: 0.55, scaleY: 0.6 }) +
    bombs.join('')
  );
}

const volcano: Drawer = (pen, { color = '#6f5f78' }) => {
  const side = pen.shade[0] < 0 ? -1 : 1;
  const turned = (points: readonly Point[]) => points.map(([x, y]): Point => [side * x, y]);
  return {
    svg:
      eruption(side) +
      path(CONE, color) +
      pen.clip(
        CONE,
        shape(
          turned(pointsOf('16 -200, 2 -110, 40 -60, 22 4, 230 4, 230 -200')),
          darker(color, 0.22),
        ) +
          shape(
            turned(pointsOf('-52 -180, -90 -70, -150 4, -230 4, -230 -180')),
            lighter(color, 0.14),
          ) +
          ellipse([0, -184], 40, 8, darker(color, 0.5)) +
          path(LAVA, HOUSE.fire) +
          placed(path(LAVA, HOUSE.yellow), { at: [-1, -66], scaleX: 0.5, scaleY: 0.64 }),
      ),
    anchors: { top: { at: [0, -186], spanCm: 60 }, chimney: { at: [0, -186] } },
  };
};

/** A berg with a ledge before its peak, where somebody can stand. */
const iceberg: Drawer = (pen) => ({
  svg:
    faceted(
      pen,
      {
        outline: pointsOf(
          '-130 0, -112 -50, -70 -76, -44 -140, 0 -176, 36 -130, 74 -112, 100 -52, 136 0',
        ),
        top: pointsOf('-44 -140, 0 -182, 36 -132, 8 -118, -18 -98'),
        shaded: pointsOf('8 -118, 36 -132, 78 -114, 104 -52, 146 4, 40 4, 22 -60'),
        deep: pointsOf('70 -60, 104 -52, 146 4, 84 4'),
      },
      ICE,
    ) +
    path(
      polygon(pointsOf('-124 -36, -98 -66, -20 -74, 70 -70, 116 -40, 60 -26, -60 -24')),
      HOUSE.snow,
    ) +
    path(
      polygon(pointsOf('-124 -36, -60 -24, 60 -26, 116 -40, 120 -30, 58 -10, -66 -8, -126 -22')),
      '#b9d5ee',
    ),
  anchors: { top: { at: [0, -46], spanCm: 170 }, surface: { at: [0, -14] } },
});

/** A flat floe to stand on. */
const floe: Drawer = (pen) => ({
  svg:
    path('M-150 -26L-120 0H118L152 -24Z', '#8fc0e2') +
    pen.clip(
      'M-150 -26L-120 0H118L152 -24Z',
      shape(pointsOf('20 -30, 44 4, 160 4, 160 -30'), '#6ea5d0'),
    ) +
    path(
      polygon(pointsOf('-150 -26, -112 -48, -20 -54, 78 -50, 152 -24, 60 -18, -40 -14')),
      HOUSE.snow,
    ) +
    path(polygon(pointsOf('-40 -14, 60 -18, 152 -24, 96 -30, 0 -26')), '#dce9f7'),
  anchors: { top: { at: [0, -34], spanCm: 200 }, surface: { at: [0, -10] } },
});

const cave: Drawer = (pen) => {
  const mouth = 'M-70 0C-84 -70 -50 -128 0 -130C54 -128 82 -66 68 0Z';
  return {
    svg:
      faceted(
        pen,
        {
          outline: pointsOf(
            '-170 0, -160 -70, -116 -140, -50 -190, 20 -196, 96 -152, 146 -80, 166 0',
          ),
          top: pointsOf('-116 -142, -50 -196, 24 -202, 98 -156, 40 -160, -40 -150'),
          shaded: pointsOf('98 -156, 150 -80, 176 6, 70 6, 76 -80'),
          deep: pointsOf('128 -80, 150 -80, 176 6, 118 6'),
        },
        '#8a7f96',
      ) +
      path(mouth, '#4a3f63') +
      pen.clip(
        mouth,
        placed(path(mouth, '#2f2848'), { at: [8, 0], scaleX: 0.86, scaleY: 0.86 }) +
          placed(path(mouth, '#1f1b38'), { at: [14, 0], scaleX: 0.66, scaleY: 0.66 }),
      ) +
      [
        [-78, 0, 20],
        [-56, 2, 13],
        [74, 1, 17],
      ]
        .map(([x = 0, y = 0, r = 0]) =>
          path(
            blob([
              [x - r, y],
              [x - r * 0.7, y - r],
              [x + r * 0.4, y - r * 1.1],
              [x + r, y],
            ]),
            '#a49ab0',
          ),
        )
        .join(''),
    anchors: {
      inside: { at: [0, 0], spanCm: 110 },
      door: { at: [0, 0], spanCm: 130 },
      top: { at: [-10, -192], spanCm: 80 },
    },
  };
};

/**
 * Stones and what is made of stone or ice: rock, boulder, crystals, a cut gem, mountain, volcano,
 * iceberg, floe, the mouth of a cave. Units are centimetres; large ones are drawn larger by their unit.
 */
export const stones = defineFamily(
  'stones',
  {
    rock: (pen, wish) => ({ ...rock(pen, wish), unitCm: 0.5 }),
    boulder,
    crystal: (pen, wish) => ({ ...crystal(pen, wish), unitCm: 0.25 }),
    gem: (pen, wish) => ({ ...gem(pen, wish), unitCm: 0.1 }),
    mountain: (pen, wish) => ({ ...mountain(pen, wish), unitCm: 50 }),
    volcano: (pen, wish) => ({ ...volcano(pen, wish), unitCm: 30 }),
    iceberg: (pen, wish) => ({ ...iceberg(pen, wish), unitCm: 8 }),
    floe,
    cave: (pen, wish) => ({ ...cave(pen, wish), unitCm: 2 }),
  },
  1,
);
