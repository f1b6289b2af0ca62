import { isLivingKind, isRomance, type Language } from '../../concepts/concept';
import type { SmallWord } from '../senses';
import type { Draft } from './draft';
import { NO_FRAME } from './finite';
import type { Item } from './item';
import { verbFrameOf } from '../words/verb';

export type Role =
  | SmallWord
  | 'comma'
  | 'stop'
  | 'text'
  | 'verb'
  | 'preposition'
  | 'adjective'
  | 'noun'
  | 'ground'
  | 'template'
  | 'scene'
  | 'empty'
  | 'unknown';

export interface Settled {
  item: Item;
  role: Role;
}

/** Designs in which rain, snow and wind are signs and no weather. */
const SIGNS =
  /^(?:icon-set|icon|app-icon|cycle|labelled-diagram|pattern|sticker|flash-card|chart|comparison|steps|banner|logo|emblem|monogram|badge-on-icon)$/;
const OPENS_VERB = /^(?:relative|auxiliary|pronoun)$/;
const BEFORE_NOUN = /^(?:determiner|possessive|adjective)$/;

interface Place {
  item: Item;
  before: Settled | undefined;
  /** The one before that. */
  earlier: Settled | undefined;
  next: Item | undefined;
  /** The one after that. */
  later: Item | undefined;
  language: Language;
  draft: Draft;
}

/** What past participles end in, which a thing is described by where they are qualities as well. */
const PARTICIPLES: Partial<Record<Language, RegExp>> = {
  fr: /(?:é|ée|és|ées)$/,
  es: /(?:[ai]d|abiert|cubiert|rot|envuelt|puest)[oa]s?$/,
  it: /(?:[aiu]t|apert|copert|chius|rott|acces|spent|appes|stes)[oaie]$/,
  pt: /(?:[ai]d|abert|cobert)[oa]s?$/,
};

const isThing = (item: Item | undefined) =>
  item !== undefined &&
  !item.mark &&
  !item.senses.small &&
  !item.senses.relation &&
  (item.senses.concept ??
    item.senses.place ??
    item.senses.metaphor ??
    (item.unknown ? 'unknown' : undefined)) !== undefined;

const isQuality = (item: Item | undefined) =>
  item !== undefined &&
  (item.senses.color ?? item.senses.attribute ?? item.senses.tone ?? item.senses.count) !==
    undefined;

/** `while a dog sleeps`, `un uomo legge`: after somebody with an article, at the end of the sentence. */
function endsClause({ item, before, earlier, language, draft }: Place): boolean {
  if (language === 'ja' || item.senses.verb?.form !== 'finite' || before?.role !== 'noun')
    return false;
  const { concept = '', inflected } = before.item.senses;
  const isOne = (language !== 'en' || !inflected) && BEFORE_NOUN.test(earlier?.role ?? '');
  return isOne && isLivingKind(draft.lexicon.factsOf(concept)?.kind);
}

/** How somebody is where they are: `perché sur`; `retourné sur la plage` is a state, and lies there. */
const POSTURE =
  /^(?:fly|float|sit|perch-on|stand|lie|swim|sleep|hang|lean|curl|kneel|crouch|hide|stretch|side|prone|slump|spread|stick|wear|cover)$/;

/** `un jeune lit un livre`, `una joven leyendo`: who is young does it, where `un vieux lit` is an old bed. */
function isDoneBySomebody({ item, before, earlier, next, language }: Place): boolean {
  const { verb, concept, place } = item.senses;
  const isSomebody =
    before?.role === 'adjective' &&
    /^(?:une?|una|uno|uma?|el|la|il|le|o|a)$/.test(earlier?.item.lower ?? '') &&
    /^(?:young|old|blind)$/.test(before.item.senses.attribute ?? '');
  const isOpen = next?.senses.small === 'determiner' || next?.senses.relation !== undefined;
  return (
    isRomance(language) &&
    isSomebody &&
    /^(?:finite|gerund)$/.test(verb?.form ?? '') &&
    ((concept ?? place) === undefined || isOpen)
  );
}

