import { placed } from '@/lib/svg/markup';
import type { BriefElement } from '../../brief';
import { conceptOf } from '../../concepts';
import { isLivingKind } from '../../concepts/concept';
import { markOf } from '../../sight';
import { type Frame, middleOf, square } from '../design/frame';
import { silhouette } from '../design/silhouette';
import type { IconLook } from '../icons/icon-art';
import type { TemplateRequest } from '../template';
import type { DrawOne, Fused } from './fusion';

/** What a mark has a number of: three stars over a lion, two fish for themselves. */

const MOST = 7;
/** Of the height: the row over or under what it goes with, and the gap to it. */
const ROW = { height: 0.27, pair: 0.38, living: 0.5, gap: 0.05 } as const;
/** How many stand in each row of what is alone. */
const GROUPED: Readonly<Record<number, readonly number[]>> = {
  2: [2],
  3: [1, 2],
  4: [2, 2],
  5: [3, 2],
  6: [3, 3],
  7: [2, 3, 2],
};
const FILLED = 0.9;

interface Repeated {
  request: TemplateRequest;
  elements: readonly BriefElement[];
  frame: Frame;
  look: IconLook;
  one: DrawOne;
  /** Draws what is left of the elements into a frame. */
  others(elements: readonly BriefElement[], frame: Frame): Fused | undefined;
}

/** What is crossed is one sign. */
const isNumbered = ({ count, several, attributes, phrase }: BriefElement) =>
  count > 1 &&
  count <= MOST &&
  !several &&
  !attributes.includes('crossed') &&
  !/\bcrossed\b/i.test(phrase);

const isLiving = ({ concept = '' }: BriefElement) =>
  isLivingKind(conceptOf(concept)?.kind ?? 'object');

/** Copies in rows that fill a frame; nothing where one of them cannot be drawn. */
function rowsOf(parts: Repeated, element: BriefElement, rows: readonly number[], frame: Frame) {
  const { one, look } = parts;
  const most = Math.max(...rows);
  const side = Math.min(frame.width / most, frame.height / rows.length);
  const top = frame.y + (frame.height - side * rows.length) / 2;
  const size = side * FILLED;
  const strokePx = (look.strokePx * size) / Math.max(parts.frame.width, size);
  const art = one(element, { x: 0, y: 0, width: size, height: size }, { ...look, strokePx });
  if (!art) return undefined;
  const copies = rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, index) => {
      const x = frame.x + frame.width / 2 + (index - count / 2) * side + (side - size) / 2;
      return placed(art.svg, { at: [x, top + row * side + (side - size) / 2] });
    }),
  );
  return `<g ${markOf(element.id)}>${copies.join('')}</g>`;
}

/** Of the frame: side of each of two plants and where its middle is, the side of what they frame; how far they lean out. */
const SPRIG = { side: 0.58, out: 0.35, main: 0.56, leanDegrees: 14 } as const;

/** Two sprigs frame what they are with; nothing of what is no pair of plants. */
function flanking(
  { look, one, frame, others }: Repeated,
  several: BriefElement,
  rest: readonly BriefElement[],
): Fused | undefined {
  const isPlant = conceptOf(several.concept ?? '')?.kind === 'plant';
  if (several.count !== 2 || !isPlant) return undefined;
  const side = Math.min(frame.width, frame.height);
  const center = middleOf(frame);
  const main = others(rest, square(center, side * SPRIG.main));
  const thin = { ...look, strokePx: look.strokePx * SPRIG.side };
  const sprig = one(several, square([0, 0], side * SPRIG.side), thin);
  if (!main || !sprig) return undefined;
  const sides = [-1, 1].map((to) =>
    placed(sprig.svg, {
      at: [center[0] + to * side * SPRIG.out, center[1]],
      angleDegrees: to * SPRIG.leanDegrees,
    }),
  );
  return {
    svg: `<g ${markOf(several.id)}>${sides.join('')}</g>${silhouette(main, look.ground, look.strokePx * 0.5)}${main.svg}`,
    shown: [...main.shown, several.id],
  };
}

/** A mark that has several of something: in a row beside the rest, or in a group; nothing where none is told by number. */
export function repeatedArt(parts: Repeated): Fused | undefined {
  const { request, elements, frame } = parts;
  // Hands that hold something are about it, and in no row beside it.
  const isHolding = ({ id, concept }: BriefElement) =>
    concept === 'hand' &&
    request.brief.relations.some(({ kind, from }) => kind === 'holding' && from === id);
  const several = elements.find((element) => isNumbered(element) && !isHolding(element));
  if (!several) return undefined;
  const rest = elements.filter((element) => element !== several);
  if (rest.length === 0) {
    const svg = rowsOf(parts, several, GROUPED[several.count] ?? [several.count], frame);
    return svg === undefined ? undefined : { svg, shown: [several.id] };
  }
  const isTold = (kind: string, from: string, to: string) =>
    (kind === 'under' && from === several.id) || (kind === 'above' && to === several.id);
  const flies = /^(?:sky|air)$/.test(conceptOf(several.concept ?? '')?.habitat ?? '');
  const isBelow =
    (isLiving(several) && !flies) ||
    request.brief.relations.some(({ kind, from, to }) => isTold(kind, from, to));
  const sprigs = flanking(parts, several, rest);
  if (sprigs) return sprigs;
  const share = isLiving(several) ? ROW.living : several.count === 2 ? ROW.pair : ROW.height;
  const [high, gap] = [frame.height * share, frame.height * ROW.gap];
  const height = frame.height - high - gap;
  const room = { ...frame, y: isBelow ? frame.y : frame.y + high + gap, height };
  const row = { ...frame, y: isBelow ? frame.y + height + gap : frame.y, height: high };
  const side = Math.min(room.width, room.height);
  const main = parts.others(rest, { ...room, x: frame.x + (frame.width - side) / 2, width: side });
  const svg = rowsOf(parts, several, [several.count], row);
  if (!main || svg === undefined) return undefined;
  return { svg: main.svg + svg, shown: [...main.shown, several.id] };
}
