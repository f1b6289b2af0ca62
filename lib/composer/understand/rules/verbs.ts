import { frameOf as verbFrameOf } from '../words/work';
import type { BriefAction } from '../../brief';
import type { Draft } from '../read/draft';
import { TOOLS_OF_VERBS } from '../words/tools-of-verbs.data';
import { imply } from './imply';
import { mark } from './mark';
import type { Rule } from './rule';
import { isOfSort } from '../../concepts/sorts';

/** `verb`, then the tool for each thing or kind that has one of its own. */
const OWN_TOOLS = new Map<string, Map<string, string>>();
for (const line of TOOLS_OF_VERBS.trim().split('\n')) {
  const [verb = '', tool = '', things = ''] = line.split(' | ');
  const known = OWN_TOOLS.get(verb) ?? new Map<string, string>();
  for (const thing of things.split(' ')) known.set(thing, tool);
  OWN_TOOLS.set(verb, known);
}

/** What somebody has in hand for what they do: a net is mended with a needle, where a car needs a wrench. */
function toolOf(draft: Draft, { verb, patient = '' }: BriefAction): string | undefined {
  const own = OWN_TOOLS.get(verb);
  const meant =
    own?.get(draft.element(patient)?.concept ?? '') ?? own?.get(`@${draft.kindOf(patient) ?? ''}`);
  return meant === 'none' ? undefined : (meant ?? verbFrameOf(verb)?.tool);
}

/** `holding a crayon and drawing`: what is in the hand is what it is done with. */
const heldTool = (draft: Draft, agent: string): string | undefined =>
  draft.relations.find(
    ({ kind, from, to }) =>
      kind === 'holding' && from === agent && isOfSort(draft.element(to)?.concept, 'hand-tool'),
  )?.to;

export const tools: Rule = {
  name: 'a verb brings its tool where none is named, for those who have hands',
  example: { prompt: 'a carpenter sawing a plank', elements: ['saw'] },
  apply(draft) {
    for (const action of draft.actions) {
      const same = draft.actions.find(
        (one) => one !== action && one.verb === action.verb && one.agent === action.agent,
      );
      if (same?.instrument !== undefined) action.instrument ??= same.instrument;
      const tool = toolOf(draft, action);
      if (!tool || action.instrument !== undefined || !draft.isAnimate(action.agent)) continue;
      // Paws dig without a spade.
      if (action.verb === 'dig' && draft.kindOf(action.agent) === 'animal') continue;
      const concept = draft.lexicon.conceptNamed(tool);
      if (draft.element(action.patient ?? '')?.concept === concept) {
        // `flying a red kite`: it is at the line, as one that nobody describes.
        if (verbFrameOf(action.verb)?.to === 'sky') {
          action.instrument = action.patient;
          delete action.patient;
        }
        continue;
      }
      const inHand = heldTool(draft, action.agent);
      if (inHand !== undefined && isOfSort(concept, 'hand-tool')) {
        action.instrument = inHand;
        continue;
      }
      // Who toasts with beer has no champagne as well.
      const isHad = draft.relations.some(
        ({ kind, from, to }) =>
          from === action.agent &&
          /^(?:with|holding)$/.test(kind) &&
          action.verb === 'toast' &&
          draft.kindOf(to) === 'container',
      );
      if (isHad) continue;
      const named = draft.elements.find((element) => element.concept === concept);
      const because = `needed to ${action.verb.replaceAll('-', ' ')}`;
      // Three cyclists have a bicycle each.
      const count = isOfSort(concept, 'straddled') ? draft.element(action.agent)?.count : undefined;
      const implied = { concept, because, ...(count === undefined ? {} : { count }) };
      action.instrument = named?.id ?? imply(draft, implied);
    }
  },
};

