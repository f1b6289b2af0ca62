import { type Hex, mix } from '@/lib/color/hex';
import { ellipse } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { markedIf } from '../isometric/draw-item';
import { box, cone, cylinder } from '../isometric/solids';
import { isometricView, type Point3, type View } from '../isometric/view';
import { darker, lighter } from '../palette/tones';
import { type Ornament, type Terrain, TERRAINS } from './content/terrains.data';
import { Design } from './design/design';
import { type Frame, inset, rowsOf } from './design/frame';
import type { Template } from './template';

/** Blocks of ground for games: one of each that is listed, seen from above at 30°. */

/** A block is so high for its side of 100, and what grows on it needs so much above. */
const SIDE = 100;
const HIGH = { block: 62, grown: 58, flat: 12 } as const;
const GROWN: ReadonlySet<Ornament> = new Set<Ornament>(['tree', 'conifer', 'peak', 'crystals']);
const COS = 0.866;

/** A quadrilateral on the top of a block, by its far corner. */
const patch = (view: View, x: number, y: number, w: number, d: number, color: Hex) =>
  view.quad(
    [
      [x, y, HIGH.block],
      [x + w, y, HIGH.block],
      [x + w, y + d, HIGH.block],
      [x, y + d, HIGH.block],
    ],
    color,
    'left',
  );

/** Grass, snow or drops that hang over both sides that are seen. */
function fringe(view: View, color: Hex): string {
  const teeth = 9;
  const hem = (index: number) => HIGH.block - (index % 2 === 0 ? 8 : 17 + ((index * 7) % 9));
  const along = (corner: (at: number, z: number) => Point3) => [
    corner(0, HIGH.block),
    corner(SIDE, HIGH.block),
    ...times(teeth, (index) => corner(SIDE * (1 - index / (teeth - 1)), hem(index))),
  ];
  return (
    view.quad(
      along((at, z) => [at, SIDE, z]),
      color,
      'left',
    ) +
    view.quad(
      along((at, z) => [SIDE, at, z]),
      color,
      'right',
    )
  );
}

const dot = (view: View, [x, y]: readonly [number, number], r: number, color: Hex) =>
  ellipse(view.at([x, y, HIGH.block]), r * view.pxPerCm, r * 0.58 * view.pxPerCm, color);

const spread = (index: number): [number, number] => [
  12 + ((index * 37) % 74),
  14 + ((index * 53 + 20) % 72),
];

function tree(view: View, isConifer: boolean): string {
  const foot: Point3 = [50, 46, HIGH.block];
  const [x, y] = foot;
  if (isConifer)
    return (
      cylinder(view, foot, 4, 10, '#8a5f3d') +
      times(3, (level) =>
        cone(view, [x, y, HIGH.block + 8 + level * 13], 20 - level * 4, 24, '#3f8f6b'),
      ).join('') +
      cone(view, [x, y, HIGH.block + 46], 8, 12, '#ffffff')
    );
  const crown = view.at([x, y, HIGH.block + 34]);
  const r = 24 * view.pxPerCm;
  return (
    cylinder(view, foot, 4.5, 20, '#8a5f3d') +
    ellipse(crown, r, r * 0.95, '#4c9646') +
    ellipse([crown[0] - r * 0.25, crown[1] - r * 0.25], r * 0.62, r * 0.56, '#69b356')
  );
}

function peak(view: View, color: Hex): string {
  const apex: Point3 = [50, 50, HIGH.block + 56];
  const face = (from: Point3, to: Point3, share: number): Point3[] => [
    apex,
    ...[from, to].map(([x, y, z]): Point3 => [
      apex[0] + (x - apex[0]) * share,
      apex[1] + (y - apex[1]) * share,
      apex[2] + (z - apex[2]) * share,
    ]),
  ];
  const [left, near, right]: [Point3, Point3, Point3] = [
    [14, 86, HIGH.block],
    [86, 86, HIGH.block],
    [86, 14, HIGH.block],
  ];
  return (
    view.quad(face(left, near, 1), color, 'left') +
    view.quad(face(near, right, 1), color, 'right') +
    view.quad(face(left, near, 0.4), '#ffffff', 'left') +
    view.quad(face(near, right, 0.4), '#dfe5f5', 'right')
  );
}

function crystals(view: View, color: Hex): string {
  const shard = (x: number, y: number, high: number) =>
    view.quad(
      [
        [x - 9, y + 9, HIGH.block],
        [x, y + 9, HIGH.block],
        [x, y, HIGH.block + high],
      ],
      color,
      'left',
    ) +
    view.quad(
      [
        [x, y + 9, HIGH.block],
        [x + 9, y, HIGH.block],
        [x, y, HIGH.block + high],
      ],
      darker(color, 0.1),
      'right',
    );
  return shard(34, 40, 44) + shard(64, 34, 30) + shard(52, 66, 54);
}

