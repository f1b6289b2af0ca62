import type { Hex } from '@/lib/color/hex';
import { circle, path, rectangle, shape } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import type { Pen } from '../pen';
import { anchorsOf, type BlockDrawer, cornice, steps, STOREY_CM } from './block-parts';
import { shrub } from './masonry';
import { doorIn, windowIn } from './ridged/openings';
import { MATERIAL_COLORS, upright, wall } from './ridged/wall';

/** Where guests and audiences are received: a hotel and a theatre. */

/** Windows of the upper floors, every other one with a railing. */
function rooms(pen: Pen, storeys: number, color: Hex, lit: boolean): string {
  return times((storeys - 1) * 5, (index) => {
    const [column, storey] = [index % 5, Math.floor(index / 5) + 1];
    const [x, y] = [-480 + column * 240, -storey * STOREY_CM - 120];
    return (
      windowIn(pen, {
        at: [x, y],
        width: 120,
        height: 176,
        lit: lit && (column * 3 + storey) % 4 !== 0,
        frame: HOUSE.white,
      }) +
      (column % 2
        ? ''
        : rectangle([x - 92, y - 10], 184, 16, lighter(color, 0.4)) +
          times(10, (bar) => rectangle([x - 86 + bar * 18, y - 66], 5, 58, HOUSE.metalDark)).join(
            '',
          ) +
          rectangle([x - 92, y - 72], 184, 9, HOUSE.metalDark))
    );
  }).join('');
}

function awning(x: number, width: number): string {
  return times(6, (index) =>
    shape(
      [
        [x - width / 2 + (index * width) / 6, -300],
        [x - width / 2 + ((index + 1) * width) / 6, -300],
        [x - width * 0.6 + ((index + 1) * width) / 5, -226],
        [x - width * 0.6 + (index * width) / 5, -226],
      ],
      index % 2 ? HOUSE.cream : HOUSE.coral,
    ),
  ).join('');
}

/** A slate roof with round windows and flags. */
function crown(pen: Pen, top: number, roof: Hex, lit: boolean): string {
  return (
    path(`M-640 ${-top}L-560 ${-top - 190}H560L640 ${-top}Z`, roof) +
    times(4, (index) =>
      windowIn(pen, {
        at: [-390 + index * 260, -top - 40],
        width: 100,
        height: 110,
        head: 'round',
        lit,
        sill: false,
      }),
    ).join('') +
    [-90, 0, 90]
      .map(
        (x, index) =>
          rectangle([x - 4, -top - 330], 8, 140, HOUSE.metalDark) +
          path(`M${x} ${-top - 330}l76 22l-76 24Z`, pen.accents[index % 2] ?? HOUSE.coral),
      )
      .join('')
  );
}

/** The entrance under its canopy, between two windows with awnings. */
function lobby(pen: Pen, door: Hex, lit: boolean): string {
  const windows = [-440, 440].map(
    (x) =>
      rectangle([x - 120, -240], 240, 200, HOUSE.cream) +
      rectangle([x - 108, -228], 216, 176, lit ? '#ffdf9a' : '#7fa6c4') +
      awning(x, 270),
  );
  return (
    windows.join('') +
    rectangle([-150, -290], 300, 290, HOUSE.cream) +
    doorIn(pen, {
      at: [0, 0],
      width: 220,
      height: 250,
      leaves: 2,
      glazed: true,
      color: door,
      lit,
    }) +
    rectangle([-210, -322], 420, 46, HOUSE.coral) +
    rectangle([-210, -284], 420, 12, darker(HOUSE.coral, 0.2)) +
    [-190, 190].map((x) => rectangle([x - 6, -276], 12, 276, HOUSE.gold)).join('')
  );
}

export const hotel: BlockDrawer = (pen, wished) => {
  const { material = 'plaster', state, storeys = 5 } = wished;
  const color = wished.color ?? (wished.material ? MATERIAL_COLORS[material] : '#f2d9b8');
  const lit = state === 'lit';
  const top = storeys * STOREY_CM + 90;
  return {
    svg:
      crown(pen, top, wished.roofColor ?? '#5a6a8a', lit) +
      wall(pen, upright(-630, 630, -top), { material, color }) +
      rectangle([430, -top], 200, top, HOUSE.ink, { opacity: 0.07 }) +
      rectangle([-630, -STOREY_CM - 20], 1260, STOREY_CM + 20, darker(color, 0.14)) +
      cornice(-650, 1300, -STOREY_CM - 20, color, 26) +
      cornice(-656, 1312, -top + 18, color, 40) +
      rooms(pen, storeys, color, lit) +
      lobby(pen, wished.doorColor ?? HOUSE.woodDark, lit) +
      shrub(-260, 100) +
      shrub(260, 100),
    anchors: anchorsOf(top + 190, 1200),
  };
};

const bulbs = (y: number, from: number, to: number, count: number) =>
  times(count, (_, share) => circle([from + (to - from) * share, y], 11, HOUSE.gold)).join('');

/** Tall windows between columns, under a gable. */
function portico(pen: Pen, color: Hex, lit: boolean): string {
  return (
    times(5, (index) =>
      windowIn(pen, {
        at: [-400 + index * 200, -540],
        width: 120,
        height: 270,
        head: 'round',
        lit,
      }),
    ).join('') +
    times(
      6,
      (index) =>
        rectangle([-530 + index * 200, -860], 60, 380, color) +
        rectangle([-496 + index * 200, -860], 26, 380, darker(color, 0.14)) +
        rectangle([-542 + index * 200, -880], 84, 30, lighter(color, 0.4)),
    ).join('') +
    rectangle([-660, -960], 1320, 84, color) +
    rectangle([-660, -884], 1320, 10, darker(color, 0.24)) +
    path('M-640 -960L0 -1210L640 -960Z', lighter(color, 0.16)) +
    path('M-440 -984L0 -1160L440 -984Z', darker(color, 0.16)) +
    circle([0, -1054], 50, HOUSE.gold)
  );
}

/** A front of columns over a lit canopy. */
export const theatre: BlockDrawer = (pen, wished) => {
  const color = wished.color ?? '#eddcc0';
  const lit = wished.state === 'lit';
  const doors = times(4, (index) =>
    doorIn(pen, {
      at: [-330 + index * 220, 0],
      width: 180,
      height: 270,
      leaves: 2,
      glazed: true,
      color: wished.doorColor ?? HOUSE.red,
      lit,
    }),
  ).join('');
  const posters = [-590, 590].map(
    (x) =>
      rectangle([x - 44, -250], 88, 180, HOUSE.cream) +
      rectangle([x - 34, -240], 68, 160, pen.accents[1]),
  );
  return {
    svg:
      wall(pen, upright(-620, 620, -1000), {
        material: wished.material ?? 'stone',
        color: darker(color, 0.08),
      }) +
      portico(pen, color, lit) +
      rectangle([-560, -440], 1120, 440, darker(color, 0.3)) +
      doors +
      rectangle([-640, -430], 1280, 110, HOUSE.red) +
      rectangle([-600, -412], 1200, 74, HOUSE.cream) +
      bulbs(-424, -630, 630, 24) +
      bulbs(-326, -630, 630, 24) +
      posters.join('') +
      steps(0, 640, 30, 2, HOUSE.stone),
    anchors: { ...anchorsOf(1210, 1200), label: { at: [0, -375], spanCm: 1100 } },
  };
};
