import { ellipse, stroke } from '@/lib/svg/markup';
import { darker, lighter } from '../../../palette/tones';
import type { Pen } from '../../pen';
import { brow, eye, type Expression } from '../core/features';
import { form, mass, shadeOn, stack } from '../core/piece';
import type { FaceDrawing, HeadColors, ProfileSpec } from './profile';

/** Apes: a round skull, a bare face with a brow and a muzzle that stands forward, no snout. */
export function apeHead(
  pen: Pen,
  _spec: ProfileSpec,
  { coat, white = lighter(coat, 0.4), mask = white }: HeadColors,
  expression: Expression,
): FaceDrawing {
  const line = darker(mask, 0.5);
  const face = stack(
    mass(
      pen,
      '-52,6 -46,-30 -18,-52 18,-50 40,-32 46,-14 44,2 60,12 66,28 56,44 34,52 6,52 -26,50 -46,36',
      coat,
      form('20,-36 38,-34 60,-30 80,0 80,70 20,60 14,38 24,22 16,-2 14,-22', white),
      form('40,2 62,6 76,28 62,52 34,54 28,32', mask),
      shadeOn(coat, '-56,38 -10,34 30,44 70,38 70,80 -56,80'),
    ),
    ellipse([57, 15], 3.4, 2.6, line),
    stroke('M64 33Q50 42 38 34', line, 3.6),
    eye(33, -12, 7, expression) + brow(33, -12, 7, expression, -1),
  );
  return { face, crown: [-4, -50], eyes: [33, -12], mouth: [62, 34] };
}

/** A koala: as flat a face, with a large dark nose that hangs down it. */
export function koalaHead(
  pen: Pen,
  _spec: ProfileSpec,
  { coat, nose }: HeadColors,
  expression: Expression,
): FaceDrawing {
  const pale = lighter(coat, 0.55);
  const face = stack(
    mass(
      pen,
      '-52,6 -46,-30 -16,-50 22,-46 46,-28 56,-8 58,20 48,40 24,52 -16,54 -44,40',
      coat,
      form('30,34 60,26 64,60 10,64 -6,50', pale),
      shadeOn(coat, '-56,38 0,36 40,44 64,34 64,80 -56,80'),
    ),
    mass(pen, '44,-26 56,-22 68,-4 71,16 62,26 52,20 46,0', nose),
    stroke('M58 38Q48 44 38 38', darker(coat, 0.45), 3.4),
    eye(26, -10, 6.4, expression) + brow(26, -10, 6.4, expression, -1),
  );
  return { face, crown: [-4, -48], eyes: [26, -10], mouth: [56, 38] };
}
