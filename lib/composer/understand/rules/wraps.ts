import type { BriefElement } from '../../brief';
import type { Draft } from '../read/draft';
import { imply, remove } from './imply';
import { mark } from './mark';
import { ON_LINES } from './on-lines';
import type { Rule } from './rule';
import { isOfSort } from '../../concepts/sorts';

/** What is about something: paper about a gift, snow and ivy over a house, a scarf about a neck. */

const COVERED = /\b(?:covered|coated|overgrown|draped|smothered|festooned) (?:in|with|by)\b/i;
const SNOWED = /\b(?:covered|blanketed|buried|coated) (?:in|with|by|under) (?:\w+ )?snow\b/i;
const GROWN = /\b(ivy|vine)-(?:covered|clad)\b/i;

const coverings: Rule = {
  name: 'what is covered in something has it all over',
  example: { prompt: 'an ivy-covered cottage', elements: ['cottage', 'ivy'] },
  apply(draft, prompt) {
    const [host] = draft.elements;
    if (!host) return;
    if (SNOWED.test(prompt)) {
      mark(host, 'snowy');
      draft.season ??= 'winter';
    }
    const grown = GROWN.exec(prompt);
    const house = grown && draft.elements.find(({ id }) => draft.kindOf(id) === 'building');
    if (house) {
      house.attributes.push('covered');
      const ivy = imply(draft, { concept: 'ivy', because: `of the ${house.phrase}` });
      if (ivy) draft.relate('with', house.id, ivy);
      for (const word of draft.words)
        if (GROWN.test(word.word)) Object.assign(word, { fate: 'element', note: ivy });
    }
    if (!COVERED.test(prompt)) return;
    const relation = draft.relations.find(
      ({ kind, from }) => kind === 'with' && !draft.isAnimate(from),
    );
    draft.element(relation?.from ?? '')?.attributes.push('covered');
  },
};

const wrappings: Rule = {
  name: 'the paper and the ribbon of a gift are on it, and lie about nowhere',
  example: {
    prompt: 'a gift wrapped in brown paper with a red ribbon',
    elements: ['gift'],
    without: ['paper', 'ribbon'],
  },
  apply(draft) {
    for (const { kind, from, to } of [...draft.relations]) {
      const [host, about] = [draft.element(from), draft.element(to)];
      const isPaper = isOfSort(about?.concept, 'wrapping-paper') && /^(?:in|on|with)$/.test(kind);
      if (!host || !about || !isPaper) continue;
      if (!isOfSort(host.concept, 'wrapped') && !host.attributes.includes('wrapped')) continue;
      const bow = draft.elements.find(
        ({ id, concept }) =>
          isOfSort(concept, 'wrapping-bow') &&
          draft.relations.some((each) => each.from === to && each.to === id),
      );
      if (host.concept === 'box') host.concept = 'gift';
      // Flowers keep their own.
      if (draft.kindOf(from) !== 'plant')
        host.colors = [...about.colors.slice(0, 1), ...(bow?.colors ?? []), ...host.colors];
      host.phrase = `${host.phrase} in ${about.phrase}`;
      for (const gone of [about, bow]) if (gone) draft.fate(gone.phrase, 'attribute', host.id);
      for (const one of draft.relations)
        if (/^(?:on|in|under|beside|behind)$/.test(one.kind) && one.from === to && one.to !== from)
          one.from = from;
      remove(draft, (id) => id === to || id === bow?.id);
    }
  },
};

const bows: Rule = {
  name: 'a bow that a gift is told with is the bow on it',
  example: { prompt: 'a gift box with a red bow', elements: ['gift'], without: ['hair-bow'] },
  apply(draft) {
    for (const { kind, from, to } of [...draft.relations]) {
      const [host, bow] = [draft.element(from), draft.element(to)];
      const isOwn = isOfSort(host?.concept, 'bowed') && isOfSort(bow?.concept, 'wrapping-bow');
      if (!host || !bow || !isOwn || !/^(?:with|wearing|tied)$/.test(kind)) continue;
      const [color] = bow.colors;
      if (color !== undefined) host.trimColors = [color, ...(host.trimColors ?? [])];
      host.phrase = `${host.phrase} with ${bow.phrase}`;
      draft.fate(bow.phrase, 'attribute', host.id);
      remove(draft, (id) => id === to);
    }
  },
};

const collars: Rule = {
  name: 'what is around a neck is worn by whose neck it is',
  example: {
    prompt: "a scarf around a snowman's neck",
    brief: { relations: [{ kind: 'around', from: 'e1', to: 'e2' }] },
  },
  apply(draft) {
    for (const relation of [...draft.relations]) {
      const part = draft.element(relation.to);
      if (relation.kind !== 'around' || !part || !/^(?:neck|waist|wrist|head)$/i.test(part.phrase))
        continue;
      const owner = draft.relations.find(
        ({ kind, from }) => kind === 'part-of' && from === part.id,
      )?.to;
      if (owner === undefined) continue;
      draft.fate(part.phrase, 'ignored', `of ${draft.element(owner)?.phrase ?? ''}`);
      const { from } = relation;
      remove(draft, (id) => id === part.id);
      draft.relate('around', from, owner);
    }
  },
};

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
  // `on a couch under a blanket`: who is on it is.
  const seats = found.filter((id) => isSeat(draft, id));
  const seated = draft.relations.flatMap(({ kind, from, to }) =>
    UPON.test(kind) && seats.includes(to) ? [from] : [],
  );
  return [...new Set([...found, ...seated])].filter(
    (id) => draft.isAnimate(id) && draft.kindOf(id) !== 'animal',
  );
}

function seatOf(draft: Draft, cloth: BriefElement, who: readonly string[]): string | undefined {
  const isAbout = (id: string) => id === cloth.id || who.includes(id);
  const told = draft.relations.find(
    ({ kind, from, to }) => UPON.test(kind) && isAbout(from) && isSeat(draft, to),
  );
  if (told) return told.to;
  // Elsewhere, too, whoever is told of has a place already.
  const isPlaced = draft.relations.some(
    ({ kind, from, to }) =>
      UPON.test(kind) && (who.includes(from) || from === cloth.id) && to !== cloth.id,
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

/** What is wound about things, and before a rope is taken for that: what hangs by one. */
export const WRAP_RULES: readonly Rule[] = [...ON_LINES, collars, coverings, wrappings, bows];
