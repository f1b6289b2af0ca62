import { notionNamedIn } from '../../ideas/notions/named';
import { IDEAS, OF_FEELING, OF_SCREENS } from '../../ideas/pictures';
import { OF_ENDS } from '../../ideas/tropes/abstracts.data';
import { PREFIX as NOTIONAL } from '../../ideas/tropes/notional';
import { symbolOf } from '../../ideas/tropes/symbols.data';
import { type Trope, tropesIn } from '../../ideas/tropes/read';
import type { Draft } from '../read/draft';
import { gramsOf, mayHave, requiredBy, type Required } from '../text/required-text';
import type { Rule } from './rule';

/** A pattern as it is looked for in small letters, at the beginning of a word, everywhere. */
interface Call {
  required: Required;
  /** Compiled when the first prompt is read that it may be in: for every prompt it would take longer than all else. */
  compiled?: RegExp;
}

const CALLS = new Map<RegExp, Call>();

function callFor(pattern: RegExp): Call {
  const known = CALLS.get(pattern);
  if (known) return known;
  const call: Call = { required: requiredBy(pattern.source) };
  CALLS.set(pattern, call);
  return call;
}

/** A prompt as patterns are looked for in it. */
interface Told {
  lower: string;
  /** In its own letters; a few letters are two when they are small. */
  said: string;
  grams: ReadonlySet<string>;
}

function toldBy(prompt: string): Told {
  const lower = prompt.toLowerCase();
  const said = lower.length === prompt.length ? prompt : lower;
  return { lower, said, grams: gramsOf(lower) };
}

/** What a prompt says by a pattern, in its own letters. */
function saidBy(pattern: RegExp, { lower, said, grams }: Told): string[] {
  const call = callFor(pattern);
  if (!mayHave(grams, call.required)) return [];
  // In any case it would take three times as long to compile.
  call.compiled ??= new RegExp(`(?<!\\p{L})(?:${pattern.source})`, 'gu');
  // Not `matchAll`, which compiles a copy of the pattern.
  const { compiled } = call;
  compiled.lastIndex = 0;
  const texts: string[] = [];
  for (let match = compiled.exec(lower); match; match = compiled.exec(lower)) {
    texts.push(said.slice(match.index, match.index + match[0].length));
    if (match[0] === '') compiled.lastIndex += 1;
  }
  return texts;
}

/** What a prompt says by all of some patterns, in its words; nothing where one is missing. */
function matched(told: Told, patterns: readonly RegExp[]): string | undefined {
  const found: string[] = [];
  for (const pattern of patterns) {
    const texts = saidBy(pattern, told);
    if (texts.length === 0) return undefined;
    found.push(...texts);
  }
  return found.join(' ');
}

/** Words of an idiom name nothing that could be missed. */
const MISSED = /^(?:unknown|ignored)$/;

const areNotions = ({ slots: { x = '', y = '' } }: Trope): boolean =>
  symbolOf(x) !== undefined && symbolOf(y) !== undefined;

/** `a bridge between idea and product`: a word in a slot of an image names what it is of, and no design. */
function dropDesignOf(draft: Draft, tropes: readonly Trope[]): void {
  // `ambition vs contentment`: two notions that nothing is known to compare by.
  if (draft.template?.sides && tropes[0]?.id === `${NOTIONAL}two-of` && areNotions(tropes[0]))
    delete draft.template;
  const designed = draft.words.filter(({ fate }) => fate === 'template');
  const isInSlot = (word: string) =>
    tropes.some(
      ({ id, slots }) =>
        OF_ENDS.has(id) && Object.values(slots).some((slot) => slot.split(' ').includes(word)),
    );
  if (designed.length === 0 || !designed.every(({ word }) => isInSlot(word.toLowerCase()))) return;
  delete draft.template;
  for (const word of designed) word.fate = 'mood';
}

/** `empty state for a to do list`, `invite friends`: a message of an app is no list and no card. */
function dropPageOf(draft: Draft): void {
  const isScreen = draft.ideas.some(({ id }) => OF_SCREENS.has(id));
  const saysCard = draft.words.some(({ word }) => /card$/i.test(word));
  if (isScreen && !saysCard && /^(?:card|planner)$/.test(draft.template?.id ?? ''))
    delete draft.template;
}

/** What is drawn of something else is that figure of speech by itself, and stands in its scene. */
const isOfBlend = (id: string, { elements }: Draft): boolean =>
  /^(?:made-of|turning-into)$/.test(id) &&
  elements.some(({ blend, attributes }) => blend !== undefined || attributes.includes('cloudy'));

/** What says that a notion is meant, and is no part of its name. */
const LEAD =
  /^(?:(?:an?|the) )?(?:(?:concept|idea|feeling|notion|illustration|image) of )?(?:(?:an?|the) )?/;

/** `an identity crisis` has a picture of its own, and is no crisis of something. */
const isNamedItself = ({ id, text }: Trope, ideas: readonly { text: string }[]): boolean =>
  id.startsWith(NOTIONAL) &&
  ideas.some((idea) => idea.text.toLowerCase().includes(text.replace(LEAD, '')));

/** `the loneliness of`, `ageism in`: what a feeling is about follows it. */
const ABOUT_IT = /^ (?:of|in|at|among|for|about|during|after|from|over|around) /;

