import type { Brief, BriefElement } from '../../brief';
import { conceptOf, isOfSort } from '../../concepts';
import { AS_FILLED } from '../../concepts/food/filled';
import { isAlike } from '../alike';
import { OF_APP } from '../headlines/of-app';
import { HEADLINE } from '../headlines/read';
import { itemsOf } from '../idea';
import type { IdeaThing, TakenIdea } from '../taken';
import { type TropePicture, tropePicture } from './build';
import { PREFIX as NOTIONAL } from './notional';
import { piecesOf, type Read } from './spread';

/** What became of the words of a notion (`understand/text/notion-apart.ts`). */
const OF_NOTION = 'what the picture is about';
const PEOPLE = /^(?:person|fantasy)$/;
const isSomebody = ({ concept = '' }: BriefElement) => PEOPLE.test(conceptOf(concept)?.kind ?? '');

/** Where somebody is who is in no trope and looks at it. */
const ONLOOKER = '9 95 46 wide 30';
/** A trope that leaves out more of what is named is no picture of it. */
const MOST_MISSING = 1;

/** Signs that are no letters of a phrase. */
const plainPhrase = (phrase: string) =>
  phrase
    .toLowerCase()
    .replace(/[^a-z' -]+/g, ' ')
    .replace(/^(?:an?|the|one) /, '')
    .trim();

/** Who is shown in a trope that only says where somebody is: who the prompt names, outside of its slots. */
function somebodyOf({ elements }: Brief, slots: Readonly<Record<string, string>>, read: Read) {
  const told = Object.values(slots).join(' ');
  const somebody = elements.find(
    (element) =>
      isSomebody(element) &&
      element.because === undefined &&
      !told.includes(element.phrase.toLowerCase()),
  );
  return (
    somebody && {
      id: somebody.id,
      concept: somebody.concept ?? '',
      phrase: englishPhrase(somebody, read),
    }
  );
}

/** Pictures are written in English: somebody whom a prompt names in another language by what they are. */
function englishPhrase({ phrase, concept = '' }: BriefElement, read: Read): string {
  const plain = plainPhrase(phrase);
  const isEnglish = read(plain).elements.some((one) => one.concept === concept);
  return isEnglish ? plain : (conceptOf(concept)?.words.en?.[0] ?? plain);
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Tells whether all words of a phrase are among those of some texts. */
function saidIn(texts: readonly string[]): (phrase: string) => boolean {
  const told = new Set(texts.flatMap(wordsOf));
  return (phrase) => wordsOf(phrase).every((word) => told.has(word));
}

const PEEKS =
  /^(?:peek|peep|look|pop|pok|lean|climb|crawl|com|emerg|ris|appear|stick|slither|hop)/i;

/** Who peeks or comes out of a bag or a barrel is in it, and no figure of speech. */
function isHiddenIn({ relations, elements }: Brief, id: string, { pose = '' }: Slots): boolean {
  const conceptOfId = (of: string) => elements.find((one) => one.id === of)?.concept ?? '';
  return (
    id === 'out-of' &&
    PEEKS.test(pose) &&
    relations.some(
      ({ kind, from, to }) =>
        kind === 'out-of' &&
        /^(?:animal|person|fantasy)$/.test(conceptOf(conceptOfId(from))?.kind ?? '') &&
        isOfSort(conceptOfId(to), 'peeked-out-of'),
    )
  );
}

/** Who looks, leans or waves out of a window is at it. */
const isAtWindow = (id: string, { pose = '', host = '' }: Slots): boolean =>
  id === 'out-of' &&
  /^(?:peek|peep|look|lean|climb|wav|sing|smil)/i.test(pose) &&
  /\bwindows?$/i.test(host);

/** What somebody has in their own hand is held by them. */
const isInOwnHand = (id: string, { filling = '', host = '' }: Slots): boolean =>
  id === 'inside' &&
  /\b(?:hold|carry|cradl)(?:s|es|ing)?\b/i.test(filling) &&
  /(?:palm|hand)s?$/i.test(host);

/** Smoke that comes out of a chimney is no figure of speech. */
const isSmoke = (id: string, { filling = '' }: Slots): boolean =>
  id === 'out-of' && /\b(?:smoke|steam)$/i.test(filling);

/** What grows out of a thing is part of its drawing. */
const isGrownOut = ({ elements }: Brief, id: string): boolean =>
  /^(?:out-of|inside)$/.test(id) && elements.some(({ swaps }) => swaps !== undefined);

type Slots = Readonly<Record<string, string>>;

/** What somebody sells or buys that can be seen is that thing, and no question of its price. */
const isTraded = ({ actions, elements }: Brief, id: string): boolean =>
  id === 'notional-price' &&
  actions.some(
    ({ verb, patient }) =>
      /^(?:buy|sell)$/.test(verb) &&
      conceptOf(elements.find((one) => one.id === patient)?.concept ?? '')?.part !== undefined,
  );

/** Vessels that are drawn with the food that is in them. */
const FILLED = new Set(Object.values(AS_FILLED));

/** A jar of cookies is a thing of its own, and no image of cookies in something. */
const isOneThing = ({ elements }: Brief, id: string, { filling = '' }: Slots): boolean =>
  id === 'inside' &&
  elements.some(({ phrase, concept = '' }) => {
    if (FILLED.has(concept)) return true;
    const [, held] = phrase.toLowerCase().split(' of ');
    return held !== undefined && filling.toLowerCase().startsWith(held);
  });

/** What sits on the hand of somebody in the picture is on theirs, and on none that fills it. */
const isOnOwnHand = ({ relations, elements }: Brief, id: string): boolean =>
  id === 'inside' &&
  relations.some(
    ({ kind, from }) =>
      kind === 'part-of' &&
      /^(?:hand|finger|arm)$/.test(elements.find((one) => one.id === from)?.concept ?? '') &&
      relations.some((one) => one.kind === 'on' && one.to === from),
  );

/** `the weight of expectations, a woman under a rock`: of what a picture is told for, that picture is drawn. */
const isToldApart = ({ words }: Brief, id: string, text: string): boolean =>
  id.startsWith(NOTIONAL) &&
  words.some(({ word, note }) => note === OF_NOTION && word.toLowerCase().includes(text));

const isNoFigure = (brief: Brief, id: string, slots: Slots): boolean =>
  isOnOwnHand(brief, id) ||
  isHiddenIn(brief, id, slots) ||
  isAtWindow(id, slots) ||
  isInOwnHand(id, slots) ||
  isOneThing(brief, id, slots) ||
  isGrownOut(brief, id) ||
  isSmoke(id, slots) ||
  isTraded(brief, id);

/** Where the moon is over an image that is told to be under it. */
const IN_SKY = '84 16 20 centred wide 20';

/** What of the sky is told beside an image, and is no thing in it. */
function skyOf({ elements, relations }: Brief, slots: Slots): string[] {
  const said = Object.values(slots).join(' ').toLowerCase();
  return elements
    .filter(
      ({ id, concept = '', phrase }) =>
        conceptOf(concept)?.habitat === 'sky' &&
        !said.includes(phrase.toLowerCase()) &&
        relations.some(({ kind, to }) => kind === 'under' && to === id),
    )
    .slice(0, 1)
    .map(({ phrase }) => `${plainPhrase(phrase)} ${IN_SKY}`);
}

/** Whether each thing that is told to come out of something can be drawn. */
const areKnown = ({ filling = '' }: Slots, read: Read): boolean =>
  filling.split(/,? and |, /).every((part) => part === '' || piecesOf(part, read).length > 0);

/** The lines of a picture, with somebody who is named and is in none of its slots. */
const withOnlooker = (
  { lines, shows }: TropePicture,
  slots: Slots,
  who: ReturnType<typeof somebodyOf>,
): readonly string[] =>
  who &&
  slots.who === undefined &&
  !shows.includes(who.concept) &&
  !lines.some((line) => line.includes(who.phrase))
    ? [...lines, `${who.phrase} standing ${ONLOOKER}`]
    : lines;

/** What a trope says, without a deed that nobody does in the picture. */
function seenOf(text: string, { deed, filling = '' }: Slots, things: readonly IdeaThing[]): string {
  const isSeen = things.some(({ what }) => what.startsWith(`${filling} `));
  return deed === undefined || isSeen ? text : text.replace(deed, filling);
}

/**
 * The trope that a brief tells, as a picture: what of the prompt is in it, by its own elements, and which
 * elements are nothing but words of the trope (`head instead`, `half`).
 */
export function takenTrope(brief: Brief, read: Read): TakenIdea | undefined {
  for (const { id, text, slots } of brief.ideas ?? []) {
    if (!slots || id === HEADLINE || id === OF_APP || isNoFigure(brief, id, slots)) continue;
    if (isToldApart(brief, id, text)) continue;
    // A face that is half a robot's is nobody who looks at it.
    const told = id === 'halves' ? { ...slots, all: text } : slots;
    const who = somebodyOf(brief, told, read);
    const picture = tropePicture(id, slots, { read, ...(who ? { who: who.phrase } : {}) });
    if (!picture) continue;
    const lines = [...skyOf(brief, slots), ...withOnlooker(picture, slots, who)];
    const things = itemsOf(lines.join('\n')).map((item): IdeaThing =>
      item.isProp ? item : { ...item, brief: read(item.what) },
    );
    const drawn = things.flatMap((thing) => thing.brief?.elements ?? []);
    const isDrawn = (element: BriefElement) =>
      element.id === who?.id ||
      drawn.some(({ concept }) => isAlike(concept, element.concept ?? ''));
    const { filling: _, ...sides } = slots;
    const saysSides = saidIn(Object.values(sides));
    const isSplit = (phrase: string) => saysSides(phrase.replace(/\bhalf\b/giu, ''));
    const isSaid = saidIn([text]);
    const isShown = ({ concept = '' }: BriefElement) => picture.shows.includes(concept);
    const isForm = id.startsWith(NOTIONAL);
    /** What can be drawn is a thing to be seen, but in a slot that is shown in its own way: a half of a face. */
    const isWordOnly = ({ concept = '', phrase }: BriefElement) =>
      isForm || conceptOf(concept)?.part === undefined || isSplit(phrase);
    /** A figure shows what is done in its own way, and needs no other sign of it. */
    const isOtherSign = ({ because }: BriefElement) => because !== undefined;
    const isWhole = areKnown(slots, read);
    const ofWords = brief.elements.filter(
      (element) =>
        !isDrawn(element) &&
        !isShown(element) &&
        (element.concept !== undefined || isWhole) &&
        (isOtherSign(element) || (isWordOnly(element) && isSaid(element.phrase))),
    );
    const missing = brief.elements.filter(
      (element) =>
        element.concept !== undefined &&
        element.because === undefined &&
        !isDrawn(element) &&
        !isShown(element) &&
        !ofWords.includes(element),
    );
    if (missing.length > MOST_MISSING) continue;
    // Somebody else who does something of their own is in another clause, and in no trope.
    const doers = brief.elements.filter(
      (element) =>
        isSomebody(element) &&
        element.because === undefined &&
        brief.actions.some(({ agent }) => agent === element.id),
    );
    if (missing.length > 0 && doers.length > drawn.filter(isSomebody).length) continue;
    const props = brief.elements.filter(isShown).map((element) => element.id);
    return {
      id,
      pictures: [things.map((thing, index) => (index === 0 ? { ...thing, shows: props } : thing))],
      ofWords: new Set(ofWords.map((element) => element.id)),
      ...(missing.length === 0 && isWhole ? { told: seenOf(text, slots, things) } : {}),
    };
  }
  return undefined;
}
