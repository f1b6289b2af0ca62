import { isOfSort } from '../../concepts/sorts';
import { isLivingKind, isRomance } from '../../concepts/concept';
import { darker, lighter } from '../../palette/tones';
import { type Draft, newPhrase, type Phrase } from './draft';
import type { Item } from './item';
import type { Settled } from './settle';

export interface ReadPhrase {
  phrase: Phrase;
  /** Index after its last word. */
  end: number;
}

/** What a plural means where no number is told. */
const SEVERAL = 3;
const STOPS_GROWTH = 60;

interface Growing {
  phrase: Phrase;
  unknowns: Settled[];
  tone: number;
  /** The word of a tone, until a colour takes it. */
  toned?: Item;
  /** A preposition stands before it. */
  governed: boolean;
  /** It ends in the article of what follows. */
  endsInOne: boolean;
  draft: Draft;
}

function addColor({ phrase, tone }: Growing, color: string): void {
  const toned =
    tone === 0 ? color : tone > 0 ? lighter(color, tone * 2.5) : darker(color, -tone * 2.5);
  phrase.colors.push(toned.toLowerCase());
}

function addAdjective(growing: Growing, { item }: Settled): void {
  const { phrase, draft } = growing;
  const { count, group, piece, tone, color, attribute, verb, hour, weather, season, modifier } =
    item.senses;
  if (count !== undefined) {
    phrase.count = phrase.several && phrase.counted ? phrase.count : count;
    phrase.counted = true;
  } else if (group) {
    if (!phrase.counted) phrase.count = group.count;
    phrase.several = true;
    if (group.id !== 'group') phrase.attributes.push(group.id);
  } else if (piece) phrase.attributes.push(piece);
  else if (tone !== undefined) Object.assign(growing, { tone, toned: item });
  else if (color) {
    addColor(growing, color);
    growing.tone = 0;
    delete growing.toned;
  } else if (modifier)
    phrase.modifiers.push({ ...item, text: modifier.text, senses: modifier.senses });
  else if (attribute) phrase.attributes.push(attribute);
  else if (verb) phrase.attributes.push(verb.form === 'past' ? item.lower : verb.id);
  draft.hour ??= hour;
  draft.weather ??= weather;
  draft.season ??= season;
  draft.fate(item, 'attribute', attribute ?? color);
}

function setHead(growing: Growing, settled: Settled): void {
  const { phrase, draft } = growing;
  const { item } = settled;
  if (phrase.head) phrase.modifiers.push(phrase.head);
  phrase.head = item;
  const { modifier } = item.senses;
  if (modifier) phrase.modifiers.push({ ...item, text: modifier.text, senses: modifier.senses });
  for (const { item: unknown } of growing.unknowns.splice(0))
    draft.fate(unknown, 'unknown', `said of ${item.text}`);
  const { attribute, color } = item.senses;
  if (draft.language === 'en') phrase.attributes.push(...materialsIn(item, draft));
  // The first half of a German compound.
  if (attribute && draft.language === 'de' && item.senses.concept)
    phrase.attributes.push(attribute);
  if (color && draft.language === 'de' && item.senses.concept) phrase.colors.push(color);
}

const MATERIAL = /^(?:brick|stone|concrete|glass|marble|metal)$/;

/** `brick house` is one word of the tables: what it is made of is told by its first half. */
function materialsIn({ lower, senses }: Item, { lexicon }: Draft): string[] {
  if (isOfSort(senses.concept, 'made-as-named')) return [];
  const words = lower.split(' ').slice(0, -1);
  return words.flatMap((word) => {
    const attribute = lexicon.lookUp(word, 'en')?.attribute ?? '';
    return MATERIAL.test(attribute) ? [attribute] : [];
  });
}

