import { circle, ellipse, path, rectangle, shape, stroke } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { kitThingAt } from '../kit-things';
import { box, type Decor, type Fixture, footShadow, pottedPlant, solid } from './fixture';

/** What stands and hangs where people are served: hairdressers, hotels, airports, courts, baths. */

const STEEL = '#8d9ab4';
const INK = '#2b2e52';

/** A long desk with a panelled front, a bell and a screen. */
export const receptionDesk: Fixture = {
  widthCm: 280,
  heightCm: 118,
  spots: [{ kind: 'counter', xCm: -50, upCm: 112, widthCm: 120 }],
  draw: (decor) =>
    footShadow(decor, -140, 280) +
    solid(decor, -140, 104, 280, 104, decor.wood, 4) +
    times(5, (index) =>
      box(decor, -128 + index * 52, 92, 44, 76, decor.wood, { key: 0.16, radius: 2 }),
    ).join('') +
    box(decor, -148, 112, 296, 10, decor.paint, { radius: 3, key: 0.1 }) +
    box(decor, 60, 146, 46, 30, INK, { radius: 2 }) +
    rectangle([80, -118], 6, 8, decor.tone(STEEL)) +
    path('M-78 -112a13 12 0 0 1 26 0Z', decor.tone('#e0ae4a')) +
    circle([-65, -126], 3, decor.tone('#e0ae4a', -0.2)) +
    pottedPlant(decor, -118, 112, 44, decor.accents[0]),
};

/** Pigeonholes with keys behind a reception. */
export const keyRack: Fixture = {
  widthCm: 190,
  heightCm: 100,
  hangsCm: 150,
  draw: (decor) =>
    box(decor, -95, 100, 190, 100, decor.wood, { radius: 2 }) +
    times(18, (index) => {
      const [x, up] = [-88 + (index % 6) * 30, 94 - Math.floor(index / 6) * 31];
      return (
        box(decor, x, up, 26, 27, decor.wood, { key: -0.4, radius: 1 }) +
        (index % 3 === 1
          ? ''
          : circle([x + 13, -up + 9], 3, decor.tone('#e0ae4a')) +
            rectangle([x + 11.5, -up + 11], 3, 10, decor.tone('#e0ae4a', -0.1)))
      );
    }).join(''),
};

/** Doors of a lift between pilasters, with a dial of the storeys above. */
export const liftDoors: Fixture = {
  widthCm: 190,
  heightCm: 262,
  draw: (decor) => {
    const brass = decor.tone('#d9a94a');
    const fan = times(7, (index) => {
      const angle = Math.PI * (index / 6);
      return stroke(`M0 -222L${-Math.cos(angle) * 56} ${-222 - Math.sin(angle) * 34}`, brass, 2.4);
    }).join('');
    return (
      box(decor, -95, 262, 190, 262, decor.wall, { key: 0.24 }) +
      box(decor, -72, 222, 144, 222, '#c9a86a', { key: -0.35 }) +
      [-68, 2].map((x) => solid(decor, x, 216, 66, 216, '#c9a86a')).join('') +
      [-35, 35]
        .map((x) =>
          [30, 60, 90]
            .map((r) =>
              stroke(`M${x - 26} ${-40 - r}L${x} ${-66 - r}L${x + 26} ${-40 - r}`, brass, 3),
            )
            .join(''),
        )
        .join('') +
      fan +
      stroke('M-58 -222A58 36 0 0 1 58 -222', brass, 4) +
      [-92, 80].map((x) => box(decor, x, 262, 12, 262, '#d9a94a', { key: 0.1 })).join('')
    );
  },
};

