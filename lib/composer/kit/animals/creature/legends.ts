import { circle, stroke } from '@/lib/svg/markup';
import { type Point, times } from '@/lib/svg/point';
import { HOUSE } from '../../../palette/house';
import { darker, lighter } from '../../../palette/tones';
import type { Pen } from '../../pen';
import { eye } from '../core/features';
import { facet, form, mass, mirrored, type Piece, points, shadeOn, stack } from '../core/piece';
import { tube } from '../core/tube';
import type { Creature, CreatureDrawing, CreatureLook } from './creature';

/** A boulder with its lit and its shaded side. */
function boulder(outline: string, color: string): Piece {
  const corners = points(outline);
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const middle: Point = [
    (Math.min(...xs) + Math.max(...xs)) / 2,
    (Math.min(...ys) + Math.max(...ys)) / 2,
  ];
  const lower = corners.filter(([x, y]) => y > middle[1] - 1 || x > middle[0] + 6);
  const upper = corners.filter(([, y]) => y < middle[1]);
  return stack(
    facet(corners, color, 2),
    facet([middle, ...lower], darker(color, 0.12), 1),
    facet([...upper, middle], lighter(color, 0.16), 1),
  );
}

const glowingEyes = (x: number, y: number, look: CreatureLook): string =>
  [-x, x]
    .map((at) =>
      look.expression === 'asleep'
        ? stroke(`M${at - 4} ${y}H${at + 4}`, darker(look.coat, 0.5), 2)
        : circle([at, y], 6, look.mark, { opacity: 0.3 }) +
          circle([at, y], 3.6, look.mark) +
          circle([at, y], 1.6, HOUSE.white),
    )
    .join('');

/** Boulders that walk: a small head between great shoulders, fists on the ground, a rune that glows. */
function drawGolem(_pen: Pen, look: CreatureLook): CreatureDrawing {
  const { coat, belly, mark } = look;
  const rune = stroke('M-6 -52L0 -62L6 -52L0 -44ZM0 -44V-36', mark, 2.6);
  const arm = [
    boulder('30,-78 44,-76 50,-62 42,-52 30,-58', coat),
    boulder('36,-52 48,-54 52,-40 46,-28 36,-32', darker(coat, 0.06)),
    boulder('34,-30 48,-32 56,-20 52,-6 38,-4 32,-16', coat),
  ];
  const mirroredArm = stack(...arm);
  const piece = stack(
    boulder('-24,-24 -6,-26 -6,-2 -28,0', darker(coat, 0.08)),
    boulder('6,-26 24,-24 28,0 6,-2', coat),
    { svg: `<g transform="scale(-1 1)">${mirroredArm.svg}</g>`, hull: mirrored(mirroredArm.hull) },
    boulder('-30,-76 -12,-88 14,-88 32,-76 28,-46 16,-24 -16,-24 -28,-46', coat),
    form('-30,-78 -20,-86 -8,-88 -6,-80 -16,-78 -20,-70', belly),
    form('16,-26 22,-36 26,-44 20,-30', belly),
    rune,
    ...arm,
    form('30,-80 40,-79 46,-72 40,-72 36,-76', belly),
    boulder('-15,-84 -13,-100 2,-105 14,-99 16,-84 8,-78 -8,-78', lighter(coat, 0.06)),
    form('-14,-98 -4,-106 10,-104 4,-99 -6,-100', belly),
    glowingEyes(6, -91, look),
    stroke('M-5 -83H6', darker(coat, 0.4), 2),
  );
  return {
    piece,
    head: [0, -92],
    headSpan: 30,
    crown: [0, -104],
    eyes: [0, -91],
    mouth: [0, -83],
    back: [0, -86],
    arm: [38, -66],
    armWidth: 11,
  };
}

const leaves = (at: Point, size: number, color: string): string =>
  times(7, (index) => {
    const angle = (index / 7) * 2 * Math.PI;
    return circle(
      [at[0] + Math.cos(angle) * size * 0.62, at[1] + Math.sin(angle) * size * 0.5],
      size * 0.5,
      index % 2 ? color : lighter(color, 0.1),
    );
  }).join('') + circle(at, size * 0.6, color);

