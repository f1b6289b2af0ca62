import { mix } from '@/lib/color/hex';
import { stroke } from '@/lib/svg/markup';
import { coordinates } from '@/lib/svg/path';
import { add, polar } from '@/lib/svg/point';
import { recolored } from '@/lib/svg/recolor';
import { darker, lighter } from '../../palette/tones';
import { spotsIn } from './edges';
import { changed, over, type State } from './state';

const SCUFFS = 12;

/** Old and used: its colours have faded, and it has scratches and worn spots. */
export const aged: State = (drawing, { shape, pen }) => {
  const faded = changed(drawing, (svg) => recolored(svg, (color) => mix(color, '#b3976f', 0.24)));
  const worn = spotsIn(shape, pen, SCUFFS)
    .map((at, index) => {
      const length = shape.size * pen.random.between(0.04, 0.11);
      const end = add(at, polar(pen.random.between(-35, 35), length));
      const dark = index % 3 > 0;
      return stroke(
        `M${coordinates(at)}L${coordinates(end)}`,
        dark ? darker(shape.main, 0.42) : lighter(shape.main, 0.45),
        shape.size * (dark ? 0.012 : 0.026),
        { opacity: dark ? 0.6 : 0.5 },
      );
    })
    .join('');
  return over(faded, pen.clip(shape.outline, worn));
};