/** Mirrors with lights before which hair is cut, and the board under them. */
export const salonMirrors: Fixture = {
  shows: ['mirror'],
  widthCm: 340,
  heightCm: 160,
  hangsCm: 78,
  draw: (decor) =>
    times(3, (index) => {
      const x = -170 + index * 116;
      const bulbs = times(5, (bulb) =>
        [x + 6, x + 98]
          .map((at) => circle([at, -34 - bulb * 27], 4, decor.glow('#fff0c4')))
          .join(''),
      ).join('');
      const bottles = times(4, (bottle) =>
        box(
          decor,
          x + 14 + bottle * 12,
          6 + 14 + ((bottle * 5) % 9),
          7,
          14 + ((bottle * 5) % 9),
          decor.accents[(bottle + index) % 4] ?? '#f2664f',
          { radius: 2 },
        ),
      ).join('');
      return (
        box(decor, x, 160, 104, 142, decor.wood, { radius: 5 }) +
        box(decor, x + 13, 152, 78, 126, '#cfe6ef', { radius: 3, key: 0.2 }) +
        shape(
          [
            [x + 24, -40],
            [x + 58, -146],
            [x + 72, -146],
            [x + 38, -40],
          ],
          '#ffffff',
          { opacity: 0.4 },
        ) +
        bulbs +
        box(decor, x - 4, 7, 112, 8, decor.paint, { radius: 2 }) +
        bottles
      );
    }).join(''),
};

/** A chair on one foot, as hairdressers and dentists have. */
export const swivelChair: Fixture = {
  widthCm: 84,
  heightCm: 128,
  draw: (decor) => {
    const leather = decor.accents[0];
    return (
      footShadow(decor, -30, 60) +
      ellipse([0, -4], 30, 5, decor.tone(STEEL, -0.2)) +
      rectangle([-5, -40], 10, 36, decor.tone(STEEL)) +
      box(decor, -36, 58, 66, 20, leather, { radius: 8 }) +
      path(
        'M-38 -52L-46 -112Q-46 -122 -36 -122H-26Q-18 -122 -18 -112L-14 -52Z',
        decor.tone(leather, -0.15),
      ) +
      box(decor, -44, 134, 22, 18, leather, { radius: 6, key: 0.1 }) +
      box(decor, -24, 78, 50, 7, INK, { radius: 3 }) +
      stroke('M26 -44L40 -18H54', decor.tone(STEEL, -0.1), 5)
    );
  },
};

/** Rows of joined seats, as at gates and in waiting rooms. */
export const seatRow: Fixture = {
  widthCm: 270,
  heightCm: 88,
  spots: [{ kind: 'table', xCm: 0, upCm: 46, widthCm: 200 }],
  draw: (decor) =>
    footShadow(decor, -130, 260) +
    [-110, 100].map((x) => rectangle([x, -40], 8, 40, decor.tone(STEEL, -0.2))).join('') +
    box(decor, -128, 42, 256, 6, STEEL) +
    times(5, (index) => {
      const x = -128 + index * 52;
      const color = decor.accents[3];
      return (
        box(decor, x + 3, 88, 44, 38, color, { radius: 6, key: 0.08 }) +
        box(decor, x + 1, 52, 48, 12, color, { radius: 5, key: -0.12 })
      );
    }).join(''),
};

/** A board of departures. */
export const departures: Fixture = {
  widthCm: 230,
  heightCm: 100,
  hangsCm: 196,
  draw: (decor) =>
    box(decor, -115, 100, 230, 100, INK, { radius: 4 }) +
    box(decor, -115, 100, 230, 16, decor.accents[1], { radius: 3 }) +
    times(5, (row) => {
      const up = 76 - row * 15;
      const dash = (x: number, w: number, color: string) =>
        rectangle([x, -up], w, 7, decor.glow(color), { radius: 2 });
      return (
        dash(-104, 30, '#fbd25b') +
        dash(-64, 70 + ((row * 23) % 30), '#dfe9f5') +
        dash(52, 18, '#dfe9f5') +
        dash(82, 22, row === 2 ? '#f2664f' : '#6dd39a')
      );
    }).join(''),
};

