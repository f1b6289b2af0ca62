import { type Point, times } from '@/lib/svg/point';
import type { BriefElement } from '../../brief';
import { conceptOf } from '../../concepts';
import { square } from '../design/frame';
import { accentOf } from '../design/ink';
import { pictureArt } from '../design/subject';
import { INK, LAND, OF_THE_MAP, type Parts } from './parts';

type At = (x: number, y: number) => Point;

/** Places on the island, in shares of the short side from its middle, and those that a wood takes. */
const ON_LAND = [
  [0.24, -0.06],
  [0.06, 0.02],
  [0.2, 0.11],
  [0, 0.19],
  [-0.1, 0.08],
] as const;
const IN_WOODS = [
  [-0.26, -0.05],
  [-0.24, 0.1],
] as const;
/** And in the sea around it. */
const AT_SEA = [
  [-0.36, 0.34],
  [0.37, -0.35],
  [-0.37, -0.35],
  [0.08, 0.38],
] as const;
const COPIES_MAX = 4;
const SIDE_SHARE = 0.14;
const SEA_SHARE = 0.19;

/** Whether it swims: it is around the island and not on it. */
function isAtSea({ concept = '', phrase }: BriefElement): boolean {
  const habitat = conceptOf(concept)?.habitat;
  return habitat === 'water' || habitat === 'underwater' || /^(?:sea|ocean) /i.test(phrase);
}

/** One of each thing first, then as many more as it is counted. */
function copiesOf(elements: readonly BriefElement[]): BriefElement[] {
  return times(COPIES_MAX, (copy) => elements.filter(({ count }) => count > copy)).flat();
}

/** Signs of what the prompt names, as often as it is counted; answers whether anything is named. */
export function landmarks({ design, request }: Parts, at: At, hasWoods: boolean): boolean {
  const { brief, palette } = request;
  const land = [...ON_LAND, ...(hasWoods ? [] : IN_WOODS)].values();
  const sea = AT_SEA.values();
  const named = brief.elements.filter(({ phrase }) => !OF_THE_MAP.test(phrase));
  const drawn = copiesOf(named).flatMap((element) => {
    const spot = (isAtSea(element) ? sea : land).next().value;
    if (!spot) return [];
    const sidePx = design.shortSide * (isAtSea(element) ? SEA_SHARE : SIDE_SHARE);
    const tone = accentOf(palette, named.indexOf(element));
    const frame = square(at(spot[0], spot[1]), sidePx);
    const look = { ink: INK, cool: tone, warm: tone, ground: LAND, strokePx: sidePx * 0.05 };
    const art = pictureArt(request, element, frame, { style: 'duotone', ...look });
    return art ? [{ element, y: spot[1], svg: art.svg }] : [];
  });
  // What is nearer is before what is farther.
  for (const { element, svg } of drawn.sort((one, other) => one.y - other.y)) {
    design.addArt(svg);
    design.show(element.id);
  }
  return named.length > 0;
}
