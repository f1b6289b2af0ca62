import { circle, placed, stroke } from '@/lib/svg/markup';
import type { Brief, BriefElement } from '../../brief';
import { conceptOf } from '../../concepts';
import { type Frame, middleOf } from '../design/frame';
import type { SubjectArt } from '../design/subject';
import type { IconLook } from '../icons/icon-art';

/** Figures of public signs: a head and limbs of one weight, by what somebody does. */

interface Figure {
  doing: RegExp;
  head: readonly [number, number];
  limbs: string;
  /** What belongs to the deed and is no limb: a floor, water, a bar. */
  with?: string;
}

const HEAD_RADIUS = 2.3;
const LIMB = 2.7;
const FINE = 1.7;

const FIGURES: readonly Figure[] = [
  {
    doing: /^(?:run|sprint|jog|hurry|flee|escap|evacuat|chas)/,
    head: [15.4, 3.4],
    limbs:
      'M13.6 7.8L11 13.6M13.4 8.2L8.8 8.6L6.6 11.8M13.6 8.2L16.4 11.2L19.6 10M11 13.6L14.8 16.4L13.6 21.8M11 13.6L8.4 17.6L3.4 17.8',
  },
  {
    doing: /^(?:throw|toss|litter|dispos|drop)/,
    head: [10.6, 3.4],
    limbs:
      'M10.2 7.8L9.4 14M10.2 8.2L14.4 8.4L17.2 5M10.2 8.2L6.8 10.6L6.4 13.8M9.4 14L12 18L12 22M9.4 14L6.8 18L4.8 22',
  },
  {
    doing: /^(?:swim|div|float)/,
    head: [18, 8.6],
    limbs: 'M14.6 11.4L5.4 14M14.6 11.4L11.4 6.8L7 8.4',
    with: 'M2 18.6Q4.5 16.6 7 18.6T12 18.6T17 18.6T22 18.6M2 22Q4.5 20 7 22T12 22T17 22T22 22',
  },
  {
    doing: /^(?:climb|scal)/,
    head: [13.2, 3.2],
    limbs:
      'M12.6 7.6L11.4 13.6M12.6 7.8L16.8 5.6L18.8 2.2M12.6 7.8L17.2 10.4M11.4 13.6L15.6 15.2L16.4 19.2M11.4 13.6L9.2 17.6L11 22',
    with: 'M20.6 1.4V22.6',
  },
  {
    doing: /^(?:lift|weight|exercis|train)/,
    head: [12, 7.2],
    limbs:
      'M12 11.4L8 9.8L7.2 4.2M12 11.4L16 9.8L16.8 4.2M12 11.4V16M12 16L8.6 18L9 22.2M12 16L15.4 18L15 22.2',
    with: 'M2.6 3.4H21.4M4.2 1.2V5.6M19.8 1.2V5.6',
  },
  {
    doing: /^(?:jump|leap|celebrat|cheer)/,
    head: [12, 3.2],
    limbs:
      'M12 7.6L7.4 6L5.6 2.4M12 7.6L16.6 6L18.4 2.4M12 7.6V13.2M12 13.2L7.6 15.4L8.8 20M12 13.2L16.4 15.4L15.2 20',
  },
  {
    doing: /^(?:fall|slip|trip|stumbl)/,
    head: [8, 4.2],
    limbs:
      'M9 8.8L13 14M9 8.8L4.8 12.2M9 8.8L13.8 7M13 14L18.4 13L21.4 9.4M13 14L16 18.6L20.8 18.4',
    with: 'M2.6 22H21.4',
  },
  {
    doing: /^(?:push|shov)/,
    head: [10.4, 4],
    limbs: 'M9 8.2L6.6 14M9 8.4L13 10.6H17.4M6.6 14L9 18L8.4 22M6.6 14L4.4 18.4L2 21.4',
  },
  {
    doing: /^(?:carry|hold|deliver|bring)/,
    head: [9.4, 3.2],
    limbs: 'M9 7.6V14M9 8.4L11 12.2H15M9 14L11.6 18L11.8 22M9 14L7.4 18.2L5.2 21.8',
  },
  {
    doing: /^(?:danc|perform)/,
    head: [12, 3.2],
    limbs:
      'M12 7.6L8 5L4.8 7.2M12 7.6L16 9.8L19.2 7.2M12 7.6L11.4 13.6M11.4 13.6L14.6 17L12.6 22M11.4 13.6L8 17.4L4.6 16',
  },
  {
    doing: /^(?:kick|play)/,
    head: [9.4, 3.2],
    limbs:
      'M9.4 7.6L10 13.6M9.4 8L5.4 11M9.4 8L13.6 10.2M10 13.6L15 15.2L19.6 13.4M10 13.6L8.8 18L9.4 22',
  },
  {
    doing: /^(?:sit|wait|rest)/,
    head: [9, 3.4],
    limbs: 'M9 7.8L9.4 14.8M9.4 14.8H15.2L15.6 21.6M9.2 8.6L12 12.2H15.6',
    with: 'M5.4 9.6V18H12M6 18V22.4',
  },
  {
    doing: /^(?:sleep|lie)/,
    head: [4.8, 13.2],
    limbs: 'M9 14.4H20',
    with: 'M2 9V22M2 18.4H22V22',
  },
  {
    doing: /^(?:walk|stroll|hik|cross|go|enter|leav)/,
    head: [12.6, 3.2],
    limbs:
      'M12 7.6L11.4 13.8M12 8L8.6 10.6L8 13.6M12 8L14.8 10.8L17.2 11.8M11.4 13.8L13.8 17.4L15.2 22M11.4 13.8L10 18L6.8 21.8',
  },
  {
    doing: /^(?:stand)?$/,
    head: [12, 3.2],
    limbs: 'M12 7.8V14M12 8.2L8.4 9.2V14.4M12 8.2L15.6 9.2V14.4M12 14L10 22M12 14L14 22',
  },
];

function figureOf({ actions }: Brief, { id, concept = '', count }: BriefElement) {
  if (conceptOf(concept)?.kind !== 'person' || count > 1) return undefined;
  const verb = actions.find(({ agent }) => agent === id)?.verb ?? '';
  return FIGURES.find(({ doing }) => doing.test(verb));
}

export const hasPictogram = (brief: Brief, element: BriefElement): boolean =>
  figureOf(brief, element) !== undefined;

/** Somebody as the figure of a sign; nothing of who is no person or does what no figure shows. */
export function pictogramArt(
  brief: Brief,
  element: BriefElement,
  frame: Frame,
  { ink }: IconLook,
): SubjectArt | undefined {
  const figure = figureOf(brief, element);
  if (!figure) return undefined;
  const side = Math.min(frame.width, frame.height);
  const [x, y] = middleOf(frame);
  const scale = side / 24;
  const svg =
    (figure.with ? stroke(figure.with, ink, FINE) : '') +
    stroke(figure.limbs, ink, LIMB) +
    circle(figure.head, HEAD_RADIUS, ink);
  return {
    svg: placed(svg, { at: [x - side / 2, y - side / 2], scaleX: scale }),
    by: 'figure',
    scale,
    box: { x: x - side / 2, y: y - side / 2, width: side, height: side },
  };
}
