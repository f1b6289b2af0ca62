import { circle, ellipse, path, stroke } from '@/lib/svg/markup';
import { number as n } from '@/lib/svg/path';
import type { Point } from '@/lib/svg/point';
import { HOUSE } from '../../../palette/house';
import { darker, lighter } from '../../../palette/tones';
import type { Pen } from '../../pen';
import { brow, eye, type Expression } from '../core/features';
import { facet, form, mass, points, shadeOn, stack } from '../core/piece';
import type { FaceDrawing, HeadColors, ProfileSpec } from './profile';

const stretched = (text: string, k: number): Point[] =>
  points(text).map(([x, y]): Point => [x > 36 ? 36 + (x - 36) * k : x, y]);

/** Dragon, crocodile, lizard: a long jaw under a ridge of the brow; `muzzle` is its length, 100 a dragon's. */
export function scalyHead(
  pen: Pen,
  spec: ProfileSpec,
  { coat, white, mask }: HeadColors,
  expression: Expression,
): FaceDrawing {
  const k = (spec.muzzle ?? 100) / 100;
  const jaw = mask ?? white ?? lighter(coat, 0.3);
  const at = (x: number, y: number): Point => stretched(`${x},${y}`, k)[0] ?? [x, y];
  const fangs = spec.teeth
    ? [52, 70, 88, 106]
        .map((x) => facet([at(x, 16), at(x + 9, 15), at(x + 5, 27)], HOUSE.cream, 1))
        .map(({ svg }) => svg)
        .join('')
    : '';
  const mouth = [at(120, 14), at(80, 22), at(40, 22), [24, 12] as Point];
  const face = stack(
    (spec.cheekTuft ?? 0) > 0 &&
      form('-24,-10 -62,-30 -92,-24 -74,-4 -90,16 -58,16 -20,20', darker(mask ?? coat, 0.1)),
    mass(
      pen,
      stretched(
        '-50,0 -36,-32 -4,-46 26,-40 44,-22 80,-18 104,-27 122,-14 126,8 108,24 62,32 30,44 -10,46 -46,32',
        k,
      ),
      coat,
      form([...stretched('20,14 60,22 100,18 140,10 140,60 0,70 -60,50 -40,24', k)], jaw),
      shadeOn(coat, stretched('-60,30 0,30 40,34 110,26 140,60 -50,80', k)),
    ),
    stroke(`M${mouth.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`, darker(coat, 0.45), 3.4),
    fangs,
    ellipse(at(112, -10), 5, 3.6, darker(coat, 0.5)),
    expression !== 'asleep' &&
      expression !== 'laugh' &&
      circle([22, -18], 11, mask ? lighter(jaw, 0.3) : HOUSE.cream),
    eye(23, -17, 7, expression) + brow(22, -18, 8, expression, -1),
    stroke('M6 -34Q24 -36 38 -24', darker(coat, 0.25), 5),
  );
  return { face, crown: [-4, -46], eyes: [22, -18], mouth: at(122, 14) };
}

/** Turtles and frogs: a round head with a wide mouth; a frog's eye stands on top. */
export function roundScalyHead(
  pen: Pen,
  spec: ProfileSpec,
  { coat, white }: HeadColors,
  expression: Expression,
): FaceDrawing {
  const isFrog = (spec.stop ?? 0) > 20;
  const eyeAt: Point = isFrog ? [16, -44] : [26, -12];
  const pale = white ?? lighter(coat, 0.3);
  const bump = isFrog ? mass(pen, '-8,-40 0,-62 20,-66 36,-52 34,-32 10,-26', coat) : undefined;
  const face = stack(
    bump,
    mass(
      pen,
      isFrog
        ? '-60,10 -44,-26 -6,-42 40,-34 66,-8 66,14 44,34 0,44 -50,40'
        : '-46,0 -30,-34 6,-46 40,-34 58,-6 54,18 30,36 -10,42 -44,34',
      coat,
      form(
        isFrog ? '-70,30 0,22 50,14 80,4 70,70 -60,70' : '-60,34 0,26 40,16 70,8 60,60 -50,60',
        pale,
      ),
      shadeOn(coat, '-70,40 0,34 60,24 80,60 -60,80', 0.8),
    ),
    path(isFrog ? 'M68 4Q36 26 -8 20' : 'M58 8Q36 22 14 16', 'none').replace(
      'fill="none"',
      `fill="none" stroke="${darker(coat, 0.45)}" stroke-width="4" stroke-linecap="round"`,
    ),
    ellipse(isFrog ? [58, -8] : [50, -6], 3, 2.2, darker(coat, 0.5)),
    isFrog && expression !== 'asleep' && circle(eyeAt, 13, HOUSE.cream),
    eye(eyeAt[0] + (isFrog ? 3 : 0), eyeAt[1], isFrog ? 8.5 : 7.5, expression) +
      brow(eyeAt[0], eyeAt[1] - 3, 8, expression, -1),
  );
  return { face, crown: [-4, isFrog ? -50 : -46], eyes: eyeAt, mouth: [60, 10] };
}

/** Griffin: an eagle's head. */
export function eagleHead(
  pen: Pen,
  _spec: ProfileSpec,
  { coat, white }: HeadColors,
  expression: Expression,
): FaceDrawing {
  const head = white ?? coat;
  const face = stack(
    form('-30,-34 -62,-44 -50,-22 -76,-16 -54,4 -70,20 -40,24 -10,30', darker(head, 0.08)),
    mass(
      pen,
      '-50,0 -38,-36 0,-50 36,-38 52,-8 44,26 16,46 -24,48 -48,36',
      head,
      shadeOn(head, '-60,26 0,28 50,10 60,70 -60,70'),
    ),
    mass(
      pen,
      '40,-30 74,-30 100,-6 96,34 80,14 44,16',
      '#f5b33f',
      form('40,4 100,2 90,40 40,30', darker('#f5b33f', 0.14)),
    ),
    eye(24, -12, 8, expression) + stroke('M6 -26L40 -20', darker(head, 0.3), 5),
  );
  return { face, crown: [0, -50], eyes: [24, -12], mouth: [90, 20] };
}