/** Whether `and` or a comma at this index joins two qualities of one thing: `navy and gold stripes`. */
function joinsAdjectives(settled: readonly Settled[], at: number, growing: Growing): boolean {
  const here = settled[at]?.role;
  if (growing.phrase.head !== undefined || growing.unknowns.length > 0) return false;
  if (here !== 'and' && here !== 'comma') return false;
  if (settled[at - 1]?.role !== 'adjective' || settled[at + 1]?.role !== 'adjective') return false;
  const after = settled[at + 2]?.role;
  return here === 'and' || after === 'noun' || after === 'ground';
}

const isQualified = ({ attributes, colors }: Phrase) => attributes.length + colors.length > 0;

/** What one more word does to a phrase; false where the phrase ends before it. */
function grow(growing: Growing, settled: readonly Settled[], at: number): boolean {
  const { phrase, unknowns, draft } = growing;
  const current = settled[at] as Settled;
  const { item, role } = current;
  const started = phrase.head !== undefined || unknowns.length > 0;
  switch (role) {
    case 'determiner':
      // `the trunk of an oak`: what is measured has an article of its own.
      if (started || (isQualified(phrase) && settled[at - 1]?.role !== 'of')) return false;
      phrase.definite = true;
      return true;
    case 'possessive':
      if (started) return false;
      phrase.possessive = true;
      return true;
    case 'adjective': {
      const follows = isRomance(draft.language) && item.senses.count === undefined;
      if (phrase.head && !follows) return false;
      addAdjective(growing, current);
      return true;
    }
    case 'noun':
      if (isApposed(growing, settled, at)) {
        phrase.modifiers.push(item);
        draft.fate(item, 'attribute', item.senses.concept);
        return true;
      }
      if (phrase.head && !compounds(growing, settled, at)) return false;
      setHead(growing, current);
      return true;
    case 'unknown':
      return growUnknown(growing, current, settled[at + 1], settled[at - 1]);
    case 'empty':
    case 'scene':
      return true;
    case 'of':
      return isMeasure(settled[at - 1]) && !started && phrase.items.length > 0;
    default:
      return joinsAdjectives(settled, at, growing);
  }
}

/** `a pile of`, `two slices of`: what is measured comes next. */
function isMeasure(before: Settled | undefined): boolean {
  const { group, piece, count } = before?.item.senses ?? {};
  return before?.role === 'adjective' && (group ?? piece ?? count) !== undefined;
}

/** Whether a noun after a noun is one thing with it: in English, where the last one says what it is. */
function compounds({ phrase, draft }: Growing, settled: readonly Settled[], at: number): boolean {
  if (draft.language !== 'en' || phrase.head?.owner) return false;
  // `on the moon` is where something is, and no kind of it.
  if (/^(?:on|in|at|above|over|under|by|inside) /.test(settled[at]?.item.lower ?? '')) return false;
  return settled[at - 1]?.role === 'noun' || settled[at - 1]?.role === 'unknown';
}

/** `gato superhéroe`, `capitano pirata`: who follows with nothing between says what kind of somebody it is. */
function isApposed({ phrase, draft }: Growing, settled: readonly Settled[], at: number): boolean {
  if (!isRomance(draft.language) || settled[at - 1]?.role !== 'noun') return false;
  const kindOf = (concept = '') => draft.lexicon.factsOf(concept)?.kind ?? '';
  const host = kindOf(phrase.head?.senses.concept);
  return (
    isLivingKind(host) && /^(?:person|fantasy)$/.test(kindOf(settled[at]?.item.senses.concept))
  );
}

function isUnknownVerb(word: string, next: string | undefined, { head, items }: Phrase): boolean {
  if (/.{3}ing$/.test(word)) return items.length === 0 || head !== undefined;
  const opens = /^(?:determiner|possessive|pronoun|preposition)$/.test(next ?? '');
  return head !== undefined && opens && /.{2}(?:s|ed)$/.test(word);
}

/** `a man trapped under a rock`: a participle between a thing and where it is names nothing. */
const isUnknownState = (
  { phrase }: Growing,
  { lower, name }: Item,
  before: Settled | undefined,
  next: Settled | undefined,
): boolean =>
  phrase.items.length === 0 &&
  !name &&
  /.{3}ed$/.test(lower) &&
  before?.role === 'noun' &&
  next?.role === 'preposition';

