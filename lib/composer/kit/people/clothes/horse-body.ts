import type { Hex } from '@/lib/color/hex';
import { placed } from '@/lib/svg/markup';
import { darker } from '../../../palette/tones';
import { quadruped } from '../../animals/quadruped/actor';
import type { Tailor } from '../trunk';

/** Of the height of the hips, how high the back of the horse is that carries them. */
const BACK_SHARE = 1.06;
/** Of that height, how far behind its chest the trunk grows out of it. */
const AHEAD_SHARE = 0.5;

/** The body of a horse from the shoulders backwards, in place of legs. */
export function horseBody({ skeleton: { at }, pen }: Tailor, coat: Hex): string {
  const hips = at(0, 0);
  const backCm = -hips[1] * BACK_SHARE;
  const drawn = quadruped.drawActor(
    { species: 'horse-body', heightCm: backCm, coat, mane: darker(coat, 0.45) },
    { pose: 'walk' },
    pen,
  );
  const x = hips[0] - backCm * AHEAD_SHARE;
  return placed(drawn.svg + (drawn.front ?? ''), { at: [x, 0] });
}
