import { theLexicon } from '../lexicon';
import { formsOf } from '../text/conjugate';
import { kitchenStep } from './kitchen-steps';
import { SEEN_AS } from '../words/deeds-seen.data';
import { reworded } from '../text/reworded';

/** What a page tells panel by panel: its title, and the clause of each panel. */
export interface Told {
  title?: string;
  clauses: Clause[];
  /** One comes after the other. */
  isOrdered: boolean;
  /** Its scenes are of a table, where each can be seen. */
  isKnown?: true;
  /** What kind of page it is where it is not cards in a grid. */
  page?: 'worksheet' | 'card' | 'chain' | 'do-and-dont';
}

export interface Clause {
  /** As it was written. */
  caption: string;
  /** What is not to be done. */
  isWrong?: true;
  /** With whom and what it leaves out: who brushes, what is dropped. */
  text: string;
}

const PANELS_MAX = 8;

const lower = (text: string) => text.toLowerCase();
const wordsOf = (text: string) => lower(text).split(/\s+/);
const LIKE_A_NOUN =
  /^(?:morning|evening|wedding|king|ring|string|spring|swing|wing|thing|ceiling|building|painting|clothing|duckling|sibling|sewing|pudding|herring|earring|lightning|darling|viking|offspring)s?$/;

const isGerund = (word: string): boolean =>
  word.length > 4 && word.endsWith('ing') && !LIKE_A_NOUN.test(word);

/** Verbs of instructions that show nothing themselves, and stand in no table. */
const ORDERS = new Set(
  'wake get keep turn take make add use go do let stay avoid call choose check rinse remove place press cover switch move try stop start leave find help say ask wait bring fill set apply respect follow finish line clean tidy prepare bake serve'.split(
    ' ',
  ),
);
const OBJECT =
  /^(?:an?|the|your|his|her|their|my|some|to|on|in|into|up|down|out|off|it|them|for|with|at|from|over|more|less|enough|two|three)$/;
const isVerb = (words: string): boolean => theLexicon().lookUp(words, 'en')?.verb !== undefined;

/** `wet your hands`, `raise a hand`: a verb as it stands, and what is done to. */
function isImperative([first = '', second = '']: readonly string[]): boolean {
  if (!ORDERS.has(first) && !isVerb(first) && !isVerb(`${first} ${second}`)) return false;
  const senses = theLexicon().lookUp(first, 'en');
  const isNoun = senses?.concept !== undefined || senses?.place !== undefined;
  return OBJECT.test(second) || !isNoun;
}

/** `dig a hole` as somebody is seen doing it: `digging a hole`. */
function asDeed(text: string): string {
  const [first = '', ...rest] = text.split(/\s+/);
  if (isGerund(lower(first))) return lower(text);
  const gerund = formsOf(lower(first), 'en').find(([, form]) => form === 'gerund')?.[0] ?? first;
  return [gerund, ...rest].join(' ');
}

const hasSubject = (text: string): boolean => {
  const words = wordsOf(text);
  return !isGerund(words[0] ?? '') && !isImperative(words);
};

/** A clause that only says more of whoever the clause before it is of: `, smiling`, `with a hat`. */
const SAYS_MORE =
  /^(?:with|in|on|at|under|behind|beside|next to|near|while|who|which|where|its|their|his|her)\s/i;

/** What stands beside whoever the clause before is of. */
const REFERS_BACK =
  /\b(?:beside|next to|behind|on|near|under|above|around|in front of|with|over) (?:her|him|them|it)$/i;

/** Clauses of a list; what only says more of one stays with it. */
function joined(parts: readonly string[]): string[] {
  const areDeeds = !hasSubject(parts[0] ?? '');
  return parts.reduce<string[]>((list, part) => {
    const before = list.at(-1);
    const saysMore =
      SAYS_MORE.test(part) ||
      REFERS_BACK.test(part) ||
      (!areDeeds && isGerund(wordsOf(part)[0] ?? ''));
    if (before === undefined || !saysMore) return [...list, part];
    return [...list.slice(0, -1), `${before}, ${part}`];
  }, []);
}

const CUT = /[;\n]|,(?=\s)|\.(?=\s)|→|->|\bthen\b|(?:^|\s)\d{1,2}[.)](?=\s)/i;
const LEAD =
  /^(?:(?:and|or|first|firstly|second|secondly|third|thirdly|next|after that|afterwards|finally|lastly|at last|last|panel|step|frame|card|scene|\d{1,2})\b[\s:,]{0,3}){1,3}/i;
const ENDS_LIST =
  /^(?:(?:flat|minimal|simple|clean(?! (?:up|your|the|my|teeth|hands|room))|modern|cute|colou?rful|pastel|vector|isometric|cartoon|white|friendly|bright|soft|printable)\b|no text|without|[\w-]+ (?:style|colou?rs|background|palette|design|illustrations?)$)/i;

