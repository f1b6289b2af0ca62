import { ellipse } from '@/lib/svg/markup';
import type { BriefElement } from '../../brief';
import { conceptOf } from '../../concepts';
import type { IconLook } from '../icons/icon-art';
import type { TemplateRequest } from '../template';
import type { Frame } from './frame';
import { kitArt, signArt, type SubjectArt } from './subject';

const MEMBERS_MAX = 5;
const COPIES_MAX = 3;
/** Real sizes are drawn together: a bee beside a horse is small, not a dot. */
const SIZE_POWER = 0.3;
const UNKNOWN_CM = 60;

interface Member {
  element: BriefElement;
  art: SubjectArt;
}

function heightOf(element: BriefElement): number {
  const concept = element.concept === undefined ? undefined : conceptOf(element.concept);
  return concept?.heightCm ?? UNKNOWN_CM;
}

/** One of each thing first, then as many more as there is room for, in the order of the prompt. */
function membersOf(elements: readonly BriefElement[]): BriefElement[] {
  const shown = elements.slice(0, MEMBERS_MAX);
  let room = MEMBERS_MAX - shown.length;
  return shown.flatMap((element) => {
    const more = Math.min(room, Math.min(COPIES_MAX, element.count) - 1);
    room -= more;
    return Array.from({ length: 1 + more }, () => element);
  });
}

export interface Group {
  svg: string;
  /** Ids of the elements that are drawn. */
  shown: string[];
  /** Where all of them are. */
  box: Frame;
}

/**
 * Several things side by side on one line, the first in the middle and in front, each as large as its
 * real size suggests. Answers what was drawn; the shadow below each is a tone of the ground.
 */
export function groupArt(
  request: TemplateRequest,
  elements: readonly BriefElement[],
  frame: Frame,
  look: IconLook | ((element: BriefElement) => IconLook),
  shadow?: string,
): Group | undefined {
  const wanted = membersOf(elements);
  const tallest = Math.max(...wanted.map(heightOf), 1);
  const shares = wanted.map((element) =>
    Math.max(0.45, (heightOf(element) / tallest) ** SIZE_POWER),
  );
  const heights = shares.map((share) => frame.height * share);
  const drawAll = (factor: number): Member[] =>
    wanted.flatMap((element, index) => {
      const side = (heights[index] ?? frame.height) * factor;
      const box = { x: 0, y: 0, width: frame.width, height: side };
      const icon = { x: 0, y: 0, width: side * 0.8, height: side * 0.8 };
      const art =
        kitArt(request, element, box, 'bottom') ??
        signArt(element, icon, typeof look === 'function' ? look(element) : look);
      return art ? [{ element, art }] : [];
    });
  let members = drawAll(1);
  if (members.length === 0) return undefined;
  const overlap = 0.92;
  const widthOf = (list: readonly Member[]) =>
    list.reduce((sum, { art }) => sum + art.box.width * overlap, 0);
  // A thing that the frame already held back in its width needs more than one step.
  let factor = 1;
  for (let step = 0; step < 4 && widthOf(members) > frame.width; step += 1) {
    factor *= (frame.width * 0.98) / widthOf(members);
    members = drawAll(factor);
  }
  // Every other picture of a request has them the other way round.
  const isTurned = (request.variant ?? 0) % 2 === 1;
  return inRow(members, frame, overlap, shadow, isTurned);
}

/** The first in the middle and in front, the others to its sides. */
function inRow(
  members: readonly Member[],
  frame: Frame,
  overlap: number,
  shadow: string | undefined,
  isTurned: boolean,
): Group {
  const width = members.reduce((sum, { art }) => sum + art.box.width * overlap, 0);
  const ordered = members.flatMap((member, index) => (index % 2 === 1 ? [member] : [])).reverse();
  const inOrder = [...ordered, ...members.filter((_, index) => index % 2 === 0)];
  const row = isTurned ? inOrder.reverse() : inOrder;
  let x = frame.x + (frame.width - width) / 2;
  const base = frame.y + frame.height;
  const tallest = Math.max(...members.map(({ art }) => art.box.height));
  const placedAt = row.map(({ element, art }) => {
    const dx = x - art.box.x - art.box.width * ((1 - overlap) / 2);
    const dy = base - (art.box.y + art.box.height);
    x += art.box.width * overlap;
    const ground =
      shadow === undefined || art.by === 'icon'
        ? ''
        : ellipse(
            [art.box.x + art.box.width / 2 + dx, base],
            art.box.width * 0.46,
            art.box.height * 0.03,
            shadow,
          );
    return {
      element,
      svg: `<g transform="translate(${dx.toFixed(2)} ${dy.toFixed(2)})">${art.svg}</g>`,
      ground,
      isFirst: element === members[0]?.element,
    };
  });
  const sorted = [
    ...placedAt.filter(({ isFirst }) => !isFirst),
    ...placedAt.filter(({ isFirst }) => isFirst),
  ];
  return {
    svg: placedAt.map(({ ground }) => ground).join('') + sorted.map(({ svg }) => svg).join(''),
    shown: [...new Set(sorted.map(({ element }) => element.id))],
    box: {
      x: frame.x + (frame.width - width) / 2,
      y: base - tallest,
      width,
      height: tallest,
    },
  };
}
