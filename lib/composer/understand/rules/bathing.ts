import type { BriefElement } from '../../brief';
import { isOfSort } from '../../concepts/sorts';
import type { Draft } from '../read/draft';
import { rename } from './doings';
import { imply, remove } from './imply';
import type { Rule } from './rule';

/** Who is in the water of a pool, and who lies in the sun. */

/** What is done in water with the head above it; all else in a pool is done standing in it. */
const AFLOAT = /^(?:relax|rest|float|drift|lie|sit|sleep)$/;
const BASIN = 'swimming-pool';
const POOL = 'pool';

/** Somebody who swims, floats, stands or leaps into a pool, as what they do there has it. */
function bathe(draft: Draft, { id, attributes }: BriefElement): void {
  const deeds = draft.actions.filter(({ agent }) => agent === id);
  const isLeap = deeds.some(({ verb }) => verb === 'jump');
  if (deeds.some(({ verb }) => /^(?:swim|dive-in)$/.test(verb))) {
    attributes.push('bathing');
    return;
  }
  if (isLeap && draft.kindOf(id) === 'animal') {
    attributes.push('airborne');
    return;
  }
  const floats = deeds.filter(({ verb }) => AFLOAT.test(verb));
  for (const deed of floats) rename(draft, deed, 'float');
  for (const deed of deeds) if (deed.verb === 'jump') rename(draft, deed, 'dive-in');
  attributes.push(isLeap || floats.length > 0 ? 'bathing' : 'wading');
}

const bathers: Rule = {
  name: 'who swims, plays or dives in a pool is in its water, and the pool is the place',
  example: {
    prompt: 'a woman swimming in a pool',
    brief: { places: [{ concept: 'pool', phrase: 'pool', attributes: [], colors: [] }] },
  },
  apply(draft) {
    const basin = draft.elements.find(({ concept }) => concept === BASIN);
    const isPlace = draft.places.some(({ concept }) => concept === POOL);
    if (draft.template || draft.camera === 'top' || (draft.places.length > 0 && !isPlace)) return;
    const isIn = (id: string) =>
      draft.isAnimate(id) &&
      (isPlace
        ? draft.relations.every(({ from }) => from !== id)
        : draft.relations.some(
            ({ kind, from, to }) => kind === 'in' && from === id && to === basin?.id,
          ));
    const isWith = (id: string) =>
      isIn(id) ||
      draft.actions.some(
        ({ agent, patient }) =>
          (agent === id && isIn(patient ?? '')) || (patient === id && isIn(agent)),
      );
    const wet = draft.elements.filter(({ id }) => draft.isAnimate(id) && isWith(id));
    const dives = draft.actions.filter(
      ({ verb, patient }) => basin && verb === 'dive-in' && patient === basin.id,
    );
    if (wet.length + dives.length === 0) return;
    for (const element of wet) bathe(draft, element);
    if (!basin) return;
    for (const dive of dives) delete dive.patient;
    const { id: gone, phrase, attributes, colors } = basin;
    remove(draft, (id) => id === gone);
    draft.addPlace(POOL, phrase, attributes, colors);
  },
};

const IN_THE_SUN =
  /\b(?:sunbath\w*|sun-bath\w*|tann(?:ing|s)|getting a tan|bask(?:s|ed|ing)?|soaking up the sun|catching (?:some )?sun)\b/i;
const RESTS = /^(?:relax|rest|lie|sit)$/;

const sunbathers: Rule = {
  name: 'who sunbathes lies in a deck chair at the beach, in swimwear',
  example: {
    prompt: 'a woman sunbathing',
    elements: ['woman', 'deck chair'],
    brief: { places: [{ concept: 'beach', phrase: 'beach', attributes: [], colors: [] }] },
  },
  apply(draft, prompt) {
    if (draft.template || !IN_THE_SUN.test(prompt)) return;
    const inTheSun = draft.actions.filter(
      ({ verb, agent }) => RESTS.test(verb) && draft.kindOf(agent) === 'person',
    );
    for (const { agent } of inTheSun) {
      const element = draft.element(agent);
      if (!element) continue;
      element.attributes.push('bathing');
      const isOn = draft.relations.some(
        ({ kind, from }) => from === agent && /^(?:on|in)$/.test(kind),
      );
      const chair = isOn ? undefined : deckChair(draft, element.count);
      if (!chair) continue;
      for (const relation of draft.relations)
        if (relation.kind === 'under' && relation.from === agent) relation.from = chair;
      draft.relate('on', agent, chair);
    }
    const isPlain = draft.places.length === 0 && draft.background === undefined;
    if (inTheSun.length > 0 && isPlain) draft.addPlace('beach', 'beach');
  },
};

const deckChair = (draft: Draft, count: number): string | undefined =>
  imply(draft, { concept: 'deck chair', count, because: 'what who sunbathes lies in' });

/** What swims beside who is in a tub, toys where they are several; all else is in their hands. */
const AFLOAT_THERE = /^(?:animal|plant)$/;
const HANDY = /^(?:food|toy)$/;

const bathedWith: Rule = {
  name: 'what somebody is in a tub with swims there or is in their hands, and not over their head',
  example: {
    prompt: 'a pug in a bathtub with rubber ducks',
    brief: {
      relations: [
        { kind: 'in', from: 'e1', to: 'e2' },
        { kind: 'in', from: 'e3', to: 'e2' },
      ],
    },
  },
  apply(draft) {
    for (const relation of [...draft.relations]) {
      const { kind, from: tub, to: thing } = relation;
      if (kind !== 'with' || !isOfSort(draft.element(tub)?.concept, 'bathed-in')) continue;
      const bather = draft.relations.find(
        (one) => one.kind === 'in' && one.to === tub && draft.isAnimate(one.from),
      )?.from;
      if (!bather) continue;
      const what = draft.kindOf(thing) ?? '';
      const { concept = '', count = 1 } = draft.element(thing) ?? {};
      const swims = AFLOAT_THERE.test(what) || (what === 'toy' && count > 1);
      const isHandy = HANDY.test(what) || draft.lexicon.factsOf(concept)?.habitat === 'hand';
      if (!swims && !isHandy) continue;
      draft.unrelate((one) => one === relation);
      if (swims) draft.relate('in', thing, tub);
      else draft.relate('holding', bather, thing);
    }
  },
};

export const BATHING_RULES: readonly Rule[] = [bathers, sunbathers, bathedWith];