const GERUNDS: Record<string, RegExp> = {
  es: /.{2}(?:ando|iendo|yendo)(?:l[aeo]s?|se)?$/,
  it: /.{2}[ae]ndo(?:l[aeio]|si)?$/,
  pt: /.{2}[aei]ndo$/,
  fr: /.{3}ant$/,
};

/** A word after a relative, or with the ending of a gerund after a thing, says what is done. */
function isUnknownDeed(
  { draft, phrase, unknowns }: Growing,
  word: string,
  before: Settled | undefined,
): boolean {
  if (!isRomance(draft.language) || unknowns.length > 0) return false;
  if (before?.role === 'relative') return phrase.items.length === 0;
  return before?.role === 'noun' && (GERUNDS[draft.language]?.test(word) ?? false);
}

function growUnknown(
  growing: Growing,
  current: Settled,
  next: Settled | undefined,
  before: Settled | undefined,
): boolean {
  const { phrase, unknowns, draft } = growing;
  const { item } = current;
  if (/^\d[\d/]*$/.test(item.lower) || (draft.language === 'en' && /.{3}ly$/.test(item.lower))) {
    if (/^\d/.test(item.lower)) draft.numbers.push(item.text);
    draft.fate(item, 'ignored', /\d/.test(item.lower) ? 'a number' : 'how, not what');
    return true;
  }
  // `che sceglie`, `eligiendo`: the same in other languages.
  if (isUnknownDeed(growing, item.lower, before)) {
    if (phrase.head) return false;
    draft.fate(item, 'unknown', 'what is done');
    return true;
  }
  // `grazing`, `scratches his head`: something is done that no frame tells.
  const isDone =
    draft.language === 'en' &&
    next?.role !== 'noun' &&
    next?.role !== 'adjective' &&
    isUnknownVerb(item.lower, next?.role, phrase);
  if (isDone) {
    if (phrase.head) return false;
    draft.fate(item, 'unknown', 'what is done');
    return true;
  }
  if (draft.language === 'en' && isUnknownState(growing, item, before, next)) {
    draft.fate(item, 'unknown', 'how it is there');
    return true;
  }
  const isSmallLetter = draft.language === 'de' && /^\p{Ll}/u.test(item.text);
  const joins = draft.language === 'en' || (draft.language === 'de' && !isSmallLetter);
  // German nouns have capitals: `bewachsen` after one is no noun.
  if (isSmallLetter && /^\p{Lu}/u.test((phrase.head ?? unknowns[0]?.item)?.text ?? '')) {
    draft.fate(item, 'unknown', 'said of what is before it');
    return true;
  }
  if (phrase.head && (!joins || item.name || /(?:ing|ed)$/.test(item.lower))) {
    if (joins) return false;
    draft.fate(item, 'unknown', `said of ${phrase.head.text}`);
    return true;
  }
  if (phrase.head && next?.role !== 'noun') {
    phrase.unknownHead = `${phrase.head.text} ${item.text}`;
    phrase.modifiers.push(phrase.head);
    return true;
  }
  unknowns.push(current);
  return true;
}

/** Tones of things that are told no colour: `dark wood`, `a pale horse`; a soft bed is no pale one. */
const TONES: readonly (readonly [words: RegExp, attribute: string])[] = [
  [/^dark$/, 'toned-dark'],
  [/^(?:pale|pastel)$/, 'toned-pale'],
  [/^bright$/, 'toned-bright'],
];
/** Of wood alone light is a tone: a light bag weighs little. */
const LIGHT_WOOD: (typeof TONES)[number] = [/^light$/, 'toned-pale'];

