import { imply } from './imply';
import { planted } from './planted';
import type { Rule } from './rule';

const TRAFFIC = /\btraffic$/i;
/** What is on a road beside the first car. */
const OTHERS = ['bus', 'taxi'];
const STREET = 'street';
/** It is around who is told to be in it. */
const IN_TRAFFIC = 'in-traffic';

/** `a bicycle in heavy traffic`: cars on a road, and no light. */
const traffic: Rule = {
  name: 'traffic is what drives in a street',
  example: {
    prompt: 'a cyclist in heavy traffic',
    elements: ['cyclist', 'bus'],
    without: ['traffic light'],
  },
  apply(draft) {
    const found = draft.elements.find(
      ({ concept, phrase }) => concept === 'traffic-light' && TRAFFIC.test(phrase),
    );
    if (!found || draft.template) return;
    found.concept = draft.lexicon.conceptNamed('car');
    found.because = 'one of many in the traffic';
    for (const concept of OTHERS) imply(draft, { concept, because: 'what drives in traffic' });
    for (const { concept = '', attributes } of draft.elements)
      if (OTHERS.includes(concept)) attributes.push(IN_TRAFFIC);
    found.attributes.push(IN_TRAFFIC);
    for (const { kind, from } of [...draft.relations].filter(({ to }) => to === found.id)) {
      draft.unrelate((one) => one.from === from && one.to === found.id);
      if (kind !== 'in') draft.relate(kind, from, found.id);
    }
    if (draft.places.length === 0)
      draft.places.push({ concept: STREET, phrase: found.phrase, attributes: [], colors: [] });
  },
};

const FLOATS = /^(?:float|fly|drift|hover|levitate|glide)$/;
const HEAVENLY = /^(?:earth|moon|planet|ringed-planet|mars)$/;

/** `an astronaut floating above the earth`: there is no room up there. */
const inOrbit: Rule = {
  name: 'who floats above the earth is in space',
  example: {
    prompt: 'an astronaut floating above the earth',
    elements: ['astronaut', 'earth'],
    brief: { places: [{ concept: 'space', phrase: 'the earth', attributes: [], colors: [] }] },
  },
  apply(draft) {
    if (draft.places.length > 0 || draft.template) return;
    const above = draft.relations.find(
      ({ kind, from, to }) =>
        /^(?:above|around|on)$/.test(kind) &&
        HEAVENLY.test(draft.element(to)?.concept ?? '') &&
        draft.actions.some(({ agent, verb }) => agent === from && FLOATS.test(verb)),
    );
    const body = above && draft.element(above.to);
    if (!body) return;
    draft.places.push({ concept: 'space', phrase: body.phrase, attributes: [], colors: [] });
  },
};

/** Where things are by what they are in: on the road, above the earth, in a jar. */
export const SURROUNDED_RULES: readonly Rule[] = [inOrbit, traffic, planted];
