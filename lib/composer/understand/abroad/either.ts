import type { Brief, BriefElement } from '../../brief';
import { isRomance, type Language } from '../../concepts/concept';
import { PAGE_TOPIC } from '../text/announcement';
import type { Glossed } from './gloss';
import type { InEnglish } from './translated';

/**
 * A prompt of another language is read twice: as its own rules read it, and as English rules read it told again in
 * English. Of scenes the second is mostly better, as English has more rules; it is taken where it loses nothing.
 */

/** Languages whose words stand so that they can be told one after the other. */
const mayBeToldAgain = (language: Language): boolean =>
  isRomance(language) || language === 'de' || language === 'ru';

const unknownIn = ({ elements }: Brief) => elements.filter(({ concept }) => !concept).length;
const knownIn = (brief: Brief) => brief.elements.length - unknownIn(brief);
const firstIdea = ({ ideas = [] }: Brief) => ideas[0]?.id;

const isScene = ({ template, lettering, excluded, background }: Brief): boolean =>
  template === undefined && lettering.length + excluded.length === 0 && background === undefined;

/** Pages that show a picture or a mark: what they show is told in English, and every word that is set is their own. */
const PICTURES =
  /^(?:cycle|logo|poster|banner|icon|card|flyer|sticker|pattern|app-icon|emblem|mascot|isometric|product-shot|spot-illustration)$/;
const showsPicture = ({ template, excluded }: Brief): boolean =>
  PICTURES.test(template?.id ?? '') && excluded.length === 0;

/** Things that one reading names and the other does not, and no rule has added. */
function namedMore(one: Brief, other: Brief, english?: string): number {
  const left = other.elements.map(({ concept }) => concept);
  const isSaid = (phrase: string) => english?.includes(phrase.toLowerCase()) ?? true;
  return one.elements.filter(({ concept, because, phrase }) => {
    if (concept === undefined || because || !isSaid(phrase)) return false;
    const at = left.indexOf(concept);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  }).length;
}

/** Two things that the other reading knows as one: a ship in a bottle has a name of its own in English. */
function madeOne(own: Brief, told: Brief): number {
  const isLost = (id: string) => {
    const concept = own.elements.find((one) => one.id === id)?.concept;
    return concept !== undefined && told.elements.every((one) => one.concept !== concept);
  };
  return own.relations.filter(({ from, to }) => isLost(from) && isLost(to)).length;
}

/** Deeds to somebody that one reading tells where the other tells how the two stand: who carries a child on their back. */
function deedsToOthers(one: Brief, other: Brief): number {
  const toOthers = ({ actions }: Brief) =>
    actions.filter(({ patient }) => patient !== undefined).length;
  return Math.max(0, toOthers(one) - toOthers(other));
}

/** What is done, without what is worn and held: English tells that as how the two stand. */
const deeds = ({ actions }: Brief): number =>
  actions.filter(({ verb }) => !/^(?:wear|hold)$/.test(verb)).length;

/** What a page announces is lifted with all that stands behind it: a birthday with its cake. */
const announced = ({ template, words }: Brief): number =>
  template !== undefined && words.some(({ note }) => note === PAGE_TOPIC) ? 2 : 0;

const keepsDeeds = (own: Brief, told: Brief): boolean =>
  told.actions.length + peeks(told) >= own.actions.length + peeks(own) ||
  (deeds(own) > 0 && deeds(told) + peeks(told) >= deeds(own) + peeks(own));

/** Places that only one reading tells of: what stood there may be a thing in the other, as a café on a street is. */
const placesLeft = (one: Brief, other: Brief): number =>
  one.places.filter(({ concept }) => other.places.every((place) => place.concept !== concept))
    .length;

/** Who looks out of something is told by that, and does nothing. */
const peeks = ({ relations }: Brief): number =>
  relations.filter(({ kind }) => kind === 'out-of').length;

/** `la cuisine d'un restaurant` is one place in English, and two in French. */
const placesMadeOne = (own: Brief, told: Brief): number =>
  told.places.filter(({ concept }) => {
    const parts = concept.split('-');
    return (
      parts.length > 1 && parts.every((part) => own.places.some((one) => one.concept === part))
    );
  }).length;

/** `three kittens, one of them asleep` are told as two and one. */
const isDivided = ({ elements }: Brief): boolean =>
  elements.some(({ concept, count }, at) =>
    elements.some((one, other) => other > at && one.concept === concept && one.count !== count),
  );

/** What a deed brings with it is told by the verb of the prompt's own language: who plays cards has cards. */
const keepsTools = (own: Brief, told: Brief): boolean =>
  // Who is idle has the tools of their trade in hand, and needs none for what they do.
  told.actions.length > own.actions.length ||
  own.elements.every(
    ({ concept, because }) => !because || told.elements.some((one) => one.concept === concept),
  );

/** Whether the reading in English says as much as the own one. */
export function losesNothing(own: Brief, told: Brief, english?: string): boolean {
  return (
    unknownIn(told) <= unknownIn(own) &&
    knownIn(told) >= knownIn(own) - 1 &&
    knownIn(told) > 0 &&
    keepsTools(own, told) &&
    namedMore(told, own, english) <=
      unknownIn(own) + placesLeft(own, told) + madeOne(own, told) + announced(own) &&
    keepsDeeds(own, told) &&
    told.places.length + placesMadeOne(own, told) >= own.places.length &&
    2 * (told.relations.length + deedsToOthers(told, own)) >= own.relations.length &&
    (firstIdea(own) === undefined || deeds(told) > 1 || firstIdea(told) === firstIdea(own)) &&
    own.elements.every(({ depicts, swaps, blend }) => !depicts && !swaps && !blend)
  );
}

