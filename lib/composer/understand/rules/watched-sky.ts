import type { BriefAction, HOURS, WEATHERS } from '../../brief';
import type { Draft } from '../read/draft';
import { rename } from './doings';
import { remove } from './imply';
import type { Rule } from './rule';

/** Who looks up at what is in the sky is under that sky, and it is no thing beside them. */

interface Sign {
  hour?: (typeof HOURS)[number];
  weather?: (typeof WEATHERS)[number];
  /** The sky itself shows it. */
  isOfSky?: true;
}

const SIGNS: Readonly<Record<string, Sign>> = {
  star: { hour: 'night', isOfSky: true },
  comet: { hour: 'night' },
  fireworks: { hour: 'night' },
  'lightning-bolt': { weather: 'storm', isOfSky: true },
  rainbow: { weather: 'rainbow', isOfSky: true },
};

const LOOKS = /^(?:look|point|photograph|stargaze|celebrate|show)$/;
/** What is looked at through it, or what somebody sits in, is told by itself. */
const SKY_HOUR = /^(?:sunset|dawn|sunrise)$/;
const OPEN_COUNTRY = 'hills';

/** One star, a toy or a painted one is a thing. */
const isAbove = (draft: Draft, id: string): boolean => {
  const { concept = '', several, attributes = [] } = draft.element(id) ?? {};
  const isTied = draft.relations.some(
    ({ kind, from }) => from === id && /^(?:on|in|part-of)$/.test(kind),
  );
  return (
    concept in SIGNS &&
    (concept !== 'star' || several === true) &&
    !isTied &&
    attributes.length === 0
  );
};

/** What the sky shows is told as its hour or its weather, in the words of the prompt. */
function raise(draft: Draft, id: string): void {
  const { concept = '' } = draft.element(id) ?? {};
  const { hour, weather, isOfSky } = SIGNS[concept] ?? {};
  if (hour) draft.hour ??= hour;
  if (!isOfSky) return;
  if (weather) draft.weather ??= weather;
  for (const word of draft.words)
    if (word.note === id)
      Object.assign(
        word,
        weather ? { fate: 'weather', note: weather } : { fate: 'hour', note: hour },
      );
  for (const action of draft.actions) if (action.patient === id) delete action.patient;
  remove(draft, (one) => one === id);
}

const isBare = ({ template, camera, background, isOfIdea }: Draft): boolean =>
  template === undefined && camera === undefined && background === undefined && isOfIdea !== true;

/** Who stands there and looks has the sky before them. */
function turnToSky(draft: Draft, action: BriefAction): void {
  const isPerson = draft.kindOf(action.agent) === 'person';
  const isBusy = draft.actions.some(
    (one) => one !== action && one.agent === action.agent && one.verb !== action.verb,
  );
  if (
    isPerson &&
    !isBusy &&
    action.instrument === undefined &&
    /^(?:look|stargaze)$/.test(action.verb)
  )
    rename(draft, action, 'behold');
}

/** A view that somebody has before them; who only looks up in a park has none. */
const VIEW =
  /\b(?:look\w*|gaz\w*|star(?:es?|ing)|admir\w*|watch\w*|overlook\w*) (?:(?:out )?(?:at|over|on|upon|across) )?(?:an?|the|their) (?:[a-z]+ ){0,2}(?:skyline|mountains?|mountain range|view|landscape|scenery|valley|ocean|sea|lake|horizon|city|canyon|waterfall|sunset|sunrise)\b/i;

export const watchedSky: Rule = {
  name: 'who looks at a rainbow or at the stars is under that sky',
  example: {
    prompt: 'a girl gazing at the stars',
    elements: ['girl'],
    without: ['star'],
    brief: {
      hour: 'night',
      places: [{ concept: OPEN_COUNTRY, phrase: OPEN_COUNTRY, attributes: [], colors: [] }],
      actions: [{ verb: 'behold', agent: 'e1' }],
    },
  },
  apply(draft, prompt) {
    if (!isBare(draft)) return;
    const hasView = draft.places.length > 0 && VIEW.test(prompt);
    for (const action of draft.actions) {
      const { verb, patient, agent } = action;
      if (!LOOKS.test(verb) || !draft.isAnimate(agent)) continue;
      const isSign = patient !== undefined && isAbove(draft, patient);
      const isHour =
        patient === undefined && verb === 'look' && (hasView || SKY_HOUR.test(draft.hour ?? ''));
      if (!isSign && !isHour && verb !== 'stargaze') continue;
      if (verb === 'stargaze') draft.hour ??= 'night';
      if (isSign) raise(draft, patient);
      if (draft.places.length === 0) draft.addPlace(OPEN_COUNTRY, OPEN_COUNTRY);
      turnToSky(draft, action);
    }
  },
};

const PANE = /^(?:skylight|window|bay-window|dormer)$/;

/** What is seen through a window of a room is in the sky before it. */
export const starsThroughPanes: Rule = {
  name: 'stars in a skylight are those of the night',
  example: {
    prompt: 'an attic with a skylight and stars',
    elements: ['skylight'],
    without: ['star'],
    brief: { hour: 'night' },
  },
  apply(draft) {
    const pane = draft.elements.find(({ concept = '' }) => PANE.test(concept));
    if (!isBare(draft) || !pane) return;
    const seen = draft.elements.filter(
      ({ id, concept }) => concept === 'star' && isAbove(draft, id),
    );
    for (const { id } of seen) raise(draft, id);
  },
};
