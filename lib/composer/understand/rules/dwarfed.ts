import type { BriefElement } from '../../brief';
import { conceptOf, isOfSort } from '../../concepts';
import type { Draft } from '../read/draft';
import type { Rule } from './rule';

/** What somebody has on or in the hands is of their own size. */
const OWN = /^(?:holding|wearing|carrying)$/;
/** What is larger than anybody is so already. */
const LARGE_CM = 520;
/** So many times the height of whoever is tiny beside it, and where it is told to be giant as well. */
const TIMES = { plain: 2.1, giant: 2.8 } as const;
const GREW =
  /^(?:device|symbol|toy|tool|container|clothing|furniture|instrument|body-part|plant|food|nature)$/;

const isOwn = ({ relations, actions }: Draft, { id, because }: BriefElement): boolean =>
  because !== undefined ||
  relations.some(({ kind, to }) => OWN.test(kind) && to === id) ||
  actions.some(({ instrument }) => instrument === id);

/** Of trees, towers and cliffs that are higher than anybody, how high whoever is tiny at them is; more is seen than it measures. */
const AT_TALL = 1 / 24;
const TALL = /^(?:plant|building|nature|vehicle|fantasy)$/;

/** What the tiny are near, or do something to. */
function isNear({ relations, actions }: Draft, tiny: ReadonlySet<string>, id: string): boolean {
  return (
    relations.some(
      ({ from, to }) => (tiny.has(from) && to === id) || (tiny.has(to) && from === id),
    ) || actions.some(({ agent, patient }) => tiny.has(agent) && patient === id)
  );
}

/** Times its height, a flower or a cup that one of the little folk is in or on; what is taller stays as it is. */
const LITTLE = { times: 1.5, mostCm: 90 } as const;
const ABOUT = /^(?:in|on|under|out-of|at|against|behind|beside|in-front-of)$/;
const SMALL = /^(?:plant|food|container|toy|tool|nature|clothing)$/;

/** Who is as small as flowers are: beside any of them it is the flower that is large. */
export const littleFolk: Rule = {
  name: 'one of the little folk fits into a flower',
  example: { prompt: 'a fairy sleeping inside a tulip', elements: ['fairy', 'tulip'] },
  apply(draft) {
    for (const { kind, from, to } of draft.relations) {
      const [who, thing] = [draft.element(from), draft.element(to)];
      if (!who?.concept || !thing || !isOfSort(who.concept, 'little-folk')) continue;
      const heightCm = conceptOf(thing.concept ?? '')?.heightCm ?? LARGE_CM;
      const isSmall = heightCm <= LITTLE.mostCm && SMALL.test(draft.kindOf(to) ?? '');
      if (!ABOUT.test(kind) || !isSmall || thing.count > 1 || thing.measured) continue;
      thing.measured = { concept: who.concept, times: LITTLE.times, isHeight: true };
    }
  },
};

export const dwarfed: Rule = {
  name: 'who is tiny is small beside what is there, which is larger than anybody',
  example: {
    prompt: 'a tiny gardener watering a giant brain',
    elements: ['gardener', 'brain', 'watering can'],
  },
  apply(draft) {
    const isTiny = ({ id, attributes }: BriefElement) =>
      draft.kindOf(id) === 'person' && attributes.includes('tiny');
    // Who is of a tale is drawn as tiny as it is told.
    const people = draft.elements.filter(
      ({ id, concept }) => draft.kindOf(id) === 'person' && !isOfSort(concept, 'tale-folk'),
    );
    const [first] = people;
    if (!first?.concept || !people.every(isTiny)) return;
    const tiny = new Set(people.map(({ id }) => id));
    const things = draft.elements.filter(
      (one) =>
        GREW.test(draft.kindOf(one.id) ?? '') &&
        one.count === 1 &&
        one.measured === undefined &&
        !isOwn(draft, one) &&
        (conceptOf(one.concept ?? '')?.heightCm ?? LARGE_CM) < LARGE_CM,
    );
    const near = things.filter(({ id }) => isNear(draft, tiny, id));
    for (const one of near.length > 0 ? near : things.slice(0, 1)) {
      const times = one.attributes.includes('giant') ? TIMES.giant : TIMES.plain;
      one.measured = { concept: first.concept, times, isHeight: true };
    }
    if (things.length > 0) return;
    const [tall] = draft.elements.filter(
      ({ id, concept, measured }) =>
        TALL.test(draft.kindOf(id) ?? '') &&
        measured === undefined &&
        (conceptOf(concept ?? '')?.heightCm ?? 0) >= LARGE_CM,
    );
    if (!tall?.concept) return;
    const { concept } = tall;
    for (const one of people) one.measured = { concept, times: AT_TALL, isHeight: true };
  },
};
