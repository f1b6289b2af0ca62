import { stroke } from '@/lib/svg/markup';
import { number } from '@/lib/svg/path';
import type { Point } from '@/lib/svg/point';
import { darker, lighter } from '../../../palette/tones';
import type { ActorPose } from '../../actor';
import type { Pen } from '../../pen';
import type { Mammal } from '../core/mammal';
import { form, mass, mirrored, type Piece, shadeOn, stack, symmetric } from '../core/piece';

/** Measures of a body on its hind legs, hundredths of the height from crown to sole. */
export interface Trunk {
  view: 'front' | 'side' | 'back';
  /** How far the pelvis is above where it stands: a seat lifts it. */
  lift: number;
  shoulderY: number;
  hipY: number;
  headAt: Point;
  headScale: number;
}

export function trunkOf(
  mammal: Mammal,
  pose: ActorPose,
  view: Trunk['view'],
  unitCm: number,
): Trunk {
  const { headShare, leg } = mammal.upright;
  const head = headShare * 100;
  const isSeated = ['sit', 'ride', 'cycle'].includes(pose.pose);
  const onGround =
    ['sit-ground', 'lotus', 'kneel'].includes(pose.pose) || (isSeated && pose.seatCm === undefined);
  const seat = isSeated && pose.seatCm !== undefined ? pose.seatCm / unitCm : 0;
  const lift =
    isSeated || onGround
      ? leg - 3 - seat
      : pose.pose === 'crouch'
        ? leg * 0.4
        : pose.pose === 'jump'
          ? -14
          : 0;
  const headScale = view === 'side' ? head / 104 : head / (2 * mammal.face.height);
  return {
    view,
    lift,
    shoulderY: -(100 - head * 0.96) + lift,
    hipY: -leg + lift,
    headAt: [view === 'side' ? 4 : 0, -(100 - head * 0.5) + lift],
    headScale,
  };
}

function bodyOutline(
  { upright: { shoulder: s, belly: b } }: Mammal,
  { view, shoulderY: y, hipY }: Trunk,
): Point[] {
  const middle = y + (hipY - y) * 0.64;
  if (view !== 'side') {
    return symmetric([
      [0, y - 6],
      [s * 0.66, y - 2],
      [s, y + 8],
      [b, middle],
      [b * 0.9, hipY - 1],
      [b * 0.5, hipY + 5],
      [0, hipY + 6],
    ]);
  }
  return [
    [0, y - 7],
    [s * 0.66, y],
    [s * 0.86, y + 10],
    [b * 0.9, middle],
    [b * 0.66, hipY],
    [0, hipY + 6],
    [-b * 0.74, hipY],
    [-b * 0.94, middle + 2],
    [-s * 0.86, y + 12],
    [-s * 0.6, y],
  ];
}

export function bodyPiece(pen: Pen, mammal: Mammal, trunk: Trunk): Piece {
  const { coat, belly, bib, white } = mammal.colors;
  const { shoulder: s, belly: b } = mammal.upright;
  const { view, shoulderY: y, hipY } = trunk;
  const light = belly ?? bib ?? white;
  const outline = bodyOutline(mammal, trunk);
  const middle = y + (hipY - y) * 0.64;
  const patch =
    view === 'front'
      ? symmetric([
          [0, y - 2],
          [s * 0.5, y + 6],
          [b * 0.64, middle],
          [b * 0.5, hipY],
          [0, hipY + 2],
        ])
      : ([
          [s * 0.1, y - 4],
          [s * 0.36, y + 12],
          [b * 0.24, middle],
          [b * 0.1, hipY + 2],
          [b * 1.4, hipY],
          [b * 1.4, y],
        ] as Point[]);
  const dark: Point[] = [
    [b * 0.3, hipY + 9],
    [b * 0.52, middle],
    [s * 0.56, y + 4],
    [s * 1.6, y],
    [b * 1.5, hipY + 12],
  ];
  return mass(
    pen,
    outline,
    coat,
    light && view !== 'back' && form(patch, light),
    markOf(mammal, trunk),
    shadeOn(coat, pen.shade[0] > 0 ? dark : mirrored(dark)),
    shadeOn(
      coat,
      symmetric([
        [0, y - 12],
        [s * 1.1, y - 8],
        [s * 0.8, y + 3],
        [0, y + 5],
      ]),
      0.8,
    ),
  );
}

