import { placed } from '@/lib/svg/markup';
import type { BriefElement } from '../../brief';
import { conceptOf } from '../../concepts';
import { isLivingKind } from '../../concepts/concept';
import { mirrored } from '../design/group';
import type { Frame } from '../design/frame';
import { kitArt, type SubjectArt } from '../design/subject';
import { tells, textOf } from '../design/words';
import { markOf } from '../../sight';
import type { TemplateRequest } from '../template';
import type { MarkSubject } from '../design/mark';

/** Two in a mark who look at each other, or away from each other. */

/** How two stand to each other, in the words of a prompt. */
const WAYS = [
  ['away', ['back to back', 'looking away from each other', 'facing away from each other']],
  ['facing', ['facing', 'face to face', 'looking at each other', 'nose to nose']],
] as const;
const SITTING = ['sitting', 'seated'] as const;
/** Of the frame, how wide each of two is; they meet in its middle. */
const HALF = 0.5;

interface Pair {
  two: readonly [BriefElement, BriefElement];
  way: 'facing' | 'away';
}

/** Who stands to whom in a mark; nothing where it has not two alive, or does not tell how they stand. */
export function pairIn({ brief }: TemplateRequest, { elements }: MarkSubject): Pair | undefined {
  const text = textOf(brief);
  const way = WAYS.find(([, words]) => tells(text, ...words))?.[0];
  const isLiving = ({ concept = '' }: BriefElement) =>
    isLivingKind(conceptOf(concept)?.kind ?? 'object');
  const [first, second = first, ...others] = elements;
  if (way === undefined || !first || !second || others.length > 0) return undefined;
  const count = first === second ? first.count : first.count + second.count;
  return count === 2 && isLiving(first) && isLiving(second)
    ? { two: [first, second], way }
    : undefined;
}

/** Both in their own colours on one ground, as high as each other. */
export function pairArt(
  request: TemplateRequest,
  { two: [first, second], way }: Pair,
  frame: Frame,
): { svg: string; shown: string[] } | undefined {
  const as = tells(textOf(request.brief), ...SITTING) ? ({ pose: 'sit' } as const) : undefined;
  const half = { ...frame, width: frame.width * HALF };
  const drawn = (element: BriefElement): SubjectArt | undefined =>
    kitArt(request, element, half, 'bottom', as);
  const [left, right] = [drawn(first), drawn(second)];
  if (!left || !right) return undefined;
  // They stand on one line, and the taller of them is in the middle of the frame.
  const up = (frame.height - Math.max(left.box.height, right.box.height)) / 2;
  const shift = (art: SubjectArt, to: number) => placed(art.svg, { at: [to - art.box.x, -up] });
  const middle = frame.x + frame.width / 2;
  const [a, b] = way === 'facing' ? [left.svg, mirrored(right)] : [mirrored(left), right.svg];
  const marked = ({ id }: BriefElement, svg: string) => `<g ${markOf(id)}>${svg}</g>`;
  return {
    svg:
      marked(first, shift({ ...left, svg: a }, middle - left.box.width)) +
      marked(second, shift({ ...right, svg: b }, middle)),
    shown: [...new Set([first.id, second.id])],
  };
}
