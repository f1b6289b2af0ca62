import { isOfSort } from '../../concepts/sorts';
import type { Draft } from '../read/draft';
import { imply, remove } from './imply';
import type { Rule } from './rule';

/** Places of tales: the study of a wizard, a village in the trees, woods and houses that have their hour. */

const MAGICIAN = /^(?:wizard|witch|fairy)$/;
const STUDY = /^(?:tower|study|chamber|workshop|room|office|laborator(?:y|ies)|lab|den)$/i;

export const wizardStudies: Rule = {
  name: 'a wizard in his tower is in its study, and not before it',
  example: {
    prompt: 'an old wizard reading a spell book in his tower',
    elements: ['wizard', 'spell-book'],
    without: ['tower'],
    brief: {
      places: [{ concept: 'wizard-tower', phrase: 'tower', attributes: [], colors: [] }],
    },
  },
  apply(draft) {
    if (draft.template || draft.places.length > 0) return;
    const wizard = draft.elements.find(({ concept }) => MAGICIAN.test(concept ?? ''));
    const inside = draft.relations.find(
      ({ kind, from, to }) =>
        kind === 'in' &&
        from === wizard?.id &&
        STUDY.test(draft.element(to)?.phrase.split(' ').at(-1) ?? ''),
    );
    const room = inside && draft.element(inside.to);
    if (!room) return;
    remove(draft, (id) => id === room.id);
    draft.addPlace('wizard-tower', room.phrase);
  },
};

const IN_TREES =
  /\b(?:tree ?houses? (?:village|town|city|community)|(?:village|town|city|community) of tree ?houses?|(?:elven|elvish|elf|fairy) (?:village|town|city) in the (?:trees|treetops|forest))\b/i;
const SETTLEMENT = /^(?:village|city|street|town)$/;

export const treeVillages: Rule = {
  name: 'a village of tree houses stands in a forest',
  example: {
    prompt: 'a treehouse village with lanterns',
    elements: ['tree-house', 'lantern'],
    brief: {
      places: [{ concept: 'forest', phrase: 'treehouse village', attributes: [], colors: [] }],
    },
  },
  apply(draft, prompt) {
    const said = IN_TREES.exec(prompt)?.[0];
    if (said === undefined || draft.template) return;
    const others = draft.places.filter(({ concept }) => !SETTLEMENT.test(concept));
    draft.places.splice(0, Infinity, ...others);
    remove(draft, (id) => /^tree$/.test(draft.element(id)?.concept ?? ''));
    imply(draft, { concept: 'tree-house', count: 3, because: `of the ${said.toLowerCase()}` });
    if (!draft.places.some(({ concept }) => concept === 'forest')) draft.addPlace('forest', said);
  },
};

const SHELVED = /^(?:bottle|potion|jar|flask)$/;

export const potionShelves: Rule = {
  name: 'the bottles of a potion shop are on its shelves',
  example: {
    prompt: 'a potion shop with bottles on shelves',
    elements: ['potion-shelf'],
    without: ['bookshelf', 'bottle'],
  },
  apply(draft) {
    if (!draft.places.some(({ concept }) => concept === 'potion-shop')) return;
    const shelf = draft.elements.find(({ concept }) =>
      /^(?:bookshelf|wall-shelf)$/.test(concept ?? ''),
    );
    if (!shelf) return;
    const bottles = draft.elements.filter(({ concept }) => SHELVED.test(concept ?? ''));
    shelf.concept = 'potion-shelf';
    shelf.phrase = [...bottles.map(({ phrase }) => phrase), shelf.phrase].join(' on ');
    shelf.count = Math.min(2, shelf.count);
    remove(draft, (id) => bottles.some((one) => one.id === id));
  },
};

const HAUNTED = /\b(?:haunted|spooky|creepy|ghostly|horror|abandoned mansion)\b/i;
/** Kinds of films and books that happen in the dark. */
const DREADED = /\b(?:horror|thriller|noir|spooky|creepy|eerie|sinister|ghost story|scary)\b/i;
const ENCHANTED =
  /\b(?:enchanted|magical|mystical|bewitched|glowing|fairy-?tale) (?:\p{L}+ )?(?:forest|woods?|glade|clearing|garden)\b/iu;

/** An hour of its own where the prompt tells none, and what is seen only then. */
function atHour(draft: Draft, hour: 'night' | 'dusk', signs: readonly [string, number][]): void {
  if (draft.hour) return;
  draft.hour = hour;
  for (const [concept, count] of signs)
    if (draft.elements.length < 4)
      imply(draft, { concept, count, because: 'what is seen there at this hour' });
}

export const eerie: Rule = {
  name: 'a haunted house stands in the night, and an enchanted forest glows at dusk',
  example: {
    prompt: 'a haunted mansion on a hill',
    elements: ['haunted-house', 'bat'],
    brief: { hour: 'night' },
  },
  apply(draft, prompt) {
    if (draft.template && draft.template.id !== 'poster') return;
    const isHaunted =
      HAUNTED.test(prompt) && draft.elements.some(({ id }) => draft.kindOf(id) === 'building');
    if (isHaunted) atHour(draft, 'night', [['bat', 3]]);
    else if (ENCHANTED.test(prompt)) atHour(draft, 'dusk', []);
    else if (draft.template && draft.places.length > 0 && DREADED.test(prompt))
      draft.hour ??= 'night';
  },
};

const MIXED = /^(?:pour|cook|mix|stir|make|brew|create)$/;
const VESSEL = /^(?:cauldron|cooking-pot|pot)$/;

/** What is stirred with nothing told that it is in stands for the cauldron full of it. */
function fillCauldron(draft: Draft): void {
  const isIn = (id: string) =>
    draft.relations.some(({ kind, from }) => /^(?:in|on)$/.test(kind) && from === id);
  if (draft.elements.some(({ concept }) => VESSEL.test(concept ?? ''))) return;
  for (const action of draft.actions) {
    const brew = draft.element(action.patient ?? '');
    if (!MIXED.test(action.verb) || !brew || !isOfSort(brew.concept, 'stirred-brew')) continue;
    if (isIn(brew.id) || brew.count > 1 || !draft.isAnimate(action.agent)) continue;
    brew.concept = draft.lexicon.conceptNamed('cauldron');
    action.verb = 'stir';
    delete action.instrument;
  }
}

export const brews: Rule = {
  name: 'who brews a potion in a cauldron stirs it, and is not in it',
  example: {
    prompt: 'a witch brewing a potion in a cauldron',
    elements: ['witch', 'cauldron'],
    without: ['jug'],
    brief: { actions: [{ verb: 'stir', agent: 'e1', patient: 'e3' }] },
  },
  apply(draft) {
    fillCauldron(draft);
    for (const { kind, from, to } of [...draft.relations]) {
      if (kind !== 'in' || !VESSEL.test(draft.element(to)?.concept ?? '') || !draft.isAnimate(from))
        continue;
      const mixing = draft.actions.find(({ verb, agent }) => agent === from && MIXED.test(verb));
      if (!mixing) continue;
      const gone = [mixing.instrument, mixing.patient].filter(
        (id) => id !== undefined && id !== to,
      );
      const brew = draft.element(mixing.patient ?? '')?.phrase;
      if (brew) draft.fate(brew, 'ignored', 'what is in the pot');
      draft.unrelate((one) => one.from === from && one.to === to);
      draft.actions.splice(draft.actions.indexOf(mixing), 1, {
        verb: 'stir',
        agent: from,
        patient: to,
      });
      remove(draft, (id) => gone.includes(id));
    }
  },
};
