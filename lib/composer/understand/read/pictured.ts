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
  const isNoun = (thing?.senses.concept ?? thing?.senses.place) !== undefined;
  return isOn && isSmall(article, 'determiner') && isNoun && thing?.senses.ground === undefined;
}

/** The words of an English prompt, those for designs that are things of a scene as things. */
export function pictured(items: readonly Item[], lexicon: Lexicon): Item[] {
  return items.map((item, at) => {
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
