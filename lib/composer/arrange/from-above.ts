import { createRandom } from '@/lib/random/random';
import type { Brief } from '../brief';
import { accentsFor } from '../palette/accents';
import { castOf, type Thing } from './cast';
import { isOnPaper, looksAlikeFromAbove } from './laid-flat';
import { probePen } from './roots';

/** Of four pictures of dishes, one is taken from above, where the kit draws all of them so; and whatever lies on paper. */

const FROM_ABOVE = 3;

/** Whether it looks otherwise from above, and not only says so. */
function hasTop({ drawnBy, parameters }: Thing): boolean {
  if (drawnBy.kind !== 'part') return false;
  const drawn = (view: 'side' | 'top') => {
    const asked = drawnBy.part.parameters.safeParse({ ...parameters, view });
    const accents = accentsFor(createRandom(1, ''), 0);
    const pen = probePen({ seed: 1, label: '', accents });
    return asked.success ? drawnBy.part.draw(asked.data, pen).svg : '';
  };
  return drawn('top') !== drawn('side');
}

/** Nothing in it would be seen standing. */
function isFlatThroughout(brief: Brief): boolean {
  const { things, undrawable } = castOf(brief);
  return (
    undrawable.length === 0 &&
    things.every((thing) => looksAlikeFromAbove(thing.concept.id) || hasTop(thing))
  );
}

export function takenFromAbove(brief: Brief, variant: number): Brief {
  if (isOnPaper(brief)) return isFlatThroughout(brief) ? { ...brief, camera: 'top' } : brief;
  const { camera, template, places, lettering, clearSide, relations, actions } = brief;
  const isFree = [camera, template, clearSide].every((one) => one === undefined);
  const isAlone = [places, lettering, relations, actions].every(({ length }) => length === 0);
  if (variant % 4 !== FROM_ABOVE || !isFree || !isAlone) return brief;
  const { things, undrawable } = castOf(brief);
  const areDishes = things.every(({ concept: { kind } }) => /^(?:food|container)$/.test(kind));
  const isSeen = things.length > 0 && undrawable.length === 0 && areDishes && things.every(hasTop);
  return isSeen ? { ...brief, camera: 'top' } : brief;
}