/** Draws what is on a block, in its own colour. */
const ORNAMENTS: Readonly<Record<Ornament, (view: View, mark: Hex, top: Hex) => string>> = {
  none: () => '',
  tufts: (view, mark) =>
    times(9, (index) => {
      const [x, y] = spread(index);
      return [-3, 0, 3]
        .map((lean) =>
          view.quad(
            [
              [x - 2, y + 2, HIGH.block],
              [x + 2, y - 2, HIGH.block],
              [x + lean, y - lean, HIGH.block + 12],
            ],
            mark,
            'left',
          ),
        )
        .join('');
    }).join(''),
  dunes: (view, mark) =>
    times(6, (index) =>
      patch(view, 10 + (index % 2) * 16, 12 + index * 14, 52 + (index % 3) * 8, 3.5, mark),
    ).join('') + times(5, (index) => dot(view, spread(index + 3), 2, mark)).join(''),
  cracks: (view, mark, top) =>
    times(5, (index) => dot(view, spread(index * 2), 12 - index, darker(top, 0.3))).join('') +
    times(4, (index) => dot(view, spread(index * 3 + 1), 8 - index, mark)).join(''),
  shine: (view, mark) =>
    [
      [16, 62, 30],
      [30, 44, 46],
      [58, 24, 22],
    ]
      .map(([x = 0, y = 0, long = 0]) =>
        view.quad(
          [
            [x, y, HIGH.block],
            [x + long, y - long * 0.5, HIGH.block],
            [x + long + 5, y - long * 0.5 + 5, HIGH.block],
            [x + 5, y + 5, HIGH.block],
          ],
          mark,
          'left',
        ),
      )
      .join(''),
  waves: (view, mark) =>
    times(6, (index) =>
      patch(view, 10 + ((index * 29) % 50), 14 + index * 13, 26 + (index % 2) * 8, 3.5, mark),
    ).join(''),
  cobbles: (view, mark) => times(9, (index) => dot(view, spread(index), 8, mark)).join(''),
  bricks: (view, mark) =>
    times(4, (index) => patch(view, 0, 20 + index * 20, SIDE, 2.5, mark)).join('') +
    times(10, (index) =>
      patch(
        view,
        16 + (index % 2) * 34 + (Math.floor(index / 2) % 2) * 16,
        Math.floor(index / 2) * 20,
        2.5,
        20,
        mark,
      ),
    ).join(''),
  planks: (view, mark) =>
    times(4, (index) => patch(view, 0, 19 + index * 20, SIDE, 2.5, mark)).join('') +
    times(5, (index) => patch(view, 24 + ((index * 31) % 56), index * 20, 2.5, 20, mark)).join(''),
  furrows: (view, mark) =>
    times(5, (index) => patch(view, 4, 8 + index * 19, 92, 8, mark)).join('') +
    times(10, (index) =>
      cone(
        view,
        [16 + (index % 5) * 17, 20 + Math.floor(index / 5) * 38, HIGH.block],
        4,
        10,
        '#7cc35a',
      ),
    ).join(''),
  line: (view, mark) => times(3, (index) => patch(view, 8 + index * 32, 47, 20, 6, mark)).join(''),
  tree: (view) => tree(view, false),
  conifer: (view) => tree(view, true),
  flowers: (view) =>
    times(8, (index) =>
      dot(view, spread(index), 5.5, ['#ffffff', '#f6d45f', '#f28fb0'][index % 3] ?? '#ffffff'),
    ).join(''),
  peak: (view, mark) => peak(view, mark),
  crystals: (view, mark) => crystals(view, mark),
  bubbles: (view, mark) =>
    times(6, (index) => dot(view, spread(index), 9 - index, mark)).join('') +
    dot(view, [62, 60], 4, lighter(mark, 0.4)),
};

function block(view: View, { top, side, ornament, fringe: hem, mark = top }: Terrain): string {
  return (
    box(view, [0, 0, 0], [SIDE, SIDE, HIGH.block], side) +
    patch(view, 0, 0, SIDE, SIDE, top) +
    (hem === undefined ? '' : fringe(view, hem)) +
    ORNAMENTS[ornament](view, mark, top)
  );
}

/** The ground that a word names. */
export const terrainOf = (text: string): Terrain | undefined =>
  TERRAINS.find(({ words }) => words.test(text));

/** A view in which a block with what is on it fills its cell. */
function viewIn({ x, y, width, height }: Frame, above: number): View {
  const [wide, high] = [SIDE * 2 * COS, SIDE + HIGH.block + above];
  const scale = Math.min(width / wide, height / high);
  return isometricView(
    [x + width / 2, y + (height - high * scale) / 2 + (HIGH.block + above) * scale],
    scale,
  );
}

/** Rows of blocks, by how many there are. */
function countsOf(count: number): number[] {
  const rows = count <= 3 ? 1 : Math.ceil(count / Math.ceil(Math.sqrt(count)));
  return times(rows, (row) => Math.ceil((count - row) / rows));
}

export const tileSet: Template = {
  id: 'tile-set',
  draw(request) {
    const design = new Design(request);
    const { palette, brief } = request;
    design.fillGround(mix(palette.ground, '#dfe6f5', 0.3));
    const told = brief.elements.flatMap(({ id, phrase }) => {
      const terrain = terrainOf(phrase);
      return terrain ? [{ id, terrain }] : [];
    });
    const frames = rowsOf(inset(design.page, design.px(10)), countsOf(told.length), design.px(14));
    const above = told.some(({ terrain }) => GROWN.has(terrain.ornament)) ? HIGH.grown : HIGH.flat;
    told.forEach(({ id, terrain }, index) => {
      const frame = frames[index];
      if (!frame) return;
      const view = viewIn(frame, above);
      const [x, y] = view.at([SIDE / 2, SIDE / 2, -10]);
      const r = SIDE * 0.9 * view.pxPerCm;
      design.addGround(ellipse([x, y + r * 0.12], r, r * 0.5, darker(palette.ground, 0.12)));
      design.addArt(markedIf(id, block(view, terrain)));
      design.show(id);
    });
    design.tell('isometric', 'tiles', 'cubes');
    return design.finish();
  },
};
