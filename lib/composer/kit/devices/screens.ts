import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, path, placed, rectangle, shape, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { type Point, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { defineFamily, type Drawer, formed, type Sketch } from '../form';
import type { Pen } from '../pen';
import { watch, clock } from './dials';

/** What a screen shows when nothing is said: a quiet page of the picture's colours, without letters. */
function page(pen: Pen, [x, y]: Point, w: number, h: number, radius: number): string {
  const data = roundedPath([x, y], w, h, radius);
  const line = (row: number, width: number, fill: Hex, opacity = 1) =>
    rectangle([x + w * 0.08, y + h * row], w * width, h * 0.045, fill, {
      radius: h * 0.022,
      opacity,
    });
  const bars = times(5, (index) => {
    const tall = h * ([0.16, 0.26, 0.2, 0.34, 0.42][index] ?? 0.2);
    return rectangle(
      [x + w * (0.52 + index * 0.08), y + h * 0.84 - tall],
      w * 0.05,
      tall,
      index === 4 ? pen.accents[0] : lighter(pen.accents[3], 0.35),
      { radius: w * 0.008 },
    );
  }).join('');
  return (
    path(data, '#f4f7fd') +
    pen.clip(
      data,
      rectangle([x, y], w, h * 0.14, pen.accents[3]) +
        [0, 1, 2]
          .map((index) =>
            circle(
              [x + w * 0.06 + index * w * 0.035, y + h * 0.07],
              h * 0.022,
              [HOUSE.coral, HOUSE.mustard, HOUSE.green][index] ?? HOUSE.coral,
            ),
          )
          .join('') +
        line(0.26, 0.34, HOUSE.navy) +
        line(0.37, 0.28, '#b9c4dc') +
        line(0.46, 0.31, '#b9c4dc') +
        line(0.55, 0.22, '#b9c4dc') +
        rectangle([x + w * 0.08, y + h * 0.7], w * 0.18, h * 0.11, pen.accents[0], {
          radius: h * 0.03,
        }) +
        bars +
        shape(
          [
            [x, y],
            [x + w * 0.34, y],
            [x, y + h * 0.8],
          ],
          '#ffffff',
          { opacity: 0.16 },
        ),
    )
  );
}

function laptopFromAbove(pen: Pen, color: Hex): Sketch {
  const keys = times(4, (row) =>
    times(11, (column) =>
      rectangle([-126 + column * 23, -84 + row * 23], 19, 18, '#4a4f74', { radius: 3 }),
    ).join(''),
  ).join('');
  return {
    svg:
      rectangle([-150, -196], 300, 90, darker(color, 0.3), { radius: 8 }) +
      formed(pen, roundedPath([-150, -110], 300, 200, 12), color, { depth: 6, light: 3 }) +
      rectangle([-132, -92], 264, 104, darker(color, 0.12), { radius: 6 }) +
      keys +
      rectangle([-44, 26], 88, 52, darker(color, 0.1), { radius: 6 }) +
      path(roundedPath([-146, -192], 292, 82, 6), HOUSE.ink) +
      page(pen, [-138, -188], 276, 76, 3),
    anchors: {
      screen: { at: [0, -150], spanCm: 276 },
      top: { at: [0, -20] },
      page: { at: [0, 0] },
    },
  };
}

/** Its keys seen from a little above, for whoever lies on them before the screen. */
function laptopLainOn(pen: Pen, color: Hex): Sketch {
  const row = (index: number) => {
    const [y, half] = [-42 + index * 11, 128 + index * 9];
    return times(11, (column) =>
      rectangle([-half + (column * half * 2) / 11 + 2, y], (half * 2) / 11 - 5, 8, '#4a4f74', {
        radius: 2,
      }),
    ).join('');
  };
  return {
    svg:
      path(roundedPath([-152, -254], 304, 204, 11), HOUSE.ink) +
      page(pen, [-142, -245], 284, 180, 4) +
      formed(pen, 'M-150 -54H150L190 -6Q192 0 182 0H-182Q-192 0 -190 -6Z', color, { depth: 5 }) +
      times(3, row).join('') +
      path('M-40 -8L-44 -2H44L40 -8Z', darker(color, 0.16)),
    anchors: {
      screen: { at: [0, -155], spanCm: 284 },
      top: { at: [0, -14], spanCm: 260 },
    },
  };
}

const laptop: Drawer = (pen, { color = '#b9c3d8', view, state }) => {
  if (view === 'top') return laptopFromAbove(pen, color);
  if (state === 'laid') return laptopLainOn(pen, color);
  if (state === 'cut')
    return {
      svg:
        formed(pen, roundedPath([-165, -10], 330, 10, 5), color, { depth: 3, light: 2 }) +
        rectangle([-160, -18], 320, 9, lighter(color, 0.2), { radius: 4 }),
    };
  return {
    svg:
      rectangle([-152, -212], 304, 200, darker(color, 0.34), { radius: 12 }) +
      rectangle([-151, -213], 301, 199, HOUSE.ink, { radius: 11 }) +
      page(pen, [-142, -204], 284, 178, 4) +
      circle([0, -208.5], 1.8, '#5f6698') +
      shape(
        [
          [-152, -14],
          [152, -14],
          [178, -4],
          [-178, -4],
        ],
        lighter(color, 0.3),
      ) +
      shape(
        [
          [-118, -12],
          [118, -12],
          [126, -8],
          [-126, -8],
        ],
        darker(color, 0.24),
      ) +
      formed(pen, 'M-182 -5H182Q182 0 168 0H-168Q-182 0 -182 -5Z', color, { depth: 2 }) +
      path('M-30 -5H30Q28 -1 20 -1H-20Q-28 -1 -30 -5Z', darker(color, 0.22)),
    anchors: {
      screen: { at: [0, -115], spanCm: 284 },
      grip: { at: [150, -6] },
      gripFar: { at: [-150, -6] },
      handle: { at: [0, -10] },
      page: { at: [0, -10], spanCm: 230 },
      top: { at: [0, -10], spanCm: 230 },
    },
  };
};

const handset = (pen: Pen, w: number, h: number, color: Hex, radius: number) =>
  formed(pen, roundedPath([-w / 2, -h], w, h, radius), color, { depth: 4, light: 2 }) +
  rectangle([-w / 2 + 3, -h + 3], w - 6, h - 6, HOUSE.ink, { radius: radius - 2.5 });

function appPage(pen: Pen, [x, y]: Point, w: number, h: number): string {
  const data = roundedPath([x, y], w, h, w * 0.08);
  const card = (top: number, fill: Hex) =>
    rectangle([x + w * 0.08, y + h * top], w * 0.84, h * 0.17, '#ffffff', { radius: w * 0.05 }) +
    circle([x + w * 0.22, y + h * (top + 0.085)], w * 0.085, fill) +
    rectangle([x + w * 0.38, y + h * (top + 0.045)], w * 0.42, h * 0.025, '#8a94b8', {
      radius: 2,
    }) +
    rectangle([x + w * 0.38, y + h * (top + 0.095)], w * 0.3, h * 0.022, '#cfd6e8', { radius: 2 });
  return (
    path(data, '#e9eef8') +
    pen.clip(
      data,
      rectangle([x, y], w, h * 0.26, pen.accents[3]) +
        rectangle([x + w * 0.1, y + h * 0.1], w * 0.44, h * 0.04, '#ffffff', {
          radius: 3,
          opacity: 0.9,
        }) +
        circle([x + w * 0.82, y + h * 0.12], w * 0.08, pen.accents[1]) +
        card(0.31, pen.accents[0]) +
        card(0.51, pen.accents[1]) +
        card(0.71, pen.accents[2]) +
        rectangle([x + w * 0.3, y + h * 0.945], w * 0.4, h * 0.016, HOUSE.navy, { radius: 2 }) +
        shape(
          [
            [x, y],
            [x + w * 0.5, y],
            [x, y + h * 0.5],
          ],
          '#ffffff',
          { opacity: 0.14 },
        ),
    )
  );
}

const phone: Drawer = (pen, { color = HOUSE.navy, view }) => {
  const svg =
    handset(pen, 74, 150, color, 13) +
    appPage(pen, [-33, -146], 66, 142) +
    rectangle([-11, -143], 22, 5, HOUSE.ink, { radius: 2.5 });
  return {
    svg: view === 'top' ? placed(svg, { at: [0, 75] }) : svg,
    anchors: {
      screen: { at: [0, view === 'top' ? 0 : -75], spanCm: 66 },
      grip: { at: [0, view === 'top' ? 30 : -50] },
    },
  };
};

const tablet: Drawer = (pen, { color = '#d5dbe8' }) => ({
  svg: handset(pen, 180, 246, color, 15) + appPage(pen, [-80, -236], 160, 226),
  anchors: {
    screen: { at: [0, -123], spanCm: 160 },
    grip: { at: [80, -110] },
    gripFar: { at: [-80, -110] },
  },
});

const monitor: Drawer = (pen, { color = '#3a3f66' }) => ({
  unitCm: 0.15,
  svg:
    formed(pen, 'M-66 0Q-66 -8 -40 -8H40Q66 -8 66 0Z', darker('#c9d1e2', 0.1), { depth: 2 }) +
    formed(pen, 'M-18 -50H18L24 -6H-24Z', '#c9d1e2', { depth: 8 }) +
    formed(pen, roundedPath([-180, -264], 360, 222, 10), color, { depth: 5, light: 3 }) +
    page(pen, [-170, -254], 340, 196, 3),
  anchors: { screen: { at: [0, -156], spanCm: 340 }, grip: { at: [0, -40] } },
});

const computer: Drawer = (pen) => {
  const screen = monitor(pen, { color: undefined, view: 'side', state: 'plain', count: undefined });
  return {
    ...screen,
    svg:
      placed(screen.svg, { at: [-40, -16] }) +
      formed(pen, 'M-190 0L-180 -14H70L80 0Z', '#e4e9f3', {
        depth: 2,
        extra: times(12, (index) =>
          rectangle([-172 + index * 20, -11], 16, 7, '#aeb8d0', { radius: 1 }),
        ).join(''),
      }) +
      formed(pen, 'M96 0C94 -14 124 -14 122 0Z', '#e4e9f3', { depth: 3 }) +
      formed(pen, roundedPath([160, -206], 84, 206, 6), '#4a4f74', { depth: 8 }) +
      circle([202, -180], 7, HOUSE.teal) +
      rectangle([174, -150], 56, 5, HOUSE.ink, { radius: 2 }) +
      rectangle([174, -138], 56, 5, HOUSE.ink, { radius: 2 }),
    anchors: { screen: { at: [-40, -172], spanCm: 340 } },
  };
};

const television: Drawer = (pen, { color = HOUSE.ink, state }) => {
  if (state === 'open') {
    return {
      unitCm: 0.22,
      svg:
        stroke('M-10 -150L-60 -214M10 -150L56 -220', HOUSE.metalDark, 5) +
        [-70, 70].map((x) => stroke(`M${x} -10L${x * 1.2} 10`, HOUSE.woodDark, 8)).join('') +
        formed(pen, roundedPath([-110, -154], 220, 150, 14), HOUSE.wood, { depth: 12, light: 5 }) +
        rectangle([-98, -142], 150, 126, '#3a2c3e', { radius: 26 }) +
        rectangle([-92, -136], 138, 114, '#8fb5b4', { radius: 24 }) +
        path('M-80 -120Q-40 -132 -10 -132L-60 -40Q-90 -60 -80 -120Z', '#ffffff', { opacity: 0.3 }) +
        circle([80, -118], 14, HOUSE.cream) +
        circle([80, -78], 14, HOUSE.cream) +
        times(4, (index) => rectangle([64, -50 + index * 8], 32, 3, darker(HOUSE.wood, 0.3))).join(
          '',
        ),
      anchors: { screen: { at: [-23, -79], spanCm: 138 } },
    };
  }
  return {
    unitCm: 0.3,
    svg:
      formed(pen, 'M-74 0H74L60 -10H-60Z', HOUSE.metalDark, { depth: 2 }) +
      rectangle([-10, -20], 20, 14, HOUSE.metalDark) +
      formed(pen, roundedPath([-210, -256], 420, 240, 8), color, { depth: 4, light: 2 }) +
      path(
        roundedPath([-202, -248], 404, 220, 3),
        pen.linear(
          [0, -248],
          [0, -28],
          [
            [0, '#6fb4de'],
            [1, '#f6dcb0'],
          ],
        ),
      ) +
      pen.clip(
        roundedPath([-202, -248], 404, 220, 3),
        circle([90, -150], 34, '#fff0c0') +
          path('M-202 -70L-110 -160L-40 -90L40 -180L150 -80L202 -120V-20H-202Z', '#4a6fa5') +
          path('M-202 -50Q-80 -110 20 -60T202 -66V-20H-202Z', '#2f8f78') +
          shape(
            [
              [-202, -248],
              [-60, -248],
              [-202, -60],
            ],
            '#ffffff',
            { opacity: 0.16 },
          ),
      ),
    anchors: { screen: { at: [0, -138], spanCm: 404 } },
  };
};

const display: Drawer = (pen, { color = HOUSE.metalDark }) => ({
  unitCm: 0.8,
  svg:
    formed(pen, roundedPath([-36, -160], 72, 160, 6), color, { depth: 6, light: 2 }) +
    rectangle([-29, -150], 58, 60, HOUSE.ink, { radius: 4 }) +
    page(pen, [-26, -147], 52, 54, 2) +
    rectangle([-20, -78], 40, 6, HOUSE.ink, { radius: 2 }) +
    times(9, (index) =>
      rectangle([-14 + (index % 3) * 10, -62 + Math.floor(index / 3) * 8], 7, 5, HOUSE.white, {
        radius: 1,
      }),
    ).join('') +
    ellipse([0, -20], 16, 3, HOUSE.ink),
  anchors: { screen: { at: [0, -120], spanCm: 52 } },
});

/** Things with a screen or a dial. A television that is `open` is an old one, a clock an alarm clock, a watch a smart one. */
export const screenDevice = defineFamily('screen-device', {
  laptop,
  phone,
  tablet,
  monitor,
  computer,
  television,
  watch,
  clock,
  terminal: display,
});
