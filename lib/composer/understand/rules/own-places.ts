import { pawsHeld } from './at-water';
import type { BriefElement } from '../../brief';
import { conceptOf } from '../../concepts';
import { isOfSort } from '../../concepts/sorts';
import type { Draft } from '../read/draft';
import { among, amongMany } from './among';
import { BATHING_RULES } from './bathing';
import { DISTANCE_RULES } from './distances';
import { remove } from './imply';
import { ownLadders } from './house-parts';
import { cycleBaskets } from './cycle-baskets';
import { had } from './had';
import { inBloom } from './in-bloom';
import { bentByWind, inGrowth } from './in-growth';
import { inSnow } from './in-snow';
import { HOUSEHOLD_RULES } from './kitchens';
import { bridges } from './bridges';
import { closeUps, macros } from './close-ups';
import { dwarfed, littleFolk } from './dwarfed';
import { seaBirds } from './sea-birds';
import { mark, showWith } from './mark';
import { ON_GROUND_RULES } from './on-the-ground';
import { PERCHED_RULES } from './perched';
import type { Rule } from './rule';
import { shopFronts } from './shop-fronts';
import { starsThroughPanes } from './watched-sky';
import { WHEEL_RULES } from './wheels';
import { sunkenBeasts } from './where-behind';

/** Where somebody or something is that is told of by way of something else: of the clothes, of a counter, of the water. */

const ON_BACK =
  /\b(?:float|drift|lie|lying|sleep|rest|napp?|relax|doz|swim|roll|loung|snooz)\w*(?: (?!with\b|a\b|an\b|the\b|and\b)[a-z]+){0,3} on (?:its|his|her|their) backs?\b(?! leg| porch)/i;
const ROLLING = /\broll(?:s|ing)?(?: around| about)? (?:in|down|over|on|across|through)\b/i;

const rollers: Rule = {
  name: 'animals that roll about have the belly up',
  example: {
    prompt: 'a panda rolling down a hill',
    brief: { actions: [{ verb: 'roll-on-back', agent: 'e1' }] },
  },
  apply(draft, prompt) {
    if (!ROLLING.test(prompt)) return;
    for (const action of draft.actions) {
      const element = draft.element(action.agent);
      const isRolling = /^(?:push|lie|roll-on-back)$/.test(action.verb) && !action.patient;
      if (!element || !isRolling || draft.kindOf(action.agent) !== 'animal') continue;
      for (const word of draft.words) if (word.note === action.verb) word.note = 'roll-on-back';
      action.verb = 'roll-on-back';
      mark(element, 'supine');
    }
  },
};

const LYING =
  /^(?:lie-back|roll-on-back|float|drift|lie|sleep|rest|nap|relax|swim|roll|lounge|snooze|doze)$/;

const onBacks: Rule = {
  name: 'who floats or lies on the back has the belly up',
  example: { prompt: 'an otter floating on its back', elements: ['otter'] },
  apply(draft, prompt) {
    if (!ON_BACK.test(prompt)) return;
    for (const { agent, verb } of draft.actions) {
      const element = draft.element(agent);
      if (!element || draft.kindOf(agent) !== 'animal' || !LYING.test(verb)) continue;
      mark(element, 'supine');
      // What grows under the water is under the whole of it, and not before who floats there.
      draft.unrelate(
        ({ kind, from, to }) =>
          kind === 'under' && to === agent && isOfSort(draft.element(from)?.concept, 'sea-growth'),
      );
    }
  },
};

/** Who wears something. */
const wearerOf = ({ relations }: Draft, id: string) =>
  relations.find(({ kind, to }) => kind === 'wearing' && to === id)?.from;

const wearersPlaced: Rule = {
  name: 'what clothes are said to be under, the wearer is under',
  example: {
    prompt: 'a dog wearing a scarf under an umbrella',
    brief: {
      relations: [
        { kind: 'wearing', from: 'e1', to: 'e2' },
        { kind: 'under', from: 'e1', to: 'e3' },
      ],
    },
  },
  apply(draft) {
    for (const { kind, from, to } of [...draft.relations]) {
      if (!/^(?:under|beside|behind|in-front-of|against|at)$/.test(kind)) continue;
      if (draft.kindOf(to) === 'clothing') continue;
      const wearer = wearerOf(draft, from);
      if (wearer === undefined || wearer === to) continue;
      draft.unrelate((one) => one.kind === kind && one.from === from && one.to === to);
      draft.relate(kind, wearer, to);
    }
  },
};

const stallIn = ({ elements }: Draft): BriefElement | undefined =>
  elements.find(({ concept }) => isOfSort(concept, 'has-counter'));

