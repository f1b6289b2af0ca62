import type { BriefElement } from '../../brief';
import { conceptOf } from '../../concepts';
import { guiseSortOf } from '../../concepts/guises';
import { isOfSort } from '../../concepts/sorts';
import { MADE_IN_SHAPE } from '../../concepts/sorts-blends';
import type { Draft } from '../read/draft';
import { remove } from './imply';
import { mergeInto } from './merging';
import { showWith } from './mark';
import type { Rule } from './rule';

/** Things that are drawn of others: what is made of many, shaped like another, or used as it. */

const MADE =
  /\b(?:made|built|formed|composed|constructed|created|assembled|sculpted|crafted|woven|carved|consisting|folded|stitched|sewn|moulded|molded|fashioned|cut|pieced together)(?: (?:up|entirely|completely|only|purely|all))?(?: out)? (?:of|from|by|with)\b/g;
const SHAPED =
  /\b(?:shaped like|shaped as|in the (?:shape|form)s? of|that looks? like|which looks? like|looking like|resembling)\b/g;
const SHAPED_BEFORE = /\bshaped (?!like|as)/g;
const USED =
  /\b(?:as|used as|serving as|that serves as|repurposed as|doubling as|turned into|converted into) (?=an? )/g;

/** Between the words of a blend and the thing: articles and what else is said of it. */
const MOST_BEFORE = 18;
const MOST_BEHIND = 34;
const BREAK = /[.;:]|, | and | with | while /;

const isWholeWord = (text: string, from: number, to: number) =>
  !/\p{L}/u.test(text[from - 1] ?? ' ') && !/\p{L}/u.test(text[to] ?? ' ');

/** Where the words of an element stand in a text, all of them. */
function placesOf({ phrase }: BriefElement, text: string): number[] {
  const word = phrase.toLowerCase();
  const found: number[] = [];
  for (let at = text.indexOf(word); at >= 0 && found.length < 8; at = text.indexOf(word, at + 1))
    if (isWholeWord(text, at, at + word.length)) found.push(at);
  return word === '' ? [] : found;
}

/** The element that ends nearest before a point of the text, with few words between. */
function endingBefore(draft: Draft, text: string, index: number): BriefElement | undefined {
  const ends = draft.elements.flatMap((element) =>
    placesOf(element, text).map((at) => ({ element, end: at + element.phrase.length })),
  );
  const near = ends
    .filter(({ end }) => end <= index && index - end <= MOST_BEFORE)
    .filter(({ end }) => !BREAK.test(text.slice(end, index)));
  return near.sort((one, other) => other.end - one.end)[0]?.element;
}

/** The element that begins nearest after it. */
function beginningAfter(draft: Draft, text: string, index: number): BriefElement | undefined {
  const begins = draft.elements.flatMap((element) =>
    placesOf(element, text).map((at) => ({ element, at })),
  );
  const near = begins
    .filter(({ at }) => at >= index && at - index <= MOST_BEHIND)
    .filter(({ at }) => !BREAK.test(text.slice(index, at)));
  return near.sort((one, other) => one.at - other.at)[0]?.element;
}

/** Whether it is known by its marks, whatever it is made of. */
const hasGuise = ({ concept }: BriefElement) => guiseSortOf(concept) !== undefined;

/** Whether the kit has a drawing of it. */
export const isDrawn = ({ concept }: BriefElement) => conceptOf(concept ?? '')?.part !== undefined;
/** Shells are what is left of somebody. */
const isLiving = ({ concept }: BriefElement) =>
  /^(?:person|animal|fantasy)$/.test(conceptOf(concept ?? '')?.kind ?? '') &&
  !isOfSort(concept, 'shapes-others');

/** Shapes of which a figure of speech has a picture of its own: a heart of flowers. */
const OWN_FORMS = /^(?:symbol|celestial|plant)$/;

const FLAT_KINDS = /^(?:food|symbol|sign)$/;

/** How it takes the shape of another: by marks that it keeps, else as a piece cut out of it, or in its colours. */
const wayOfShape = (host: BriefElement): Way =>
  MADE_IN_SHAPE[host.concept ?? ''] !== undefined
    ? 'made'
    : hasGuise(host)
      ? 'guise'
      : FLAT_KINDS.test(conceptOf(host.concept ?? '')?.kind ?? '') ||
          isOfSort(host.concept, 'flat-faced')
        ? 'cut'
        : 'recast';

/** Words of a way of speaking are part of what they tell, and nothing that is missing. */
const taken = (draft: Draft, words: RegExp): void => {
  for (const told of draft.words) if (words.test(told.word)) told.fate = 'attribute';
};

/** Takes out words of a way of speaking that were read as unknown things. */
const drop = (draft: Draft, words: RegExp): void =>
  remove(draft, (id) => {
    const element = draft.element(id);
    return element?.concept === undefined && words.test(element?.phrase ?? '');
  });

type Way = NonNullable<BriefElement['blend']>['way'];