export const objects: Rule = {
  name: 'what is read, drunk or played is there, though nobody names it',
  example: { prompt: 'two friends playing chess', elements: ['friend', 'chess board'] },
  apply(draft) {
    for (const action of draft.actions) {
      const object = verbFrameOf(action.verb)?.object;
      if (!object || action.patient !== undefined || !draft.isAnimate(action.agent)) continue;
      const concept = draft.lexicon.conceptNamed(object);
      // Who toasts with beer has no champagne as well.
      const isHad = draft.relations.some(
        ({ kind, from, to }) =>
          from === action.agent &&
          /^(?:with|holding)$/.test(kind) &&
          action.verb === 'toast' &&
          draft.kindOf(to) === 'container',
      );
      if (isHad) continue;
      const named = draft.elements.find((element) => element.concept === concept);
      const because = `what one can ${action.verb.replaceAll('-', ' ')}`;
      action.patient = named?.id ?? imply(draft, { concept, because });
    }
  },
};

/** How somebody is on what carries them. */
const RIDES: Record<string, string> = {
  skateboard: 'skateboard-verb',
  snowboard: 'snowboard-verb',
  surfboard: 'surf',
  skis: 'ski',
  'ice-skates': 'skate',
  bicycle: 'cycle',
  'mountain-bike': 'cycle',
  motorcycle: 'ride',
  scooter: 'ride',
  'kick-scooter': 'scoot',
  horse: 'ride',
  donkey: 'ride',
  camel: 'ride',
  elephant: 'ride',
  wave: 'surf',
};

/** What somebody does on what carries them: on a board they glide, in a saddle they ride. */
export const rideOn = (concept = ''): string => RIDES[concept] ?? 'ride';

export const riding: Rule = {
  name: 'who is on a bicycle or a horse rides it',
  example: {
    prompt: 'a boy on a horse',
    brief: { actions: [{ verb: 'ride', agent: 'e1', patient: 'e2' }] },
  },
  apply(draft) {
    for (const action of draft.actions) {
      const verb = RIDES[draft.element(action.patient ?? '')?.concept ?? ''];
      if (action.verb !== 'ride' || !verb) continue;
      action.verb = verb;
      for (const word of draft.words) if (word.note === 'ride') word.note = verb;
    }
    for (const { kind, from, to } of draft.relations) {
      const verb = RIDES[draft.element(to)?.concept ?? ''];
      if (kind !== 'on' || !verb || verb === 'surf' || !draft.isAnimate(from) || !draft.mayAct)
        continue;
      const isTold = draft.actions.some(({ agent, patient }) => agent === from && patient === to);
      const isElse = draft.actions.some(
        (action) => action.agent === from && /^(?:balance|stand|sit|sleep|lie)$/.test(action.verb),
      );
      if (!isTold && !isElse) draft.actions.push({ verb, agent: from, patient: to });
    }
  },
};

/** What `play` is, by what is played with. */
const PLAYED = /^(?:play-with|play-sport|perform|practise|use)$/;

export const playing: Rule = {
  name: 'an instrument is played, and no toy',
  example: {
    prompt: 'ein Kind spielt Klavier',
    brief: { actions: [{ verb: 'play-music', agent: 'e1', patient: 'e2' }] },
  },
  apply(draft) {
    for (const action of draft.actions) {
      const on = draft.relations.find(
        ({ kind, from }) => kind === 'on' && from === action.agent,
      )?.to;
      const played = action.patient ?? on ?? '';
      if (!PLAYED.test(action.verb) || draft.kindOf(played) !== 'instrument') continue;
      const instrument = draft.element(played);
      if (instrument?.concept === 'drum-kit')
        Object.assign(instrument, { count: 1, several: false });
      action.verb = 'play-music';
      action.patient = played;
    }
  },
};

/** Words for what somebody does with what another looks at; a card that shows something only has it. */
const SHOWING = /^(?:showing|shows|show)$/i;

