import type { Draft } from '../read/draft';
import type { Rule } from './rule';

/** What motifs of patterns wear, and who sleeps in the bow of a moon. */

const isClothing = (draft: Draft, id: string) => draft.kindOf(id) === 'clothing';
/** What nobody wears: it lies between those who wear the clothes named before it. */
const NOT_WORN =
  /^(?:nature|celestial|symbol|food|tool|toy|container|instrument|device|furniture|vehicle|building|animal)$/;

const motifsBetween: Rule = {
  name: 'what is named after clothes in a pattern and cannot be worn is a motif of its own',
  example: {
    prompt: 'pattern with penguins wearing scarves and snowflakes',
    elements: ['penguin', 'scarf', 'snowflake'],
    brief: { relations: [{ kind: 'wearing', from: 'e1', to: 'e2' }] },
  },
  apply(draft) {
    if (draft.template?.id !== 'pattern') return;
    const isDressed = (id: string) =>
      draft.relations.some(
        ({ kind, from, to }) => kind === 'wearing' && from === id && isClothing(draft, to),
      );
    const kept = draft.relations.filter(
      ({ kind, from, to }) =>
        !(kind === 'wearing' && NOT_WORN.test(draft.kindOf(to) ?? '') && isDressed(from)),
    );
    draft.relations.splice(0, draft.relations.length, ...kept);
  },
};

const IN_A_MOON =
  /\b(?:sleep|asleep|napp?|snooz|rest|dream|sitt?|lying|curled up|snuggl)(?:ing|s)? (?:soundly |peacefully )?(?:in|inside) (?:an? |the )?(?:crescent |half |golden |yellow |little ){0,2}moons?\b/i;

const inMoons: Rule = {
  name: 'who sleeps or sits in a crescent moon lies on its bow',
  example: {
    prompt: 'bears sleeping in crescent moons',
    elements: ['bear', 'moon'],
    brief: { relations: [{ kind: 'on', from: 'e1', to: 'e2' }] },
  },
  apply(draft, prompt) {
    if (!IN_A_MOON.test(prompt)) return;
    const moon = draft.elements.find(({ concept }) => concept === 'moon');
    const lying = draft.actions.find(({ agent }) => draft.isAnimate(agent))?.agent;
    if (!moon || lying === undefined) return;
    const others = draft.relations.filter(({ from, to }) => from !== lying || to !== moon.id);
    draft.relations.splice(0, draft.relations.length, ...others);
    draft.relate('on', lying, moon.id);
  },
};

/** What a print is made of, and no thing that has a colour of its own. */
const PRINT_MARKS =
  /\b(?:chips?|specks?|shapes?|waves?|fans?|tiles?|stripes?|dots?|lines?|diamonds?|zig-?zags?|chevrons?|checks?|scallops?|arches|scales|medallions?|ornaments?|swirls?|squiggles?|blobs?|brush ?strokes?|tartan|plaid|gingham|houndstooth|herringbone|ikat|damask|paisley|trellis|lattice)$/iu;

const printedIn: Rule = {
  name: 'the colours of the marks of a print are those of the pattern',
  example: {
    prompt: 'terrazzo pattern with pink and mustard chips',
    brief: { paletteColors: ['#f47eac', '#d6a42c'] },
  },
  apply(draft) {
    if (draft.template?.id !== 'pattern') return;
    const marks = draft.elements.filter(({ phrase }) => PRINT_MARKS.test(phrase));
    for (const color of marks.flatMap(({ colors }) => colors))
      if (!draft.paletteColors.includes(color)) draft.paletteColors.push(color);
  },
};

export const MOTIF_RULES: readonly Rule[] = [motifsBetween, inMoons, printedIn];