/** Whether one is a feeling that a prompt says of the other: of `guilt of working mothers` guilt is the picture. */
function isSaidOf(lower: string, one: { id: string; text: string }, other: { text: string }) {
  if (!OF_FEELING.has(one.id)) return false;
  const at = lower.indexOf(one.text.toLowerCase());
  const rest = at < 0 ? '' : lower.slice(at + one.text.length);
  return ABOUT_IT.test(rest) && rest.includes(other.text.toLowerCase());
}

/** What pages of apps are called in general: `empty state` says less than `no favorites`. */
const isAnyMessage = ({ id }: { id: string }): boolean =>
  /^(?:nothing-here|app-onboarding)$/.test(id);

const MEDIUM =
  '(?:$|[,.:;!?–—]| (?:headers?|illustrations?|articles?|blog|essay|editorial|cover|concept|banner|hero|image|poster|newsletter|magazine|story)(?!\\p{L}))';
/** What an idea is about, of which there is not one: `in football`, `among young doctors`. */
const OF_WHAT = new RegExp(
  `^ (?:of|in|at|among|for|about|between|within|across|during|after|from|over|around|on|by|and|with)(?: the| our| your| my| their)? (?!an? |one |two |three |\\d)[\\p{L}'-]+(?: [\\p{L}'-]+){0,2}(?=${MEDIUM})`,
  'u',
);
/** `nurse burnout`, `about teenage loneliness`: whose it is, before it. */
const WHOSE =
  /(?:^|[:,] |(?:about|on|of|for|illustration|article|header|essay) )(?:the |our |your )?(?!an? |the )[\p{L}'-]{3,}(?: [\p{L}'-]{3,})? $/u;
const ENDED = new RegExp(`^${MEDIUM}`, 'u');

/** Whether an idea is all that a prompt is about, with what it is of. */
function isTopicIn(lower: string, text: string): boolean {
  const at = lower.indexOf(text.toLowerCase());
  if (at < 0) return false;
  const [before, after] = [lower.slice(0, at), lower.slice(at + text.length)];
  return OF_WHAT.test(after) || (ENDED.test(after) && WHOSE.test(before));
}

/** What a form says besides its notions: `losing`, `the true cost of`. */
const wordsOfForm = ({ text, slots }: Trope): string =>
  Object.values(slots)
    .reduce((rest, slot) => rest.replace(slot, ' '), text)
    .split(/\s+/)
    .join('  ');

/** The notion that is all a prompt names, where no other idea has its name, and nothing is to be seen. */
function namedAlone(
  { elements, places, template }: Draft,
  lower: string,
  called: readonly { text: string }[],
): { id: string; text: string }[] {
  const named = notionNamedIn(lower);
  if (!named || called.some(({ text }) => text.toLowerCase().includes(named.noun))) return [];
  const isSeen =
    template !== undefined || places.length > 0 || elements.some(({ concept }) => concept);
  return isSeen && !named.isMeant ? [] : [{ id: named.id, text: named.text }];
}

export const idioms: Rule = {
  name: 'an idea is known by its idiom, and words of the idiom are no things that are missing',
  example: {
    prompt: 'bridging the gap',
    brief: { ideas: [{ id: 'bridging-the-gap', text: 'bridging the gap' }] },
  },
  apply(draft, prompt) {
    const unquoted = toldBy(prompt.replace(/["“„«][^"“”„«»]*["”“»]/gu, ' '));
    const called = IDEAS.flatMap(({ id, calls = [] }) =>
      calls.flatMap((call) => {
        const text = matched(unquoted, call instanceof RegExp ? [call] : call);
        return text === undefined ? [] : [{ id, text }];
      }),
    );
    const meant = draft.metaphors.filter(({ id }) => IDEAS.some((idea) => idea.id === id));
    const named = namedAlone(draft, unquoted.lower, called);
    const all = [...named, ...called, ...meant].sort(
      (one, other) =>
        Number(isSaidOf(unquoted.lower, other, one)) -
          Number(isSaidOf(unquoted.lower, one, other)) ||
        Number(isAnyMessage(one)) - Number(isAnyMessage(other)) ||
        other.text.length - one.text.length,
    );
    const tropes = tropesIn(prompt).filter(
      (trope) => !isOfBlend(trope.id, draft) && !isNamedItself(trope, all),
    );
    dropDesignOf(draft, tropes);
    draft.ideas = [
      ...tropes,
      ...all
        .filter(({ id }, index) => all.findIndex((one) => one.id === id) === index)
        .map((one) =>
          isTopicIn(unquoted.lower, one.text) ? { ...one, isTopic: true as const } : one,
        ),
    ];
    dropPageOf(draft);
    const forms = tropes.filter(({ id }) => id.startsWith(NOTIONAL)).map(wordsOfForm);
    const told = [...all.map(({ text }) => text), ...forms]
      .map((text) => ` ${text.toLowerCase()} `)
      .join(' ');
    for (const word of draft.words)
      if (MISSED.test(word.fate) && told.includes(` ${word.word.toLowerCase()} `)) {
        word.fate = 'mood';
        delete word.note;
      }
  },
};