/** One thing instead of two: the host is drawn of the body, and tells of both. */
export function blend(draft: Draft, host: BriefElement, body: BriefElement, way: Way): void {
  if (body.concept === undefined) return;
  host.blend = { way, concept: body.concept, phrase: body.phrase, colors: body.colors };
  showWith(host, body.phrase);
  draft.unrelate(
    ({ from, to }) => (from === host.id && to === body.id) || (from === body.id && to === host.id),
  );
  mergeInto(draft, body.id, host.id);
}

/** Of somebody’s hair, whose it is. */
function wholeOf(draft: Draft, host: BriefElement | undefined): BriefElement | undefined {
  if (!host || draft.kindOf(host.id) !== 'body-part') return host;
  const owner = draft.relations.find(
    ({ kind, from, to }) =>
      (kind === 'with' && to === host.id) || (kind === 'part-of' && from === host.id),
  );
  return owner && draft.element(owner.from === host.id ? owner.to : owner.from);
}

export interface Pair {
  host: BriefElement;
  body: BriefElement;
}

/** Two things on either side of some words, each of which the kit draws. */
export function pairsAbout(draft: Draft, text: string, words: RegExp): Pair[] {
  return [...text.matchAll(words)].flatMap((match) => {
    const host = wholeOf(draft, endingBefore(draft, text, match.index));
    const body = beginningAfter(draft, text, match.index + match[0].length);
    if (!host || !body || host === body || host.blend || body.blend) return [];
    return isDrawn(host) && isDrawn(body) ? [{ host, body }] : [];
  });
}

export const isMany = ({ several, count }: BriefElement) => several || count > 1;

/** A car made from a shoe is the shoe; a castle carved from a block of cheese is of cheese. */
const isStuff = (text: string, body: BriefElement): boolean => {
  const told = body.phrase.toLowerCase();
  const before = text.slice(Math.max(0, text.indexOf(told) - 24), text.indexOf(told) + told.length);
  return (
    /\b(?:block|piece|slab|chunk|sheet|bar|wheel|hunk|slice|ball|lump)s? of\b/.test(before) ||
    !/\b(?:an?|one|(?:his|her|their|its)) (?:[a-z-]+ ){0,2}$/.test(
      text.slice(Math.max(0, text.indexOf(told) - 24), text.indexOf(told)),
    )
  );
};

const madeOf: Rule = {
  name: 'what is made of many things has their pictures in its outline, and they stand nowhere else',
  example: {
    prompt: 'an elephant made of stacked books',
    elements: ['elephant'],
    without: ['book'],
  },
  apply(draft, prompt) {
    for (const { host, body } of pairsAbout(draft, prompt.toLowerCase(), MADE)) {
      const isOwnForm =
        OWN_FORMS.test(draft.kindOf(host.id) ?? '') || isOfSort(host.concept, 'built-of-others');
      if (isLiving(body) || isOwnForm) continue;
      const isOf = isStuff(prompt.toLowerCase(), body);
      if (isMany(body)) blend(draft, host, body, 'filled');
      else if (isOf && !isOfSort(host.concept, 'guise-rocket')) blend(draft, host, body, 'clad');
      else if (hasGuise(host)) blend(draft, host, body, 'guise');
    }
  },
};

const shapedLike: Rule = {
  name: 'a house shaped like a teapot is one thing, a teapot with a door and windows',
  example: { prompt: 'a house shaped like a teapot', elements: ['house'], without: ['teapot'] },
  apply(draft, prompt) {
    for (const { host, body } of pairsAbout(draft, prompt.toLowerCase(), SHAPED))
      if (!isLiving(host)) {
        blend(draft, host, body, wayOfShape(host));
        drop(draft, /^(?:shape|form)$/i);
        taken(draft, /^(?:shape|form)$/i);
      }
  },
};

/** `a star shaped cookie`: the shape is told before what has it. */
const shapedBefore: Rule = {
  name: 'a star shaped cookie is a cookie in the shape of a star',
  example: { prompt: 'a guitar shaped rug', elements: ['rug'], without: ['guitar'] },
  apply(draft, prompt) {
    for (const { host: body, body: host } of pairsAbout(
      draft,
      prompt.toLowerCase(),
      SHAPED_BEFORE,
    )) {
      if (isLiving(host)) continue;
      blend(draft, host, body, wayOfShape(host));
      // It was read as what somebody does to clay.
      const kept = draft.actions.filter(
        ({ verb, agent }) => verb !== 'sculpt' || agent !== host.id,
      );
      draft.actions.splice(0, Infinity, ...kept);
      taken(draft, /^shaped$/i);
    }
  },
};

const IN_NAME = /(?:^| )([a-z]+)-shaped /i;

/** The same in one word, which is part of a thing's name and nothing by itself. */
const shapedByName: Rule = {
  name: 'a heart-shaped pizza is a pizza in the shape of a heart',
  example: { prompt: 'a heart-shaped pizza', elements: ['pizza'] },
  apply(draft) {
    for (const host of draft.elements) {
      const word = IN_NAME.exec(`${host.phrase} `)?.[1]?.toLowerCase();
      const concept = word && draft.lexicon.lookUp(word, draft.language)?.concept;
      if (!word || !concept || host.blend || isLiving(host) || !isDrawn(host)) continue;
      if (conceptOf(concept)?.part === undefined) continue;
      taken(draft, new RegExp(`^${word}-shaped$`, 'i'));
      host.blend = { way: wayOfShape(host), concept, phrase: word, colors: host.colors };
    }
  },
};