/** A wall of glass with an aeroplane on the apron behind it. */
export const apronWindow: Fixture = {
  shows: ['window', 'plane'],
  widthCm: 620,
  heightCm: 232,
  hangsCm: 26,
  draw: (decor) => {
    const inside =
      rectangle([-310, -232], 620, 232, decor.sky) +
      rectangle([-310, -90], 620, 40, decor.skyLow) +
      path('M-310 -74Q-120 -92 60 -78T310 -82V-50H-310Z', decor.tone('#8cc8a0', 0.2)) +
      rectangle([-310, -58], 620, 58, decor.tone('#b3b9cb')) +
      rectangle([-310, -22], 620, 5, decor.tone('#f5c542')) +
      kitThingAt('plane', decor.pen, (color) => decor.tone(color), { at: [30, -26], scale: 0.105 });
    return (
      decor.clip('M-310 -232H310V0H-310Z', inside) +
      times(6, (index) => box(decor, -313 + index * 124, 232, 6, 232, STEEL, { key: 0.3 })).join(
        '',
      ) +
      box(decor, -313, 236, 626, 8, STEEL, { key: 0.2 }) +
      box(decor, -313, 4, 626, 8, STEEL)
    );
  },
};

/** Steel doors in a row, for clothes and school bags. */
export const lockers: Fixture = {
  widthCm: 240,
  heightCm: 190,
  draw: (decor) =>
    footShadow(decor, -120, 240) +
    times(6, (index) => {
      const x = -120 + index * 40;
      const color = decor.accents[index % 3 === 2 ? 2 : 3];
      return (
        solid(decor, x, 190, 39, 190, color, 2) +
        times(3, (slit) => box(decor, x + 9, 172 - slit * 8, 20, 3, color, { key: -0.45 })).join(
          '',
        ) +
        box(decor, x + 28, 98, 4, 12, '#dfe6f0', { radius: 1 })
      );
    }).join(''),
};

/** A door with a pane and a number beside it. */
export const classDoor: Fixture = {
  widthCm: 104,
  heightCm: 216,
  draw: (decor) =>
    box(decor, -52, 216, 104, 216, decor.paint, { key: -0.05 }) +
    solid(decor, -45, 209, 90, 209, decor.wood, 1) +
    box(decor, -26, 186, 52, 66, '#cfe6ef', { radius: 2 }) +
    shape(
      [
        [-20, -126],
        [2, -182],
        [12, -182],
        [-10, -126],
      ],
      '#ffffff',
      { opacity: 0.4 },
    ) +
    circle([34, -98], 4, decor.tone('#e0ae4a')),
};

/** The raised bench of a judge between two flags, with the scales on the wall behind. */
export const judgeBench: Fixture = {
  widthCm: 360,
  heightCm: 230,
  draw: (decor) => {
    const flag = (x: number, color: string, side: number) =>
      stroke(`M${x} 0V-228`, decor.tone('#c9a24a'), 4) +
      path(
        `M${x} -222Q${x + side * 22} -206 ${x + side * 30} -120Q${x + side * 14} -132 ${x} -128Z`,
        decor.tone(color),
      );
    return (
      flag(-160, decor.accents[0], 1) +
      flag(160, decor.accents[3], -1) +
      solid(decor, -120, 118, 240, 118, decor.wood, 3) +
      times(4, (index) =>
        box(decor, -108 + index * 56, 102, 46, 84, decor.wood, { key: 0.16, radius: 2 }),
      ).join('') +
      box(decor, -130, 128, 260, 12, decor.wood, { key: 0.3, radius: 2 }) +
      box(decor, -34, 196, 68, 70, '#7a3f3a', { radius: 10 }) +
      box(decor, 44, 138, 26, 5, '#8a5638', { radius: 2 }) +
      box(decor, 40, 150, 10, 14, '#8a5638', { radius: 2 })
    );
  },
};

/** A small window with bars. */
export const barredWindow: Fixture = {
  widthCm: 96,
  heightCm: 84,
  hangsCm: 172,
  draw: (decor) =>
    box(decor, -48, 84, 96, 84, decor.wall, { key: -0.4 }) +
    rectangle([-40, -77], 80, 70, decor.skyLow) +
    [-28, -10, 8, 26].map((x) => rectangle([x, -77], 5, 70, decor.tone('#4a5068'))).join(''),
};

