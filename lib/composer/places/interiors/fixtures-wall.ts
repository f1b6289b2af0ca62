import { circle, ellipse, path, rectangle, shape, stroke } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { bookRow, box, type Decor, type Fixture, pottedPlant } from './fixture';

/** What hangs on walls: windows, pictures, boards, shelves. Their lower edge is at 0, see `hangsCm`. */

type View = Decor['view'];

/** Slopes of a skyline, peaks or tree tops as a zigzag: heights by turns, in shares of the pane. */
const ridge = (left: number, width: number, height: number, shares: readonly number[]): string =>
  `M${left} 0${shares
    .map((share, index) => `L${left + (index / (shares.length - 1)) * width} ${-height * share}`)
    .join('')}L${left + width} 0Z`;

const towersBehind = (decor: Decor, left: number, width: number, height: number): string =>
  times(7, (index) => {
    const [x, w] = [left + (index / 7) * width, width / 7];
    const h = height * (0.3 + ((index * 37) % 50) / 110);
    const lit = (dx: number, up: number) =>
      rectangle([x + w * dx, -h * up], w * 0.16, h * 0.06, decor.isDark ? '#ffd98a' : '#e3eefa');
    return (
      rectangle([x, -h], w * 0.88, h, decor.tone(decor.isDark ? '#3a4470' : '#8fa3cc')) +
      [0.9, 0.7, 0.5].map((up) => lit(0.14, up) + lit(0.52, up)).join('')
    );
  }).join('');

/** What is seen through a pane beside the sky, by where the room is. */
const VIEWS: Readonly<
  Record<View, (decor: Decor, left: number, width: number, height: number) => string>
> = {
  city: towersBehind,
  sea: (decor, left, width, height) =>
    rectangle([left, -height * 0.4], width, height * 0.4, decor.tone('#3f8fc4')) +
    times(5, (index) =>
      rectangle(
        [left + ((index * 41) % 80) * (width / 100), -height * (0.34 - index * 0.06)],
        width * 0.16,
        height * 0.012,
        decor.tone('#dff0f8'),
      ),
    ).join(''),
  mountains: (decor, left, width, height) =>
    path(ridge(left, width, height, [0.3, 0.62, 0.42, 0.72, 0.4, 0.5]), decor.tone('#7f92b4')) +
    path(ridge(left, width, height, [0.16, 0.24, 0.14, 0.26, 0.2, 0.14]), decor.tone('#6fae84')),
  forest: (decor, left, width, height) =>
    path(
      ridge(left, width, height, [0.4, 0.62, 0.36, 0.7, 0.4, 0.6, 0.38, 0.66, 0.4]),
      decor.tone('#2f7a62'),
    ) +
    path(
      ridge(left, width, height, [0.3, 0.18, 0.44, 0.2, 0.36, 0.2, 0.42, 0.2, 0.3]),
      decor.tone('#4f9f6a'),
    ),
  hills: (decor, left, width, height) => {
    const hill = (share: number, key: number) =>
      path(
        `M${left} ${-height * share}Q${left + width * 0.3} ${-height * (share + 0.14)} ${left + width * 0.6} ${-height * share}T${left + width} ${-height * (share + 0.03)}V0H${left}Z`,
        decor.tone(decor.isSnowy ? '#eef4fa' : '#8cc8a0', key),
      );
    return hill(0.26, 0.35) + hill(0.14, 0);
  },
};

/** Drops on the glass, or flakes behind it. */
function fallingBehind({ falls, random }: Decor, left: number, width: number, height: number) {
  if (falls === undefined) return '';
  return times(16, () => {
    const [x, y] = [left + random() * width, -random() * height];
    return falls === 'snow'
      ? circle([x, y], 1.8, '#ffffff', { opacity: 0.85 })
      : rectangle([x, y], 0.9, 9, '#eaf4fb', { opacity: 0.6 });
  }).join('');
}

