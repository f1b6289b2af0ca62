import type { BriefElement } from '../../brief';
import { isOfSort } from '../../concepts/sorts';
import type { Draft } from '../read/draft';
import { imply, remove } from './imply';
import type { Rule } from './rule';

/** Who is under a blanket sits on something and has it over the lap; on a bed it is the quilt. */
const UPON = /^(?:on|in|at)$/;
const COVERING = /^(?:above|on|around|against)$/;
/** More than these have no room on one sofa. */
const MOST_ON_SOFA = 5;

const isSeat = (draft: Draft, id: string) =>
  draft.kindOf(id) === 'furniture' && isOfSort(draft.element(id)?.concept, 'warm-seat');

/** Who is said to be under the blanket, or to have it over them. */
function coveredBy(draft: Draft, cloth: BriefElement): string[] {
  const found = draft.relations.flatMap(({ kind, from, to }) => {
    if (to === cloth.id && /^(?:under|in)$/.test(kind)) return [from];
    return from === cloth.id && COVERING.test(kind) ? [to] : [];
  });
  return [...new Set(found)].filter((id) => draft.isAnimate(id) && draft.kindOf(id) !== 'animal');
}

function seatOf(draft: Draft, cloth: BriefElement, who: readonly string[]): string | undefined {
  const isAbout = (id: string) => id === cloth.id || who.includes(id);
  const told = draft.relations.find(
    ({ kind, from, to }) => UPON.test(kind) && isAbout(from) && isSeat(draft, to),
  );
  if (told) return told.to;
  // Elsewhere, too, whoever is told of has a place already.
  const isPlaced = draft.relations.some(
    ({ kind, from, to }) => UPON.test(kind) && who.includes(from) && to !== cloth.id,
  );
  const count = who.reduce((sum, id) => sum + (draft.element(id)?.count ?? 1), 0);
  const isFree = draft.places.length === 0 && draft.hour === undefined && !isPlaced;
  if (!isFree || count > MOST_ON_SOFA || draft.elements.some(({ id }) => isSky(draft, id)))
    return undefined;
  return imply(draft, { concept: 'sofa', because: 'where one is under a blanket' });
}
const isSky = (draft: Draft, id: string) =>
  /^(?:celestial|nature|plant|vehicle)$/.test(draft.kindOf(id) ?? '');

export const blankets: Rule = {
  name: 'a family under a blanket on the sofa sits there, the blanket over their laps',
  example: {
    prompt: 'a girl under a blanket on the sofa',
    brief: {
      relations: [
        { kind: 'on', from: 'e1', to: 'e3' },
        { kind: 'above', from: 'e2', to: 'e3' },
      ],
    },
  },
  apply(draft) {
    const cloth = draft.elements.find(
      ({ concept, count }) => count === 1 && isOfSort(concept, 'swaddling'),
    );
    if (!cloth || draft.camera === 'isometric') return;
    const who = coveredBy(draft, cloth);
    const seat = who.length > 0 ? seatOf(draft, cloth, who) : undefined;
    if (seat === undefined) return;
    const isKnees = (id: string) => /^(?:knees?|legs?|lap|feet|shoulders?)$/i.test(id);
    remove(draft, (id) => isKnees(draft.element(id)?.phrase ?? ''));
    draft.unrelate(
      ({ kind, from, to }) =>
        from === cloth.id ||
        to === cloth.id ||
        (who.includes(from) && (to === seat || (kind === 'beside' && who.includes(to)))),
    );
    for (const id of who) draft.relate('on', id, seat);
    draft.relate('above', cloth.id, seat);
  },
};
