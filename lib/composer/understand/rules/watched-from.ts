import type { Rule } from './rule';

/** From where animals watch: they are on it. */

const WATCHING =
  /\b(?:watch|look|star|gaz|glar|peer|observ|spy|listen|sing|call|hoot|croak|caw)(?:s|es|ing|ting|ies)?\b[^.;]{0,40}\bfrom (?:(?:the top of|atop|above) )?(?:an?|the|its|his|her|their) /i;
const PERCHES = /^(?:furniture|plant|nature|building|container|symbol|vehicle)$/;
const NO_PERCH = /^(?:window|door|curtain|cave|hole|tree-hole|nest|cage|aquarium|dog-house)$/;

export const watchedFrom: Rule = {
  name: 'a raven that watches from a shelf is on it',
  example: {
    prompt: 'a raven watching from a shelf, a witch brewing soup in a cauldron',
    elements: ['raven', 'wall-shelf'],
  },
  apply(draft, prompt) {
    if (!WATCHING.test(prompt)) return;
    for (const relation of draft.relations) {
      const { kind, from, to } = relation;
      const perch = draft.element(to);
      if (kind !== 'at' || draft.kindOf(from) !== 'animal' || !perch) continue;
      if (!PERCHES.test(draft.kindOf(to) ?? '') || NO_PERCH.test(perch.concept ?? '')) continue;
      relation.kind = 'on';
      for (const word of draft.words)
        if (word.note === 'at' && word.word === 'from') word.note = 'on';
    }
  },
};

export const onShelves: Rule = {
  name: 'an animal on a shelf is on one at the wall, and in no bookcase',
  example: { prompt: 'a cat sleeping on a shelf', elements: ['cat', 'wall-shelf'] },
  apply(draft) {
    for (const { kind, from, to } of draft.relations) {
      const shelf = draft.element(to);
      const isPlain = shelf?.concept === 'bookshelf' && /^shelf$/i.test(shelf.phrase);
      if (kind === 'on' && isPlain && draft.kindOf(from) === 'animal')
        shelf.concept = draft.lexicon.conceptNamed('wall shelf');
    }
  },
};
