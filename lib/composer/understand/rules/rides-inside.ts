import type { BriefElement } from '../../brief';
import { conceptOf } from '../../concepts';
import { BED_IN_CABIN, CABIN_IN, SEAT_IN_CABIN } from '../../concepts/cabins.data';
import type { Draft } from '../read/draft';
import { standOn } from './decks';
import { imply } from './imply';
import type { Rule } from './rule';

/** Who is at ease in a train, a bus or a plane is inside it: on its seats, with what passes by in its windows. */

/** What is done to a vehicle or with it, or from it to those outside. */
const FROM_OUTSIDE = new Set(
  'drive pilot ride cycle travel wave climb jump run fly chase launch sail repair wash push pull load unload race crash hide stick carry tow lift paint'.split(
    ' ',
  ),
);
/** What those do who are seen at the windows of a car, and no others. */
const AT_PANE = new Set(['look', 'smile', 'lean', 'sit', 'stand', 'walk', 'wait']);
const ABOARD = /^(?:on|in|at)$/;
/** `with his head out of`, `on the roof of`: seen from outside. */
const OUT =
  /\b(?:(?:heads?|arms?|hands?|paws?|hang\w*|lean\w*|climb\w*|fall\w*|jump\w*|get\w*|step\w*) out of|outside|on top of|on the (?:roof|hood|bonnet|back|side) of|leaving|boarding|behind the wheel|from above|passing|toy|auf dem dach|sur le toit|en el techo|sobre el techo|sul tetto|no telhado|em cima)\b|на крыше|屋根/i;
/** Trains that run under the ground. */
const UNDERGROUND = /\b(?:subway|metro|tube|underground|u-bahn|métro|metrô)\b|метро|地下鉄/i;
const BACK_SEAT = /\b(?:back ?seats?|rear seats?|in the back) of\b/i;

interface Ride {
  vehicle: BriefElement;
  riders: string[];
  cabin: string;
  /** Things that are aboard with them. */
  brought: string[];
}

/** Who is aboard a vehicle that nothing else is told of; nobody where it is seen from outside. */
function rideIn(draft: Draft, prompt: string): Ride | undefined {
  const vehicle = draft.elements.find(
    ({ concept, count, several }) =>
      concept !== undefined && concept in CABIN_IN && count === 1 && !several,
  );
  const ridden = CABIN_IN[vehicle?.concept ?? ''];
  const cabin = UNDERGROUND.test(vehicle?.phrase ?? '') ? 'metro-cabin' : ridden?.cabin;
  if (!vehicle || cabin === undefined || vehicle.depicts !== undefined) return undefined;
  const about = draft.relations.filter(({ from, to }) => from === vehicle.id || to === vehicle.id);
  const isUsed = draft.actions.some(
    ({ agent, patient, instrument }) =>
      agent === vehicle.id || patient === vehicle.id || instrument === vehicle.id,
  );
  const isAboard = about.every(
    ({ kind, to }) =>
      to === vehicle.id && ABOARD.test(kind) && (ridden?.isBoarded || kind === 'in'),
  );
  if (isUsed || about.length === 0 || !isAboard) return undefined;
  const aboard = about.flatMap(({ from }) => (draft.isAnimate(from) ? [from] : []));
  // `typing on her laptop in a taxi`: where the laptop is, she is.
  const doers = draft.actions.flatMap(({ agent }) => (draft.isAnimate(agent) ? [agent] : []));
  // `doing a crossword on the tram`: what is there is with whoever is told of.
  const told = draft.elements.flatMap(({ id }) => (draft.isAnimate(id) ? [id] : []));
  const others = doers.length > 0 || !ridden?.isHall ? doers : told;
  const riders = aboard.length > 0 ? aboard : [...new Set(others)];
  const deeds = draft.actions.filter(({ agent }) => riders.includes(agent));
  const isOutside = deeds.some(({ verb }) => FROM_OUTSIDE.has(verb));
  const isInside =
    ridden?.isHall === true ||
    BACK_SEAT.test(prompt) ||
    deeds.some(({ verb }) => !AT_PANE.has(verb));
  // A bird on a bus is on its roof.
  const areGoers = riders.every(
    (id) => conceptOf(draft.element(id)?.concept ?? '')?.habitat !== 'air',
  );
  if (riders.length === 0 || isOutside || !isInside || !areGoers) return undefined;
  const brought = about.flatMap(({ from }) => (draft.isAnimate(from) ? [] : [from]));
  return { vehicle, riders, cabin, brought };
}