const stallCounters: Rule = {
  name: 'the counter of a stall is its own top',
  example: {
    prompt: 'a witch behind a wooden stall selling potions, a toad on the counter',
    elements: ['witch', 'market stall', 'potion', 'toad'],
    without: ['checkout counter'],
  },
  apply(draft) {
    const stall = stallIn(draft);
    if (!stall) return;
    const counter = draft.elements.find(
      ({ concept, phrase }) => concept === 'till-counter' && /^counter$/i.test(phrase),
    );
    if (counter) {
      for (const relation of draft.relations)
        if (relation.to === counter.id) relation.to = stall.id;
      showWith(stall, counter.phrase);
      remove(draft, (id) => id === counter.id);
    }
    const behind = draft.relations.filter(({ to }) => to === stall.id);
    const keepers = behind.filter(({ kind }) => kind === 'behind').map(({ from }) => from);
    const again = draft.relations.filter(
      ({ kind, from, to }) => kind === 'at' && to === stall.id && keepers.includes(from),
    );
    for (const one of again) draft.relations.splice(draft.relations.indexOf(one), 1);
  },
};

const stillWaters: Rule = {
  name: 'water with reeds or lily pads is that of a pond',
  example: {
    prompt: 'a heron standing in shallow water among reeds',
    brief: { places: [{ concept: 'lake', phrase: 'shallow water', attributes: [], colors: [] }] },
  },
  apply(draft) {
    const water = draft.places.find(
      ({ concept, phrase }) => concept === 'sea' && /\bwaters?$/i.test(phrase),
    );
    if (water && draft.elements.some(({ concept }) => isOfSort(concept, 'of-ponds')))
      water.concept = 'lake';
  },
};

const FROM_ABOVE = /^(?:food|drink|container)$/;

const steamFromAbove: Rule = {
  name: 'steam seen from above is over the dish, and does not lie beside it',
  example: {
    prompt: 'a bowl of ramen with nori, steam, top down view',
    brief: { relations: [{ kind: 'on', from: 'e2', to: 'e1' }] },
  },
  apply(draft) {
    if (draft.camera !== 'top') return;
    const dish = draft.elements.find(({ id }) => FROM_ABOVE.test(draft.kindOf(id) ?? ''));
    for (const { id, concept } of draft.elements) {
      if (!dish || !isOfSort(concept, 'rising')) continue;
      draft.unrelate(({ kind, from, to }) => kind === 'with' && from === dish.id && to === id);
      const isBound = draft.relations.some(({ from, to }) => from === id || to === id);
      if (!isBound) draft.relate('on', id, dish.id);
    }
  },
};

const IN_WATER =
  /\b(?:(?:stand|wad|walk|runn|trott|splash|bath|cool|drink|play|wait)\w*(?: (?:around|about|off|knee-deep|waist-deep|happily|together|there))*|elephants?|hippos?|buffalos?|bison|moose|bears?|cows?|horses?|dogs?|storks?|flamingos?|herons?|up to (?:its|his|her|their) (?:knees|ankles|waists?|chests?)|(?:ankle|knee|waist|chest)[- ](?:deep|high)) in (?:the |an? |its |some )?(?:(?!garden|glass|bottle|bowl|bucket|paddling|swimming)[a-z-]+ ){0,2}(?:water|sea|ocean|river|lake|pond|stream|shallows|surf)\b(?! park| bottle| side)/i;
const WADES = /^(?:stand|walk|run|flow|splash|play|look|drink|wait|catch|eat|hold)$/;
const WATERS = /^(?:sea|ocean|river|lake|pond|stream|lagoon)$/;

const waders: Rule = {
  name: 'who stands in the water is in it, and not on its shore',
  example: { prompt: 'an elephant standing in the water', elements: ['elephant'] },
  apply(draft, prompt) {
    const isWet = draft.places.some(({ concept }) => WATERS.test(concept));
    if (draft.template || !isWet || !IN_WATER.test(prompt)) return;
    for (const element of draft.elements) {
      const { id, attributes } = element;
      const deeds = draft.actions.filter(({ agent }) => agent === id);
      const isHeld = draft.relations.some(
        ({ kind, from }) => from === id && /^(?:on|in|at|under|above|beside)$/.test(kind),
      );
      if (!draft.isAnimate(id) || isHeld || !deeds.every(({ verb }) => WADES.test(verb))) continue;
      mark({ attributes }, 'wading');
    }
  },
};

const ON_WATER =
  /\b(?:on|in|across|upon|atop)(?: top of)? (?:the |an? |its |some )?(?:(?!garden|glass|bottle|bowl|bucket|paddling|swimming)[a-z-]+ ){0,2}(?:water|sea|ocean|river|lake|pond|stream|lagoon|canal)\b(?! park| bottle| side)/i;