const ofCloud: Rule = {
  name: 'a whale made of clouds is a cloud in the shape of a whale',
  example: { prompt: 'a whale made of clouds over a town', elements: ['cloud'] },
  apply(draft) {
    const cloud = draft.lexicon.conceptNamed('cloud');
    for (const element of draft.elements) {
      const { concept, phrase, colors, attributes } = element;
      if (!attributes.includes('cloudy') || !isDrawn(element) || concept === undefined || !cloud)
        continue;
      element.attributes = attributes.filter((one) => one !== 'cloudy');
      element.blend = { way: 'guise', concept, phrase, colors };
      element.concept = cloud;
    }
  },
};

const TO_PIECES =
  /\b(?:dissolv|disintegrat|crumbl|scatter|burst|explod|break|turn|transform|fad|shatter|unravel|disappear|morph)\w*(?: (?:up|apart|away))? (?:in)?to\b/g;
const PIECEMEAL =
  /^(?:dissolv|disintegrat|crumbl|scatter|burst|break|turn|transform|shatter|unravel|fad|morph)/i;

const toPieces: Rule = {
  name: 'what turns into many of something goes to pieces of it at one end',
  example: { prompt: 'a book dissolving into birds', elements: ['book'], without: ['bird'] },
  apply(draft, prompt) {
    for (const { host, body } of pairsAbout(draft, prompt.toLowerCase(), TO_PIECES))
      if (isMany(body) && draft.kindOf(body.id) !== 'person') {
        blend(draft, host, body, 'scattered');
        drop(draft, PIECEMEAL);
      }
  },
};

/** Words of a name by which another thing is shaped. */
const namedByBoth: Rule = {
  name: 'a strawberry lamp is a strawberry that shines',
  example: { prompt: 'a strawberry lamp', elements: ['lamp'] },
  apply(draft) {
    for (const host of draft.elements) {
      if (host.blend || !isOfSort(host.concept, 'takes-shapes')) continue;
      const body = host.attributes.find((one) => isOfSort(one, 'shapes-others'));
      if (body === undefined) continue;
      host.attributes = host.attributes.filter((one) => one !== body);
      host.blend = { way: 'guise', concept: body, phrase: body, colors: host.colors };
    }
  },
};

/** Whose wings are drawn otherwise than a bird's. */
const WINGS_OF: Readonly<Record<string, string>> = {
  butterfly: 'butterfly-wings',
  moth: 'butterfly-wings',
  bat: 'bat-wings',
  dragon: 'bat-wings',
};

export const borrowed: Rule = {
  name: 'who has the wings or the antlers of another has those, and the other is not there',
  example: {
    prompt: 'a bear with the wings of a butterfly',
    elements: ['bear', 'butterfly wings'],
    without: ['butterfly'],
  },
  apply(draft) {
    for (const { kind, from: part, to: whose } of [...draft.relations]) {
      const [own, lender] = [draft.element(part), draft.element(whose)];
      if (kind !== 'part-of' || !own || !lender || !isLiving(lender)) continue;
      const isWorn = draft.relations.some(
        (one) =>
          /^(?:with|wearing)$/.test(one.kind) &&
          one.to === part &&
          one.from !== whose &&
          draft.isAnimate(one.from),
      );
      const acts = draft.actions.some(({ agent, patient }) => agent === whose || patient === whose);
      if (!isWorn || acts) continue;
      const wings = own.concept === 'wing' ? WINGS_OF[lender.concept ?? ''] : undefined;
      if (wings !== undefined) own.concept = wings;
      showWith(own, lender.phrase);
      draft.unrelate(({ from, to }) => from === part && to === whose);
      remove(draft, (id) => id === whose);
    }
  },
};

const usedAs: Rule = {
  name: 'a pencil as a rocket is one thing, a pencil with a flame below',
  example: { prompt: 'a pencil as a rocket', elements: ['rocket'], without: ['pencil'] },
  apply(draft, prompt) {
    const text = prompt.toLowerCase();
    for (const { host: body, body: host } of pairsAbout(draft, text, USED)) {
      if (isLiving(body) || isLiving(host) || isMany(body) || !hasGuise(host)) continue;
      const end = text.indexOf(host.phrase.toLowerCase()) + host.phrase.length;
      const isUsed = text.slice(end).startsWith(' by ');
      const user = isUsed ? beginningAfter(draft, text, end + 4) : undefined;
      blend(draft, host, body, 'guise');
      if (user && draft.kindOf(host.id) === 'vehicle') draft.relate('in', user.id, host.id);
    }
  },
};

export const BLEND_RULES: readonly Rule[] = [
  madeOf,
  shapedLike,
  shapedBefore,
  shapedByName,
  ofCloud,
  toPieces,
  namedByBoth,
  usedAs,
];
