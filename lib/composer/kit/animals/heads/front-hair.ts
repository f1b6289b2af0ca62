import { circle, stroke } from '@/lib/svg/markup';
import { number as n } from '@/lib/svg/path';
import type { Point } from '@/lib/svg/point';
import { HOUSE } from '../../../palette/house';
import { darker, lighter } from '../../../palette/tones';
import type { Pen } from '../../pen';
import { form, mass, mirrored, type Piece, points, stack, symmetric } from '../core/piece';
import type { FaceSpec } from './front';
import type { HeadColors } from './profile';

/** A list of shares of half a face's width and height as points. */
const shares = (text: string, { width: w, height: h }: FaceSpec): Point[] =>
  points(text).map(([x, y]): Point => [x * w, y * h]);

/** Under muzzle and eyes: the beard and brows of terriers, the cheeks of bulldogs. */
export function hairUnder(
  pen: Pen,
  spec: FaceSpec,
  { white, coat }: HeadColors,
): Piece | undefined {
  const pale = white ?? lighter(coat, 0.4);
  if (spec.hair?.includes('beard')) {
    const beard = symmetric(
      shares(
        '0,0.16 0.42,0.2 0.74,0.34 0.68,0.72 0.86,1.1 0.54,1.02 0.52,1.4 0.24,1.2 0.12,1.52 0,1.3',
        spec,
      ),
    );
    return mass(pen, beard, pale);
  }
  if (!spec.hair?.includes('jowls')) return undefined;
  const cheek = shares('-0.02,0.2 0.4,0.24 0.74,0.5 0.8,0.98 0.56,1.2 0.24,1.1 0.02,0.82', spec);
  return stack(mass(pen, mirrored(cheek), pale), mass(pen, cheek, darker(pale, 0.05)));
}

const tufts = (spec: FaceSpec, color: string): Piece => {
  const [x, y, r] = spec.eyes;
  const brow: Point[] = [
    [x - r * 2, y - r * 1.2],
    [x - r, y - r * 2.9],
    [x + r * 1.6, y - r * 3],
    [x + r * 3.4, y - r * 0.8],
    [x + r * 1.4, y - r * 1.5],
    [x, y - r * 1.3],
  ];
  return stack(form(brow, color), form(mirrored(brow), color));
};

/** Over the face: brows, folds and the teeth of a lower jaw, a bow, hair that falls over the eyes. */
export function hairOver(pen: Pen, spec: FaceSpec, colors: HeadColors & { mane?: string }): Piece {
  const { hair = [], width: w, height: h } = spec;
  const { white, coat } = colors;
  const has = (name: NonNullable<FaceSpec['hair']>[number]) => hair.includes(name);
  const [, ey, er] = spec.eyes;
  const tooth = (x: number): Piece =>
    form(
      `${n(x - 4)},${n(h * 1.02)} ${n(x + 4)},${n(h * 1.02)} ${n(x)},${n(h * 0.86)}`,
      HOUSE.white,
    );
  const fringe = mass(
    pen,
    symmetric([
      ...shares('0,-1.12 0.5,-1.06 0.86,-0.74', spec),
      [w * 0.9, ey + er * 0.6],
      [w * 0.62, ey - er * 0.4],
      [w * 0.5, ey + er * 1.4],
      [w * 0.3, ey - er * 0.2],
      [w * 0.14, ey + er * 2.4],
      [0, ey + er * 0.4],
    ]),
    lighter(colors.mane ?? coat, 0.08),
    stroke(
      `M${n(-w * 0.2)} ${n(-h)}Q${n(-w * 0.44)} ${n(-h * 0.5)} ${n(-w * 0.46)} ${n(ey)}M${n(w * 0.2)} ${n(-h)}Q${n(w * 0.44)} ${n(-h * 0.5)} ${n(w * 0.46)} ${n(ey)}M0 ${n(-h * 1.02)}V${n(ey - 4)}`,
      darker(colors.mane ?? coat, 0.2),
      3.4,
    ),
  );
  return stack(
    has('beard') && tufts(spec, white ?? lighter(coat, 0.4)),
    has('underbite') && tooth(-w * 0.2),
    has('underbite') && tooth(w * 0.2),
    has('jowls') &&
      stroke(
        `M${n(-w * 0.26)} ${n(-h * 0.6)}Q0 ${n(-h * 0.46)} ${n(w * 0.26)} ${n(-h * 0.6)}M${n(-w * 0.2)} ${n(-h * 0.4)}Q0 ${n(-h * 0.28)} ${n(w * 0.2)} ${n(-h * 0.4)}`,
        darker(coat, 0.28),
        3.2,
      ),
    has('fringe') && fringe,
    has('bow') && bow(h),
  );
}

const bow = (h: number): Piece => ({
  svg:
    form(`0,${n(-h)} -26,${n(-h - 20)} -26,${n(-h + 14)}`, HOUSE.coral).svg +
    form(`0,${n(-h)} 26,${n(-h - 20)} 26,${n(-h + 14)}`, HOUSE.coral).svg +
    circle([0, -h], 8, darker(HOUSE.coral, 0.2)),
  hull: [
    [-26, -h - 20],
    [26, -h + 14],
  ],
});
