import { heightOf, type Point, widthOf } from '@/lib/svg/point';
import type { KitDrawing } from '../kit/part';
import { moved, stacked } from './assemble';

/** Flour on a nose, soot on a cheek, paint on an apron: dabs in their place, and no bags before the face. */

/** Where on somebody dabs are: on the head in radii about a part of the face, else on the body in shares of its height. */
interface Spot {
  of: 'nose' | 'mouth' | 'eyes' | 'body' | 'hands';
  off: readonly Point[];
  /** Of the head's radius, how wide each is. */
  wide: number;
}

const SPOTS: Readonly<Record<string, Spot>> = {
  'on-nose': { of: 'nose', off: [[0, 0]], wide: 0.6 },
  'on-cheek': { of: 'mouth', off: [[-0.34, -0.2]], wide: 0.6 },
  'on-face': {
    of: 'mouth',
    off: [
      [-0.34, -0.2],
      [0.12, -0.92],
    ],
    wide: 0.5,
  },
  'on-forehead': { of: 'eyes', off: [[-0.05, -0.32]], wide: 0.44 },
  'on-chin': { of: 'mouth', off: [[0, 0.24]], wide: 0.46 },
  'on-hands': { of: 'hands', off: [[0, 0]], wide: 0.5 },
  'on-clothes': {
    of: 'body',
    off: [
      [-0.02, -0.6],
      [0.05, -0.46],
      [-0.045, -0.4],
    ],
    wide: 0.62,
  },
};

/** Of the way from the eyes to the mouth, where the tip of a nose is; of a long muzzle it is over the mouth. */
const NOSE = { flat: 0.5, long: 0.94, up: 0.2 } as const;

function noseOf({ eyes, mouth }: KitDrawing['anchors'], radius: number): Point | undefined {
  if (!eyes || !mouth) return undefined;
  const [dx, dy] = [mouth.at[0] - eyes.at[0], mouth.at[1] - eyes.at[1]];
  const isLong = Math.abs(dx) > Math.abs(dy) * 0.8;
  const share = isLong ? NOSE.long : NOSE.flat;
  return [eyes.at[0] + dx * share, eyes.at[1] + dy * share - (isLong ? NOSE.up * radius : 0)];
}

function rootsOf({ anchors, box }: KitDrawing, { of }: Spot, radius: number): Point[] {
  const { mouth, eyes, hand, handFar } = anchors;
  const found = {
    nose: [noseOf(anchors, radius)],
    mouth: [mouth?.at],
    eyes: [eyes?.at],
    hands: [hand?.at, handFar?.at],
    body: [[anchors.waist?.at[0] ?? (box.left + box.right) / 2, box.bottom] as Point],
  }[of];
  return found.flatMap((one) => (one ? [one] : []));
}

/** Who has something on nose, cheek, hands or clothes, with dabs of it there. */
export function smudged(
  wearer: KitDrawing,
  dab: KitDrawing,
  attributes: readonly string[],
): KitDrawing {
  const spot = SPOTS[attributes.find((one) => one in SPOTS) ?? 'on-face'];
  const headCm = wearer.anchors.head?.spanCm ?? widthOf(wearer.box) * 0.4;
  if (!spot) return wearer;
  const radius = headCm / 2;
  const scale = (spot.wide * radius) / Math.max(0.1, widthOf(dab.box));
  const unit = spot.of === 'body' ? heightOf(wearer.box) : radius;
  const middle: Point = [
    ((dab.box.left + dab.box.right) / 2) * scale,
    ((dab.box.top + dab.box.bottom) / 2) * scale,
  ];
  const dabs = rootsOf(wearer, spot, radius).flatMap(([x, y]) =>
    spot.off.map(([dx, dy], index) =>
      moved(dab, {
        at: [x + dx * unit - middle[0], y + dy * unit - middle[1]],
        scale,
        mirrored: index % 2 === 1,
      }),
    ),
  );
  return stacked([wearer, ...dabs]);
}
