import { mix } from '@/lib/color/hex';
import { darker } from '../../../palette/tones';
import { area, dot, trace } from '../fine';
import type { FacePlan, SeenFace } from './face-plan';
import type { Features } from './features';
import { mouth } from './mouth';

const BEARD_SHAPES: Record<
  'three-quarter' | 'profile' | 'front',
  Record<'short' | 'full' | 'long' | 'goatee' | 'sideburns', string>
> = {
  'three-quarter': {
    short: 'M-.38 .14Q-.36 .8 .16 1Q.6 1.04 .7 .5Q.6 .44 .4 .42Q.12 .44 0 .62Q-.18 .52 -.24 .1Z',
    full: 'M-.4 .1Q-.42 .95 .14 1.16Q.66 1.2 .74 .48Q.6 .42 .4 .4Q.1 .42 -.02 .6Q-.18 .5 -.22 .06Z',
    long: 'M-.4 .1Q-.5 1 -.1 1.5Q.2 2.1 .42 2.2Q.7 1.8 .76 1.1L.74 .48Q.6 .42 .4 .4Q.1 .42 -.02 .6Q-.18 .5 -.22 .06Z',
    goatee: 'M.16 .66Q.4 .58 .62 .64Q.66 1.02 .42 1.12Q.18 1.04 .16 .66Z',
    sideburns: 'M-.4 -.2L-.2 -.2Q-.16 .3 .06 .5Q.12 .7 -.06 .78Q-.34 .6 -.4 .1Z',
  },
  profile: {
    short:
      'M-.22 .14Q-.2 .7 .06 .9Q.34 1.08 .66 .98Q.76 .84 .68 .76L.78 .56L.72 .44Q.5 .42 .4 .6Q.1 .62 -.06 .1Z',
    full: 'M-.22 .1Q-.26 .8 .04 1Q.36 1.24 .7 1.1Q.82 .86 .72 .76L.78 .56L.74 .42Q.5 .4 .38 .58Q.1 .6 -.06 .06Z',
    long: 'M-.22 .1Q-.26 .9 .16 1.4Q.5 2 .74 2.1Q.9 1.5 .8 .9L.72 .76L.78 .56L.74 .42Q.5 .4 .38 .58Q.1 .6 -.06 .06Z',
    goatee: 'M.46 .7L.72 .68Q.84 .96 .66 1.14Q.44 1.04 .46 .7Z',
    sideburns: 'M-.22 -.2L-.02 -.2Q0 .3 .26 .56Q.3 .76 .1 .8Q-.2 .6 -.24 .1Z',
  },
  front: {
    short:
      'M-.76 .06Q-.72 .7 -.4 .92Q0 1.1 .4 .92Q.72 .7 .76 .06Q.62 .4 .4 .46Q0 .38 -.4 .46Q-.62 .4 -.76 .06Z',
    full: 'M-.77 .04Q-.78 .8 -.42 1.06Q0 1.28 .42 1.06Q.78 .8 .77 .04Q.62 .38 .4 .44Q0 .36 -.4 .44Q-.62 .38 -.77 .04Z',
    long: 'M-.77 .04Q-.82 1.1 -.5 1.6Q-.2 2.1 0 2.2Q.2 2.1 .5 1.6Q.82 1.1 .77 .04Q.62 .38 .4 .44Q0 .36 -.4 .44Q-.62 .38 -.77 .04Z',
    goatee: 'M-.26 .68Q0 .6 .26 .68Q.3 1.02 0 1.12Q-.3 1.02 -.26 .68Z',
    sideburns:
      'M-.78 -.2L-.62 -.2Q-.6 .3 -.4 .56Q-.46 .74 -.6 .6Q-.78 .3 -.78 -.2ZM.78 -.2L.62 -.2Q.6 .3 .4 .56Q.46 .74 .6 .6Q.78 .3 .78 -.2Z',
  },
};

export function beard(face: SeenFace, plan: FacePlan, features: Features): string {
  const { beard: kind, moustache, hair, skin } = features;
  const [x, y, w] = plan.mouth;
  const grown =
    kind === 'none'
      ? ''
      : kind === 'braided'
        ? braided(face, plan, features)
        : kind === 'stubble'
          ? area(BEARD_SHAPES[face].short, mix(skin, hair, 0.3))
          : area(BEARD_SHAPES[face][kind], hair);
  const whiskers =
    moustache || kind === 'full' || kind === 'long' || kind === 'braided'
      ? area(
          `M${x - w * 1.6} ${y}Q${x - w * 0.6} ${y - 0.2} ${x} ${y - 0.13}Q${x + w * 0.7} ${y - 0.2} ${x + w * 1.5} ${y - 0.02}Q${x + w * 0.7} ${y + 0.03} ${x} ${y - 0.03}Q${x - w * 0.7} ${y + 0.05} ${x - w * 1.6} ${y}Z`,
          hair,
        )
      : '';
  return grown + (kind === 'none' ? '' : mouth(plan, features)) + whiskers;
}

/** A beard that ends in two plaits, each with its ring. */
function braided(face: SeenFace, plan: FacePlan, { hair }: Features): string {
  const [x] = plan.mouth;
  const dark = darker(hair, 0.16);
  const plait = (at: number) =>
    [0, 1, 2, 3]
      .map((index) => dot(at, 1.16 + index * 0.24, 0.2 - index * 0.018, index % 2 ? dark : hair))
      .join('') +
    trace(`M${at - 0.14} 2.04L${at + 0.14} 2.04`, '#f2b63c', 0.12) +
    area(`M${at - 0.1} 2.08L${at + 0.1} 2.08L${at} 2.4Z`, hair);
  const apart = face === 'profile' ? [x - 0.2] : [x - 0.26, x + 0.2];
  return apart.map(plait).join('') + area(BEARD_SHAPES[face].full, hair);
}