function markOf(
  { markings, colors, upright: { belly: b } }: Mammal,
  { shoulderY: y, hipY }: Trunk,
): Piece | undefined {
  const color = colors.marking;
  if (!color) return undefined;
  const at = (x: number, share: number): Point => [b * x, y + (hipY - y) * share];
  if (markings === 'stripes') {
    const bar = (share: number) =>
      [1, -1].map((k) =>
        form([at(k * 1.3, share - 0.07), at(k * 0.56, share), at(k * 1.3, share + 0.07)], color),
      );
    return stack(...[0.3, 0.55, 0.8].flatMap(bar));
  }
  if (markings === 'spots' || markings === 'rosettes' || markings === 'tiles') {
    const dots = [
      [-0.8, 0.5],
      [0.82, 0.4],
      [-0.6, 0.85],
      [0.7, 0.76],
      [-0.6, 0.2],
      [0.46, 0.16],
    ] as const;
    return stack(
      ...dots.map(([x, share]) => {
        const [cx, cy] = at(x, share);
        return form(
          [
            [cx - 2.4, cy],
            [cx, cy - 2],
            [cx + 2.4, cy],
            [cx, cy + 2],
          ],
          color,
        );
      }),
    );
  }
  if (markings === 'band')
    return form(
      symmetric([at(0, -0.2), at(1.4, -0.2), at(1.4, 0.2), at(0.5, 0.24), at(0, 0.3)]),
      color,
    );
  if (markings === 'patches')
    return form([at(0.4, 0.3), at(1.4, 0.2), at(1.4, 0.9), at(0.6, 0.76)], color);
  return undefined;
}

/** A cape of spines behind the body and round the head, or wool all over the trunk. */
export function capePiece(pen: Pen, mammal: Mammal, trunk: Trunk): Piece | undefined {
  const { markings, colors } = mammal;
  if (markings === 'fleece') return woolPiece(pen, mammal, trunk);
  if (markings === 'shell') return shellPiece(pen, mammal, trunk);
  if (markings !== 'spines') return undefined;
  const color = colors.marking ?? colors.coat;
  const { belly: b } = mammal.upright;
  const isSide = trunk.view === 'side';
  const top = trunk.headAt[1] + (isSide ? 4 : -6);
  const center: Point = [isSide ? -b * 0.5 : 0, (top + trunk.hipY) / 2];
  const height = (trunk.hipY - top) / 2;
  const rim = scalloped(center, isSide ? b * 1.06 : b * 1.5, height * 1.16, 48, [0.86, 1.1]);
  const dark = rim.map(([x, y]): Point => [x + b * 0.8, y + height * 0.4]);
  return mass(pen, rim, color, shadeOn(color, dark));
}

/** The shell of a turtle on its hind legs: on its back. */
function shellPiece(pen: Pen, { colors, upright: { belly: b } }: Mammal, trunk: Trunk): Piece {
  const color = colors.marking ?? colors.coat;
  const { shoulderY: top, hipY } = trunk;
  const isSide = trunk.view === 'side';
  const center: Point = [isSide ? -b * 0.62 : 0, (top + hipY) / 2 - 1];
  const high = (hipY - top) / 2 + 2;
  const wide = isSide ? b * 0.86 : b * 1.32;
  const rim = scalloped(center, wide, high, 16, [1, 1]);
  const plates = [-0.55, 0, 0.55].map((y) =>
    form(
      scalloped(
        [center[0] - (isSide ? wide * 0.44 : 0), center[1] + y * high],
        wide * 0.26,
        high * 0.2,
        8,
        [1, 1],
      ),
      lighter(color, 0.16),
    ),
  );
  return stack(
    mass(pen, scalloped(center, wide * 1.1, high * 1.06, 16, [1, 1]), lighter(color, 0.3)),
    mass(
      pen,
      rim,
      color,
      ...plates,
      shadeOn(
        color,
        rim.map(([x, y]): Point => [x + wide * 0.5, y + high * 0.4]),
      ),
    ),
  );
}

function scalloped(
  [x, y]: Point,
  wide: number,
  high: number,
  count: number,
  [low, far]: readonly [number, number],
): Point[] {
  return Array.from({ length: count }, (_, index): Point => {
    const angle = (index / count) * 2 * Math.PI;
    const reach = index % 2 ? far : low;
    return [x + Math.cos(angle) * wide * reach, y + Math.sin(angle) * high * reach];
  });
}

function woolPiece(pen: Pen, { colors, upright: { belly: b } }: Mammal, trunk: Trunk): Piece {
  const color = colors.marking ?? colors.coat;
  const { shoulderY: top, hipY } = trunk;
  const center: Point = [0, (top + hipY) / 2];
  const high = (hipY - top) / 2 + 4;
  const rim = scalloped(center, b * 1.06, high, 26, [0.95, 1.08]);
  const dark: Point[] = [
    [b * 0.2, hipY + 12],
    [b * 0.6, center[1]],
    [b * 0.4, top - 6],
    [b * 2, top - 6],
    [b * 2, hipY + 12],
  ];
  const curls = [
    [-0.4, -0.3],
    [0.2, -0.4],
    [-0.1, 0.1],
    [-0.5, 0.4],
    [0.3, 0.3],
    [0, 0.66],
  ] as const;
  const ink = curls.map(([x, y]) =>
    stroke(
      `M${number(x * b - 2)} ${number(center[1] + y * high)}q2 2.6 4 0`,
      darker(color, 0.16),
      1.1,
    ),
  );
  return mass(pen, rim, color, ...ink, shadeOn(color, pen.shade[0] > 0 ? dark : mirrored(dark)));
}