function partsOf(list: string): string[] {
  const parts = list
    .split(CUT)
    .map((part) =>
      part
        .trim()
        .replace(LEAD, '')
        .replace(/[.,:]$/, '')
        .trim(),
    )
    .filter((part) => part.length > 2);
  const end = parts.findIndex((part, index) => index > 0 && ENDS_LIST.test(part));
  const kept = joined(end < 0 ? parts : parts.slice(0, end));
  return lastSplit(kept);
}

/** `…, c and d`: the last `and` joins two clauses where both are whole ones. */
function lastSplit(parts: readonly string[]): string[] {
  const [, left, right] = /^(.{6,160}?)\s(?:and|&)\s(.{6,160})$/.exec(parts.at(-1) ?? '') ?? [];
  if (!left || !right) return [...parts];
  const [one, other] = [left, right].map((text) => wordsOf(text));
  const isDeed = (words: readonly string[] = []) => isGerund(words[0] ?? '') || isImperative(words);
  const isWhole = (words: readonly string[] = []) =>
    /^(?:an?|the)$/.test(words[0] ?? '') &&
    words.some((word) => isGerund(word) || /\w{3}s$/.test(word));
  const cuts = isDeed(one) ? isDeed(other) : parts.length > 0 && isWhole(one) && isWhole(other);
  return cuts ? [...parts.slice(0, -1), left, right] : [...parts];
}

const ARTICLED = /\b((?:an?|the|two|three|her|his|their)\s(?:[a-z-]+\s){0,1}[a-z-]+)$/i;

/** What `it` stands for: what the page is of, else what the clause before was done to. */
function referentOf(title: string, before: string | undefined): string | undefined {
  const topic = /^how ((?:an?|the) [a-z-]+)(?: [a-z]+)?\b/i.exec(title)?.[1];
  if (topic) return topic;
  const done = /\b[a-z]+(?:ing|s) ((?:an?|the|his|her) [a-z-]+(?: [a-z-]+)?)/i.exec(
    before ?? '',
  )?.[1];
  const noun = done?.replace(/\s(?:in|on|under|with|into|at|to|from|over|by|near|of)$/i, '');
  return noun ?? ARTICLED.exec(before ?? '')?.[1];
}

/** `dinosaur fossils` of `how dinosaur fossils are made`: what a deed without an object is done to. */
function topicOf(title: string): string | undefined {
  const from = /\bfrom (?:an? |the )?([a-z-]+) to\b/i.exec(title)?.[1];
  return from && theLexicon().lookUp(lower(from), 'en')?.concept ? from : undefined;
}

const YOUNG =
  /\b(?:kids?|child(?:ren)?|toddlers?|preschool\w*|kindergarten|class(?:room)?|school|morning routine|bedtime)\b/i;

/** Who does what nobody is told to do. */
const doerOf = (prompt: string): string => (YOUNG.test(prompt) ? 'a child' : 'a person');

/** `an arm` that something is done to is somebody's. */
const LIMB_TREATED =
  /\b(bandag\w+|treat\w*|examin\w+|check\w*|wrap\w*|cool\w*) (?:an?|the|their) (arm|hand|leg|foot|knee|finger|wrist|ankle|head|elbow)\b/i;

/** `ring` of `rings`, `brush` of `brushes`. */
const baseOf = (word: string): string => lower(word).replace(/(?<=(?:ch|sh|ss|x|z|o))es$|s$/, '');

/** `the postman rings`: a word after somebody that is a deed and no thing of theirs. */
function withDeed(text: string): string {
  const [, who, last] = /^((?:an?|the|two|three) (?:[a-z-]+ ){1,2})([a-z]{3,}s)$/i.exec(text) ?? [];
  if (!who || !last || !isVerb(lower(last))) return text;
  return `${who}${asDeed(baseOf(last))}`;
}

/** What a deed that has no pose of its own is seen by. */
const shownAs = (caption: string): string => reworded(caption, SEEN_AS);

/** Who asks how something is made wants to see it, and whoever is named making it. */
const HOW_TO_MAKE = /^how to (?:make|cook|bake|prepare|brew)\b|\brecipes?\b/i;

interface Context {
  prompt: string;
  title: string;
  before: string | undefined;
}

const SUBJECT =
  /^((?:an?|the|two|three) (?:[a-z-]+ ){0,2}?[a-z-]+)(?= (?:is |are )?[a-z]+(?:ing|s|es)\b)/i;

