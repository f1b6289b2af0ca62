import type { Lexicon } from '../lexicon';
import type { Senses } from '../senses';
import type { Item } from './item';

/**
 * Words for designs that are also things of a scene: a poster on a wall is a thing in a room, where a poster with a
 * fox is what the picture is to be.
 */

/** A banner that somebody holds is a placard, and one on a road none. */
const BILLBOARD = /billboard/;
/** By the template: what hangs, sticks or lies there; nothing where nothing draws it. */
const THINGS: Readonly<Record<string, string | undefined>> = {
  map: 'map',
  poster: 'poster-sheet',
  banner: 'placard',
  ticket: 'ticket',
  card: 'letter',
  sticker: undefined,
  emblem: undefined,
};
/** Words that are nothing but a design, whatever stands around them. */
const DESIGNS =
  /hero|header|cover|thumbnail|post|design|logo|ad|coat of arms|leaflet|invitation|greeting|save the date|treasure|mockup/;

const isSmall = (item: Item | undefined, kind: string) => item?.senses.small === kind;

/** `pointing at a map`, `reading a map of Europe`: a preposition or a verb takes it. */
function isTaken(items: readonly Item[], at: number): boolean {
  const opens = items[at - 1];
  if (!isSmall(opens, 'determiner') && !isSmall(opens, 'possessive')) return false;
  const before = items[at - 2]?.senses;
  const isVerb = before?.verb !== undefined && before.verb.form === 'gerund';
  const isWhere =
    before?.relation !== undefined && !/^(?:with|made-of)$/.test(before.relation.kind);
  return (isVerb && !/^(?:paint|draw|write)$/.test(before.verb?.id ?? '')) || isWhere;
}

/** `a sticker on a laptop`: it is somewhere. */
function isPlaced(items: readonly Item[], at: number): boolean {
  const [where, article, thing] = items.slice(at + 1);
  const isOn = where?.senses.relation?.kind === 'on' && where.lower === 'on';
  // `a poster above it`
  if (/^(?:above|behind)$/.test(where?.senses.relation?.kind ?? '') && isSmall(article, 'pronoun'))
    return true;
  const isNoun = (thing?.senses.concept ?? thing?.senses.place) !== undefined;
  return isOn && isSmall(article, 'determiner') && isNoun && thing?.senses.ground === undefined;
}

/** A picture that is a thing: `hanging up a picture`, `a photograph on the wall`, and not `a picture of a cat`. */
const FRAMED = /^(?:pictures?|photos?|photographs?|portraits?|paintings?)$/;
const FRAME = 'picture-frame';
/** What is done to one that hangs or is going to. */
const DONE_TO_FRAMES = /^(?:hang|hold|look|point|put|stick|lift|repair|show|admire|give|wrap)$/;
const FRAME_IS = /^(?:on|above|beside|behind|against|hanging)$/;

/** Whether something is done to a picture, or it is somewhere. */
function isFramed(items: readonly Item[], at: number, lexicon: Lexicon): boolean {
  const opens = items[at - 1];
  if (!FRAMED.test(items[at]?.lower ?? '')) return false;
  if (!isSmall(opens, 'determiner') && !isSmall(opens, 'possessive')) return false;
  // `hanging up`, `looking at`
  const { verb } =
    items.slice(Math.max(0, at - 3), at - 1).find(({ senses }) => senses.verb)?.senses ?? {};
  if (verb && verb.form !== 'past' && DONE_TO_FRAMES.test(verb.id)) return true;
  const [where, article, ...rest] = items.slice(at + 1, at + 5);
  const noun = rest.find(({ senses }) => senses.concept !== undefined)?.senses.concept ?? '';
  return (
    FRAME_IS.test(where?.senses.relation?.kind ?? '') &&
    isSmall(article, 'determiner') &&
    (lexicon.factsOf(noun)?.kind === 'furniture' || /^(?:wall|door|window)$/.test(noun))
  );
}

/** The words of an English prompt, those for designs that are things of a scene as things. */
export function pictured(items: readonly Item[], lexicon: Lexicon): Item[] {
  return items.map((item, at) => {
    if (isFramed(items, at, lexicon)) {
      const inflected = item.lower.endsWith('s');
      const senses = { concept: lexicon.conceptNamed(FRAME), inflected };
      return { ...item, senses, unknown: false };
    }
    const { template } = item.senses;
    if (template === undefined || !(template in THINGS) || DESIGNS.test(item.lower)) return item;
    if (!isTaken(items, at) && !isPlaced(items, at)) return item;
    const named = BILLBOARD.test(item.lower) ? 'billboard' : THINGS[template];
    const { inflected, base } = item.senses;
    const senses: Senses = {
      ...(named === undefined ? {} : { concept: lexicon.conceptNamed(named) }),
      ...(inflected === undefined ? {} : { inflected }),
      ...(base === undefined ? {} : { base }),
    };
    return { ...item, senses, unknown: named === undefined };
  });
}