export const showing: Rule = {
  name: 'who shows something to somebody holds it out',
  example: {
    prompt: 'a salesman showing a map to a woman',
    brief: { actions: [{ verb: 'show', agent: 'e1', patient: 'e2' }] },
  },
  apply(draft) {
    const word = draft.words.find(({ word, fate }) => fate === 'relation' && SHOWING.test(word));
    const shown =
      word &&
      draft.relations.find(
        ({ kind, from, to }) => kind === 'with' && draft.isAnimate(from) && !draft.isAnimate(to),
      );
    if (!word || !shown || !draft.mayAct) return;
    draft.relations.splice(draft.relations.indexOf(shown), 1);
    draft.actions.push({ verb: 'show', agent: shown.from, patient: shown.to });
    word.fate = 'action';
    word.note = 'show';
  },
};

export const flags: Rule = {
  name: 'a flag is planted without a spade',
  example: { prompt: 'a woman planting a flag', elements: ['woman', 'flag'], without: ['spade'] },
  apply(draft) {
    for (const action of draft.actions) {
      if (
        !/^(?:plant|put)$/.test(action.verb) ||
        draft.element(action.patient ?? '')?.concept !== 'flag'
      )
        continue;
      action.verb = 'hold';
      for (const word of draft.words) if (word.note === 'plant') word.note = 'hold';
    }
  },
};

export const watching: Rule = {
  name: 'who watches something on a tablet looks at the tablet',
  example: {
    prompt: 'a boy watching a zorb on a tablet',
    brief: { actions: [{ verb: 'look', agent: 'e1', patient: 'e3' }] },
  },
  apply(draft) {
    for (const action of draft.actions) {
      if (!/^(?:look|read)$/.test(action.verb) || draft.element(action.patient ?? '')?.concept)
        continue;
      const on = draft.relations.find(({ kind, from }) => kind === 'on' && from === action.patient);
      if (on && isOfSort(draft.element(on.to)?.concept, 'screen-device')) action.patient = on.to;
    }
  },
};

/** Said of what stands in flames. */
const BURNING =
  /\b(?:burning|on fire|in flames|brennend\w*|en flammes|en llamas|in fiamme|em chamas)\b/i;

/** `a newspaper that is on fire`, `a burning book`. */
const ON_FIRE =
  /(?<!\p{L})(\p{L}+)(?: (?:that|which) (?:is|are))? (?:on fire|in flames)\b|\bburning (\p{L}+)/giu;
const FIRES_IN_A_PLACE = 3;

export const fires: Rule = {
  name: 'what burns has flames on it',
  example: { prompt: 'a burning house', elements: ['house'], without: ['fire'] },
  apply(draft, prompt) {
    const burnt = [...prompt.matchAll(ON_FIRE)].flatMap(
      ([, before, after]) => before ?? after ?? [],
    );
    const isNamed = (phrase: string) =>
      burnt.some((word) => phrase.toLowerCase().split(' ').at(-1) === word.toLowerCase());
    for (const { id, phrase, attributes, concept = '' } of draft.elements) {
      const isBuilt = /^(?:building|vehicle)$/.test(draft.kindOf(id) ?? '');
      const isDoer = /^(?:person|animal|fantasy)$/.test(draft.kindOf(id) ?? '');
      const burns = (BURNING.test(phrase) && isBuilt) || (isNamed(phrase) && !isDoer);
      if (!burns || isOfSort(concept, 'burning')) continue;
      mark({ attributes }, 'burning');
    }
    const isAblaze = draft.places.some(({ phrase }) => isNamed(phrase));
    if (isAblaze)
      imply(draft, { concept: 'fire', count: FIRES_IN_A_PLACE, because: 'what burns there' });
  },
};

const HAIR = /^(?:hair|beard|moustache|fur|mane|fringe)$/;

