import { conceptOf } from '../../concepts';
import { imply } from './imply';
import type { Rule } from './rule';
import { isOfSort } from '../../concepts/sorts';

const MOONLIT =
  /moonlight|moonlit|mondlicht|mondschein|clair de lune|luz de la luna|chiaro di luna|luar|лунн|月明/i;

export const moonlight: Rule = {
  name: 'moonlight comes from a moon',
  example: { prompt: 'a fox on a hill in the moonlight', elements: ['moon'] },
  apply(draft) {
    const word = draft.words.find(({ word, fate }) => fate === 'hour' && MOONLIT.test(word))?.word;
    if (word) imply(draft, { concept: 'moon', because: `seen by ${word}` });
  },
};

const watersOf = (concept: string) => (isOfSort(concept, 'afloat-on-a-lake') ? 'lake' : 'sea');

export const afloat: Rule = {
  name: 'who is on a boat or a floe is at sea where no place is told',
  example: {
    prompt: 'two fishermen on a trawler',
    brief: { places: [{ concept: 'sea', phrase: 'sea', attributes: [], colors: [] }] },
  },
  apply(draft) {
    if (draft.places.length > 0 || draft.template) return;
    const waters = draft.relations.flatMap(({ kind, from, to }) => {
      const concept = draft.element(to)?.concept ?? '';
      const isToy = [concept, draft.element(from)?.concept ?? ''].some((one) =>
        isOfSort(one, 'toy-boat'),
      );
      const floats = conceptOf(concept)?.habitat === 'water' || concept === 'ice-floe';
      return /^(?:on|in)$/.test(kind) && floats && !isToy ? [watersOf(concept)] : [];
    });
    const [water] = waters;
    if (water) draft.places.push({ concept: water, phrase: water, attributes: [], colors: [] });
  },
};

/** What is done on snow, and nowhere else. */
const ON_SNOW = new Set(['ski', 'snowboard-verb']);

export const snow: Rule = {
  name: 'who skis does so on snow',
  example: { prompt: 'a man skiing down a mountain', brief: { season: 'winter' } },
  apply(draft) {
    const isOnSnow = draft.actions.some(({ verb }) => ON_SNOW.has(verb));
    if (isOnSnow && !draft.template) draft.season ??= 'winter';
  },
};

export const moonrise: Rule = {
  name: 'a moon that is named shines at night',
  example: { prompt: 'a deer under a full moon', brief: { hour: 'night' } },
  apply(draft) {
    const isSeen = draft.elements.some(({ concept = '' }) => isOfSort(concept, 'moon'));
    if (isSeen && !draft.template) draft.hour ??= 'night';
  },
};
