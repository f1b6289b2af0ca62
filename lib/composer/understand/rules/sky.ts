import { conceptOf } from '../../concepts';
import type { Draft } from '../read/draft';
import { imply, remove } from './imply';
import { mark } from './mark';
import type { Rule } from './rule';
import { isOfSort } from '../../concepts/sorts';

const MOONLIT =
  /moonlight|moonlit|mondlicht|mondschein|clair de lune|luz de la luna|chiaro di luna|luar|лунн|月明/i;

const moonlight: Rule = {
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

/** Snow that lies on something. */
const SNOW = 'snow (?:(?:lying|piled|piling|resting|thick|heavy|still) )?(?:up )?on';
/** `snow on the roof`, `snow on its branches`: the snow is on it, and who has it is on nothing. */
const SNOW_ON = new RegExp(
  `\\b${SNOW} (?:the|its|their) (?:\\w+ )?(roofs?|rooftops?|chimney|branch|branches|boughs|windowsills?)\\b`,
  'i',
);

/** What snow lies on that is a thing of its own; to its end in the prompt. */
const SNOW_LIES = new RegExp(`\\b${SNOW} (?:(?:the|an?|its|their|some|all) )?(.+)$`, 'i');

const ITSELF = /^(?:it|them|top)\b/i;

function coverInSnow(draft: Draft, prompt: string): void {
  const [, rest = ''] = SNOW_LIES.exec(prompt) ?? [];
  const under = ITSELF.test(rest)
    ? draft.elements[0]
    : draft.elements.find(
        ({ phrase }) => phrase !== '' && rest.toLowerCase().startsWith(phrase.toLowerCase()),
      );
  const isOn = draft.relations.some(({ kind, to }) => kind === 'on' && to === under?.id);
  if (!under || isOn || draft.isAnimate(under.id)) return;
  mark(under, 'snowy');
  draft.fate('snow', 'attribute', 'snowy');
}

function laySnow(draft: Draft, prompt: string): void {
  const [, part = ''] = SNOW_ON.exec(prompt) ?? [];
  const under = draft.elements.find(
    ({ phrase }) => part !== '' && phrase.toLowerCase().endsWith(part.toLowerCase()),
  );
  const misread = draft.relations.find(({ kind, to }) => kind === 'on' && to === under?.id);
  const host = draft.element(misread?.from ?? '');
  if (!under || !misread || !host || draft.isAnimate(host.id)) return;
  const { phrase, id } = under;
  mark(host, 'snowy');
  remove(draft, (one) => one === id);
  draft.fate(phrase, 'attribute', 'snowy');
}

export const snow: Rule = {
  name: 'who skis does so on snow, and what has snow on its roof is snowy',
  example: { prompt: 'a man skiing down a mountain', brief: { season: 'winter' } },
  apply(draft, prompt) {
    laySnow(draft, prompt);
    coverInSnow(draft, prompt);
    const isOnSnow = draft.actions.some(({ verb }) => ON_SNOW.has(verb));
    if (isOnSnow && !draft.template) draft.season ??= 'winter';
  },
};

const moonrise: Rule = {
  name: 'a moon that is named shines at night',
  example: { prompt: 'a deer under a full moon', brief: { hour: 'night' } },
  apply(draft) {
    const isSeen = draft.elements.some(({ concept = '' }) => isOfSort(concept, 'moon'));
    if (isSeen && !draft.template) draft.hour ??= 'night';
  },
};

const OPEN_COUNTRY = 'hills';

export const underRainbows: Rule = {
  name: 'who is under a rainbow is in open country, and it spans their sky',
  example: {
    prompt: 'a child under a rainbow',
    brief: { places: [{ concept: 'hills', phrase: 'rainbow', attributes: [], colors: [] }] },
  },
  apply(draft) {
    if (draft.template || draft.places.length > 0 || draft.background !== undefined) return;
    const bow = draft.elements.find(({ concept }) => isOfSort(concept, 'across-the-sky'));
    const isOver = draft.relations.some(
      ({ kind, from, to }) =>
        (kind === 'above' && from === bow?.id) || (kind === 'under' && to === bow?.id),
    );
    if (!bow || !isOver) return;
    draft.places.push({ concept: OPEN_COUNTRY, phrase: bow.phrase, attributes: [], colors: [] });
  },
};

/** The moon as it lights and as it rises. */
export const MOON_RULES: readonly Rule[] = [moonlight, moonrise];
