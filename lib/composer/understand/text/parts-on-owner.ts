import { theLexicon } from '../lexicon';
import { leadsPicture } from './notion-told';
import { DESIGN } from './palette-told';
import {
  ALL_OVER,
  BARE_PARTS,
  BUILDS,
  FINISHES,
  MADE_OF,
  OWN_PARTS,
  PARTS_OF_THE_LIVING,
  PRINTS,
  SHELLS,
  SUBSTANCES,
} from '../words/own-parts.data';

/**
 * Parts and looks of a thing that stand after a comma: `a robot waving, round body, blue eyes`, `a house on a hill, red roof`. They
 * are told again right at their owner, the nearest one before them, where the rules of parts read them. English only.
 */

/** A part of a prompt between commas, with the thing that it is about. */
interface Owner {
  words: string[];
  /** Where the name of the thing begins, and where it ends. */
  from: number;
  to: number;
  /** What kinds of things it counts as: a plant that is a figure has a face, too. */
  kinds: string[];
  /** On pages colours that stand alone are those of the page. */
  isOnPage: boolean;
  /** What is told of it later: before its name, and after. */
  before: string[];
  after: string[];
}

/** Pages on which parts are listed and not told of somebody. */
const LISTING =
  /[:;"“]|^[^,]*\b(?:diagram|parts|label(?:l?ed)?|worksheet|icons|set of|patterns?|infographic|flash ?cards?|chart|steps|collage|menu|alphabet|vocabulary|anatomy|sheet of)\b/iu;
const STOPS =
  /^(?:in|on|at|with|by|near|under|over|behind|beside|against|from|to|into|onto|through|while|as|who|that|which|wearing|holding|having|for|and|or|inside|above|below|between|around|across|along|made|next|without)$/u;
/** What figures are called that are drawn as if they lived. */
const FIGURES = /\b(?:mascots?|characters?|cartoon|smiling|cute|kawaii|funny|happy)\b/iu;
const CALLED = /^(?:mascots?|characters?|figures?|toys?|illustration|icon|sticker|logo|avatar)$/u;
const LIVING = /^(?:person|animal|fantasy)$/u;
const LONGEST_NAME_WORDS = 3;

const sensesOf = (words: string) => theLexicon().lookUp(words.toLowerCase(), 'en');
const kindOf = (words: string): string | undefined => {
  const { concept, place } = sensesOf(words) ?? {};
  return concept === undefined || place !== undefined
    ? undefined
    : theLexicon().factsOf(concept)?.kind;
};

/** The name of a thing that begins at a word, the longest one. */
function nameAt(words: readonly string[], at: number): { to: number; kind: string } | undefined {
  for (let count = LONGEST_NAME_WORDS; count > 0; count -= 1) {
    const name = words.slice(at, at + count);
    if (name.length < count || name.some((word) => STOPS.test(word))) continue;
    const kind = kindOf(name.join(' '));
    if (kind !== undefined) return { to: at + count, kind };
  }
  return undefined;
}

const isDeed = (word: string): boolean =>
  /ing$/u.test(word) || (sensesOf(word)?.verb !== undefined && kindOf(word) === undefined);

/** The thing that a part of a prompt is about, and how far its name goes. */
function ownerIn(segment: string, isOnPage: boolean): Owner | undefined {
  const words = segment.split(' ');
  for (let at = 0; at < words.length; at += 1) {
    if (STOPS.test(words[at] ?? '')) return undefined;
    const found = nameAt(words, at);
    if (!found) continue;
    let { to, kind } = found;
    for (let next = nameAt(words, to); next && !isDeed(words[to] ?? ''); next = nameAt(words, to))
      ({ to, kind } = next);
    if (words[to] === 'of') {
      at = to;
      continue;
    }
    while (CALLED.test(words[to] ?? '')) to += 1;
    if (words[to] === 'and') return undefined;
    const isFigure = !LIVING.test(kind) && FIGURES.test(segment);
    return {
      words,
      from: at,
      to,
      kinds: isFigure ? ['fantasy', kind] : [kind],
      isOnPage,
      before: [],
      after: [],
    };
  }
  return undefined;
}

const ITEM = "(?:(?:an?|the|its|his|her) )?((?:[a-z'’-]+ ){1,3})";
const LEAD = /^(?:(?:and|with|has|having|plus|also|his|her|its|their) )+/iu;
const partPatterns = OWN_PARTS.map(({ owners, names }) => ({
  owners,
  pattern: new RegExp(`^${ITEM}(${names}|body|skin|build)$`, 'iu'),
  bare: BARE_PARTS.find(([kind]) => kind.test(owners.source))?.[1],
}));
/** Words that name things, too: floppy ears are no disks. */
const OF_PARTS =
  /^(?:floppy|rosy|button|pointy|bushy|curly|rose|peach|wide|open|closed|orange|gold|silver|brass|copper|chrome|straw|thatched|tiled|brick|stone|wood|leather|rubber|velvet|steel|iron|marble)$/u;
/** Whether a word may say how a part is: a colour, a quality, or nothing that the tables know as a thing. */
const isAdjective = (word: string): boolean => {
  const { color, tone, attribute, concept, place, verb, small } = sensesOf(word) ?? {};
  if (OF_PARTS.test(word) || (color ?? tone ?? attribute) !== undefined) return true;
  return (concept ?? place ?? verb ?? small) === undefined && !STOPS.test(word);
};
const isColor = (word: string): boolean => {
  const { color, tone } = sensesOf(word) ?? {};
  return (color ?? tone) !== undefined || /^(?:matte|shiny|glossy|bright)$/u.test(word);
};

interface Part {
  looks: string[];
  name: string;
}

/** The parts that a text lists, if they are all of such an owner. */
function partsIn(segment: string, kind: string): Part[] | undefined {
  const row = partPatterns.find(({ owners }) => owners.test(kind));
  if (!row) return undefined;
  const parts = segment
    .replace(LEAD, '')
    .split(/ (?:and|&) /u)
    .map((item) => {
      const { bare } = row;
      if (bare?.test(item)) return { looks: [], name: item };
      const [, said = '', name = ''] = row.pattern.exec(item) ?? [];
      const looks = said.trim().split(' ');
      return name !== '' && looks.every(isAdjective) ? { looks, name } : undefined;
    });
  return parts.every((part) => part !== undefined) ? parts : undefined;
}

/** How somebody is all over, as it is said before their name. */
function asQuality({ looks, name }: Part, kind: string): string | undefined {
  const said = looks.join(' ');
  if (!LIVING.test(kind)) return SHELLS.test(name) && looks.every(isColor) ? said : undefined;
  if (!/^(?:body|build)$/iu.test(name) && !ALL_OVER.test(name)) return undefined;
  const build = BUILDS.find(([pattern]) => pattern.test(said))?.[1];
  if (build !== undefined && /^(?:body|build)$/iu.test(name)) return build;
  if (kind === 'person') return name === 'skin' ? `${said}-skinned` : undefined;
  return said;
}

/** `red and white stripes`: what a thing has all over, as it is said before its name. */
function markingsIn(segment: string): string | undefined {
  const [, said = '', marks = ''] = MARKINGS.exec(segment) ?? [];
  const areColors = said
    .split(/ (?:and|&) | /u)
    .every((word) => isColor(word) || /^(?:rainbow|thin|thick|bold|wide)$/u.test(word));
  const [, as] = MARKED_AS.find(([pattern]) => pattern.test(marks)) ?? [];
  return marks !== '' && areColors && as ? `${said} ${as}` : undefined;
}
const MARKINGS =
  /^(?:with )?((?:[a-z]+ ){0,2}[a-z]+(?: (?:and|&) [a-z]+)?) (stripes|dots|polka dots|checks)$/iu;
const MARKED_AS: readonly (readonly [RegExp, string])[] = [
  [/^stripes$/iu, 'striped'],
  [/dots$/iu, 'dotted'],
  [/^checks$/iu, 'checkered'],
];

const isOfColor = (segment: string): boolean => {
  const words = segment.split(' ');
  return words.length <= 3 && words.every(isColor) && words.some((word) => sensesOf(word)?.color);
};
const COLORED =
  /^(?:animal|fantasy|vehicle|container|device|clothing|furniture|tool|toy|instrument)$/u;

const WOODS = /^(?:oak|walnut|pine|birch|cherry|teak|mahogany|maple|beech)$/u;
const WOODEN = /\b(?:[a-z]+ )?wood$/u;
/** `blue and white pattern`: on a thing it is in the colours of the thing. */
const COLORED_PRINT =
  /^(?:with )?(?:an? )?([a-z]+(?: [a-z]+)?(?: (?:and|&) [a-z]+)?) (?:patterns?|prints?|design|decoration)$/iu;
/** A look of the whole that stands alone: `bright orange`, `glossy finish`, `floral print`. */
function wholeLook(segment: string, owner: Owner): string | undefined {
  const { print } = PRINTS.exec(segment)?.groups ?? {};
  const { finish } = FINISHES.exec(segment)?.groups ?? {};
  const whole = print ?? finish ?? markingsIn(segment);
  if (whole !== undefined) return whole;
  const hasColor = [...owner.words, ...owner.before].some((word) => sensesOf(word)?.color);
  const words = segment.split(' ');
  const isMade = owner.kinds.some((kind) => MADE_OF.test(kind));
  const isOfSubstance =
    isMade &&
    SUBSTANCES.test(words.at(-1) ?? '') &&
    words.slice(0, -1).every((word) => isColor(word) || WOODS.test(word)) &&
    !owner.words.some((word) => SUBSTANCES.test(word));
  if (isOfSubstance && words.length <= 3) return segment.replace(WOODEN, 'wooden');
  const patterned = COLORED_PRINT.exec(segment)?.[1];
  if (patterned !== undefined && isMade && patterned.split(/ (?:and|&) | /u).every(isColor))
    return patterned;
  const mayHave = !owner.isOnPage && !hasColor && owner.kinds.some((kind) => COLORED.test(kind));
  return mayHave && isOfColor(segment) ? segment : undefined;
}

/** What is on top of a thing, on somebody's head or shoulder. */
const ON_IT =
  /^(?:with )?((?:an?|some|two|three|one|lots of) )?(?:[a-z-]+ ){0,2}[a-z-]+ (?:on top|on (?:its|his|her|the|their) (?:head|top|back|nose|shoulders?))$/iu;

/** Whether a part of a prompt tells of an owner; what it tells is then kept with it. */
function toldOf(owner: Owner, segment: string): boolean {
  if (ON_IT.test(segment)) {
    owner.after.push(segment.replace(/^with /iu, ''));
    return true;
  }
  const kind = owner.kinds.find((one) => partsIn(segment, one)) ?? owner.kinds[0] ?? '';
  const isMarked = !LIVING.test(kind) && markingsIn(segment) !== undefined;
  const parts = isMarked ? undefined : partsIn(segment, kind);
  const look = parts ? undefined : wholeLook(segment, owner);
  if (look !== undefined) owner.before.push(...look.split(' '));
  for (const part of parts ?? []) {
    const quality = asQuality(part, kind);
    if (quality === undefined) owner.after.push([...part.looks, part.name].join(' '));
    else owner.before.push(quality);
  }
  return (parts ?? look) !== undefined;
}

/** What parts are called in the tables of some owners: collars of animals are none of shirts, caps of bottles none of heads. */
const CALLED_HERE: readonly (readonly [RegExp, RegExp, string])[] = [
  [/^animal$/u, /(?<=^| )collar$/u, 'dog collar'],
  [/^container$/u, /(?<=^| )caps?$/u, 'lid'],
];
const named = (part: string, kinds: readonly string[]): string =>
  CALLED_HERE.reduce(
    (text, [owner, pattern, as]) =>
      kinds.some((kind) => owner.test(kind)) ? text.replace(pattern, as) : text,
    part,
  );
/** What is worn is told behind the parts that a drawing has. */
const marksFirst = (one: string, other: string): number =>
  Number(isWorn(one)) - Number(isWorn(other));
const isWorn = (part: string): boolean => / collar$| on /u.test(part);

/** A part of a prompt with all that is told of its thing. */
function withTold({ words, from, to, kinds, before, after }: Owner): string {
  const name = [...words.slice(0, from), ...before, ...words.slice(from, to)];
  const rest = words.slice(to);
  if (after.length === 0) return [...name, ...rest].join(' ');
  const isHaving = rest[0] === 'with';
  const had = after
    .map((part) => named(part, kinds))
    .sort(marksFirst)
    .map(withIts)
    .join(' and ');
  return [...name, 'with', had, ...(isHaving ? ['and', ...rest.slice(1)] : rest)].join(' ');
}

/** `a red roof`, `blue eyes`. */
const withIts = (part: string): string =>
  /^(?:an?|some|lots|one|two|three|four) |(?:s|feet|teeth|antlers|fur|skin|hair|frosting|icing|glaze|plumage|stitching|trim|lining|syrup|cream|steam|butter)$| on /u.test(
    part,
  )
    ? part
    : `a ${part}`;

const MAY_TELL = new RegExp(
  `,[^,]*\\b(?:${PARTS_OF_THE_LIVING}|${OWN_PARTS.map(({ names }) => names).join('|')}|body|skin|build|finish|prints?|pattern)\\b|,\\s*[a-z-]+(?: [a-z-]+){0,2}\\s*(?:,|$)`,
  'iu',
);

/** A prompt whose parts between commas that are of a thing stand at that thing. */
export function partsOnOwner(prompt: string): string {
  if (LISTING.test(prompt) || !MAY_TELL.test(prompt)) return prompt;
  const isOnPage = DESIGN.test(prompt) || leadsPicture(prompt);
  const kept: (Owner | string)[] = [];
  let isTold = false;
  for (const segment of prompt.split(/\s*,\s+/u)) {
    const owners = kept.filter((one): one is Owner => typeof one !== 'string').reverse();
    if (owners.some((owner) => toldOf(owner, segment))) isTold = true;
    else kept.push(ownerIn(segment, isOnPage) ?? segment);
  }
  if (!isTold) return prompt;
  return kept.map((one) => (typeof one === 'string' ? one : withTold(one))).join(', ');
}