/** A word that is a verb and something else: which, by what stands around it. */
function isVerb(at: Place): boolean {
  const { item, before, earlier, next, language } = at;
  const { verb, concept, place, attribute, metaphor, template, piece } = item.senses;
  if (!verb) return false;
  const other = concept ?? place ?? attribute ?? metaphor ?? template ?? piece;
  // German nouns have capitals: `Wolken spiegeln sich`.
  const isSmall = language === 'de' && /^\p{Ll}/u.test(item.text);
  if (isSmall && concept && !attribute && before?.role === 'noun') return true;
  const afterNoun = before?.role === 'noun' || before?.role === 'unknown';
  const qualifies = isThing(next) || (isQuality(next) && language === 'en');
  // `mit gekochten Eiern`, `einen gepflückten Apfel`: what they are like, and nothing that is done.
  const isDone = isSmall && /^(?:past|gerund)$/.test(verb.form) && /e[mnrs]?$/.test(item.lower);
  if (isDone && qualifies && !afterNoun) return false;
  if (attribute && !concept && qualifies && !afterNoun) return false;
  if (verb.form === 'past' && language === 'en' && qualifies && !afterNoun) return false;
  // `un perro mojado`: wet, and nobody dips him.
  const isState = !concept && attribute !== undefined && PARTICIPLES[language]?.test(item.lower);
  const isThere = next?.senses.relation !== undefined || next?.senses.small === 'of';
  const staysThere = isThere && POSTURE.test(verb.id);
  if (isState && !staysThere && verb.form === 'finite' && before?.role === 'noun') return false;
  // `uma andorinha a voar`
  if (language === 'pt' && verb.form === 'base' && before?.item.lower === 'a') return true;
  // `two archaeologists kneeling, one brushing sand off a vase`
  const isOneOfThem =
    verb.form === 'gerund' && before?.item.lower === 'one' && earlier?.role === 'comma';
  if (isOneOfThem) return true;
  if (isDoneBySomebody(at)) return true;
  // `ein Paar tanzt`
  const isPair = before?.item.senses.count === 2 && verb.form === 'finite' && language !== 'en';
  const isPraised = before?.role === 'adjective' && earlier?.role === 'noun';
  // `un gato naranja gordo robando`: what ends so is done, whatever is said before it.
  const isDoing = /^(?:es|pt)$/.test(language) && /ndo$/.test(item.lower);
  const isLast = isDoing && before?.role === 'adjective' && !isThing(next);
  const isQualified = !isLast && before !== undefined && BEFORE_NOUN.test(before.role);
  if (verb.form !== 'past' && !/^(?:ja|ru)$/.test(language) && isQualified && !isPraised && !isPair)
    return false;
  if (verb.form === 'gerund' && before?.role === 'preposition' && isThing(next)) return false;
  if (isSlavicQuality(at) || isDoneAlready(at)) return false;
  if (other === undefined) return true;
  if (before && OPENS_VERB.test(before.role)) return true;
  // `building a snowman`: done by whoever looks.
  if (
    verb.form === 'gerund' &&
    !before &&
    /^(?:determiner|possessive)$/.test(next?.senses.small ?? '')
  )
    return true;
  // `holding a roller and painting a wall`: no painting beside the roller.
  if (
    language === 'en' &&
    verb.form === 'gerund' &&
    before?.role === 'and' &&
    /^(?:determiner|possessive)$/.test(next?.senses.small ?? '')
  )
    return true;
  const goesOn = next !== undefined && !next.mark && next.senses.small !== 'and';
  if (verb.form === 'gerund' && (!concept || (afterNoun && goesOn))) return true;
  if (language === 'ja') return concept === undefined && place === undefined;
  if (endsClause(at)) return true;
  // `pentole di rame appese sopra`
  const isPosed = isPraised && staysThere && language !== 'en';
  if (isPosed) return true;
  // `un uccello blu porta una lettera`: no door, where what is carried has its article.
  const { small, relation } = next?.senses ?? {};
  const isOpen = (small === 'determiner' || relation !== undefined) && isRomance(language);
  if (isPraised && isOpen && verb.form === 'finite') return true;
  if (!afterNoun || !goesOn) return false;
  return language !== 'en' || verb.form === 'finite' || (verb.form === 'base' && isPlural(before));
}

/** `капающий кран`: how it is, where nothing is done to what follows. */
const isSlavicQuality = ({ item, before, next, language }: Place) =>
  language === 'ru' &&
  /щ(?:ий|ая|ее|ие|его|ей|ую|им|их|ими|ем)$/.test(item.lower) &&
  isThing(next) &&
  !/^(?:noun|unknown)$/.test(before?.role ?? '') &&
  verbFrameOf(item.senses.verb?.id ?? '')?.to === undefined;

/** `una tarta quemada`, `una torta bruciata`: how it is, and nothing that it does. */
const isDoneAlready = ({ item, before, next, language }: Place) =>
  before?.role === 'noun' &&
  PARTICIPLES[language]?.test(item.lower) === true &&
  /^(?:burn|melt|cook|bake|peel|cut|break|fold|wash|fry|grill)$/.test(item.senses.verb?.id ?? '') &&
  next?.senses.small !== 'determiner';

const isPlural = (before: Settled) => before.item.senses.inflected === true;