/** What is seen through a pane: the sky of the hour, and where the room is. */
function outlook(decor: Decor, left: number, width: number, height: number): string {
  const { random, isDark, view, falls } = decor;
  const sky = rectangle([left, -height], width, height, decor.sky);
  const lights = isDark
    ? times(6, () =>
        circle([left + random() * width, -height * (0.45 + random() * 0.5)], 0.7, '#ffffff', {
          opacity: 0.7,
        }),
      ).join('')
    : circle([left + width * 0.7, -height * 0.72], Math.min(width, height) * 0.11, '#fff0b8', {
        opacity: 0.9,
      });
  const isTown = view === 'city' || (isDark && view === 'hills');
  return (
    sky +
    (falls === undefined ? lights : '') +
    (isTown ? towersBehind : VIEWS[view])(decor, left, width, height) +
    fallingBehind(decor, left, width, height)
  );
}

export const windowPane: Fixture = {
  isWindow: true,
  shows: ['window'],
  widthCm: 110,
  heightCm: 130,
  hangsCm: 95,
  spots: [{ kind: 'window', xCm: 0, upCm: 0, widthCm: 100 }],
  draw: (decor) => {
    const frame = decor.paint;
    const pane = outlook(decor, -50, 100, 124);
    const glint = [0, 14].map((shift) =>
      shape(
        [
          [-44 + shift, -8],
          [-14 + shift, -118],
          [-6 + shift, -118],
          [-36 + shift, -8],
        ],
        '#ffffff',
        { opacity: 0.22 },
      ),
    );
    return (
      box(decor, -55, 130, 110, 134, frame, { key: 0.1, radius: 2 }) +
      decor.clip('M-50 -125H50V-1H-50Z', pane + glint.join('')) +
      box(decor, -2, 125, 4, 124, frame, { key: 0.1 }) +
      box(decor, -50, 76, 100, 4, frame, { key: 0.1 }) +
      box(decor, -61, 2, 122, 6, frame, { key: 0.35, radius: 2 })
    );
  },
};

/** A pane from near the floor to near the ceiling, with slender bars. */
export const tallWindow: Fixture = {
  isWindow: true,
  shows: ['window'],
  widthCm: 240,
  heightCm: 210,
  hangsCm: 55,
  spots: [{ kind: 'window', xCm: 0, upCm: 0, widthCm: 220 }],
  draw: (decor) =>
    box(decor, -120, 210, 240, 212, decor.paint, { key: -0.25, radius: 2 }) +
    decor.clip('M-115 -205H115V-3H-115Z', outlook(decor, -115, 230, 204)) +
    [-40, 36].map((x) => box(decor, x, 205, 4, 202, decor.paint, { key: -0.25 })).join('') +
    box(decor, -115, 150, 230, 4, decor.paint, { key: -0.25 }),
};

export const curtainWindow: Fixture = {
  isWindow: true,
  shows: ['window'],
  ...windowPane,
  widthCm: 170,
  heightCm: 150,
  draw: (decor) => {
    const cloth = decor.accents[0];
    const drape = (side: number) => {
      const x = (at: number) => side * at;
      return (
        path(
          `M${x(84)} -142H${x(38)}Q${x(50)} -60 ${x(60)} -34Q${x(66)} -20 ${x(64)} 14H${x(84)}Z`,
          decor.tone(cloth, side < 0 ? 0.1 : -0.12),
        ) +
        path(
          `M${x(70)} -142H${x(60)}Q${x(68)} -60 ${x(72)} 14H${x(78)}Z`,
          decor.tone(cloth, -0.3),
          { opacity: 0.6 },
        )
      );
    };
    return (
      windowPane.draw(decor) +
      drape(-1) +
      drape(1) +
      box(decor, -90, 147, 180, 5, decor.wood, { radius: 2.5 })
    );
  },
};

