import type { BriefElement } from '../../brief';
import { conceptOf } from '../../concepts';
import { isIndoors } from '../../places';
import type { Draft } from '../read/draft';
import { imply, remove } from './imply';
import type { Rule } from './rule';
import { nightPlaces, sunken } from './settings';

/** Grounds that are a house with what is before it, and what stands of them beside another place. */
const STATIONS: Readonly<Record<string, string>> = { 'gas-station': 'filling-station' };
/** Country and ways, which such a house stands in. */
const AROUND =
  /^(?:road|street|desert|field|meadow|hills|mountains|snow-field|snow|forest|coast|beach|city|village|prairie|savanna|canyon|path|hill)$/;

const stations: Rule = {
  name: 'a filling station by a road stands there, and the road is the place',
  example: {
    prompt: 'a desert highway with a lone gas station',
    elements: ['filling station'],
  },
  apply(draft) {
    if (draft.template && draft.template.id !== 'isometric') return;
    for (const place of [...draft.places]) {
      const concept = STATIONS[place.concept];
      if (!concept || !draft.places.some((one) => AROUND.test(one.concept))) continue;
      const id = imply(draft, { concept, because: `the ${place.phrase}` });
      const element = draft.element(id ?? '');
      if (!element) continue;
      Object.assign(element, { phrase: place.phrase, colors: place.colors });
      delete element.because;
      draft.dropPlace(place);
      for (const word of draft.words)
        if (word.note === place.concept && word.fate === 'place') {
          word.fate = 'element';
          word.note = element.id;
        }
    }
  },
};

/** Parts of a house, with what they are said to be: `broken windows`. */
const OF_HOUSES = /^(?:window|door|roof|chimney|wall|floor|window-sill|fence|gate)$/;
const WORN = /^(?:broken|cracked|boarded|rusty|dirty|ruined|collapsed|shattered|smashed)$/;

const isHouse = (draft: Draft, { id, concept = '' }: BriefElement) =>
  draft.kindOf(id) === 'building' && !OF_HOUSES.test(concept);

const wornParts: Rule = {
  name: 'broken windows are those of the house that is told',
  example: {
    prompt: 'an abandoned factory, broken windows',
    elements: ['factory'],
    without: ['window'],
  },
  apply(draft) {
    const houses = draft.elements.filter((one) => isHouse(draft, one));
    const [house] = houses;
    if (houses.length !== 1 || !house || draft.template) return;
    const isTold = (id: string) =>
      draft.relations.some(({ from, to }) => (from === id && to !== house.id) || to === id);
    for (const part of [...draft.elements]) {
      if (!OF_HOUSES.test(part.concept ?? '') || isTold(part.id)) continue;
      const state = part.attributes.find((one) => WORN.test(one));
      if (!state) continue;
      remove(draft, (id) => id === part.id);
      house.attributes = [...new Set([...house.attributes, 'ruined'])];
      for (const word of draft.words)
        if (word.note === part.id) {
          word.fate = 'attribute';
          word.note = house.id;
        }
    }
  },
};

/** What hangs nowhere, though a list says so of its last. */
const STANDS = /^(?:furniture|device|building|vehicle|person)$/;
const LIGHT_CM = 130;

function mayHang(element: BriefElement): boolean {
  const concept = element.concept === undefined ? undefined : conceptOf(element.concept);
  if (!concept) return false;
  if (/^(?:wall|ceiling|sky)$/.test(concept.habitat)) return true;
  return !STANDS.test(concept.kind) && concept.heightCm <= LIGHT_CM;
}

/** A thing in hand before what a smith strikes: it is heavy, whatever its kind. */
const HEAVY = /^(?:anvil|furnace|stove|fireplace|counter|table|bed|desk)$/;

const hangingAlone: Rule = {
  name: 'of an anvil, a furnace and swords hanging on the wall only the swords hang',
  example: { prompt: 'an anvil, a furnace and swords hanging on the wall', elements: ['sword'] },
  apply(draft) {
    const hanging = draft.actions.filter(({ verb, patient }) => verb === 'hang' && !patient);
    const light = hanging.filter(({ agent }) => {
      const element = draft.element(agent);
      return element && mayHang(element) && !HEAVY.test(element.concept ?? '');
    });
    if (light.length === 0 || light.length === hanging.length) return;
    const kept = draft.actions.filter((one) => !hanging.includes(one) || light.includes(one));
    draft.actions.splice(0, draft.actions.length, ...kept);
    const heavy = new Set(hanging.filter((one) => !light.includes(one)).map(({ agent }) => agent));
    draft.unrelate(
      ({ kind, from, to }) =>
        heavy.has(from) && /^(?:on|hanging)$/.test(kind) && draft.element(to)?.concept === 'wall',
    );
  },
};

const parkedAlone: Rule = {
  name: 'of tables and a bicycle parked outside only the bicycle is parked',
  example: { prompt: 'two tables and a bicycle parked outside', elements: ['bicycle'] },
  apply(draft) {
    const parked = draft.elements.filter(({ attributes }) => attributes.includes('parked'));
    const rides = parked.filter(({ id }) => draft.kindOf(id) === 'vehicle');
    if (rides.length === 0) return;
    for (const element of parked.filter((one) => !rides.includes(one)))
      element.attributes = element.attributes.filter((one) => one !== 'parked');
  },
};

/** What a room is made of: under its roof is where everything is anyway. */
const SHELL = /\b(?:roof|ceiling|rafters|floor|eaves)s?$/i;

const shells: Rule = {
  name: 'a bed under the roof of an attic stands in it, and no roof does',
  example: {
    prompt: 'an attic bedroom with a bed under the slanted roof',
    elements: ['bed'],
    without: ['roof'],
  },
  apply(draft) {
    const [room] = draft.places.filter(({ concept }) => isIndoors(concept));
    if (!room || draft.template) return;
    const shell = draft.elements.filter(
      ({ phrase, concept = 'roof' }) => SHELL.test(phrase) && /^(?:roof|floor)$/.test(concept),
    );
    const isShell = (id: string) => shell.some((one) => one.id === id);
    for (const word of draft.words)
      if (isShell(word.note ?? '') || (word.fate === 'unknown' && SHELL.test(word.word))) {
        word.fate = 'place';
        word.note = room.concept;
      }
    remove(draft, isShell);
  },
};

export const SCENE_PARTS: readonly Rule[] = [
  nightPlaces,
  stations,
  wornParts,
  hangingAlone,
  parkedAlone,
  shells,
  sunken,
];