/** `sitting on the steps`, `reading a map`: a thing of the picture, and not what the picture is. */
const isGovernedAt = ({ before, earlier, language }: Place) => {
  // `с картой в руках`: Russian has no articles.
  const governor = language === 'ru' ? before : earlier;
  const isNoun = language === 'ru' || before?.role === 'determiner';
  return isNoun && (governor?.role === 'preposition' || governor?.role === 'verb');
};

function sceneRole(at: Place): Role | undefined {
  const { item, next, draft } = at;
  const isGoverned = isGovernedAt(at);
  const { hour, weather, season, mood, camera, medium, template, concept, attribute } = item.senses;
  const isTold = concept !== undefined && (draft.template !== undefined || isGoverned);
  if (template !== undefined && !isTold) return 'template';
  if (weather && concept !== undefined && SIGNS.test(draft.template?.id ?? '')) return undefined;
  if (attribute && (isThing(next) || mood)) return undefined;
  return (hour ?? weather ?? season ?? mood ?? camera ?? medium) === undefined
    ? undefined
    : 'scene';
}

/** `in navy and gold`, `a fox head, orange, flat`: a colour of the picture, though there are such things. */
function isLoneColor({ before, next, earlier, later }: Place): boolean {
  const ends =
    !next ||
    next.mark !== undefined ||
    next.senses.small === 'and' ||
    next.senses.ground !== undefined ||
    (next.lower === 'for' && earlier?.item.senses.concept === undefined);
  if (!ends || !before) return false;
  if (before.item.senses.relation?.kind === 'in') return true;
  // `、オレンジと茶色`
  const goesOn = next?.senses.small === 'and' && later?.senses.color !== undefined;
  if (before.role === 'comma' && goesOn && later.senses.concept === undefined) return true;
  // `in black and orange for a party`
  return /^(?:and|comma)$/.test(before.role) && earlier?.item.senses.color !== undefined;
}

/** Whether a colour or material that is also a thing says how something else is. */
function isAdjective(at: Place): boolean {
  const { item, before, next, language } = at;
  const { concept, place, count, group, piece, tone, color, attribute, verb } = item.senses;
  // `pan, cruasán, pastel`: a cake in a list.
  const standsAlone = !before || /^(?:comma|stop|determiner|preposition|verb)$/.test(before.role);
  const isListedThing = concept !== undefined && standsAlone && !isThing(next) && !isQuality(next);
  if (tone !== undefined && isListedThing) return false;
  if ((count ?? tone) !== undefined) return true;
  // `una pila de gofres`, `ein Strauß Tulpen`: no battery and no ostrich, where what it is of follows.
  const isOf =
    language !== 'en' && (next?.senses.small === 'of' || (language === 'de' && isThing(next)));
  if ((group ?? piece) !== undefined) return (concept ?? place) === undefined || isOf;
  const quality = color ?? attribute;
  const isThingToo = (concept ?? place) !== undefined;
  if (quality === undefined)
    return !isThingToo && (verb?.form === 'gerund' || verb?.form === 'past');
  // `paper, glass and plastic` of a chart are what it shows.
  const isListed = !next || next.mark !== undefined || next.senses.small === 'and';
  if (attribute && isListed && SIGNS.test(at.draft.template?.id ?? '') && before?.role !== 'noun')
    return false;
  if (!isThingToo) return true;
  // `cream background`, whatever stands before it, and `fondo rosa`.
  if (color && next?.senses.ground !== undefined) return true;
  if (color && before?.role === 'ground' && !isThing(next)) return true;
  if (color && isLoneColor(at)) return true;
  const follows = before?.role === 'noun' && language !== 'en' && language !== 'de';
  // `a giant black pyramid`: two that say how the third is.
  const isBeforeAnother = language === 'en' && isQuality(next) && isThing(at.later);
  return isThing(next) || isBeforeAnother || follows;
}

/** `a ladder that leans on a wall`: not that one. */
const isRelativeThat = ({ item, before, next, language }: Place): boolean =>
  language === 'en' &&
  item.lower === 'that' &&
  /^(?:noun|unknown)$/.test(before?.role ?? '') &&
  (next?.senses.verb?.form === 'finite' || next?.senses.small === 'auxiliary');

/** `friends behind her`: whose nothing follows. */
function isPronounHer({ item, before, next, language }: Place): boolean {
  if (language !== 'en' || item.lower !== 'her' || before?.role !== 'preposition') return false;
  const { small, relation, verb, concept } = next?.senses ?? {};
  return (
    next === undefined ||
    next.mark !== undefined ||
    (small ?? relation) !== undefined ||
    (verb?.form === 'gerund' && concept === undefined)
  );
}