export const ridesInside: Rule = {
  name: 'who reads on a train is inside it, with the land in its windows',
  example: {
    prompt: 'a girl reading on a train',
    elements: ['girl', 'book', 'train seat'],
    without: ['train'],
    brief: { places: [{ concept: 'train-cabin', phrase: 'train', attributes: [], colors: [] }] },
  },
  apply(draft, prompt) {
    if (draft.template || draft.camera === 'isometric' || draft.camera === 'top') return;
    if (OUT.test(prompt)) return;
    const ride = rideIn(draft, prompt);
    if (!ride) return;
    const { vehicle, cabin, brought, riders } = ride;
    const [owner] = riders;
    for (const id of brought) {
      const isUsed = draft.actions.some(({ patient }) => patient === id);
      if (owner !== undefined && !isUsed) draft.relate('holding', owner, id);
    }
    for (const word of draft.words)
      if (word.note === vehicle.id) {
        word.fate = 'place';
        word.note = cabin;
      }
    standOn(draft, vehicle, cabin);
  },
};

/** What is done on one's feet, also where there are seats. */
const AFOOT = new Set(
  'stand walk dance run jump serve pour photograph cook clean sweep mop conduct hide crouch kneel float swim fly point give bring push check stretch search reach-up look-for'.split(
    ' ',
  ),
);
/** `typing on a laptop`: nobody is on that. */
const BEARERS = /^(?:furniture|vehicle|animal|person|building|nature|body-part)$/;
const PLACED = /^(?:on|in|under|behind|hanging|at)$/;

export const seatedInside: Rule = {
  name: 'who is in a cabin and does nothing on their feet has a seat there',
  example: {
    prompt: 'two friends talking in a subway car',
    elements: ['friend', 'train seat'],
    brief: { relations: [{ kind: 'on', from: 'e1', to: 'e2' }] },
  },
  apply(draft) {
    const cabin = draft.places[0]?.concept ?? '';
    const isAsleep = draft.actions.some(({ verb }) => verb === 'sleep');
    const bed = isAsleep ? BED_IN_CABIN[cabin] : undefined;
    const seat = bed === undefined ? SEAT_IN_CABIN[cabin] : { concept: bed, color: undefined };
    if (seat === undefined || draft.template) return;
    const sitters = draft.elements.filter(({ id }) => {
      const deeds = draft.actions.filter(({ agent }) => agent === id);
      const isPlaced = draft.relations.some(
        ({ kind, from, to }) =>
          (from === id && PLACED.test(kind) && BEARERS.test(draft.kindOf(to) ?? '')) ||
          (to === id && kind === 'holding'),
      );
      return draft.isAnimate(id) && !isPlaced && deeds.every(({ verb }) => !AFOOT.has(verb));
    });
    const many = sitters.reduce((sum, { count }) => sum + count, 0);
    if (many === 0 || many > 5) return;
    const isRow = seat.color !== undefined && many > 2;
    const concept = isRow ? `${seat.concept}-row` : seat.concept;
    const host = imply(draft, { concept, because: `in the ${draft.places[0]?.phrase ?? 'cabin'}` });
    if (host === undefined) return;
    if (seat.color) draft.element(host)?.colors.push(seat.color);
    for (const { id } of sitters) {
      draft.relate('on', id, host);
      if (!draft.actions.some(({ agent }) => agent === id))
        draft.actions.push({ verb: 'sit', agent: id });
    }
  },
};