/** `he`, `they` at the beginning: whoever the clause before it was of, and with whom. */
function withSubject(caption: string, before: string | undefined): string {
  const subject = SUBJECT.exec(before ?? '')?.[1];
  if (subject === undefined) return caption;
  const [, verb, rest] = /^they (?:are )?([a-z]+)\b(.*)$/i.exec(caption) ?? [];
  if (verb === undefined) return caption.replace(/^(?:he|she|it)\b(?= )/i, subject);
  const other = referentOf('', before);
  const both = other && other !== subject ? `${subject} and ${other}` : subject;
  return `${both} ${asDeed(`${verb}${rest ?? ''}`)}`;
}

/** Who or what a page teaches to treat: the dog of `how to wash a dog`. */
const TREATED =
  /\bhow to [a-z]{3,12} (?:an?|the|your) ((?:[a-z]+ )?[a-z]{3,20})(?=$|[,:]| (?:in|at|with|step|properly|safely)\b)/i;
/** Parts that are seen on their owner alone. */
const OWN_PART = '(?:fur|coat|hair|body|paws|tail|wool|skin|feathers|leaves|feet|belly|neck)';
const OF_A_PART = new RegExp(`^([a-z]+) (?:the|its|their|your) ${OWN_PART}(?=$| )`, 'i');
const WITHOUT_OBJECT = /^([a-z]{3,12})(?=$| (?:with|in|under|using|gently|well|off|from) ?)/i;

/** `rinse`, `dry with a towel`: what is treated stands after the deed that names nothing else. */
function withTreated(caption: string, title: string): string {
  const whom = TREATED.exec(title)?.[1];
  if (whom === undefined || !theLexicon().lookUp(lower(whom), 'en')?.concept) return caption;
  const verb = WITHOUT_OBJECT.exec(caption)?.[1];
  const isDeed = verb !== undefined && (ORDERS.has(lower(verb)) || isVerb(lower(verb)));
  if (isDeed) return caption.replace(WITHOUT_OBJECT, `$1 a ${whom}`);
  return caption.replace(OF_A_PART, `$1 a ${whom}`);
}

function withAll(told: string, { prompt, title, before }: Context): string {
  const caption = withTreated(told, title);
  const words = wordsOf(caption);
  if (theLexicon().lookUp(lower(caption), 'en')?.concept !== undefined) return caption;
  const served = HOW_TO_MAKE.test(title) ? kitchenStep(caption) : undefined;
  if (served !== undefined) return served;
  const topic = topicOf(title);
  const bare = words.length === 1 && isGerund(words[0] ?? '') && topic;
  const object = bare ? ` the ${topic}` : '';
  const shown = shownAs(caption);
  const whole = hasSubject(shown)
    ? withDeed(withSubject(shown, before))
    : `${doerOf(prompt)} ${asDeed(shown).replace(/\byour\b/g, 'their')}${object}`;
  const treated = whole.replace(LIMB_TREATED, "$1 a patient's $2");
  const referent = referentOf(title, before);
  if (referent === undefined) return treated;
  const named = referent.replace(/^the /i, 'a ');
  return treated.replace(/\b(?:it|them)\b/gi, named).replace(LIMB_TREATED, "$1 a patient's $2");
}

/** Whose day or life a page tells: `morning routine of a child`, `a day in the life of a nurse`. */
const DAY_OF =
  /\b(?:routine|day|life|morning|evening|night|week|work|job|journey)\b[a-z ]{0,24}\bof (an? [a-z-]+(?: [a-z-]+)?)$/i;

/** `brushes teeth`, of whoever the page is of: with whom, and as it is seen. */
function withDoer(caption: string, title: string): string {
  const doer = DAY_OF.exec(title)?.[1];
  const [first = '', ...rest] = caption.split(/\s+/);
  const base = baseOf(first);
  const isDone = base !== lower(first) && (ORDERS.has(base) || isVerb(base));
  return doer && isDone ? `${lower(doer)} ${asDeed([base, ...rest].join(' '))}` : caption;
}

/** What urges or forbids a deed, and is no part of it. */
const URGED =
  /^(?:always|please|remember to|try to|never|no|don'?t|do not|avoid|be sure to|make sure to)\s+(?=[a-z])/i;
const FORBIDS = /^(?:never|no|don'?t|do not|avoid)\s/i;

/** Clauses with their doers and objects, in their order. */
export function clausesOf(list: string, prompt: string, title: string): Clause[] {
  const parts = partsOf(list);
  if (parts.length < 2 || parts.length > PANELS_MAX) return [];
  return parts.reduce<Clause[]>((all, caption) => {
    const said = withDoer(caption.replace(URGED, '').trim(), title);
    const text = withAll(said, { prompt, title, before: all.at(-1)?.text });
    return [...all, { caption, text, ...(FORBIDS.test(caption) ? { isWrong: true } : {}) }];
  }, []);
}
