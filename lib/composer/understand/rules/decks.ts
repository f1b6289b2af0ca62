import type { BriefElement } from '../../brief';
import { conceptOf } from '../../concepts';
import { isOfSort } from '../../concepts/sorts';
import type { Draft } from '../read/draft';
import { remove } from './imply';
import type { Rule } from './rule';
import { houseWindows } from './house-windows';
import { towerTops } from './tower-tops';
import { summits } from './summits';

/** Where somebody is who is there, and what they do from there. */
const UPON = /^(?:on|at|in|in-front-of|beside|with|against)$/;
const DECK = 'pier';
/** A place of that name, as from where somebody fishes. */
const CALLED = /^(?:(?:wooden|old|fishing) )?(?:pier|jetty|dock|boat dock)$/i;
/** What rides on the water beside it is not on its boards. */
const AFLOAT = 'vehicle';

/** A thing that somebody is on becomes the place they are in, before all other places. */
export function standOn(
  draft: Draft,
  { id, phrase, attributes, colors }: BriefElement,
  place: string,
) {
  remove(draft, (one) => one === id);
  const others = draft.places.splice(0, draft.places.length);
  draft.addPlace(place, phrase, attributes, colors);
  draft.places.push(...others);
}

const decks: Rule = {
  name: 'who is on a jetty stands large on its boards, with the water behind, and no far-off building',
  example: {
    prompt: 'a girl sitting at the end of a jetty with her dog',
    elements: ['girl', 'dog'],
    without: ['pier'],
    brief: { places: [{ concept: 'jetty', phrase: 'jetty', attributes: [], colors: [] }] },
  },
  apply(draft) {
    const isPeopled = draft.elements.some(({ id }) => draft.isAnimate(id));
    const called = draft.places.find(({ phrase }) => CALLED.test(phrase));
    if (called && isPeopled) called.concept = 'jetty';
    const deck = draft.elements.find(({ concept, count }) => concept === DECK && count === 1);
    if (!deck || draft.template !== undefined) return;
    const isThere = draft.relations.some(
      ({ kind, from, to }) =>
        to === deck.id &&
        UPON.test(kind) &&
        draft.kindOf(from) !== AFLOAT &&
        (draft.isAnimate(from) || kind === 'on'),
    );
    const isUsed = draft.actions.some(
      ({ agent, patient, instrument }) =>
        draft.isAnimate(agent) && (patient === deck.id || instrument === deck.id),
    );
    if (!isThere && !isUsed) return;
    for (const action of draft.actions) {
      if (action.patient === deck.id) delete action.patient;
      if (action.instrument === deck.id) delete action.instrument;
    }
    // The water is all about it, whatever the shore that it comes from is called.
    const seen = draft.places.filter(({ concept }) => !isOfSort(concept, 'shore-of-a-jetty'));
    draft.places.splice(0, draft.places.length, ...seen);
    standOn(draft, deck, 'jetty');
  },
};

const CROSSING = /^(?:travel|walk|cross|run|ride)$/;

/** Planks on ropes, over a depth. */
const ROPED =
  /\b(?:rope|hanging|swinging|rickety|wobbly|swaying|plank|jungle)\b|hängebrücke|seilbrücke|colgante|pont suspendu|ponte sospeso|ponte suspensa|pênsil|подвесн|верёвочн|吊り橋/i;

export const crossings: Rule = {
  name: 'who is on a bridge is seen from near, large before its parapet, with the river below',
  example: {
    prompt: 'two friends talking on a bridge over a river',
    elements: ['friend'],
    without: ['bridge'],
  },
  apply(draft) {
    const bridge = draft.elements.find(
      ({ concept, count }) => isOfSort(concept, 'walked-over') && count === 1,
    );
    if (!bridge || draft.template !== undefined || draft.camera === 'isometric') return;
    const about = draft.relations.filter(({ from, to }) => from === bridge.id || to === bridge.id);
    const isOver = ({ kind, from }: { kind: string; from: string }) =>
      from === bridge.id && /^(?:over|above|with|on)$/.test(kind);
    const isOn = ({ kind, from, to }: { kind: string; from: string; to: string }) =>
      // `leading sheep over a bridge`: nobody hovers there.
      to === bridge.id && /^(?:on|at|in|above|over)$/.test(kind) && draft.isAnimate(from);
    const isRoped = ROPED.test(bridge.phrase);
    // In a wood or a gorge the bridge is a part of the view.
    if (!isRoped && draft.places.some(({ concept }) => isOfSort(concept, 'has-bridges-in-view')))
      return;
    if (draft.actions.some(({ verb }) => verb === 'fly')) return;
    const crossed = draft.actions.find(({ patient }) => patient === bridge.id);
    if (crossed && !CROSSING.test(crossed.verb)) return;
    const isThere = isRoped || crossed !== undefined || about.some(isOn);
    if (!isThere || !about.every((one) => isOn(one) || isOver(one))) return;
    if (crossed) delete crossed.patient;
    const isWooden = bridge.concept === 'wooden-bridge' || bridge.attributes.includes('wooden');
    const deck = isWooden ? 'footbridge-deck' : 'bridge-deck';
    standOn(draft, bridge, isRoped ? 'rope-bridge' : deck);
  },
};

