import { mix } from '@/lib/color/hex';
import { circle } from '@/lib/svg/markup';
import type { BriefElement } from '../brief';
import { markOf } from '../sight';
import type { Design } from './design/design';
import type { Frame } from './design/frame';
import { accentOf } from './design/ink';
import { kitArt } from './design/subject';
import { tells, textOf } from './design/words';
import type { TemplateRequest } from './template';

/** What is told to go through a funnel: several of it fall into its mouth, and one comes out below. */

/** Of the height of the page's frame, what is over the mouth and below the tip. */
const ABOVE = 0.22;
const BELOW = 0.13;
/** Of the room over the mouth, how large one of several is. */
const SIDE = 0.5;
/** Where they are over the mouth, in shares of its width from the middle and of the room's height. */
const FALLING = [
  [-0.3, 0.62],
  [-0.14, 0.2],
  [0.02, 0.7],
  [0.17, 0.24],
  [0.31, 0.64],
] as const;
/** Things that are told by their colour alone. */
const ROUND = /\b(?:balls?|dots?|marbles?|beads?|spheres?|circles?|bubbles?)$/i;
const OF_THE_FUNNEL = /funnel|diagram|chart|stage|level|infographic/i;

/** Where something else is told to come out of it than what falls in. */
const COMING_OUT = ['coming out', 'come out', 'comes out', 'falling out', 'out of', 'turning into'];

/** Things that a prompt names beside the stages. */
export function passingOf(
  request: TemplateRequest,
  levels: readonly { name: string }[],
): BriefElement[] {
  const names = new Set(levels.map(({ name }) => name.toLowerCase()));
  return request.brief.elements
    .filter(({ phrase }) => !OF_THE_FUNNEL.test(phrase) && !names.has(phrase.toLowerCase()))
    .filter((one) => ROUND.test(one.phrase) || request.drawingOf(one, 1) !== undefined)
    .slice(0, FALLING.length);
}

/** What a funnel has left where something falls into it. */
export function funnelFrame(frame: Frame, passing: readonly BriefElement[]): Frame {
  if (passing.length === 0) return frame;
  const { y, height } = frame;
  return { ...frame, y: y + height * ABOVE, height: height * (1 - ABOVE - BELOW) };
}

function one(design: Design, element: BriefElement, frame: Frame, index: number): void {
  const { request } = design;
  if (ROUND.test(element.phrase)) {
    const tone = element.colors[index % Math.max(1, element.colors.length)];
    const fill = tone ?? accentOf(request.palette, index);
    const r = frame.width * 0.36;
    const [x, y] = [frame.x + frame.width / 2, frame.y + frame.height / 2];
    const gleam = circle([x - r * 0.32, y - r * 0.34], r * 0.24, mix(fill, '#ffffff', 0.6));
    design.addArt(`<g ${markOf(element.id)}>${circle([x, y], r, fill)}${gleam}</g>`);
    design.show(element.id);
    return;
  }
  const single = { ...element, count: 1, several: false };
  const art = kitArt(request, single, frame, 'middle', { copy: index });
  if (!art) return;
  design.addArt(art.svg);
  design.show(element.id);
}

/** In turn over the mouth, and the last of them below the tip. */
export function drawPassing(
  design: Design,
  passing: readonly BriefElement[],
  { whole, frame }: { whole: Frame; frame: Frame },
): void {
  const room = frame.y - whole.y;
  const side = room * SIDE;
  const middle = whole.x + whole.width / 2;
  const isOther = passing.length > 1 && tells(textOf(design.request.brief), ...COMING_OUT);
  const above = isOther ? passing.slice(0, -1) : passing;
  FALLING.forEach(([x, y], index) => {
    const element = above[index % above.length];
    if (!element) return;
    const box = {
      x: middle + x * whole.width - side / 2,
      y: whole.y + y * room - side / 2,
      width: side,
      height: side,
    };
    one(design, element, box, index);
  });
  const last = passing.at(-1);
  const below = whole.y + whole.height - (frame.y + frame.height);
  if (last)
    one(
      design,
      last,
      {
        x: middle - below * 0.42,
        y: whole.y + whole.height - below * 0.9,
        width: below * 0.84,
        height: below * 0.84,
      },
      FALLING.length,
    );
}
