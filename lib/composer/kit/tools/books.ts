import type { Hex } from '@/lib/color/hex';
import { circle, path, placed, rectangle, shape, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { type Drawer, type Sketch, formed } from '../form';
import type { Pen } from '../pen';
function openBook(color: Hex, view: 'side' | 'top'): Sketch {
  const page = (s: number) =>
    path(
      `M0 6V-130C${s * 30} -156 ${s * 84} -152 ${s * 126} -136V0C${s * 84} -16 ${s * 30} -20 0 6Z`,
      s > 0 ? '#f4e9d9' : HOUSE.paper,
    ) +
    times(7, (index) =>
      stroke(
        `M${s * 20} ${-118 + index * 15}Q${s * 64} ${-136 + index * 15} ${s * (index % 3 ? 108 : 90)} ${-124 + index * 15}`,
        '#cbbfc6',
        3,
      ),
    ).join('');
  if (view === 'top')
    return {
      unitCm: 0.14,
      svg: placed(
        path(
          'M-136 70V-70Q-68 -84 0 -70Q68 -84 136 -70V70Q68 58 0 72Q-68 58 -136 70Z',
          darker(color, 0.1),
        ) + placed(page(-1) + page(1), { at: [0, 64] }),
        {},
      ),
      anchors: {
        page: { at: [0, 0], spanCm: 240 },
        grip: { at: [120, 30] },
        gripFar: { at: [-120, 30] },
      },
    };
  return {
    unitCm: 0.14,
    svg:
      path(
        'M0 12C-40 -6 -90 -4 -136 12V-132C-90 -146 -30 -146 0 -122C30 -146 90 -146 136 -132V12C90 -4 40 -6 0 12Z',
        color,
      ) +
      page(-1) +
      page(1) +
      path('M0 6V-130C10 -144 20 -148 30 -150V-12C16 -8 8 -2 0 6Z', HOUSE.ink, { opacity: 0.08 }),
    anchors: {
      page: { at: [0, -70], spanCm: 240 },
      grip: { at: [100, -8] },
      gripFar: { at: [-100, -8] },
      top: { at: [0, -130] },
    },
  };
}

/** Open before somebody's face: both covers, what is seen of the pages over them, and the spine. */
function bookInUse(pen: Pen, color: Hex): Sketch {
  const cover = (s: number) =>
    path(
      `M0 0C${s * 30} 10 ${s * 84} 4 ${s * 124} -10V-196C${s * 84} -182 ${s * 30} -178 0 -188Z`,
      s > 0 ? darker(color, 0.14) : color,
    );
  const pages = (s: number) =>
    path(
      `M0 -180C${s * 30} -206 ${s * 84} -206 ${s * 116} -202V-180H0Z`,
      s > 0 ? '#e9dcc4' : HOUSE.paper,
    );
  return {
    unitCm: 0.125,
    svg:
      pages(-1) +
      pages(1) +
      cover(-1) +
      cover(1) +
      path('M-9 2V-187L0 -188L9 -187V2L0 0Z', darker(color, 0.26)) +
      path('M-100 -150C-76 -140 -52 -136 -30 -136V-112C-52 -112 -76 -116 -100 -126Z', HOUSE.cream, {
        opacity: 0.85,
      }) +
      path('M28 -34C52 -34 80 -38 106 -46V-38C80 -30 52 -26 28 -26Z', HOUSE.gold) +
      path(
        'M-28 -34C-52 -34 -80 -38 -106 -46V-38C-80 -30 -52 -26 -28 -26Z',
        lighter(pen.accents[2], 0.3),
      ),
    anchors: {
      page: { at: [0, -100], spanCm: 200 },
      grip: { at: [-96, -24] },
      gripFar: { at: [96, -24] },
      top: { at: [0, -190] },
    },
  };
}

export const book: Drawer = (pen, { color = pen.accents[0], state, view }) => {
  if (state === 'open') return openBook(color, view);
  if (state === 'read') return bookInUse(pen, color);
  const cover = formed(pen, roundedPath([-76, -220], 152, 220, 8), color, {
    depth: 9,
    light: 4,
    extra:
      rectangle([-76, -220], 20, 220, darker(color, 0.16)) +
      rectangle([-40, -180], 92, 42, HOUSE.cream, { radius: 4, opacity: 0.9 }) +
      rectangle([-26, -166], 62, 5, darker(color, 0.2)) +
      rectangle([-14, -154], 38, 5, darker(color, 0.2)) +
      rectangle([-40, -40], 92, 5, HOUSE.gold),
  });
  return {
    unitCm: 0.1,
    svg: placed(
      path(roundedPath([-68, -214], 156, 214, 6), '#e9dcc4') +
        times(4, (index) => stroke(`M${78 + index * 3} -208V-6`, '#cdbb9d', 1)).join('') +
        cover,
      { at: view === 'top' ? [0, 110] : [0, 0] },
    ),
    anchors: {
      page: { at: [0, view === 'top' ? 0 : -110], spanCm: 140 },
      grip: { at: [76, view === 'top' ? 40 : -60] },
      gripFar: { at: [-76, view === 'top' ? 40 : -60] },
      top: { at: [0, -220] },
    },
  };
};

export const books: Drawer = (pen, { count = 4 }) => {
  const colors: Hex[] = [
    pen.accents[0],
    HOUSE.navy,
    pen.accents[1],
    HOUSE.teal,
    HOUSE.cream,
    pen.accents[2],
  ];
  let y = 0;
  const pile = times(Math.min(12, count), (index) => {
    const [tall, w] = [26 + (index % 3) * 8, 200 - (index % 3) * 18];
    const color = colors[index % 6] ?? HOUSE.coral;
    const x = [0, 10, -8, 6][index % 4] ?? 0;
    const svg =
      rectangle([x - w / 2, y - tall], w, tall, darker(color, 0.2), { radius: 5 }) +
      rectangle([x - w / 2 + 12, y - tall + 4], w - 10, tall - 8, '#f4e9d9') +
      stroke(`M${x - w / 2 + 20} ${y - tall / 2}H${x + w / 2}`, '#d9c9ae', 1.6) +
      path(
        `M${x + w / 2 + 2} ${y - tall}H${x - w / 2 + 8}Q${x - w / 2 - 4} ${y - tall} ${x - w / 2 - 4} ${y - tall / 2}T${x - w / 2 + 8} ${y}H${x + w / 2 + 2}V${y - 5}H${x - w / 2 + 12}Q${x - w / 2 + 5} ${y - tall / 2} ${x - w / 2 + 12} ${y - tall + 5}H${x + w / 2 + 2}Z`,
        color,
      ) +
      path(
        `M${x + w / 2 + 2} ${y - tall}H${x - w / 2 + 8}L${x - w / 2 + 4} ${y - tall + 3}H${x + w / 2 + 2}Z`,
        lighter(color, 0.3),
      );
    y -= tall;
    return svg;
  }).join('');
  return {
    unitCm: 0.11,
    svg: pile,
    anchors: {
      top: { at: [0, y], spanCm: 150 },
      grip: { at: [100, y / 2] },
      gripFar: { at: [-100, y / 2] },
    },
  };
};

export const papers: Drawer = (_pen, { count = 7 }) => ({
  unitCm: 0.13,
  svg:
    times(count, (index) =>
      shape(
        [
          [-100 + ((index * 37) % 13), -index * 6],
          [100 + ((index * 37) % 13), -index * 6 - 2],
          [128 + ((index * 29) % 11), -index * 6 - 44],
          [-72 + ((index * 29) % 11), -index * 6 - 42],
        ],
        index % 2 ? '#fffdf8' : '#e6dfe4',
      ),
    ).join('') +
    times(4, (index) =>
      stroke(`M${-60 + index * 6} ${-count * 6 - 8 - index * 8}H${70 + index * 6}`, '#b9c4dc', 2),
    ).join(''),
  anchors: { top: { at: [10, -count * 6 - 20], spanCm: 150 }, page: { at: [10, -count * 6 - 20] } },
});
const sheet = (pen: Pen, fill: string) =>
  formed(pen, 'M-80 -220H46L80 -186V0H-80Z', HOUSE.paper, { depth: 6, light: 0, extra: fill }) +
  path('M46 -220V-186H80Z', '#dccfd6');
const lines = (from: number, count: number) =>
  times(count, (index) =>
    rectangle([-58, from + index * 20], index % 3 === 2 ? 70 : 108, 6, '#b9c4dc', { radius: 3 }),
  ).join('');
export const paper: Drawer = (pen) => ({
  unitCm: 0.13,
  svg: sheet(pen, rectangle([-58, -190], 70, 11, HOUSE.navy, { radius: 4 }) + lines(-160, 7)),
  anchors: {
    page: { at: [0, -110], spanCm: 140 },
    grip: { at: [70, -40] },
    gripFar: { at: [-70, -40] },
  },
});
export const contract: Drawer = (pen) => ({
  unitCm: 0.13,
  svg: sheet(
    pen,
    lines(-190, 6) +
      stroke('M-50 -30C-30 -60 -20 -10 -4 -34S20 -30 30 -40', HOUSE.navy, 4) +
      circle([48, -36], 18, HOUSE.coral) +
      circle([48, -36], 11, lighter(HOUSE.coral, 0.2)),
  ),
  anchors: { page: { at: [0, -110] }, grip: { at: [70, -40] } },
});
export const letter: Drawer = (pen, { color = HOUSE.cream, state }) => ({
  unitCm: 0.12,
  svg:
    (state === 'open'
      ? shape(
          [
            [-96, -100],
            [96, -100],
            [0, -190],
          ],
          darker(color, 0.14),
        ) +
        formed(pen, roundedPath([-78, -190], 156, 150, 4), HOUSE.white, {
          depth: 0,
          light: 0,
          extra: times(4, (index) =>
            rectangle([-58, -170 + index * 18], index === 3 ? 60 : 116, 5, '#b9c4dc', {
              radius: 2,
            }),
          ).join(''),
        })
      : '') +
    formed(pen, roundedPath([-100, -130], 200, 130, 8), color, {
      depth: 7,
      light: 3,
      extra: stroke('M-100 2L-18 -66M100 2L18 -66', darker(color, 0.14), 3),
    }) +
    (state === 'open'
      ? path('M-100 -126L0 -44L100 -126V-8Q100 0 92 0H-92Q-100 0 -100 -8Z', color) +
        stroke('M-98 -122L0 -44L98 -122', darker(color, 0.16), 3)
      : path('M-96 -130H96L6 -56Q0 -51 -6 -56Z', lighter(color, 0.4)) +
        stroke('M-97 -126L-6 -54Q0 -50 6 -54L97 -126', darker(color, 0.18), 3) +
        circle([0, -56], 15, HOUSE.red) +
        circle([-1, -58], 9, lighter(HOUSE.red, 0.2))),
  anchors: { grip: { at: [80, -30] }, label: { at: [0, -60] }, page: { at: [0, -60] } },
});
export const notebook: Drawer = (pen, { color = HOUSE.teal }) => ({
  unitCm: 0.1,
  svg:
    rectangle([-70, -208], 152, 208, '#efe4d0', { radius: 6 }) +
    formed(pen, roundedPath([-80, -212], 152, 212, 9), color, {
      depth: 8,
      light: 4,
      extra:
        rectangle([40, -216], 12, 220, darker(color, 0.24)) +
        rectangle([-52, -176], 76, 50, HOUSE.cream, { radius: 4 }),
    }) +
    times(9, (index) =>
      rectangle([-92, -196 + index * 22], 22, 7, HOUSE.metal, { radius: 3.5 }),
    ).join(''),
  anchors: { grip: { at: [70, -60] }, page: { at: [0, -106] } },
});
