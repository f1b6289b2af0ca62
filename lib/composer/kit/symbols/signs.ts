import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, path, placed, shape, stroke } from '@/lib/svg/markup';
import { polygon } from '@/lib/svg/path';
import { type Point, polar, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, type Drawer, formed } from '../form';
import type { Pen } from '../pen';

/** A flat sign with a body: an edge below to the right, the face, one gloss. */
function plaque(pen: Pen, data: string, color: Hex, gloss = ''): string {
  return (
    placed(path(data, darker(color, 0.32)), { at: [7, 7] }) +
    formed(pen, data, color, { depth: 14, light: 6, extra: gloss })
  );
}

export const HEART =
  'M0 0C-34 -28 -100 -76 -100 -130C-100 -166 -74 -188 -46 -188C-24 -188 -8 -176 0 -158C8 -176 24 -188 46 -188C74 -188 100 -166 100 -130C100 -76 34 -28 0 0Z';

export const heart: Drawer = (pen, { color = HOUSE.red, state }) => ({
  svg:
    plaque(
      pen,
      HEART,
      color,
      path(
        'M-84 -130C-84 -156 -66 -172 -46 -174C-62 -160 -70 -146 -68 -116C-76 -116 -84 -122 -84 -130Z',
        '#ffffff',
        { opacity: 0.6 },
      ),
    ) +
    (state === 'broken'
      ? shape(
          [
            [4, -168],
            [-16, -126],
            [12, -104],
            [-12, -66],
            [2, -4],
            [10, -10],
            [2, -64],
            [28, -104],
            [2, -128],
            [14, -166],
          ],
          HOUSE.cream,
        )
      : ''),
});

export const sparkle: Drawer = (_pen, { color = HOUSE.yellow }) => {
  const one = (x: number, y: number, r: number, fill: Hex) =>
    path(
      `M${x} ${y - r}Q${x} ${y} ${x + r} ${y}Q${x} ${y} ${x} ${y + r}Q${x} ${y} ${x - r} ${y}Q${x} ${y} ${x} ${y - r}Z`,
      fill,
    );
  return {
    svg:
      one(-20, -80, 80, color) +
      one(-26, -86, 34, lighter(color, 0.6)) +
      one(62, -146, 42, lighter(color, 0.2)) +
      one(56, -30, 30, darker(color, 0.08)),
  };
};

const GLYPHS = {
  check: 'M-46 -4L-14 28L48 -34',
  cross: 'M-34 -34L34 34M34 -34L-34 34',
  plus: 'M0 -46V46M-46 0H46',
  minus: 'M-46 0H46',
  exclamation: 'M0 -48V8M0 42V43',
  question: 'M-26 -24C-26 -62 30 -62 30 -24C30 0 0 -2 0 20M0 46V47',
  arrow: 'M-46 0H44M8 -36L46 0L8 36',
  rising: 'M-52 40L-18 6L4 26L46 -34M14 -40H50V-4',
  up: 'M0 46V-44M-36 -8L0 -46L36 -8',
  info: 'M0 -6V42M0 -42V-41',
  pause: 'M-20 -36V36M20 -36V36',
} as const;

/** A sign cut in white on a round badge. */
function badge(glyph: keyof typeof GLYPHS, ground: Hex): Drawer {
  return (pen, { color = ground }) => ({
    svg:
      circle([6, -94], 100, darker(color, 0.36)) +
      ball(pen, [0, -100], 100, color, { glint: 0 }) +
      stroke('M-78 -130A84 84 0 0 1 -30 -178', '#ffffff', 7, { opacity: 0.5 }) +
      placed(stroke(GLYPHS[glyph], darker(color, 0.4), 25), { at: [4, -95] }) +
      placed(stroke(GLYPHS[glyph], HOUSE.white, 25), { at: [0, -100] }),
  });
}

/** A sign that stands by itself, thick and rounded. */
function bare(glyph: keyof typeof GLYPHS, own: Hex): Drawer {
  return (_pen, { color = own }) => ({
    svg: placed(
      placed(stroke(GLYPHS[glyph], darker(color, 0.32), 34), { at: [5, 6] }) +
        stroke(GLYPHS[glyph], color, 34) +
        placed(stroke(GLYPHS[glyph], lighter(color, 0.3), 8, { opacity: 0.8 }), { at: [-6, -7] }),
      { at: [0, -110], scaleX: 1.7 },
    ),
  });
}

export const checkMark = badge('check', '#2fae7d');
export const crossMark = badge('cross', HOUSE.red);
export const minusSign = badge('minus', HOUSE.orange);
export const infoSign = badge('info', HOUSE.teal);
export const exclamation = bare('exclamation', HOUSE.red);
export const questionMark = bare('question', HOUSE.blue);
export const arrow = bare('arrow', HOUSE.coral);
const rising = bare('rising', HOUSE.coral);
/** As high as who is beside it: an arrow of growth is no sign to hold. */
export const risingArrow: Drawer = (pen, wish) => ({ ...rising(pen, wish), unitCm: 0.8 });

