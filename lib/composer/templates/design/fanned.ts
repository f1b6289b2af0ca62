import { placed } from '@/lib/svg/markup';
import type { Point } from '@/lib/svg/point';
import type { BriefElement } from '../../brief';
import { conceptOf, isOfSort } from '../../concepts';
import { markOf } from '../../sight';
import type { TemplateRequest } from '../template';
import { type Frame, middleOf, square } from './frame';
import { kitArt, type SubjectArt } from './subject';

/**
 * Flowers that go with a skull, a tiger or a moon on a print are fanned out behind it, their stems hidden:
 * beside it they would be as large as it, and it is what the print is of.
 */

/** Who is amid flowers on a print; a vase has them in it, people hold them. */
const AMID = /^(?:animal|fantasy|symbol|body-part|celestial|instrument)$/;
/** To which sides they look, in degrees from upright, from the back to the front. */
const TURNS = [0, -34, 34, -70, 70, -104, 104] as const;
/** Of the first thing's longer side: how long a flower is, and how far below its middle they are rooted. */
const REACH = 0.86;
const ROOT_DOWN = 0.1;
/** Of the frame, how large the first thing is among them, and how far down. */
const AMID_FRAME = { share: 0.6, down: 0.34 } as const;

export const amidFrame = ({ x, y, width, height }: Frame): Frame => ({
  x: x + (width * (1 - AMID_FRAME.share)) / 2,
  y: y + height * AMID_FRAME.down,
  width: width * AMID_FRAME.share,
  height: height * AMID_FRAME.share,
});

const isFlower = ({ concept = '' }: BriefElement): boolean =>
  conceptOf(concept)?.kind === 'plant' && isOfSort(concept, 'sprig');

/** The flowers that the first thing is amid; none where it is none that could be. */
export function flowersAbout(
  { brief }: TemplateRequest,
  elements: readonly BriefElement[],
): readonly BriefElement[] {
  const [first, ...others] = elements;
  if (!first || !AMID.test(conceptOf(first.concept ?? '')?.kind ?? '')) return [];
  const isWith = ({ id }: BriefElement) =>
    brief.relations.some(
      ({ kind, from, to }) =>
        (/^(?:with|beside|around)$/.test(kind) && from === first.id && to === id) ||
        (kind === 'around' && from === id && to === first.id),
    );
  const flowers = others.filter(isFlower);
  const isAlone = others.length === flowers.length;
  return flowers.filter((one) => one.several && (isAlone || isWith(one)));
}

function turned({ svg, box }: SubjectArt, at: Point, degrees: number): string {
  const isLying = box.width > box.height * 1.15;
  return placed(svg, { at, angleDegrees: isLying ? degrees - 90 : degrees });
}

/** The flowers about a box, to be drawn before what is in it. */
export function fannedBehind(
  request: TemplateRequest,
  flowers: readonly BriefElement[],
  about: Frame,
): { svg: string; shown: string[] } {
  const side = Math.max(about.width, about.height);
  const long = side * REACH;
  const [x, y] = middleOf(about);
  const root: Point = [x, y + side * ROOT_DOWN];
  const drawn = TURNS.flatMap((turn, index) => {
    const element = flowers[index % flowers.length];
    // It grows from the origin up, whatever its own ground is.
    const art = element && kitArt(request, element, { ...square([0, -long / 2], long) }, 'bottom');
    return art ? [`<g ${markOf(element.id)}>${turned(art, root, turn)}</g>`] : [];
  });
  return {
    svg: drawn.reverse().join(''),
    shown: drawn.length > 0 ? flowers.map(({ id }) => id) : [],
  };
}