/** A tree that looks back: bark with a face, arms of boughs, roots for feet. */
function drawTreant(pen: Pen, { coat, mark, expression }: CreatureLook): CreatureDrawing {
  const bough = points('12,-56 28,-60 38,-72 46,-84');
  const twig = points('38,-72 48,-72 54,-78');
  const grain = stroke(
    'M-8 -34Q-6 -22 -9 -10M2 -32Q4 -20 1 -8M10 -40Q12 -26 10 -14',
    darker(coat, 0.25),
    1.6,
  );
  const piece = stack(
    form(
      [
        [0, -104],
        [30, -96],
        [40, -78],
        [24, -64],
        [-24, -64],
        [-40, -78],
        [-30, -96],
      ],
      darker(mark, 0.14),
    ),
    leaves([-24, -84], 20, darker(mark, 0.06)),
    leaves([24, -84], 20, mark),
    leaves([0, -94], 24, lighter(mark, 0.06)),
    tube(pen, bough, [10, 8, 6, 4], coat),
    tube(pen, mirrored(bough), [10, 8, 6, 4], darker(coat, 0.1)),
    tube(pen, twig, [4, 3, 2], coat),
    tube(pen, mirrored(twig), [4, 3, 2], darker(coat, 0.1)),
    leaves([48, -86], 7, mark),
    leaves([-48, -86], 7, darker(mark, 0.06)),
    mass(
      pen,
      '-14,-78 0,-82 14,-78 17,-54 16,-30 20,-10 32,-2 30,0 12,-2 4,0 -6,-2 -16,0 -32,0 -30,-3 -20,-10 -17,-30 -17,-54',
      coat,
      shadeOn(coat, '4,0 14,-40 10,-84 40,-84 40,4'),
    ),
    grain,
    [-7, 7].map((x) => circle([x, -60], 4.4, HOUSE.cream) + eye(x, -60, 3, expression)).join(''),
    stroke('M-12 -68L-4 -66M12 -68L4 -66', darker(coat, 0.4), 2.6),
    form('-2,-58 3,-58 6,-48 0,-46 -5,-49', lighter(coat, 0.12)),
    stroke('M-9 -42Q0 -36 9 -42', darker(coat, 0.5), 2.6),
    form('-8,-38 0,-36 8,-38 4,-28 0,-22 -4,-28', mark),
  );
  return {
    piece,
    head: [0, -60],
    headSpan: 32,
    crown: [0, -110],
    eyes: [0, -60],
    mouth: [0, -42],
    back: [0, -100],
    arm: [14, -52],
    armWidth: 6,
  };
}

const RISING = [
  ['-26,4 -44,-14 -52,-42 -44,-66 -54,-82', 1],
  ['-30,4 -66,-2 -82,-24 -78,-46 -90,-54', 0.86],
  ['-34,4 -90,2 -108,-12 -104,-28 -116,-32', 0.7],
] as const;

/** Half out of the sea, its arms in the air all round it, and an angry look. */
function drawKraken(pen: Pen, { coat, mark, expression }: CreatureLook): CreatureDrawing {
  const arms = RISING.flatMap(([line, size], index) => {
    const widths = [16, 13, 10, 7, 3].map((width) => width * size);
    const color = index % 2 ? darker(coat, 0.1) : coat;
    const dots = points(line)
      .slice(1, 4)
      .map(([x, y]) => circle([x, y], 3 * size, mark))
      .join('');
    const arm = stack(tube(pen, points(line), widths, color), dots);
    return [arm, { svg: `<g transform="scale(-1 1)">${arm.svg}</g>`, hull: mirrored(arm.hull) }];
  });
  const foam = times(9, (index): Point => [-104 + index * 26, 2 + (index % 2) * 2]);
  const piece = stack(
    ...arms.reverse(),
    mass(
      pen,
      '0,-104 20,-98 32,-78 30,-52 34,-30 42,4 -42,4 -34,-30 -30,-52 -32,-78 -20,-98',
      coat,
      shadeOn(coat, '12,6 22,-40 18,-100 60,-90 60,8'),
      circle([-12, -84], 3.4, lighter(coat, 0.2)) + circle([4, -90], 2.4, lighter(coat, 0.2)),
    ),
    [-13, 13].map((x) => circle([x, -44], 7.4, '#f7d95a') + eye(x, -44, 4.4, expression)).join(''),
    facet('-24,-56 -4,-49 -4,-53 -22,-60', darker(coat, 0.3), 1),
    facet('24,-56 4,-49 4,-53 22,-60', darker(coat, 0.3), 1),
    form('-10,-22 0,-28 10,-22 6,-14 0,-10 -6,-14', darker(coat, 0.5)),
    ...foam.map((at) => circle(at, 7, HOUSE.white, { opacity: 0.8 })),
  );
  return {
    piece,
    head: [0, -60],
    headSpan: 60,
    crown: [0, -102],
    eyes: [0, -44],
    mouth: [0, -18],
    back: [0, -100],
    arm: [30, -20],
    armWidth: 12,
    surface: [0, 2],
  };
}