export const speechBubble: Drawer = (pen, { color = HOUSE.blue, state }) => ({
  svg:
    plaque(
      pen,
      'M-88 -176H88Q116 -176 116 -148V-72Q116 -44 88 -44H-22L-66 0Q-64 -28 -70 -44H-88Q-116 -44 -116 -72V-148Q-116 -176 -88 -176Z',
      color,
    ) +
    (state === 'lit'
      ? placed(path(HEART, HOUSE.white), { at: [0, -66], scaleX: 0.42 })
      : [-48, 0, 48].map((x) => circle([x, -110], 14, HOUSE.white)).join('')),
  anchors: { screen: { at: [0, -110], spanCm: 180 }, inside: { at: [0, -80], spanCm: 180 } },
});

export const thoughtBubble: Drawer = (pen, { color = HOUSE.paper }) => {
  const cloud =
    'M-70 -60C-112 -60 -124 -104 -94 -122C-104 -160 -54 -184 -28 -162C-6 -196 54 -190 62 -154C104 -158 124 -108 94 -88C90 -60 50 -50 30 -66C10 -46 -40 -44 -70 -60Z';
  return {
    svg:
      circle([-62, -8], 9, darker(color, 0.12)) +
      circle([-64, -10], 9, color) +
      circle([-46, -34], 15, darker(color, 0.12)) +
      circle([-48, -36], 15, color) +
      plaque(pen, cloud, color) +
      [-36, 2, 40].map((x) => circle([x, -112], 11, HOUSE.sky)).join(''),
    anchors: { screen: { at: [0, -114], spanCm: 130 } },
  };
};

export const lightBulb: Drawer = (pen, { color = HOUSE.yellow, state }) => {
  const glass =
    'M-32 -66C-32 -96 -76 -112 -76 -166C-76 -212 -42 -242 0 -242C42 -242 76 -212 76 -166C76 -112 32 -96 32 -66Z';
  const isLit = state !== 'broken';
  const rays = isLit
    ? times(7, (index) => {
        const [a, b] = [polar(-198 + index * 36, 102), polar(-198 + index * 36, 128)];
        return stroke(`M${a[0]} ${a[1] - 166}L${b[0]} ${b[1] - 166}`, color, 11);
      }).join('')
    : '';
  return {
    svg:
      rays +
      formed(pen, glass, isLit ? color : HOUSE.glass, {
        depth: 16,
        light: 7,
        extra: circle([-10, -176], 52, '#fff6c8', { opacity: 0.8 }),
      }) +
      stroke(
        'M-14 -68L-24 -138L-8 -122L0 -140L8 -122L24 -138L14 -68',
        darker(HOUSE.orange, 0.1),
        5,
      ) +
      path(
        'M-56 -166C-56 -198 -36 -220 -12 -224C-34 -208 -42 -186 -40 -158C-50 -156 -56 -160 -56 -166Z',
        '#ffffff',
        { opacity: 0.75 },
      ) +
      formed(
        pen,
        'M-34 -68H34V-30Q34 -16 20 -16H14Q10 0 0 0Q-10 0 -14 -16H-20Q-34 -16 -34 -30Z',
        HOUSE.metalDark,
        { depth: 12 },
      ) +
      stroke('M-34 -56H34M-34 -40H34', lighter(HOUSE.metal, 0.3), 6),
    anchors: { grip: { at: [0, -30] } },
  };
};

function wheel(pen: Pen, at: Point, radius: number, teeth: number, color: Hex): string {
  const points = times(teeth * 4, (index) => {
    const step = 360 / teeth;
    const angle = Math.floor(index / 4) * step + ([-0.3, -0.17, 0.17, 0.3][index % 4] ?? 0) * step;
    return polar(angle, index % 4 === 1 || index % 4 === 2 ? radius : radius * 0.8);
  });
  return placed(
    path(polygon(points), darker(color, 0.35), {
      transform: `translate(${radius * 0.06} ${radius * 0.07})`,
    }) +
      formed(pen, polygon(points), color, { depth: radius * 0.12, light: radius * 0.05 }) +
      circle([0, 0], radius * 0.56, darker(color, 0.14)) +
      circle([0, 0], radius * 0.5, lighter(color, 0.12)) +
      circle([radius * 0.02, radius * 0.02], radius * 0.24, darker(color, 0.4)) +
      circle([radius * 0.04, radius * 0.05], radius * 0.2, HOUSE.cream),
    { at },
  );
}

export const gear: Drawer = (pen, { color = HOUSE.metalDark, count = 1 }) => ({
  svg:
    count > 1
      ? wheel(pen, [-44, -92], 92, 10, color) +
        wheel(pen, [74, -168], 60, 8, pen.accents[1]) +
        (count > 2 ? wheel(pen, [78, -48], 48, 8, pen.accents[0]) : '')
      : wheel(pen, [0, -100], 100, 10, color),
});

