import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, line, path, placed, rectangle, shape, stroke } from '@/lib/svg/markup';
import { ellipsePath, roundedPath } from '@/lib/svg/path';
import { add, type Point, polar, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, defineFamily, type Drawer, formed, rod, type Sketch } from '../form';
import type { Pen } from '../pen';

/** Fairs, circuses and playgrounds, in centimetres. */

const GAY = [HOUSE.coral, HOUSE.mustard, HOUSE.teal, HOUSE.pink, HOUSE.purple] as const;
const hue = (index: number) => GAY[index % GAY.length] ?? HOUSE.coral;

const ferrisWheel: Drawer = (pen, { color = HOUSE.coral }) => {
  const hub: Point = [0, -1300];
  const radius = 1080;
  const rim = times(12, (index) => add(hub, polar(index * 30 + 15, radius)));
  const cabin = (at: Point, index: number) =>
    placed(
      stroke('M0 0V36', HOUSE.metalDark, 14) +
        formed(pen, 'M-104 130V96Q-96 34 0 30Q96 34 104 96V130Z', lighter(hue(index), 0.06), {
          depth: 22,
          light: 8,
        }) +
        path('M-78 122V100Q-70 58 0 56Q70 58 78 100V122Z', '#cfeaf5') +
        rectangle([-6, 50], 12, 80, hue(index)) +
        formed(pen, 'M-112 126H112V170Q100 232 0 234Q-100 232 -112 170Z', hue(index), {
          depth: 30,
          light: 10,
        }),
      { at },
    );
  return {
    svg:
      line([[-520, 0], hub], darker(color, 0.3), 54) +
      line([[520, 0], hub], darker(color, 0.3), 54) +
      rim.map((at) => line([hub, at], HOUSE.metal, 16)).join('') +
      stroke(ellipsePath(hub, radius), color, 44) +
      stroke(ellipsePath(hub, radius - 130), lighter(color, 0.3), 18) +
      stroke(ellipsePath(hub, radius * 0.42), lighter(color, 0.3), 16) +
      times(36, (index) => circle(add(hub, polar(index * 10, radius)), 13, '#fff3c4')).join('') +
      line([[-400, 0], hub], color, 50) +
      line([[400, 0], hub], color, 50) +
      line(
        [
          [-220, -600],
          [220, -600],
        ],
        color,
        26,
      ) +
      circle(hub, 110, HOUSE.mustard) +
      circle(hub, 66, HOUSE.cream) +
      formed(pen, roundedPath([-620, -70], 1240, 70, 12), HOUSE.navy, { depth: 16, light: 6 }) +
      rim.map(cabin).join(''),
    anchors: {
      top: { at: [0, -2420], spanCm: 100 },
      inside: { at: [1080, -1150] },
      door: { at: [0, -70], spanCm: 300 },
    },
  };
};