function roleOf(at: Place): Role {
  const { item } = at;
  const { senses, mark } = item;
  if (mark) return mark === ',' ? 'comma' : mark === '.' ? 'stop' : 'text';
  if (isRelativeThat(at)) return 'relative';
  if (isPronounHer(at)) return 'pronoun';
  // `внутри сердца`: a preposition where what it is inside of follows.
  const isBeforeThing = senses.relation !== undefined && (isThing(at.next) || isQuality(at.next));
  if (senses.small && !(senses.small === 'in-it' && isBeforeThing)) return senses.small;
  // `sobre` is an envelope after an article only.
  const isNamed = (senses.concept ?? senses.place) !== undefined;
  const afterArticle = at.before !== undefined && BEFORE_NOUN.test(at.before.role);
  if (senses.relation && !(isNamed && afterArticle)) return 'preposition';
  if (senses.ground) return 'ground';
  if (senses.empty === 'lettering' && (senses.verb || !senses.concept)) return 'empty';
  // `on his back`: whose it is makes it a part of somebody.
  if (senses.empty === 'position' && isNamed && at.before?.role === 'possessive') return 'noun';
  if (isVerb(at)) return 'verb';
  const scene = sceneRole(at);
  if (scene) return scene;
  if (senses.empty && senses.empty !== 'lettering') return 'empty';
  if (isAdjective(at)) return 'adjective';
  return isThing(item) && !item.unknown ? 'noun' : 'unknown';
}

/** Says of the picture as a whole what a word says of it. */
function applyScene(item: Item, draft: Draft): void {
  const { hour, weather, season, mood, camera, medium } = item.senses;
  if (hour) draft.hour ??= hour;
  else if (weather) draft.weather ??= weather;
  else if (season) draft.season ??= season;
  else if (camera) draft.camera ??= camera;
  else if (medium && !draft.media.includes(medium)) draft.media.push(medium);
  else if (mood) draft.mood ??= mood;
  if (medium && camera) draft.media.push(medium);
  const fate = hour
    ? 'hour'
    : weather
      ? 'weather'
      : season
        ? 'season'
        : camera
          ? 'camera'
          : medium
            ? 'medium'
            : 'mood';
  draft.fate(item, fate, hour ?? weather ?? season ?? camera ?? medium ?? mood);
}

const OF_A_COURSE =
  /^(?:steps|timeline|cycle|labelled-diagram|chart|flowchart|comparison|pyramid|infographic)$/;

/** How words for several icons end where a word of one is a form of theirs as well. */
const SEVERAL_ICONS: Partial<Record<Language, RegExp>> = {
  ru: /(?:[ыи]|ок|ов|ам|ами|ах)$/,
  it: /[ei]$/,
};

function applyTemplate(item: Item, before: Settled | undefined, draft: Draft): void {
  const id = item.senses.template ?? '';
  const asked = before?.item.senses.count;
  // `иконку`, `иконкой` are cases of one, and `icona` is the one of `icone`.
  const several = SEVERAL_ICONS[draft.language];
  const isSeveral = item.senses.inflected === true && (several?.test(item.lower) ?? true);
  const isSet = id === 'icon' && (isSeveral || asked !== undefined);
  draft.template ??= { id: isSet && (asked ?? 2) > 1 ? 'icon-set' : id };
  if (asked !== undefined && asked > 1 && asked <= 36) draft.template.count ??= asked;
  // `product launch timeline`: what is launched is not what is photographed.
  if (draft.template.id === 'product-shot' && OF_A_COURSE.test(id))
    draft.template = { ...draft.template, id };
  // An emblem, a monogram or a banner says more than the logo or the card it is.
  if (
    /^(?:logo|icon|poster|card|labelled-diagram)$/.test(draft.template.id) &&
    id !== draft.template.id &&
    // An infographic stays one on a poster.
    !(id === 'poster' && draft.template.id === 'labelled-diagram')
  )
    draft.template = { ...draft.template, id };
  const { medium, camera } = item.senses;
  if (medium && !draft.media.includes(medium)) draft.media.push(medium);
  if (camera) draft.camera ??= camera;
  draft.fate(item, 'template', id);
}

const fateOf = ({ senses: { empty } }: Item) =>
  empty === 'lettering' ? 'lettering' : empty === NO_FRAME ? 'unknown' : 'ignored';

/** The part that each word plays; words about the picture as a whole are told to the draft at once. */
export function settle(items: readonly Item[], draft: Draft): Settled[] {
  const settled: Settled[] = [];
  items.forEach((item, index) => {
    const before = settled.at(-1);
    const at = {
      item,
      before,
      earlier: settled.at(-2),
      next: items[index + 1],
      later: items[index + 2],
      language: draft.language,
      draft,
    };
    const role = roleOf(at);
    if (role === 'scene') applyScene(item, draft);
    if (role === 'template') applyTemplate(item, before, draft);
    if (role === 'empty') draft.fate(item, fateOf(item), item.senses.empty);
    settled.push({ item, role });
  });
  return settled;
}