const waterfowl: Rule = {
  name: 'ducks and swans on a lake float on it',
  example: {
    prompt: 'a swan with two cygnets on a lake',
    brief: {
      actions: [
        { verb: 'float', agent: 'e1' },
        { verb: 'float', agent: 'e2' },
      ],
    },
  },
  apply(draft, prompt) {
    const isWet = draft.places.some(({ concept }) => WATERS.test(concept));
    if (draft.template || !isWet || !ON_WATER.test(prompt)) return;
    for (const { id, concept } of draft.elements) {
      const isBusy =
        draft.actions.some(({ agent, patient }) => agent === id || patient === id) ||
        draft.relations.some(({ kind, from }) => from === id && kind !== 'with');
      if (isOfSort(concept, 'waterfowl') && !isBusy)
        draft.actions.push({ verb: 'float', agent: id });
    }
  },
};

const sharedPoles: Rule = {
  name: 'several wires are on the same poles',
  example: { prompt: 'two crows on the telephone wires', elements: ['crow', 'telephone wires'] },
  apply(draft) {
    for (const element of draft.elements)
      if (isOfSort(element.concept, 'many-in-one'))
        Object.assign(element, { count: 1, several: false });
  },
};

/** Fish, ducks and turtles have water of their own. */
const livesInWater = (concept: string): boolean =>
  conceptOf(concept)?.habitat === 'water' ||
  (conceptOf(concept)?.places ?? []).some((place) => WATERS.test(place) || place === 'underwater');

const swimmers: Rule = {
  name: 'who swims where nothing is told swims in a lake',
  example: {
    prompt: 'a woman swimming',
    brief: { places: [{ concept: 'lake', phrase: 'lake', attributes: [], colors: [] }] },
  },
  apply(draft) {
    const swims = ({ verb, agent }: (typeof draft.actions)[number]) =>
      verb === 'swim' &&
      draft.isAnimate(agent) &&
      !livesInWater(draft.element(agent)?.concept ?? '');
    const isPlain = draft.places.length === 0 && draft.background === undefined;
    const isInWater = draft.relations.some(({ kind }) => kind === 'in');
    if (draft.template || !isPlain || isInWater || !draft.actions.some(swims)) return;
    draft.addPlace('lake', 'lake');
  },
};

const OUT_OF_DOORS =
  /\b(?:outside|outdoors|in the open air|al fresco)\b(?! (?:of|the|an?|his|her|its|my|our|their|seating|table|cafe|window)\b)/i;
const INDOORS_TOLD = /\bwindows?\b|\binside\b|\bindoors?\b/i;

const outOfDoors: Rule = {
  name: 'who does something outside is out of doors',
  example: {
    prompt: 'two girls playing cards outside',
    brief: { places: [{ concept: 'park', phrase: 'outside', attributes: [], colors: [] }] },
  },
  apply(draft, prompt) {
    const said = OUT_OF_DOORS.exec(prompt)?.[0];
    if (!said || draft.template || draft.places.length > 0 || INDOORS_TOLD.test(prompt)) return;
    const isOfHouse = draft.elements.some(({ id }) => draft.kindOf(id) === 'building');
    const isDone = draft.actions.some(({ agent }) => draft.isAnimate(agent));
    if (!isOfHouse && isDone) draft.addPlace('park', said);
  },
};

const BEHIND_SOMEBODY = /\bwith\b[^.;,]*\bbehind (?:him|her|them|it)\b/i;

const behindThem: Rule = {
  name: 'who somebody is told with, behind them, is behind them',
  example: {
    prompt: 'a man dancing with a woman and a girl behind him',
    brief: { actions: [{ verb: 'dance', agent: 'e1' }] },
  },
  apply(draft, prompt) {
    if (!BEHIND_SOMEBODY.test(prompt)) return;
    const isWith = (a: string, b: string) =>
      draft.relations.some(({ kind, from, to }) => kind === 'with' && from === a && to === b);
    for (const relation of [...draft.relations]) {
      const { kind, from: owner, to } = relation;
      if (kind !== 'behind' || !isWith(owner, to)) continue;
      const company = draft.relations.filter((one) => one.kind === 'with' && one.from === owner);
      draft.unrelate((one) => one === relation || company.includes(one));
      for (const one of company) draft.relate('behind', one.to, owner);
    }
  },
};

export const OWN_PLACE_RULES: readonly Rule[] = [
  ...DISTANCE_RULES,
  ...ON_GROUND_RULES,
  ...PERCHED_RULES,
  dwarfed,
  littleFolk,
  closeUps,
  macros,
  bridges,
  shopFronts,
  starsThroughPanes,
  inBloom,
  inGrowth,
  bentByWind,
  amongMany,
  among,
  inSnow,
  ownLadders,
  rollers,
  onBacks,
  wearersPlaced,
  stallCounters,
  stillWaters,
  steamFromAbove,
  waders,
  ...BATHING_RULES,
  swimmers,
  waterfowl,
  sharedPoles,
  cycleBaskets,
  had,
  outOfDoors,
  ...WHEEL_RULES,
  ...HOUSEHOLD_RULES,
  behindThem,
  seaBirds,
  sunkenBeasts,
  pawsHeld,
];
