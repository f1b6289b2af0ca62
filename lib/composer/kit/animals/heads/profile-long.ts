import { circle, ellipse, stroke } from '@/lib/svg/markup';
import type { Point } from '@/lib/svg/point';
import { HOUSE } from '../../../palette/house';
import { darker } from '../../../palette/tones';
import type { Pen } from '../../pen';
import { brow, eye, type Expression } from '../core/features';
import { form, mass, points, shadeOn, stack } from '../core/piece';
import type { FaceDrawing, HeadColors, ProfileSpec } from './profile';

const HORSE = points(
  '-30,-10 -12,-40 30,-36 80,-20 125,-12 142,4 136,20 112,24 75,22 45,44 10,48 -20,40',
);

/** Horses, cattle, deer, goats, camels: a wedge with a soft end. `muzzle` is its length, `jaw` its thickness, 100 a horse. */
export function longHead(
  pen: Pen,
  spec: ProfileSpec,
  colors: HeadColors,
  expression: Expression,
): FaceDrawing {
  const { muzzle: length = 100, jaw: depth = 100 } = spec;
  const k = length / 100;
  const fit = ([x, y]: Point): Point => {
    const share = Math.max(0, Math.min(1, (x - 40) / 90));
    const deep = 1 + (depth / 100 - 1) * share;
    return [x > 30 ? 30 + (x - 30) * k : x, (y - 2) * deep + 2];
  };
  const outline = HORSE.map(fit);
  const at = (x: number, y: number) => fit([x, y]);
  const muzzle = points('100,-40 165,-40 165,50 106,50').map(fit);
  const [nostril, lipFrom, lipTo] = [at(130, 2), at(136, 15), at(114, 13)];
  const { coat, mask, white, blaze, patch } = colors;
  const face = stack(
    spec.beard &&
      form(
        [at(96, 20), at(112, 20), [at(100, 0)[0], 66], [at(86, 0)[0], 40]],
        darker(white ?? coat, 0.08),
      ),
    mass(
      pen,
      outline,
      coat,
      patch && form('-10,-50 50,-60 60,-4 20,16 -4,0', patch),
      white &&
        form(
          [[-40, 60], [10, 24], at(70, 8), at(110, 12), at(160, 14), at(150, 60), [0, 90]],
          white,
        ),
      mask && form(muzzle, mask),
      blaze && stroke(`M18 -40L${at(112, -16).join(' ')}`, blaze, 13),
      shadeOn(coat, [[-40, 30], [20, 18], at(80, 12), at(150, 12), at(150, 60), [0, 90]]),
    ),
    ellipse(nostril, 5, 3.6, darker(mask ?? coat, 0.55)),
    stroke(`M${lipFrom.join(' ')}L${lipTo.join(' ')}`, darker(mask ?? coat, 0.42), 3),
    eye(34, -14, 7, expression) + brow(34, -14, 7, expression, -1),
    spec.open && circle(at(126, 20), 4, HOUSE.coral),
  );
  return { face, crown: [2, -40], eyes: [34, -14], mouth: at(138, 15) };
}