/** The better of both readings of a prompt that is no English one. */
export function eitherReading(
  own: Brief,
  language: Language,
  inEnglish: () => InEnglish,
  read: (english: string) => Brief,
): Brief {
  const isPage = showsPicture(own);
  const mayList = own.template === undefined && own.lettering.length > 0;
  if (!mayBeToldAgain(language) || own.elements.length === 0) return own;
  if ((!isPage && !isScene(own) && !mayList) || isDivided(own)) return own;
  const { english, words } = inEnglish();
  const told = read(english);
  if (isListOnly(own, told)) {
    const said = inOwnWords(own, told, words);
    return mayList ? withThingsListed(said, own) : withListSaid(said, words);
  }
  if (!isPage && !isScene(own)) return own;
  const isSamePage = told.template?.id === own.template?.id;
  const isAlike = isPage
    ? isSamePage && told.relations.length >= own.relations.length
    : isScene(told);
  if (!isAlike || !losesNothing(own, told, english.toLowerCase())) return own;
  const said = inOwnWords(own, told, words);
  return isPage ? withPicture(own, said) : said;
}

/** `eine Speisekarte für ein Restaurant mit Pasta`: English knows a page that lists dishes, where no one is in the picture. */
const LISTS = /^(?:menu|chalkboard)$/;
const isListOnly = (own: Brief, told: Brief): boolean =>
  own.template === undefined && LISTS.test(told.template?.id ?? '') && own.actions.length === 0;

/** What a page lists, as the prompt calls it. */
function withListSaid(brief: Brief, words: readonly Glossed[]): Brief {
  const { template } = brief;
  if (!template?.items) return brief;
  const items = template.items.map((item) => ({
    ...item,
    text: ownWords(item.text, words) ?? item.text,
  }));
  return { ...brief, template: { ...template, items } };
}

/** A page with words to be set lists what both readings know, as the prompt calls it. */
function withThingsListed(brief: Brief, own: Brief): Brief {
  const { template, elements } = brief;
  if (!template) return brief;
  const items = own.elements
    .filter(({ concept }) => elements.some((one) => one.concept === concept))
    .map(({ phrase }) => ({ text: phrase.replace(/^(?:una?|un|une|uma?|eine?n?) /iu, '') }));
  return { ...brief, template: { ...template, items } };
}

/** A page with what another reading shows on it. */
function withPicture(own: Brief, said: Brief): Brief {
  const { elements, relations, actions, places } = said;
  const idNow = (was = '') => {
    const { phrase, concept } = own.elements.find(({ id }) => id === was) ?? {};
    const isSame = (one: Brief['elements'][number]) =>
      one.phrase === phrase || (concept !== undefined && one.concept === concept);
    return elements.find(isSame)?.id ?? was;
  };
  const words = own.words.map((one) =>
    one.fate === 'element' && one.note ? { ...one, note: idNow(one.note) } : one,
  );
  return { ...own, elements, relations, actions, places, words };
}

/** The note of a topic that was lifted from before its picture. */
const TOPIC_TOLD = 'what the picture is about';

/** A brief of a gloss under the words of its prompt, with what only they say. */
export function inOwnWords(own: Brief, told: Brief, words: readonly Glossed[]): Brief {
  const say = (phrase: string) => ownWords(phrase, words) ?? phrase;
  const fates = told.words.map((fate) => ({ ...fate, word: say(fate.word) }));
  const known = new Set(fates.map(({ word }) => word));
  const left = own.words.filter(
    ({ word, fate, note }) => (fate === 'unknown' || note === TOPIC_TOLD) && !known.has(word),
  );
  return {
    ...told,
    elements: told.elements.map((element) => ({
      ...element,
      ...looksOf(element, own),
      phrase: say(element.phrase),
    })),
    places: told.places.map((place) => ({ ...place, phrase: say(place.phrase) })),
    media: own.media,
    // Its own rules have read the gloss for them as well.
    ideas: own.ideas,
    words: [
      ...fates,
      ...left.map((one) =>
        one.note === TOPIC_TOLD ? one : { word: one.word, fate: 'unknown' as const },
      ),
    ].slice(0, 400),
  };
}

/** How a thing looks, where only the own reading says so. */
function looksOf({ concept, colors, attributes }: BriefElement, own: Brief) {
  const same = own.elements.filter((one) => one.concept !== undefined && one.concept === concept);
  const [first] = same;
  if (!first || same.length > 1) return {};
  return {
    colors: colors.length > 0 ? colors : first.colors,
    attributes: attributes.length > 0 ? attributes : first.attributes,
  };
}

/** How far apart in a prompt words may stand that one phrase of English is made of. */
const MOST_BETWEEN = 4;

/** What a prompt calls what its gloss calls by a phrase. */
function ownWords(phrase: string, words: readonly Glossed[]): string | undefined {
  const plain = phrase.toLowerCase();
  const whole = words.find(({ english }) => english.toLowerCase() === plain);
  if (whole) return whole.text;
  const parts = new Set(plain.split(' '));
  const isPart = ({ english }: Glossed) =>
    english !== '' &&
    english
      .toLowerCase()
      .split(' ')
      .every((word) => isAmong(parts, word));
  const first = words.findIndex(isPart);
  if (first < 0) return undefined;
  let last = first;
  for (let at = first + 1; at <= last + MOST_BETWEEN && at < words.length; at += 1) {
    const word = words[at];
    if (word && isPart(word)) last = at;
  }
  const said = words.slice(first, last + 1).map(({ text }) => text);
  return said.filter(Boolean).join(' ');
}

const isAmong = (parts: ReadonlySet<string>, word: string): boolean =>
  parts.has(word) || parts.has(word.replace(/s$/, ''));