const circusTent: Drawer = (pen, { color = HOUSE.red }) => {
  const stripes = (count: number, half: number, top: number, bottom: number, upper: number) =>
    times(count, (index) => {
      const at = (share: number, width: number) => Math.sin((share - 0.5) * Math.PI) * width;
      const [a, b] = [index / count, (index + 1) / count];
      return shape(
        [
          [at(a, upper), top],
          [at(b, upper), top],
          [at(b, half), bottom],
          [at(a, half), bottom],
        ],
        index % 2 ? HOUSE.cream : color,
      );
    }).join('');
  const scallops = times(11, (index) => {
    const at = (share: number) => Math.sin((share - 0.5) * Math.PI) * 640;
    const [a, b] = [at(index / 11), at((index + 1) / 11)];
    return path(
      `M${a} -420H${b}V-386A${(b - a) / 2} 46 0 0 1 ${a} -386Z`,
      index % 2 ? HOUSE.mustard : HOUSE.teal,
    );
  }).join('');
  return {
    svg:
      formed(pen, 'M-580 0V-420H580V0Z', HOUSE.cream, {
        depth: 70,
        light: 16,
        extra: stripes(11, 580, -430, 10, 580),
      }) +
      path('M-130 0Q-110 -190 0 -320Q110 -190 130 0Z', darker(color, 0.5)) +
      path('M-150 0Q-104 -150 0 -330Q-40 -120 -96 0Z', HOUSE.mustard) +
      path('M150 0Q104 -150 0 -330Q40 -120 96 0Z', darker(HOUSE.mustard, 0.12)) +
      formed(pen, 'M-640 -420Q-220 -520 0 -900Q220 -520 640 -420Z', HOUSE.cream, {
        depth: 80,
        light: 18,
        extra: stripes(11, 640, -900, -415, 40),
      }) +
      scallops +
      rod(pen, 'M0 -890V-1010', HOUSE.woodDark, 12) +
      path('M4 -1010Q60 -1040 128 -1004Q70 -980 4 -940Z', HOUSE.mustard) +
      circle([0, -1014], 13, HOUSE.gold),
    anchors: {
      door: { at: [0, 0], spanCm: 200 },
      inside: { at: [0, -20], spanCm: 900 },
      roof: { at: [0, -900], spanCm: 100 },
      top: { at: [0, -1010] },
    },
  };
};

function carouselHorse(pen: Pen, x: number, y: number, tone: string): string {
  return placed(
    rod(pen, 'M4 -150V96', HOUSE.gold, 6) +
      formed(
        pen,
        'M-54 -8C-50 -40 -10 -34 14 -34C20 -64 34 -84 58 -86L62 -98L70 -84C80 -72 86 -62 88 -56L76 -46C68 -52 60 -50 56 -44C54 -20 44 -2 40 8L58 34L44 44L24 14H-22L-34 42L-48 36Z',
        tone,
        { depth: 10, light: 4 },
      ) +
      path('M-8 -40H26L22 -10H-6Z', HOUSE.coral) +
      path('M54 -86C36 -84 22 -66 16 -36C24 -50 40 -70 58 -76Z', HOUSE.brown) +
      path('M-52 -22C-76 -24 -80 6 -72 24C-66 8 -60 -2 -50 -4Z', HOUSE.brown) +
      circle([70, -70], 3.4, HOUSE.ink),
    { at: [x, y] },
  );
}

const carousel: Drawer = (pen, { color = HOUSE.coral }) => {
  const stripes = times(10, (index) => {
    const at = (share: number, width: number) => Math.sin((share - 0.5) * Math.PI) * width;
    const [a, b] = [index / 10, (index + 1) / 10];
    return shape(
      [
        [at(a, 20), -560],
        [at(b, 20), -560],
        [at(b, 380), -400],
        [at(a, 380), -400],
      ],
      index % 2 ? HOUSE.cream : color,
    );
  }).join('');
  return {
    svg:
      ellipse([0, -30], 350, 46, darker(color, 0.35)) +
      formed(pen, 'M-70 -30V-390H70V-30Z', HOUSE.cream, {
        depth: 26,
        extra: [-46, 0, 46]
          .map((x) => rectangle([x - 14, -330], 28, 250, HOUSE.teal, { radius: 14 }))
          .join(''),
      }) +
      carouselHorse(pen, -190, -150, '#f7efe2') +
      carouselHorse(pen, 0, -126, '#d9a06a') +
      carouselHorse(pen, 196, -150, '#f7efe2') +
      formed(pen, 'M-360 -40Q0 20 360 -40V-8Q0 56 -360 -8Z', color, {
        depth: 20,
        light: 6,
        extra: times(13, (index) =>
          circle([-330 + index * 55, -2 + 24 * (1 - ((index - 6) / 6) ** 2)], 8, '#fff3c4'),
        ).join(''),
      }) +
      formed(pen, 'M-380 -400Q-150 -440 0 -566Q150 -440 380 -400Z', HOUSE.cream, {
        depth: 46,
        light: 12,
        extra: stripes,
      }) +
      formed(pen, 'M-386 -406Q0 -350 386 -406V-366Q0 -306 -386 -366Z', HOUSE.mustard, {
        depth: 18,
        light: 6,
        extra: times(13, (index) =>
          ellipse(
            [-348 + index * 58, -366 + 30 * (1 - ((index - 6) / 6) ** 2)],
            18,
            14,
            HOUSE.teal,
          ),
        ).join(''),
      }) +
      circle([0, -580], 20, HOUSE.gold),
    anchors: {
      seat: { at: [-190, -186] },
      inside: { at: [0, -40], spanCm: 560 },
      top: { at: [0, -596] },
      roof: { at: [0, -560] },
    },
  };
};

