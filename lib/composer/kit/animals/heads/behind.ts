import { darker } from '../../../palette/tones';
import type { Pen } from '../../pen';
import { mass, shadeOn, stack, symmetric } from '../core/piece';
import type { FaceSpec } from './front';
import { frontEars } from './front-ears';
import { frontHorns } from './horns';
import type { FaceDrawing, HeadColors } from './profile';

/** A head from behind: its outline, its ears and its horns in the coat. */
export function headFromBehind(pen: Pen, face: FaceSpec, colors: HeadColors): FaceDrawing {
  const { coat } = colors;
  const ears = frontEars(pen, face, { ...colors, earInner: darker(coat, 0.12) });
  const horns = frontHorns(pen, face.horns ?? 'none');
  const { width: w, height: h } = face;
  const outline = symmetric([
    [0, -h],
    [w * 0.8, -h * 0.72],
    [w, 0],
    [w * 0.9, h * 0.6],
    [0, h],
  ]);
  const dark = symmetric([
    [0, h * 0.5],
    [w, h * 0.3],
    [w, h * 1.2],
    [0, h * 1.2],
  ]);
  const skull = mass(pen, outline, coat, shadeOn(coat, dark));
  return {
    face: stack(horns.back, ears.back, skull, ears.front, horns.front),
    crown: [0, -h * 0.92],
    eyes: [0, face.eyes[1]],
    mouth: [0, h * 0.7],
  };
}
