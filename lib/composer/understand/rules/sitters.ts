import { conceptOf } from '../../concepts';
import type { Draft } from '../read/draft';
import { portraitsAsThings } from './avatars';
import { remove } from './imply';
import { mark } from './mark';
import type { Rule } from './rule';

/** Whoever is portrayed: how much of them is seen, from which side, and what is said of their age and skin. */

const WHOLE =
  /\b(?:full|whole|entire)[- ](?:body|length|figure)\b|\bhead[- ]to[- ]toe\b|ganzkörper/i;
const BUST =
  /\b(?:head ?shots?|bust|head and shoulders|face of|avatar|profile (?:picture|photo|pic)|id photo|passport photo|half[- ]body)\b/i;
const WAIST =
  /\b(?:(?:from the )?waist[- ]?up|half[- ](?:body|length)|to the waist|knees? up|upper body)\b/i;
const FRONT =
  /\b(?:front(?:al)?[- ](?:view|facing|on)|seen from the front|facing (?:us|the (?:viewer|camera))|(?:look|star|grin|smil|pos|gaz|peer|glar|mugg)(?:e?s|ing|k)? (?:straight |directly |right |up |back |over )?(?:at|into|for|towards?|to) (?:us|the (?:viewer|camera)))\b/i;
/** Whoever looks at the picture, and the lens that it was taken with: neither is in it, unless one was brought. */
const LENS = /^(?:the )?(?:camera|viewer)$/i;
const HAS_OWN_CAMERA =
  /\b(?:an?|his|her|their|old|vintage|film|digital|video|phone) cameras?\b|\bphotograph(?:er|ing)|\bcameram[ae]n\b|\btripod\b|\b(?:film|movie) crew\b/i;
const ASIDE = /\b(?:in profile|side profile|profile (?:view|portrait)|side[- ]view)\b/i;

const BEHIND =
  /\bbacks? (?:turned )?(?:to|towards?) (?:us|the (?:viewer|camera))\b|\bseen from (?:behind|the back)\b/i;

const lookedInto: Rule = {
  name: 'the camera that somebody looks into is the one that the picture is taken with',
  example: {
    prompt: 'a goat in a barn looking at the camera',
    elements: ['goat'],
    without: ['camera'],
    brief: { seenFrom: 'front' },
  },
  apply(draft, prompt) {
    if (!FRONT.test(prompt) || HAS_OWN_CAMERA.test(prompt)) return;
    const isLens = (id: string | undefined) => LENS.test(draft.element(id ?? '')?.phrase ?? '');
    for (const action of draft.actions) if (isLens(action.patient)) delete action.patient;
    isNoThing(draft, (phrase) => LENS.test(phrase));
  },
};

const framings: Rule = {
  name: 'a full body portrait shows the whole figure, a bust or an avatar the head and shoulders',
  example: { prompt: 'full body portrait of a knight', brief: { camera: 'medium' } },
  apply(draft, prompt) {
    if (WHOLE.test(prompt)) draft.camera = 'medium';
    else if ((BUST.test(prompt) || WAIST.test(prompt)) && draft.camera !== 'close')
      draft.camera = 'portrait';
    if (draft.camera === 'portrait' && WAIST.test(prompt)) draft.crop = 'waist';
    if (FRONT.test(prompt)) draft.seenFrom = 'front';
    else if (ASIDE.test(prompt)) draft.seenFrom = 'profile';
    else if (BEHIND.test(prompt)) draft.seenFrom = 'back';
    const isAvatar = /\b(?:avatar|profile picture)\b/i.test(prompt);
    if (draft.template?.id === 'mascot' && isAvatar && !WHOLE.test(prompt)) delete draft.template;
  },
};

/** What the whole body does, and what somebody does it at: a face alone would show neither. */
const LAID = /^(?:lie|sleep|nap|curl|relax|sit|kneel|crouch|run|jump|dance|ride|play)$/;
const LAID_AT = /^(?:on|in|at|beside|in-front-of|against|under)$/;
const LAID_BY = /^(?:furniture|building|vehicle|nature|plant)$/;