/** A board on two ropes, for a tree. */
const ropeSwing = (pen: Pen): Sketch => ({
  svg: stroke('M-26 -150V-6', HOUSE.woodDark, 4),
  front:
    stroke('M26 -150V-6', HOUSE.woodDark, 4) +
    formed(pen, roundedPath([-36, -10], 72, 10, 4), HOUSE.wood, { depth: 3 }),
  anchors: { seat: { at: [0, -10], spanCm: 60 }, grip: { at: [26, -80] } },
});

const swingSet = (pen: Pen, color: Hex): Sketch => ({
  svg:
    line(
      [
        [-190, 0],
        [-140, -240],
        [-96, 0],
      ],
      darker(color, 0.14),
      12,
    ) +
    line(
      [
        [190, 0],
        [140, -240],
        [96, 0],
      ],
      darker(color, 0.14),
      12,
    ) +
    rod(pen, 'M-156 -240H156', color, 14) +
    stroke('M18 -236L18 -50M78 -236V-50', HOUSE.metalDark, 4) +
    formed(pen, roundedPath([8, -54], 80, 9, 4), HOUSE.wood, { depth: 3 }) +
    stroke('M-78 -236V-50', HOUSE.metalDark, 4),
  front:
    stroke('M-18 -236V-50', HOUSE.metalDark, 4) +
    formed(pen, roundedPath([-88, -54], 80, 9, 4), HOUSE.wood, { depth: 3 }),
  anchors: {
    seat: { at: [-48, -54], spanCm: 70 },
    grip: { at: [-18, -130] },
    gripFar: { at: [-78, -130] },
    top: { at: [0, -248], spanCm: 280 },
  },
});

const swing: Drawer = (pen, { color = HOUSE.coral, state }) =>
  state === 'cut' ? ropeSwing(pen) : swingSet(pen, color);

const slide: Drawer = (pen, { color = HOUSE.mustard }) => ({
  svg:
    line(
      [
        [-150, 0],
        [-120, -180],
      ],
      HOUSE.teal,
      9,
    ) +
    line(
      [
        [-96, 0],
        [-76, -180],
      ],
      HOUSE.teal,
      9,
    ) +
    times(6, (index) =>
      line(
        [
          [-148 + index * 5, -22 - index * 28],
          [-98 + index * 3.6, -22 - index * 28],
        ],
        HOUSE.teal,
        6,
      ),
    ).join('') +
    stroke('M-124 -180V-232Q-124 -248 -108 -248H-56Q-44 -248 -40 -236L-34 -190', HOUSE.teal, 7) +
    rectangle([-128, -190], 70, 12, darker(color, 0.2), { radius: 4 }) +
    stroke('M40 0V-110', HOUSE.teal, 8),
  front: formed(
    pen,
    'M-70 -210C-20 -206 10 -150 60 -92C96 -50 130 -44 176 -44V-18C110 -16 76 -30 40 -72C-6 -124 -30 -176 -70 -180Z',
    color,
    {
      depth: 10,
      light: 5,
      extra: stroke(
        'M-70 -200C-24 -196 6 -142 54 -86C92 -44 128 -36 176 -36',
        darker(color, 0.2),
        4,
      ),
    },
  ),
  anchors: {
    seat: { at: [-10, -168] },
    top: { at: [-96, -190], spanCm: 60 },
    grip: { at: [-56, -240] },
  },
});