function tellTone({ toned, phrase, draft }: Growing): void {
  if (!toned || !phrase.head || draft.language !== 'en') return;
  const tones = phrase.attributes.includes('wooden') ? [...TONES, LIGHT_WOOD] : TONES;
  const attribute = tones.find(([words]) => words.test(toned.lower))?.[1];
  if (!attribute) return;
  phrase.attributes.push(attribute);
  const said = draft.words.findLast(
    ({ word, fate }) => word === toned.text && fate === 'attribute',
  );
  if (said) said.note = attribute;
}

function finish(growing: Growing): void {
  const { phrase, unknowns, draft } = growing;
  const { head } = phrase;
  tellTone(growing);
  // `dusty pinks`: said of a colour, and no thing.
  const isOfColor = draft.language === 'en' && phrase.items.at(-1)?.senses.color !== undefined;
  if (!head && isOfColor && unknowns.length > 0)
    for (const { item } of unknowns.splice(0)) draft.fate(item, 'unknown', 'said of a colour');
  if (!head && unknowns.length > 0) {
    const names = unknowns.filter(({ item }) => item.name);
    if (names.length === unknowns.length)
      draft.fate(names.map(({ item }) => item.text).join(' '), 'ignored', 'a name');
    else phrase.unknownHead = unknowns.map(({ item }) => item.text).join(' ');
  }
  if (!head && !phrase.unknownHead && phrase.attributes.some((name) => PEOPLE.test(name)))
    phrase.people = true;
  if (head?.senses.inflected && !phrase.counted && isPlural(head, growing)) {
    phrase.count = Math.max(phrase.count, SEVERAL);
    phrase.several = true;
  }
}

/** Groups that are people where nothing else is said. */
const PEOPLE = /^(?:crowd|team|family|couple)$/;

const PLURAL_ENDINGS: Record<string, RegExp> = {
  en: /(?:s|men|children|people|mice|geese|feet|teeth|leaves|cacti|fungi|oxen|octopi)$/,
  fr: /[sx]$/,
  es: /s$/,
  pt: /s$/,
  it: /(?:i|e)$/,
  ru: /(?:ы|и|ами|ями|ах|ях|ов|ев)$/,
  de: /(?:e|er|en|n|s)$/,
};

function isPlural({ lower, senses }: Item, growing: Growing): boolean {
  const { draft, phrase, governed } = growing;
  const word = lower;
  const base = senses.base ?? word;
  if (draft.language === 'ru') {
    // After a preposition -и and -ы end singulars as well; `яблок` is a plural without an ending.
    if (word.length < base.length && /[аоя]$/.test(base)) return true;
    if (governed) return /(?:ами|ями|ах|ях|ов|ев)$/.test(word);
  }
  const isOne = phrase.items.some((one) => GERMAN_SINGULAR.test(one.lower));
  // `auf dem Rücken eines Fuchses`
  if (draft.language === 'de' && (isOne || growing.endsInOne)) return false;
  return PLURAL_ENDINGS[draft.language]?.test(word) ?? false;
}
const GERMAN_SINGULAR = /^(?:ein|eine|einen|einem|einer|eines|dem|des|das|der)$/;

/** Reads one noun phrase from an index on; one without a head may still tell colours. */
export function readPhrase(settled: readonly Settled[], start: number, draft: Draft): ReadPhrase {
  const before = settled[start - 1];
  const governed = before?.role === 'preposition';
  const endsInOne = governed && / (?:eine[srm]?|des|dem|einen)$/.test(before.item.lower);
  const opened = { unknowns: [], tone: 0, governed, endsInOne, draft };
  let growing: Growing = { ...opened, phrase: newPhrase() };
  let at = start;
  while (at < settled.length && at - start < STOPS_GROWTH && grow(growing, settled, at)) {
    const { item, role } = settled[at] as Settled;
    if (!/^(?:empty|scene|of)$/.test(role)) growing.phrase.items.push(item);
    at += 1;
    if (item.owner && growing.phrase.head) {
      finish(growing);
      const phrase = { ...newPhrase(), owner: growing.phrase };
      growing = { ...opened, unknowns: [], phrase };
    }
  }
  finish(growing);
  return { phrase: growing.phrase, end: Math.max(at, start) };
}
