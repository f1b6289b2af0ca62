import { escaped } from '../text/escaped';
import { imply, remove } from './imply';
import type { Rule } from './rule';

/** `no smoking sign`, `icon for no dogs allowed`: what a ring with a bar forbids. */
const FORBIDDEN =
  /\b(?:no|do not|don't) ((?!entry\b|text|words|lettering|background|people|shadow|gradient)[\p{L}]+(?: [\p{L}]+)?)(?: allowed| here)?(?= sign\b| icon\b| symbol\b| pictogram\b| sticker\b| sign icon\b|$| allowed| poster\b| notice\b| placard\b| flyer\b)|\b(?:sign|icon|symbol|pictogram) (?:for|of|saying) no ([\p{L}]+)/iu;
/** What shows a doing that is forbidden. */
const SHOWN_BY: readonly (readonly [RegExp, string])[] = [
  [/smok/i, 'cigarette'],
  [/park/i, 'car'],
  [/phon|mobile/i, 'smartphone'],
  [/photo|camera|pictures/i, 'camera'],
  [/dog|pets/i, 'dog'],
  [/food|eat/i, 'hamburger'],
  [/drink|alcohol/i, 'wine glass'],
  [/litter|trash/i, 'trash can'],
  [/swim|div/i, 'swimmer'],
  [/bike|bicycl|cycl/i, 'bicycle'],
  [/fish/i, 'fish'],
  [/fire|flame/i, 'flame'],
  [/entry|enter/i, ''],
];
const OF_SIGNS = /^(?:icon|app-icon|poster|sticker|logo|spot-illustration|banner)?$/;

/** `no smoking poster for an office building`. */
const NOTICE =
  /^(?:an? )?no (?:smoking|vaping|parking|swimming|diving|fishing|littering|running|phones?|photos?|photography|dogs?|pets?|food|drinks?|eating|drinking|entry|trespassing|camping|skateboarding|cycling) (?:posters?|notice|placard|flyer)\b/i;

export const prohibitions: Rule = {
  name: 'what a sign forbids is shown in a ring with a bar',
  example: {
    prompt: 'no smoking sign icon',
    elements: ['cigarette'],
    brief: { template: { id: 'prohibition', title: 'smoking' }, excluded: [] },
  },
  apply(draft, prompt) {
    if (!/\b(?:sign|icon|symbol|pictogram|sticker)\b/i.test(prompt) && !NOTICE.test(prompt)) return;
    if (!OF_SIGNS.test(draft.template?.id ?? '')) return;
    const match = FORBIDDEN.exec(prompt);
    const what = (match?.[1] ?? match?.[2])?.replace(
      / (?:signs?|icons?|symbol|allowed|here)$/i,
      '',
    );
    // What somebody's sign says is set on that.
    const isSet = draft.lettering.some((text) => text === match?.[0]) && /\bsays\b/i.test(prompt);
    if (!what || isSet) return;
    draft.template = { id: 'prohibition', title: what };
    const shows = SHOWN_BY.find(([pattern]) => pattern.test(what))?.[1];
    const named = shows ?? draft.lexicon.lookUp(what.toLowerCase(), draft.language)?.concept;
    draft.excluded.splice(0);
    remove(draft, () => true);
    draft.places.splice(0);
    if (NOTICE.test(prompt)) draft.lettering.splice(0, draft.lettering.length, `No ${what}`);
    if (named) imply(draft, { concept: named, because: `forbidden: ${what}` });
    for (const word of draft.words)
      if (/^(?:excluded|unknown|attribute|element)$/.test(word.fate)) {
        word.fate = 'ignored';
        word.note = 'what the sign forbids';
      }
  },
};

/** Signs that are drawn as a whole: their lettering and their things are on them. */
const BOARDS: readonly (readonly [RegExp, string])[] = [
  [
    /\bneon\b(?: [\p{L}]+){0,3} ?\b(?:sign|lettering|letters|text|logo|light sign)|\bneon light\b/iu,
    'neon-sign',
  ],
  [
    /\b(?:chalk ?board|blackboard|chalk)\b(?: [\p{L}]+){0,2} ?\b(?:sign|menu|lettering|board|art|poster|flyer|specials?|price list)|\b(?:chalk ?board|blackboard) (?:with|that says|saying|reading|for)\b|\bon an? (?:chalk ?board|blackboard)\b|\b(?:poster|menu|sign|flyer),? (?:drawn |written |lettered |hand[- ]lettered )*(?:on|in|with) (?:white |coloured |colored )?(?:an? )?(?:chalk|chalk ?board|blackboard)\b/iu,
    'chalkboard',
  ],
];

export const boards: Rule = {
  name: 'a neon sign and a chalkboard with words are designs of their own',
  example: {
    prompt: 'neon sign "OPEN" with a coffee cup',
    elements: ['coffee cup'],
    brief: { template: { id: 'neon-sign' }, lettering: ['OPEN'] },
  },
  apply(draft, prompt) {
    const board = BOARDS.find(([pattern]) => pattern.test(prompt))?.[1];
    // `a diner sign with neon letters`: the diner is whose sign it is, and not where.
    const said = prompt.toLowerCase();
    const isOfSign = ({ phrase }: { phrase: string }) =>
      said.includes(`${phrase.toLowerCase()} sign`);
    // A board for a café is no café either.
    const isClient = ({ phrase }: { phrase: string }) =>
      new RegExp(`\\bfor (?:an? |the |our |my )?${escaped(phrase)}`, 'iu').test(prompt);
    const isPlain =
      draft.places.every((place) => isOfSign(place) || isClient(place)) &&
      draft.actions.length === 0;
    if (!board || draft.lettering.length === 0 || !isPlain) return;
    if (
      draft.template &&
      !/^(?:logo|banner|poster|word-mark|card|menu|icon)$/.test(draft.template.id)
    )
      return;
    draft.template = { id: board };
    draft.places.splice(0);
    const isBoard = ({ phrase }: { phrase: string }) =>
      /\b(?:sign|chalk ?board|blackboard|neon|board|light|menu)s?\b/i.test(phrase);
    const gone = draft.elements.filter(isBoard).map(({ id }) => id);
    for (const word of draft.words)
      if (
        gone.includes(word.note ?? '') ||
        /^(?:neon|sign|chalkboard|blackboard)$/i.test(word.word)
      ) {
        word.fate = 'template';
        delete word.note;
      }
    remove(draft, (id) => gone.includes(id));
  },
};

export const signsHeld: Rule = {
  name: 'a sign that somebody holds is a board on a stick, and an animal holds a board before it',
  example: {
    prompt: 'a girl holding a sign',
    elements: ['girl', 'placard'],
    without: ['signpost'],
  },
  apply(draft) {
    for (const { kind, to, from } of draft.relations) {
      const sign = draft.element(to);
      if (kind === 'holding' && sign?.concept === 'signpost' && draft.isAnimate(from))
        sign.concept = draft.kindOf(from) === 'person' ? 'placard' : 'board-sign';
    }
  },
};
