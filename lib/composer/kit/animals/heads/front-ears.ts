import type { Hex } from '@/lib/color/hex';
import { darker, lighter } from '../../../palette/tones';
import type { Pen } from '../../pen';
import { facet, form, mass, mirrored, type Piece, points, shadeOn, stack } from '../core/piece';
import type { FaceSpec } from './front';
import type { HeadColors } from './profile';
import type { EarKind } from './ears';

type Outline = readonly [outline: string, inner?: string];

/** Right ears by kind, on a head of half width 50 and half height 46; smooth ones. */
const SMOOTH: Partial<Record<EarKind, Outline>> = {
  round: ['26,-42 36,-58 54,-60 62,-44 54,-26 40,-22', '34,-42 42,-52 52,-52 55,-42 48,-32 40,-30'],
  disc: ['24,-38 34,-72 64,-82 86,-62 80,-32 50,-20', '36,-42 44,-64 63,-70 75,-57 70,-38 50,-30'],
  bud: ['22,-42 26,-56 37,-60 46,-52 42,-38 32,-32', '28,-44 31,-52 37,-54 41,-49 38,-42'],
  side: ['42,-18 52,-30 66,-28 73,-12 68,6 54,12 42,6', '50,-14 56,-21 64,-18 67,-9 63,1 54,4'],
  fluffy: [
    '26,-32 34,-54 54,-64 76,-58 88,-38 86,-18 92,-4 78,-6 74,8 64,-2 54,6 44,-6',
    '44,-30 54,-46 68,-46 76,-32 72,-18 66,-12 60,-16 52,-8',
  ],
  tall: [
    '8,-38 12,-80 24,-124 38,-134 46,-116 42,-76 32,-34',
    '16,-44 20,-82 29,-114 36,-118 39,-106 35,-76 26,-42',
  ],
  leaf: ['40,-26 62,-42 92,-40 104,-28 84,-10 54,-8', '54,-24 70,-32 90,-31 94,-26 78,-17 60,-15'],
};

const POINTED: Partial<Record<EarKind, Outline>> = {
  prick: ['8,-38 39,-90 43,-20', '18,-44 37,-76 38,-34'],
  small: ['12,-38 41,-74 43,-20', '21,-43 38,-62 38,-33'],
  bat: ['12,-36 48,-96 43,-16', '20,-42 44,-80 39,-30'],
};

const HANGING: Partial<Record<EarKind, string>> = {
  drop: '26,-40 46,-44 62,-24 66,8 56,30 44,22 38,-8',
  long: '28,-40 50,-42 66,-14 74,36 64,66 46,56 42,10',
  fly: '24,-42 44,-56 64,-52 74,-26 60,-14 46,-22',
  rose: '20,-42 40,-58 58,-54 66,-34 50,-26 38,-30',
  lop: '16,-44 42,-52 62,-30 70,20 66,72 50,78 42,40 38,-8',
};

const fan = '36,-40 66,-66 100,-46 106,4 80,46 50,40 40,6';

/** Both ears of a head seen from the front: upright ones stand behind it, hanging ones over it. */
export function frontEars(
  pen: Pen,
  { ears, muzzle, width, height }: FaceSpec,
  { coat, ear, earInner = '#e8a59a' }: HeadColors,
): { back?: Piece; front?: Piece } {
  const fit = (outline: string) =>
    points(outline).map(([x, y]) => [x * (width / 50), y * (height / 46)] as const);
  const pair = (draw: (mirror: boolean) => Piece): Piece => stack(draw(true), draw(false));
  const turned = (outline: string, mirror: boolean) =>
    mirror ? mirrored(fit(outline)) : fit(outline);
  if (muzzle === 'trunk') {
    const pale = lighter(coat, 0.14);
    return {
      back: pair((m) => mass(pen, turned(fan, m), pale, innerFan(turned(fan, m), earInner))),
    };
  }
  const pointed = POINTED[ears];
  if (pointed) {
    const [outer, inner = ''] = pointed;
    return {
      back: pair((m) =>
        stack(
          facet(turned(outer, m), ears === 'prick' ? coat : coat, 9),
          facet(turned(inner, m), ear === coat ? earInner : ear, 3),
        ),
      ),
    };
  }
  const smooth = SMOOTH[ears];
  if (smooth) {
    const [outer, inner = ''] = smooth;
    const fill: Hex = ears === 'round' ? ear : coat;
    const inside = ears === 'round' ? lightOrDark(ear, earInner, coat) : earInner;
    return { back: pair((m) => mass(pen, turned(outer, m), fill, form(turned(inner, m), inside))) };
  }
  const hanging = HANGING[ears];
  if (hanging) {
    const low = '20,10 60,-10 100,0 90,100 30,100';
    return {
      front: pair((m) => mass(pen, turned(hanging, m), ear, shadeOn(ear, turned(low, m), 0.7))),
    };
  }
  return {};
}

const lightOrDark = (ear: Hex, inner: Hex, coat: Hex): Hex =>
  ear === coat ? inner : darker(ear, 0.1);

const innerFan = (outline: readonly (readonly [number, number])[], color: Hex): Piece =>
  form(
    outline.map(([x, y]) => [x * 0.84 + Math.sign(x) * 9, y * 0.74] as const),
    color,
    0.75,
  );
