import type { BriefElement } from '../../brief';
import { isLivingKind } from '../../concepts/concept';
import type { Draft } from '../read/draft';
import { escaped } from '../text/escaped';
import { isOfSort } from '../../concepts/sorts';
import { imply, remove } from './imply';
import { showWith } from './mark';
import type { Rule } from './rule';

/** What a place is drawn of where somebody has it on the back: the first by its name, the others with it. */
interface World {
  named: RegExp;
  first: readonly [concept: string, count: number];
  others: readonly (readonly [concept: string, count: number])[];
}

const WORLDS: readonly World[] = [
  {
    named: /\b(?:village|town|hamlet|settlement|neighbou?rhood)\b/i,
    first: ['house', 4],
    others: [['church', 1]],
  },
  {
    named: /\b(?:city|metropolis|skyline)\b/i,
    first: ['skyscraper', 5],
    others: [],
  },
  { named: /\bjungle|rainforest\b/i, first: ['palm tree', 4], others: [['tree', 2]] },
  {
    named: /\b(?:forest|woods?|woodland|grove)\b/i,
    first: ['tree', 3],
    others: [['pine tree', 3]],
  },
  { named: /\bfarm\b/i, first: ['barn', 1], others: [['tree', 2]] },
  { named: /\bisland\b/i, first: ['palm tree', 3], others: [] },
  { named: /\b(?:tavern|inn|pub)\b/i, first: ['cottage', 1], others: [] },
];

/** `a village on the back of a tortoise`, `a tortoise with a village on its back`. */
const ON_BACK =
  /\bon (?:(?:the|its|his|her|their) (?:back|shell)\b|(?:an?|the) (?:[a-z-]+ ){0,3}[a-z-]+['’]s (?:back|shell)\b)/i;
/** Words before it that may name what is there. */
const BEFORE = /(?:[\p{L}-]+ ){1,7}$/u;

/** Whoever has a back here: the animal that is named last before it, or first after it. */
const carrierIn = ({ elements, lexicon }: Draft): BriefElement | undefined =>
  elements.find(({ concept = '' }) => {
    const kind = lexicon.factsOf(concept)?.kind ?? '';
    return isLivingKind(kind) && kind !== 'person';
  });

/** `a city on a giant turtle`: the back is meant. */
const onWhom = (prompt: string, carrier: BriefElement | undefined) =>
  carrier &&
  new RegExp(`\\bon (?:an?|the) (?:[a-z-]+ ){0,2}${escaped(carrier.phrase)}\\b`, 'iu').exec(prompt);

const carriers: Rule = {
  name: 'a village on the back of an animal is houses there, and no place around it',
  example: {
    prompt: 'a village on the back of a giant tortoise',
    elements: ['tortoise', 'house', 'church'],
    brief: { places: [] },
  },
  apply(draft, prompt) {
    const carrier = carrierIn(draft);
    const found = ON_BACK.exec(prompt) ?? onWhom(prompt, carrier);
    if (!found || draft.template) return;
    const before = BEFORE.exec(prompt.slice(0, found.index))?.[0] ?? '';
    const world = WORLDS.find(({ named }) => named.test(before));
    if (!carrier || !world) return;
    const told = draft.places.filter(({ phrase }) =>
      phrase
        .toLowerCase()
        .split(' ')
        .some((word) => before.toLowerCase().includes(word)),
    );
    if (told.length === 0) return;
    draft.places.splice(
      0,
      draft.places.length,
      ...draft.places.filter((one) => !told.includes(one)),
    );
    const because = `stands on the ${carrier.phrase}`;
    const [name, count] = world.first;
    const ids = [
      imply(draft, { concept: name, count, because, another: true }),
      ...world.others.map(([other, many]) =>
        imply(draft, { concept: other, count: many, because }),
      ),
    ];
    const first = draft.element(ids[0] ?? '');
    if (first) {
      first.phrase = told[0]?.phrase ?? first.phrase;
      delete first.because;
    }
    for (const id of ids) if (id) draft.relate('on', id, carrier.id);
    for (const word of draft.words)
      if (told.some(({ concept }) => word.note === concept) && word.fate === 'place' && first) {
        word.fate = 'element';
        word.note = first.id;
      }
    // Where it walks through clouds it is up among them.
    if (THROUGH_CLOUDS.test(prompt)) {
      draft.addPlace('clouds', 'clouds');
    }
  },
};

const THROUGH_CLOUDS = /\b(?:through|above|among|over|in) (?:the )?clouds\b/i;

/** Water that falls from land in the air is that of the land, and no waterfall on the ground. */
const OFF_RIM =
  /\b(?:waterfalls?|water|falls?|rivers?|streams?)\b[^.;]{0,40}\b(?:off|over|from|down) (?:the|its|their) (?:edges?|rims?|sides?)\b/i;

const rimFalls: Rule = {
  name: 'water that falls off the rim of a floating island is part of it',
  example: {
    prompt: 'a floating island with a windmill, a waterfall pouring off the edge',
    elements: ['floating island', 'windmill'],
    brief: {
      places: [{ concept: 'clouds', phrase: 'floating island', attributes: [], colors: [] }],
    },
  },
  apply(draft, prompt) {
    const island = draft.elements.find(({ concept = '' }) => isOfSort(concept, 'land-aloft'));
    const fall = draft.places.findIndex(({ concept }) => concept === 'waterfall');
    if (!island || fall < 0 || draft.template || !OFF_RIM.test(prompt)) return;
    const [place] = draft.places.splice(fall, 1);
    showWith(island, place?.phrase ?? 'waterfall');
    for (const word of draft.words)
      if (word.note === place?.concept) {
        word.fate = 'element';
        word.note = island.id;
      }
    const rim = draft.elements.find(({ concept, phrase }) => !concept && RIM.test(phrase));
    if (rim) remove(draft, (id) => id === rim.id);
    if (draft.places.length === 0) draft.addPlace('clouds', island.phrase);
  },
};
const RIM = /^(?:the )?(?:edge|rim|side)s?$/i;

export const LAND_RULES: readonly Rule[] = [carriers, rimFalls];