export const target: Drawer = (pen, { color = HOUSE.red }) => ({
  svg:
    stroke('M-40 -40L-66 0M40 -40L66 0', HOUSE.wood, 12) +
    circle([7, -103], 100, darker(color, 0.4)) +
    [100, 80, 58, 38, 18]
      .map((radius, index) => circle([0, -110], radius, index % 2 ? HOUSE.paper : color))
      .join('') +
    pen.clip(
      polygon(
        times(40, (index) => {
          const [x, y] = polar(index * 9, 100);
          return [x, y - 110];
        }),
      ),
      path('M120 -220V20H-120Q90 -20 70 -220Z', darker(color, 1), { opacity: 0.12 }),
    ) +
    placed(
      stroke('M0 0H104', HOUSE.woodDark, 8) +
        path('M-6 0L22 -11V11Z', HOUSE.navy) +
        path('M92 0L112 -20H140L122 0L140 20H112Z', HOUSE.mustard),
      { at: [0, -110], angleDegrees: -38 },
    ),
});

export const peace: Drawer = (_pen, { color = HOUSE.purple }) => ({
  svg: [darker(color, 0.34), color]
    .map((fill, index) =>
      placed(
        `<g fill="none">${stroke('M0 -176A76 76 0 1 1 -0.1 -176M0 -176V-24M0 -100L-54 -46M0 -100L54 -46', fill, 24)}</g>`,
        { at: index ? [0, 0] : [6, 7] },
      ),
    )
    .join(''),
});

export const yinYang: Drawer = (pen, { color = HOUSE.ink }) => ({
  svg:
    circle([6, -94], 100, darker(HOUSE.paper, 0.3)) +
    circle([0, -100], 100, color) +
    circle([0, -100], 95, HOUSE.paper) +
    path('M0 -195A95 95 0 0 1 0 -5A47.5 47.5 0 0 1 0 -100A47.5 47.5 0 0 0 0 -195Z', color) +
    circle([0, -147], 15, color) +
    circle([0, -53], 15, HOUSE.paper) +
    (pen.pxPerCm > 2 ? stroke('M22 -182A88 88 0 0 1 84 -110', lighter(color, 0.3), 5) : ''),
});

export const recycling: Drawer = (_pen, { color = HOUSE.leaf }) => ({
  svg: times(3, (index) => {
    const tone = [lighter(color, 0.12), color, darker(color, 0.14)][index] ?? color;
    return placed(
      stroke('M-58 34L-26 -22Q0 -62 26 -22', tone, 32) +
        shape(
          [
            [8, -4],
            [64, -24],
            [58, 32],
          ],
          tone,
        ),
      {
        at: [polar(index * 120 - 90, 46)[0], polar(index * 120 - 90, 46)[1] - 96],
        angleDegrees: index * 120,
      },
    );
  }).join(''),
});

export const infinity: Drawer = (_pen, { color = HOUSE.purple }) => {
  const data =
    'M0 -50C-40 -108 -116 -108 -116 -50C-116 8 -40 8 0 -50C40 -108 116 -108 116 -50C116 8 40 8 0 -50Z';
  return {
    svg:
      placed(stroke(data, darker(color, 0.34), 26), { at: [5, 6] }) +
      stroke(data, color, 26) +
      placed(stroke('M-104 -62C-98 -96 -50 -98 -20 -62', lighter(color, 0.5), 5), { at: [0, 0] }),
  };
};

export const musicalNote: Drawer = (_pen, { color = HOUSE.purple, count = 1 }) => {
  const one = placed(ellipse([-26, -26], 36, 26, color), { at: [0, 0] });
  const heads =
    count > 1
      ? one +
        ellipse([94, -46], 36, 26, color) +
        path('M-4 -30V-170L132 -196V-52H118V-142L10 -122V-30Z', color)
      : one + path('M-6 -30V-190H8C12 -160 66 -152 62 -96C48 -122 22 -126 8 -128V-30Z', color);
  return {
    svg:
      placed(heads.replaceAll(color, darker(color, 0.34)), { at: [5, 6] }) +
      heads +
      ellipse([-36, -34], 14, 8, lighter(color, 0.4), { opacity: 0.8 }),
  };
};

export const crescent: Drawer = (pen, { color = HOUSE.yellow }) => ({
  svg: plaque(
    pen,
    'M40 -184Q54 -184 44 -174C-4 -150 -16 -96 10 -62C30 -36 60 -30 84 -36Q98 -38 90 -26C68 2 10 14 -38 -14C-92 -46 -104 -112 -72 -152C-46 -182 0 -194 40 -184Z',
    color,
  ),
});

export const wifi: Drawer = (_pen, { color = HOUSE.blue }) => ({
  svg: [darker(color, 0.34), color]
    .map((fill, index) =>
      placed(
        circle([0, -20], 19, fill) +
          stroke(
            'M-46 -66A66 66 0 0 1 46 -66M-82 -104A116 116 0 0 1 82 -104M-118 -142A168 168 0 0 1 118 -142',
            fill,
            24,
          ),
        { at: index ? [0, 0] : [5, 6] },
      ),
    )
    .join(''),
});