/** A wall of iron bars with its door. */
export const cellBars: Fixture = {
  widthCm: 250,
  heightCm: 240,
  draw: (decor) => {
    const iron = decor.tone('#4a5068');
    return (
      times(13, (index) => rectangle([-124 + index * 20, -240], 7, 240, iron)).join('') +
      [236, 122, 8].map((up) => rectangle([-125, -up], 250, 8, iron)).join('') +
      box(decor, 10, 138, 26, 34, '#4a5068', { radius: 2, key: 0.2 }) +
      circle([23, -120], 4, decor.tone('#e0ae4a'))
    );
  },
};

/** A torch in a bracket, burning. */
export const wallTorch: Fixture = {
  widthCm: 60,
  heightCm: 80,
  hangsCm: 150,
  draw: (decor) =>
    circle([0, -58], 46, decor.glow('#ffb04a'), { opacity: 0.18 }) +
    circle([0, -58], 26, decor.glow('#ffd98a'), { opacity: 0.3 }) +
    shape(
      [
        [-7, -44],
        [7, -44],
        [3, 0],
        [-3, 0],
      ],
      decor.tone('#6b4a34'),
    ) +
    box(decor, -10, 46, 20, 6, '#4a5068', { radius: 2 }) +
    path('M-9 -46Q-14 -62 0 -80Q14 -62 9 -46Z', decor.glow('#f08a3c')) +
    path('M-5 -46Q-7 -56 0 -66Q7 -56 5 -46Z', decor.glow('#ffe08a')),
};

/** Benches in steps, a stove with stones, and a bucket. */
export const saunaBenches: Fixture = {
  widthCm: 420,
  heightCm: 150,
  spots: [{ kind: 'table', xCm: -30, upCm: 92, widthCm: 240 }],
  draw: (decor) => {
    const slats = (left: number, up: number, width: number) =>
      box(decor, left, up, width, 9, '#d9a86a', { key: 0.25 }) +
      box(decor, left, up - 9, width, up - 9 > 60 ? 34 : 40, '#c08a52', { key: -0.2 }) +
      times(Math.floor(width / 24), (index) =>
        box(decor, left + 4 + index * 24, up - 12, 18, 28, '#c98f55', { key: -0.05 }),
      ).join('');
    return (
      slats(-200, 98, 300) +
      slats(-200, 50, 300) +
      solid(decor, 126, 84, 76, 84, '#4a5068', 4) +
      times(9, (index) =>
        ellipse(
          [136 + (index % 5) * 14, -86 - Math.floor(index / 5) * 9],
          10,
          8,
          decor.tone(index % 2 ? '#7c8399' : '#666d85'),
        ),
      ).join('') +
      box(decor, 142, 50, 44, 30, '#f08a3c', { radius: 3 }) +
      stroke('M146 -108Q138 -124 150 -138M172 -112Q182 -126 172 -144', '#ffffff', 4, {
        opacity: 0.5,
      })
    );
  },
};

/** Machines for washing, in two rows with round doors. */
export const washers: Fixture = {
  shows: ['washing-machine'],
  widthCm: 352,
  heightCm: 196,
  draw: (decor) => {
    const washer = (decorOf: Decor, x: number, up: number, color: string) =>
      solid(decorOf, x, up, 84, 94, '#eef2f7', 3) +
      box(decorOf, x + 6, up - 5, 72, 13, color, { radius: 2 }) +
      circle([x + 68, -up + 11], 4, decorOf.tone('#fff6ea')) +
      circle([x + 42, -up + 55], 29, decorOf.tone('#9aa6bd')) +
      circle([x + 42, -up + 55], 23, decorOf.tone('#3f5f8a')) +
      path(
        `M${x + 20} ${-up + 58}Q${x + 30} ${-up + 46} ${x + 42} ${-up + 56}T${x + 64} ${-up + 58}A23 23 0 0 1 ${x + 20} ${-up + 58}Z`,
        decorOf.tone(color, 0.2),
      ) +
      path(`M${x + 28} ${-up + 46}a18 18 0 0 1 14 -10`, '#ffffff', { opacity: 0.3 });
    return (
      footShadow(decor, -176, 352) +
      times(8, (index) =>
        washer(
          decor,
          -174 + (index % 4) * 88,
          index < 4 ? 94 : 194,
          decor.accents[(index + Math.floor(index / 4)) % 4] ?? '#f2664f',
        ),
      ).join('')
    );
  },
};
