import { mix } from '@/lib/color/hex';
import { path, stroke } from '@/lib/svg/markup';
import { ellipsePath } from '@/lib/svg/path';
import { HOUSE } from '../palette/house';
import type { BriefElement } from '../brief';
import { markOf } from '../sight';
import { type Frame, middleOf } from './design/frame';

/** What is counted on a pond or in a meadow has that around it: a plain shape that leaves all of them to be seen. */

const WATER = /\b(?:pond|lake|river|water|sea|ocean|pool|puddle)$/i;
const MEADOW = /\b(?:field|meadow|grass|lawn|garden|hill|farm|pasture)$/i;
/** Of the field, how large the shape is in it. */
const SHARE = 0.48;

/** The place of a counting page among its elements, as a shape in a frame; nothing where none is told. */
export function groundOf(
  elements: readonly BriefElement[],
  frame: Frame,
): { id: string; svg: string } | undefined {
  const place = elements.find(({ phrase }) => WATER.test(phrase) || MEADOW.test(phrase));
  if (!place) return undefined;
  const isWater = WATER.test(place.phrase);
  const [x, y] = middleOf(frame);
  const [rx, ry] = [frame.width * SHARE, frame.height * SHARE];
  const tone = mix('#ffffff', isWater ? HOUSE.blue : HOUSE.grass, isWater ? 0.42 : 0.5);
  const edge = mix(tone, isWater ? HOUSE.blue : HOUSE.leaf, 0.35);
  const marks = [
    [-0.62, -0.5],
    [0.5, -0.66],
    [0.66, 0.42],
    [-0.46, 0.66],
  ].map(([dx = 0, dy = 0]) => {
    const [left, top] = [x + dx * rx, y + dy * ry];
    const step = rx * 0.05;
    return isWater
      ? `M${left} ${top}q${step} ${-step * 0.7} ${step * 2} 0t${step * 2} 0`
      : `M${left} ${top}l${-step * 0.4} ${-step}M${left + step * 0.4} ${top}v${-step * 1.3}M${left + step * 0.8} ${top}l${step * 0.4} ${-step}`;
  });
  const svg =
    path(ellipsePath([x, y], rx, ry), edge) +
    path(ellipsePath([x, y + ry * 0.03], rx * 0.975, ry * 0.96), tone) +
    stroke(marks.join(''), isWater ? mix(tone, '#ffffff', 0.7) : edge, rx * 0.012);
  return { id: place.id, svg: `<g ${markOf(place.id)}>${svg}</g>` };
}