export const picture: Fixture = {
  widthCm: 62,
  heightCm: 76,
  hangsCm: 132,
  draw: (decor) => {
    const { random, accents } = decor;
    const motif = random.pick(['hills', 'sun', 'leaf', 'shapes'] as const);
    const ground = random.pick(['#fff1dc', '#dcebe6', '#f7dcd2'] as const);
    const inner = {
      hills:
        circle([8, -52], 8, decor.tone(accents[1])) +
        path('M-25 -30Q-8 -50 6 -32T25 -36V-6H-25Z', decor.tone(accents[2], 0.2)) +
        path('M-25 -18Q0 -32 25 -20V-6H-25Z', decor.tone(accents[2], -0.2)),
      sun:
        circle([0, -42], 13, decor.tone(accents[0])) +
        [22, 17, 12].map((y) => box(decor, -18, y, 36, 2, accents[3], { opacity: 0.6 })).join(''),
      leaf:
        stroke('M0 -10V-62', decor.tone(accents[2], -0.2), 1.6) +
        times(5, (index) =>
          ellipse(
            [index % 2 ? 7 : -7, -20 - index * 9],
            7,
            3.6,
            decor.tone(accents[2], index % 2 ? -0.2 : 0.15),
          ),
        ).join(''),
      shapes:
        circle([-7, -46], 12, decor.tone(accents[1])) +
        path('M-12 -10a15 15 0 0 1 30 0Z', decor.tone(accents[0])) +
        circle([12, -30], 6, decor.tone(accents[3])),
    }[motif];
    return (
      box(decor, -31, 76, 62, 76, decor.wood, { radius: 1.5 }) +
      box(decor, -26, 71, 52, 66, ground) +
      decor.clip('M-25 -70H25V-6H-25Z', inner)
    );
  },
};

export const pictureRow: Fixture = {
  widthCm: 150,
  heightCm: 76,
  hangsCm: 130,
  draw: (decor) =>
    [-46, 46].map((x) => `<g transform="translate(${x} 0)">${picture.draw(decor)}</g>`).join(''),
};

export const shelf: Fixture = {
  widthCm: 120,
  heightCm: 46,
  hangsCm: 138,
  spots: [{ kind: 'shelf', xCm: 0, upCm: 5, widthCm: 110 }],
  draw: (decor) =>
    bookRow(decor, -54, 5, 46, 28) +
    pottedPlant(decor, 14, 5, 36, decor.accents[0]) +
    box(decor, 32, 22, 12, 17, decor.accents[1], { radius: 2 }) +
    box(decor, 46, 28, 10, 23, decor.accents[3], { radius: 2 }) +
    box(decor, -60, 5, 120, 5, decor.wood, { radius: 1 }) +
    box(decor, -60, 1, 120, 2, decor.wood, { key: -0.4 }),
};

/** Two boards of jars, cups and packets, as in a kitchen or a café. */
export const jarShelves: Fixture = {
  widthCm: 150,
  heightCm: 95,
  hangsCm: 120,
  spots: [{ kind: 'shelf', xCm: 0, upCm: 5, widthCm: 140 }],
  draw: (decor) => {
    const { random, accents } = decor;
    const row = (up: number) =>
      times(8, (index) => {
        const x = -66 + index * 18;
        const color = random.pick([...accents, '#fff6ea', '#e9c9a0'] as const);
        const kind = random.whole(0, 3);
        if (kind === 0)
          return (
            box(decor, x, up + 24, 12, 24, color, { radius: 2 }) +
            box(decor, x + 2, up + 16, 8, 8, '#fff6ea', { radius: 1 })
          );
        if (kind === 1)
          return (
            box(decor, x, up + 12, 11, 12, '#fff6ea', { radius: 3 }) +
            stroke(`M${x + 11} ${-up - 9}q5 0 4 4t-5 1`, decor.tone('#fff6ea', -0.1), 1.6)
          );
        if (kind === 2) return pottedPlant(decor, x + 6, up, 24, color);
        return (
          box(decor, x + 1, up + 18, 10, 18, '#cfe3ea', { radius: 2 }) +
          box(decor, x + 1, up + 11, 10, 11, color, { radius: 2 }) +
          box(decor, x, up + 21, 12, 4, decor.wood, { radius: 1 })
        );
      }).join('');
    const board = (up: number) => box(decor, -75, up, 150, 4, decor.wood, { radius: 1 });
    return row(50) + board(50) + row(4) + board(4);
  },
};

