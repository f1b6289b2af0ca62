import { conceptOf } from '../../concepts';
import { mark } from './mark';
import type { Rule } from './rule';

/** What is felt, by the names of the tables. */
const FELT =
  /^(?:sad|angry|crying|worried|surprised|scared|tired|bored|shy|proud|confused|lonely|in-love|smiling|laughing|sleeping)$/;
const SUPPORTS = /^(?:furniture|vehicle|building|nature|container)$/;
const THERE = /^(?:on|in|at|against|under|beside|behind)$/;

/** `on a couch, exhausted`: furniture feels nothing, and who is on it does. */
export const feltLast: Rule = {
  name: 'how somebody feels, told after what they are on, is theirs',
  example: { prompt: 'a man sitting on a couch, exhausted', elements: ['man', 'couch'] },
  apply(draft) {
    for (const thing of draft.elements) {
      const felt = thing.attributes.filter((one) => FELT.test(one));
      if (felt.length === 0 || !SUPPORTS.test(conceptOf(thing.concept ?? '')?.kind ?? '')) continue;
      const saidOf = draft.words
        .filter(({ note = '' }) => felt.includes(note))
        .map(({ word }) => word.toLowerCase());
      // `a sad couch` is told before its name, which is in its phrase.
      const isOwn = saidOf.some((word) => thing.phrase.toLowerCase().includes(word));
      const on = draft.relations.find(({ kind, to }) => to === thing.id && THERE.test(kind));
      const who = on && draft.element(on.from);
      if (!who || isOwn || saidOf.length === 0) continue;
      thing.attributes = thing.attributes.filter((one) => !felt.includes(one));
      for (const one of felt) mark(who, one);
    }
  },
};