/** A small flame that nobody lit, in the glow around it. */
function drawWisp(_pen: Pen, { coat, mark, expression }: CreatureLook): CreatureDrawing {
  const flame = '0,-52 10,-30 22,-16 24,2 14,20 0,26 -14,20 -24,2 -20,-16 -12,-24 -6,-34';
  const piece = stack(
    circle([0, 0], 50, coat, { opacity: 0.14 }),
    circle([0, 0], 38, coat, { opacity: 0.22 }),
    form(flame, coat),
    form('0,-26 8,-12 14,2 8,16 0,18 -8,16 -14,2 -10,-8', mark),
    [-6, 6].map((x) => eye(x, 2, 2.6, expression)).join(''),
    circle([34, -26], 3, mark) + circle([-36, 20], 2.4, mark) + circle([-28, -34], 2, mark),
  );
  return {
    piece: { ...piece, hull: [...piece.hull, [0, -50], [0, 50], [-50, 0], [50, 0]] },
    head: [0, 0],
    headSpan: 40,
    eyes: [0, 2],
    mouth: [0, 10],
    back: [0, -40],
    arm: [14, 8],
    armWidth: 5,
  };
}

/** Shaggy from head to foot, with a bare blue face and hands. */
function drawYeti(pen: Pen, { coat, belly, mark, expression }: CreatureLook): CreatureDrawing {
  const shag = (outline: readonly Point[], depth: number): Point[] =>
    outline.flatMap((from, index) => {
      const to = outline[(index + 1) % outline.length] ?? from;
      const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 - depth];
      return [from, middle];
    });
  const body = shag(
    points(
      '0,-104 18,-98 24,-84 36,-70 36,-40 30,-12 4,-12 0,-18 -4,-12 -30,-12 -36,-40 -36,-70 -24,-84 -18,-98',
    ),
    -3,
  );
  const arm = stack(
    tube(pen, points('30,-68 46,-48 44,-26'), [19, 18, 15], darker(coat, 0.06)),
    form('36,-30 52,-30 53,-18 46,-10 37,-13', belly),
    facet('35,-32 40,-24 44,-32 48,-24 53,-32 50,-40 38,-40', darker(coat, 0.06), 1),
  );
  const locks = stroke(
    'M-16 -52l4 7l4 -7M8 -44l4 7l4 -7M-10 -30l4 7l4 -7M14 -64l4 7l4 -7M-26 -66l4 7l4 -7',
    mark,
    2.2,
  );
  const piece = stack(
    tube(pen, points('-17,-20 -18,-4'), [24, 22], darker(coat, 0.06)),
    tube(pen, points('17,-20 18,-4'), [24, 22], coat),
    form('-32,-7 -8,-7 -6,0 -34,0', belly),
    form('8,-7 32,-7 34,0 6,0', belly),
    { svg: `<g transform="scale(-1 1)">${arm.svg}</g>`, hull: mirrored(arm.hull) },
    arm,
    mass(pen, body, coat, shadeOn(coat, '10,0 26,-40 16,-100 60,-90 60,10', 0.8)),
    locks,
    form('0,-94 13,-92 16,-80 10,-69 0,-67 -10,-69 -16,-80 -13,-92', belly),
    [-6, 6].map((x) => circle([x, -83], 4, HOUSE.white) + eye(x, -83, 2.8, expression)).join(''),
    form('-3,-78 3,-78 2,-75 -2,-75', darker(belly, 0.35)),
    stroke('M-6 -72Q0 -69 6 -72', darker(belly, 0.45), 1.8),
    facet('-6,-72 -3,-72 -4.5,-75', HOUSE.white, 0.6),
    facet('3,-72 6,-72 4.5,-75', HOUSE.white, 0.6),
  );
  return {
    piece,
    head: [0, -82],
    headSpan: 40,
    crown: [0, -103],
    eyes: [0, -83],
    mouth: [0, -72],
    back: [0, -92],
    arm: [30, -64],
    armWidth: 13,
  };
}

/** What tales tell of stone, wood, deep water and marsh lights. */
export const LEGENDARY: Readonly<Record<string, Creature>> = {
  golem: {
    lengthCm: 200,
    colors: { coat: '#8d8a94', belly: '#7f9f4f', mark: '#5fe0e6' },
    draw: drawGolem,
  },
  treant: {
    lengthCm: 300,
    colors: { coat: '#8a6243', mark: '#5f9a4a' },
    draw: drawTreant,
  },
  yeti: {
    lengthCm: 190,
    colors: { coat: '#eef3fb', belly: '#8fb4d9', mark: '#c9d6ea' },
    draw: drawYeti,
  },
  kraken: {
    lengthCm: 1150,
    colors: { coat: '#8f3f5c', mark: '#e8a0a8' },
    draw: drawKraken,
  },
  wisp: {
    lengthCm: 40,
    floats: true,
    colors: { coat: '#5fd6e0', mark: '#f2fffb' },
    draw: drawWisp,
  },
};