/** A part of it, which something small may sit on. */
const PIECE = /\b(?:blades?|tufts?|pile|heap|bunch|clump|patch)\b/i;
const LAID_ON = /^(?:on|in)$/;
/** Of the plant's own height, what sits on it at most as on a thing. */
const SMALL_CM = 8;

const underfoot: Rule = {
  name: 'who lies on the grass is in a meadow, and not on a tuft of it',
  example: {
    prompt: 'a girl and her dog lying on the grass',
    elements: ['girl', 'dog'],
    without: ['grass'],
  },
  apply(draft) {
    if (draft.template || draft.language !== 'en') return;
    const ground = draft.elements.find(
      ({ concept, phrase }) => isOfSort(concept, 'ground-cover') && !PIECE.test(phrase),
    );
    if (!ground) return;
    const on = draft.relations.filter(({ to }) => to === ground.id);
    const heightCm = (id: string) => conceptOf(draft.element(id)?.concept ?? '')?.heightCm;
    const isStoodOn = on.every(
      ({ kind, from }) => LAID_ON.test(kind) && (heightCm(from) ?? SMALL_CM) > SMALL_CM,
    );
    const isUsed = draft.actions.some(
      ({ patient, instrument }) => patient === ground.id || instrument === ground.id,
    );
    if (on.length === 0 || !isStoodOn || isUsed) return;
    // `on the grass under a tree`: they are under it.
    const beyond = draft.relations.filter(({ from }) => from === ground.id);
    for (const { kind, to } of beyond) for (const { from } of on) draft.relate(kind, from, to);
    const { id, phrase, attributes, colors } = ground;
    for (const word of draft.words)
      if (word.note === id) {
        word.fate = 'place';
        word.note = 'meadow';
      }
    remove(draft, (one) => one === id);
    draft.addPlace('meadow', phrase, attributes, colors);
  },
};

/** Told of a hollow tree that somebody lives in, and does not look out of. */
const LIVED_IN = /\b(?:inside (?:of )?(?:an?|the|their|its|his|her)|liv(?:es?|ing) in)\b/i;

const dens: Rule = {
  name: 'a fox with her cubs in a den is seen in it, and not before a cave',
  example: {
    prompt: 'a fox reading to her cubs in a den',
    elements: ['fox', 'book'],
    without: ['cave mouth'],
  },
  apply(draft, prompt) {
    if (draft.template) return;
    const home = draft.elements.find(({ concept }) => isOfSort(concept, 'den'));
    if (!home) return;
    const isInIt = draft.relations.some(
      ({ kind, from, to }) =>
        to === home.id &&
        kind === 'in' &&
        (draft.isAnimate(from) || draft.kindOf(from) === 'furniture'),
    );
    const isTree = draft.kindOf(home.id) === 'plant';
    const isCave = /\bcave/i.test(home.phrase);
    if (!isInIt || isCave || (isTree && !LIVED_IN.test(prompt))) return;
    standOn(draft, home, isTree ? 'tree-hollow' : 'burrow');
  },
};

/** Somebody on a roof who is at home there: seen from near, and not as a dot on a house. */
const ON_ROOF = /\b(?:roofs?|rooftop)$/i;

/** Houses whose roofs are flat, and are no ridge of tiles. */
const FLAT_ROOFED =
  /\b(?:skyscraper|office|tower|hotel|apartment|hospital|building|city|flat|factory|warehouse)\b/i;

const roofs: Rule = {
  name: 'who sits on a roof is seen from near on its tiles',
  example: {
    prompt: 'a cat sleeping on a roof',
    elements: ['cat'],
    without: ['roof'],
    brief: { places: [{ concept: 'roof-ridge', phrase: 'roof', attributes: [], colors: [] }] },
  },
  apply(draft) {
    if (draft.template || draft.camera === 'isometric') return;
    const roof = draft.elements.find(
      ({ concept, phrase, count }) => concept === 'roof' && count === 1 && ON_ROOF.test(phrase),
    );
    if (!roof) return;
    const about = draft.relations.filter(({ from, to }) => from === roof.id || to === roof.id);
    const isThere = about.every(
      ({ kind, from, to }) => to === roof.id && kind === 'on' && draft.isAnimate(from),
    );
    const isUsed = draft.actions.some(
      ({ patient, instrument }) => patient === roof.id || instrument === roof.id,
    );
    // `cats on the roof, a dog in the garden`: a house with a garden.
    const isElsewhere = draft.places.length > 0;
    if (about.length > 0 && isThere && !isUsed && !isElsewhere)
      standOn(draft, roof, FLAT_ROOFED.test(roof.phrase) ? 'rooftop' : 'roof-ridge');
  },
};

export const DECK_RULES: readonly Rule[] = [
  underfoot,
  dens,
  roofs,
  decks,
  houseWindows,
  towerTops,
  summits,
];