const seesaw: Drawer = (pen, { color = HOUSE.coral }) => ({
  svg:
    shape(
      [
        [-34, 0],
        [0, -62],
        [34, 0],
      ],
      HOUSE.teal,
    ) +
    shape(
      [
        [8, 0],
        [0, -62],
        [34, 0],
      ],
      darker(HOUSE.teal, 0.16),
    ) +
    placed(
      formed(pen, roundedPath([-170, -66], 340, 13, 6), color, { depth: 4, light: 2 }) +
        [-122, 122]
          .map((x) => stroke(`M${x} -64V-92M${x - 16} -92H${x + 16}`, HOUSE.navy, 6))
          .join('') +
        [-154, 154]
          .map((x) => rectangle([x - 18, -72], 36, 8, HOUSE.mustard, { radius: 4 }))
          .join(''),
      { angleDegrees: -8 },
    ) +
    circle([0, -58], 9, HOUSE.metal),
  anchors: {
    seat: { at: [-156, -52] },
    seatFar: { at: [150, -94] },
    grip: { at: [-132, -78] },
    top: { at: [150, -94], spanCm: 30 },
  },
});

const sandbox: Drawer = (pen, { color = HOUSE.wood }) => ({
  svg:
    formed(pen, 'M-150 -50L-110 -84H130L160 -50V-20H-150Z', darker(color, 0.2), { depth: 6 }) +
    path('M-132 -50L-100 -76H122L142 -50Z', HOUSE.sand) +
    path('M-40 -58Q0 -104 44 -58Z', darker(HOUSE.sand, 0.1)) +
    path('M-40 -58Q-10 -100 4 -84Q-6 -70 0 -58Z', lighter(HOUSE.sand, 0.2)) +
    formed(pen, 'M74 -94H106L100 -56H80Z', HOUSE.red, { depth: 6, light: 3 }) +
    stroke('M76 -94Q90 -120 104 -94', HOUSE.mustard, 4),
  front:
    formed(pen, roundedPath([-160, -52], 330, 52, 6), color, {
      depth: 7,
      light: 4,
      extra: stroke('M-160 -26H170', darker(color, 0.22), 3),
    }) + rod(pen, 'M-84 -50L-60 -104', HOUSE.blue, 7),
  anchors: {
    inside: { at: [0, -60], spanCm: 220 },
    top: { at: [0, -60], spanCm: 220 },
    seat: { at: [-120, -52] },
  },
});

const trampoline: Drawer = (pen, { color = HOUSE.blue }) => ({
  svg:
    [-130, -60, 60, 130]
      .map((x) =>
        rod(
          pen,
          `M${x} ${Math.abs(x) > 100 ? -66 : -52}V${Math.abs(x) > 100 ? -8 : 0}`,
          HOUSE.metalDark,
          8,
        ),
      )
      .join('') +
    ellipse([0, -70], 170, 34, darker(color, 0.2)) +
    ellipse([0, -74], 170, 34, color) +
    ellipse([0, -74], 140, 26, HOUSE.ink) +
    ellipse([-20, -78], 90, 14, lighter(HOUSE.ink, 0.16)),
  anchors: { top: { at: [0, -74], spanCm: 240 }, seat: { at: [0, -74] } },
});

const balloonArch: Drawer = (pen) => ({
  svg: times(30, (index) => {
    const at: Point = add([0, 0], polar(180 + index * 6.2, 190 + (index % 3) * 22));
    return ball(pen, at, 26 - (index % 2) * 6, hue(index));
  }).join(''),
  anchors: { inside: { at: [0, 0], spanCm: 300 }, door: { at: [0, 0], spanCm: 300 } },
});

export const fairThing = defineFamily(
  'fair-thing',
  {
    'ferris-wheel': ferrisWheel,
    'circus-tent': circusTent,
    carousel,
    swing,
    slide,
    seesaw,
    sandbox,
    trampoline,
    'balloon-arch': balloonArch,
  },
  1,
);