export const hairdressing: Rule = {
  name: 'hair is cut with scissors, on somebody',
  example: {
    prompt: 'a hairdresser cutting the hair of a woman',
    elements: ['scissors'],
    brief: { actions: [{ verb: 'cut-hair', agent: 'e1', patient: 'e3', instrument: 'e4' }] },
  },
  apply(draft) {
    for (const action of draft.actions) {
      const hair = draft.element(action.patient ?? '');
      if (!/^cut(?:-hair)?$/.test(action.verb) || !hair) continue;
      if (!HAIR.test(hair.concept ?? hair.phrase)) continue;
      action.verb = 'cut-hair';
      for (const word of draft.words) if (word.note === 'cut') word.note = 'cut-hair';
      const owner =
        draft.relations.find(({ kind, from }) => kind === 'part-of' && from === hair.id)?.to ??
        draft.elements.find(({ id }) => id !== action.agent && draft.isAnimate(id))?.id;
      if (!owner || owner === action.agent) continue;
      action.patient = owner;
      draft.relate('part-of', hair.id, owner);
    }
  },
};

/** Qualities that are postures of whoever has them. */
const POSTURES: Record<string, string> = {
  sleeping: 'sleep',
  floating: 'float',
  lonely: 'mourn',
  sad: 'mourn',
};

const FLYING = /^flying\b/i;

/** `running`, `roaring`: what a body does by itself; `a riding child` would need something to ride. */
function bodyVerbOf(attribute: string): string | undefined {
  const frame = verbFrameOf(attribute);
  const { to, tool, object, at } = frame ?? {};
  const isAlone = (to ?? tool ?? object ?? at) === undefined;
  return isAlone && (frame?.pose ?? frame?.head) !== undefined ? attribute : undefined;
}

export const postures: Rule = {
  name: 'who is said to be asleep, floating or running does so',
  example: {
    prompt: 'a woman asleep on a sofa',
    brief: { actions: [{ verb: 'sleep', agent: 'e1' }] },
  },
  apply(draft) {
    for (const { id, attributes, phrase } of draft.elements) {
      if (!draft.isAnimate(id)) continue;
      for (const attribute of attributes) {
        // A flying dragon does not drift.
        const isFlying = attribute === 'floating' && FLYING.test(phrase);
        const verb = isFlying ? 'fly' : (POSTURES[attribute] ?? bodyVerbOf(attribute));
        const isTold = draft.actions.some((action) => action.agent === id && action.verb === verb);
        if (!verb || isTold || !draft.mayAct) continue;
        draft.actions.push({ verb, agent: id });
        // Whether it is seen is told, as of any other verb.
        const word = draft.words.find((one) => one.fate === 'attribute' && one.note === attribute);
        if (word && verb !== 'mourn') Object.assign(word, { fate: 'action', note: verb });
      }
    }
  },
};

const CLIFFS = /^(?:cliff|cliffs|canyon|coast|gorge)$/;
export const climbing: Rule = {
  name: 'who climbs a cliff is on its face, and not on top of it',
  example: {
    prompt: 'a rock climber climbing a cliff',
    elements: ['climber', 'rock face'],
  },
  apply(draft) {
    for (const action of draft.actions) {
      const patient = draft.element(action.patient ?? '');
      const isRock = patient === undefined || isOfSort(patient.concept, 'rock');
      const cliff = draft.places.find(({ concept }) => CLIFFS.test(concept));
      const isClimber = draft.element(action.agent)?.concept === 'climber';
      const climbs = action.verb === 'climb' || (action.verb === 'hang' && cliff !== undefined);
      if (!climbs || !isRock || draft.kindOf(action.agent) !== 'person') continue;
      if (!cliff && !isClimber && !patient) continue;
      action.verb = 'climb';
      if (patient) {
        patient.concept = draft.lexicon.conceptNamed('rock face');
        continue;
      }
      action.patient = imply(draft, { concept: 'rock face', because: 'what is climbed' });
      if (cliff) cliff.concept = 'mountains';
    }
  },
};