export const mirror: Fixture = {
  widthCm: 70,
  heightCm: 90,
  hangsCm: 115,
  draw: (decor) =>
    ellipse([0, -45], 35, 45, decor.tone(decor.wood, 0.2)) +
    ellipse([0, -45], 30, 40, decor.tone('#cfe6ef', 0.2)) +
    shape(
      [
        [-14, -20],
        [8, -76],
        [16, -70],
        [-8, -14],
      ],
      '#ffffff',
      { opacity: 0.35 },
    ),
};

export const stainedGlass: Fixture = {
  widthCm: 110,
  heightCm: 230,
  hangsCm: 120,
  draw: (decor) => {
    const arch = (w: number, up: number, low: number) =>
      `M${-w} ${-low}V${-(up - w * 1.3)}Q${-w} ${-(up - w * 0.3)} 0 ${-up}Q${w} ${-(up - w * 0.3)} ${w} ${-(up - w * 1.3)}V${-low}Z`;
    const colors = [
      '#d9413b',
      '#f5b33f',
      '#3f7fd1',
      '#2f8f78',
      '#6f5bb5',
      '#f29bb0',
      '#8fc7e8',
    ] as const;
    const panes = times(40, (index) => {
      const [column, row] = [index % 5, Math.floor(index / 5)];
      return shape(
        [
          [-50 + column * 20 + (row % 2) * 6, -row * 29],
          [-30 + column * 20 - (row % 2) * 4, -row * 29],
          [-30 + column * 20 + (row % 2 ? 6 : -4), -row * 29 - 29],
          [-50 + column * 20, -row * 29 - 29],
        ],
        decor.glow(decor.random.pick(colors)),
        { opacity: 0.9 },
      );
    });
    const rose =
      circle([0, -170], 22, decor.glow('#fff0b8')) +
      times(8, (index) =>
        ellipse([0, -184], 5, 9, decor.glow(colors[index % 7] ?? '#d9413b'), {
          transform: `rotate(${index * 45} 0 -170)`,
        }),
      ).join('');
    const lead = decor.tone('#4a4a66', -0.3);
    return (
      path(arch(55, 232, 0), decor.tone('#b9b3c2', -0.25)) +
      decor.clip(
        arch(48, 222, 5),
        panes.join('') +
          rose +
          stroke('M0 0V-230M-48 -58H48M-48 -116H48M-24 0V-140M24 0V-140', lead, 2.4),
      ) +
      stroke(arch(48, 222, 5), lead, 3)
    );
  },
};

export const goldFrame: Fixture = {
  widthCm: 130,
  heightCm: 100,
  hangsCm: 118,
  spots: [{ kind: 'wall', xCm: 0, upCm: 50, widthCm: 100 }],
  draw: (decor) => {
    const { accents, random } = decor;
    const seaOrLand = random.chance(0.5);
    const land = seaOrLand
      ? box(decor, -52, 40, 104, 32, '#4fa9cf') +
        shape(
          [
            [-6, -40],
            [-6, -72],
            [18, -44],
          ],
          decor.tone('#fff6ea'),
        ) +
        path('M-16 -40H22L14 -32H-8Z', decor.tone('#8a5638'))
      : path('M-52 -34L-22 -68L0 -42L20 -60L52 -30V-8H-52Z', decor.tone('#7f92b4')) +
        path('M-52 -28Q0 -42 52 -24V-8H-52Z', decor.tone(accents[2]));
    return (
      box(decor, -65, 100, 130, 100, '#e0ae4a', { radius: 2 }) +
      box(decor, -60, 95, 120, 90, '#b5813a', { radius: 1 }) +
      box(decor, -54, 90, 108, 80, '#fbe6c4') +
      circle([26, -70], 9, decor.tone('#f5a95a')) +
      decor.clip('M-54 -90H54V-10H-54Z', land)
    );
  },
};