const wholeAtThings: Rule = {
  name: 'who is portrayed as they lie or sit at something is seen whole',
  example: {
    prompt: 'portrait of an old dog lying by a fireplace',
    elements: ['dog', 'fireplace'],
    brief: { camera: 'medium' },
  },
  apply(draft, prompt) {
    if (draft.camera !== 'portrait' || BUST.test(prompt) || WAIST.test(prompt)) return;
    const isAt = (id: string) =>
      draft.relations.some(
        ({ kind, from, to }) =>
          from === id && LAID_AT.test(kind) && LAID_BY.test(draft.kindOf(to) ?? ''),
      );
    if (draft.actions.some(({ agent, verb }) => LAID.test(verb) && isAt(agent)))
      draft.camera = 'medium';
  },
};

const DECADES = 'twenties thirties forties fifties sixties seventies eighties nineties'.split(' ');
const OLD = DECADES.slice(DECADES.indexOf('sixties'));
const AGED = new RegExp(
  `\\bin (?:her|his|their) (?:early |mid[- ]?|late )?(${DECADES.join('|')})\\b`,
  'i',
);
const WRINKLES = /\b(?:wrinkles|wrinkled|laugh lines|age lines|crow['’]s feet)\b/i;
/** The rig draws them on the old, and names no other lines. */
const LINES = /(?:wrinkles|laugh lines|age lines|crow['’]s feet)$/i;

const sitterOf = (draft: Draft) =>
  draft.elements.find(
    ({ concept }) => concept !== undefined && conceptOf(concept)?.kind === 'person',
  );

/** Takes words out that were read as a thing of its own. */
function isNoThing(draft: Draft, isMeant: (phrase: string) => boolean): void {
  for (const { id, phrase } of draft.elements.filter((one) => isMeant(one.phrase))) {
    remove(draft, (other) => other === id);
    for (const word of draft.words)
      if (word.note === id || word.word === phrase) word.fate = 'attribute';
  }
}

const aged: Rule = {
  name: 'the decade of an age and wrinkles are said of somebody, and are no things',
  example: {
    prompt: 'portrait of a woman in her sixties with deep wrinkles',
    elements: ['woman'],
    without: ['wrinkles'],
  },
  apply(draft, prompt) {
    const sitter = sitterOf(draft);
    if (!sitter) return;
    const decade = AGED.exec(prompt)?.[1]?.toLowerCase();
    if (decade) isNoThing(draft, (phrase) => DECADES.includes(phrase.toLowerCase()));
    if (WRINKLES.test(prompt)) isNoThing(draft, (phrase) => LINES.test(phrase));
    const isOld = (decade !== undefined && OLD.includes(decade)) || WRINKLES.test(prompt);
    if (isOld) mark(sitter, 'old');
  },
};

/** What a lens does is done to whatever is behind a face. */
const SOFT = /^(?:blurred|blurry|defocused|bokeh|out of focus)$/i;

const outOfFocusBehind: Rule = {
  name: 'the place behind a face is out of focus, whether or not that is said',
  example: {
    prompt: 'headshot of a man, blurred office background',
    brief: { camera: 'portrait' },
  },
  apply(draft) {
    if (draft.camera !== 'portrait' && draft.camera !== 'close') return;
    for (const word of draft.words)
      if (SOFT.test(word.word) && word.fate === 'unknown') word.fate = 'attribute';
  },
};

const WAISTS = /^waist$/i;

const croppedAtWaist: Rule = {
  name: 'the waist at which a picture ends is no part of clothes',
  example: { prompt: 'a barista from the waist up', elements: ['barista'], without: ['belly'] },
  apply(draft) {
    if (draft.crop === 'waist') isNoThing(draft, (phrase) => WAISTS.test(phrase));
  },
};

export const SITTERS: readonly Rule[] = [
  lookedInto,
  framings,
  wholeAtThings,
  aged,
  outOfFocusBehind,
  croppedAtWaist,
  portraitsAsThings,
];
