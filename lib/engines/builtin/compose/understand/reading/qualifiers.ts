import {
  BASIC_COLORS,
  BODY_PARTS,
  COOKED,
  KEEPS_PLAIN,
  PLAIN_ONLY,
  PRINTS_ON,
  QUALIFYING,
  SHADE_GIVERS,
} from '../../lexicon/words/figures.data';
import { conceptOf } from '../../lexicon/lexicon';
import { PICTURE_WORDS } from '../../lexicon/words/styles.data';
import { EMPTY, followsThing, UNDRAWN, wordsBefore, type Place, type ReadingRule } from './reading';

/** `fire-breathing`, `tree-lined`: the first half of a word with a hyphen. */
export const readHyphenated: ReadingRule = ({ item, next }) =>
  item.hyphenated && next && !next.meaning.concept && !next.meaning.layout ? EMPTY : undefined;

/** `heart shaped`, `flower print`; but `shaped like a heart` and `a cloud shaped like` stay. */
export const readQualifying: ReadingRule = ({ items, index, item, next }) => {
  if (!next || !QUALIFYING.has(next.phrase)) return undefined;
  const then = items[index + 2]?.phrase ?? '';
  if (next.phrase === 'like') return item.hyphenated ? EMPTY : undefined;
  if (/^(?:like|as|in|with|by)$/.test(then)) return undefined;
  return EMPTY;
};

/** `cherry red`, `ocean blue`: a shade and no fruit. */
export const readShade: ReadingRule = ({ item, next }) =>
  SHADE_GIVERS.has(item.phrase) && next && BASIC_COLORS.has(next.phrase) && !item.plural
    ? EMPTY
    : undefined;

const ALWAYS_BEFORE_EYES = new Set(['heart', 'star', 'button', 'cat']);

const FIGHTS =
  /^(?:boxing|boxers?|wrestlers?|wrestling|sumo|fighters?|mma|circus|kickboxing|kickboxer|luchadors?|referee|ringmaster)$/;

/** `boxing in the ring`: where one fights or performs, and no jewel. */
export const readRing: ReadingRule = ({ items, item }) =>
  item.phrase === 'ring' && items.some(({ phrase }) => FIGHTS.test(phrase.split(' ')[0] ?? ''))
    ? EMPTY
    : undefined;

/** A ring around a planet is part of its drawing. */
function isInSpace({ items, index }: Place): boolean {
  return items
    .slice(0, index)
    .some(
      ({ meaning: { setting, concept } }) =>
        setting === 'space' || (concept && conceptOf(concept).kind === 'celestial'),
    );
}

/** `a girl with cat ears`, `a helmet with flame decals`, `heart eyes`: what somebody else has. */
export const readBodyPart: ReadingRule = (place) => {
  const { item, next } = place;
  if (item.meaning.concept === 'tooth' && item.plural && followsThing(place)) return EMPTY;
  if (item.phrase === 'ring' && isInSpace(place)) return EMPTY;
  if (!next) return undefined;
  if (/^(?:eye|eyed)$/.test(next.phrase) && ALWAYS_BEFORE_EYES.has(item.phrase)) return EMPTY;
  const isPart = BODY_PARTS.has(next.phrase) && !next.meaning.layout;
  if (!isPart && !PRINTS_ON.has(next.phrase)) return undefined;
  const has = isPart
    ? /(?:^| )(?:with|wearing|has|having|and|in)(?: \S+){0,3}$/
    : /(?:^| )with(?: (?!and )\S+){0,2}$/;
  return followsThing(place) && has.test(wordsBefore(place, 4)) ? EMPTY : undefined;
};

/** `rainbow hair`, `galaxy dress`: many colours. */
export const readManyColors: ReadingRule = ({ item, next }) => {
  if (!/^(?:rainbow|galaxy)$/.test(item.phrase) || !next) return undefined;
  const { relation, concept, setting, hour, weather } = next.meaning;
  if (relation ?? hour ?? weather) return undefined;
  if (item.meaning.setting === 'space' && !concept) return undefined;
  const noun = concept ?? setting ?? next.meaning.color ?? next.meaning.tone;
  const told =
    PICTURE_WORDS.has(next.phrase) &&
    !/^(?:and|with|or|of|the|is|for|to|from|that|by|as|style|illustration|design|art|icon)$/.test(
      next.phrase,
    );
  return noun !== undefined || told || next.phrase.endsWith('ed') ? EMPTY : undefined;
};

/** `roast chicken`: a dish. */
export const readCooked: ReadingRule = ({ item, before }) =>
  before && COOKED.has(before.phrase) && conceptOf(item.meaning.concept ?? '').kind === 'animal'
    ? UNDRAWN
    : undefined;

/** `a party hat` is no top hat, `a paint ball` no football. */
export const readStrictHead: ReadingRule = ({ item, before, partOf }) => {
  if (!before || !PLAIN_ONLY.has(item.phrase)) return undefined;
  const { concept, material, mood, season, setting, pose, relation } = before.meaning;
  const phrase = before.phrase.replace(/s$/, '');
  if (KEEPS_PLAIN.has(phrase) || pose || relation) return undefined;
  const unknown = Object.keys(before.meaning).length === 0 && partOf(before) === 'noun';
  const noun =
    unknown && !PICTURE_WORDS.has(before.phrase) && !/(?:ed|ing|ly)$/.test(before.phrase);
  const qualified = concept ?? material ?? season ?? setting ?? (mood && partOf(before) === 'noun');
  return noun || qualified ? UNDRAWN : undefined;
};

const BEFORE_FLAG =
  /^(?:a|an|the|its|his|her|their|of|with|and|holding|waving|planting|raising|carrying|plain|tattered)$/;

/** `a French flag`, `the flag of Brazil`: a plain one stands for none of them. */
export const readFlag: ReadingRule = ({ item, before, next }) => {
  if (item.phrase !== 'flag') return undefined;
  const { color, size, count, relation } = before?.meaning ?? {};
  const told = color ?? size ?? count ?? relation;
  const plain = !before || BEFORE_FLAG.test(before.phrase) || told !== undefined;
  return plain && next?.phrase !== 'of' ? undefined : UNDRAWN;
};

const KIN = /^(?:mother|father|mom|dad|owner|baby|kid|child|parent|son|daughter|brother|sister)$/;
const FIRMS = /^(?:logo|badge)$/;

/** `ducklings and their mother`: of the same kind as those that were named; `Smith Brothers` is a firm. */
export const readKin: ReadingRule = (place) => {
  const { item, before, items, index } = place;
  const ofFirm = items.some(({ meaning }) => FIRMS.test(meaning.layout ?? ''));
  if (ofFirm && item.plural && /^(?:brother|son|sister)$/.test(item.phrase)) return EMPTY;
  if (!KIN.test(item.phrase) || !/^(?:its|their|his|her)$/.test(before?.phrase ?? ''))
    return undefined;
  const named = items.slice(0, index).findLast(({ meaning }) => meaning.concept ?? meaning.undrawn);
  const { concept } = named?.meaning ?? {};
  return concept && conceptOf(concept).kind !== 'animal' ? undefined : EMPTY;
};

/** `a fox logo, orange`: a colour that stands alone where no food is asked for. */
export const readLooseColor: ReadingRule = ({ items, index, item, before, next }) => {
  const { color, concept } = item.meaning;
  const alone = before === undefined && next === undefined && index > 0;
  if (!color || !concept || item.plural || !alone) return undefined;
  const kind = conceptOf(concept).kind;
  const alike = items.some(
    ({ meaning }, at) =>
      at !== index && meaning.concept && conceptOf(meaning.concept).kind === kind,
  );
  return alike ? undefined : { color };
};

/** `a couple of cats` is a number, `a couple in the rain` are two people. */
export const readCouple: ReadingRule = ({ item, next, partOf }) => {
  const { count, ...people } = item.meaning;
  if (count === undefined || !people.concept) return undefined;
  const counted =
    next !== undefined &&
    (next.phrase === 'of' ||
      next.meaning.concept !== undefined ||
      next.meaning.count !== undefined ||
      next.plural ||
      (next.meaning.color ?? next.meaning.size) !== undefined);
  if (counted && next && !(next.meaning.pose ?? next.meaning.relation)) {
    const { concept: _couple, ...number } = item.meaning;
    return number;
  }
  const does = next?.phrase.endsWith('ing');
  return next && !does && partOf(next) === 'noun' && !next.meaning.relation && !next.meaning.pose
    ? EMPTY
    : { concept: people.concept };
};

const CARVED =
  /^(?:halloween|spooky|haunted|scary|creepy|carved|grinning|ghost|witch|bat|skeleton)$/;

/** A pumpkin is carved at Halloween. */
export const readPumpkin: ReadingRule = ({ items, item }) =>
  item.meaning.concept === 'pumpkin' && items.some(({ phrase }) => CARVED.test(phrase))
    ? { concept: 'jack-o-lantern' }
    : undefined;

const RUNNERS = new Set(['hamster', 'mouse', 'rat', 'squirrel', 'chipmunk']);

/** `a hamster in a wheel`: no wheel of a car. */
export const readRunningWheel: ReadingRule = ({ items, index, item }) =>
  item.phrase === 'wheel' &&
  items.slice(0, index).some(({ meaning }) => RUNNERS.has(meaning.concept ?? ''))
    ? UNDRAWN
    : undefined;

/** `a mouse next to a keyboard` is one to click with. */
export const readComputerMouse: ReadingRule = ({ items, item }) => {
  const beside = items.some(({ meaning }) =>
    /^(?:keyboard|desktop-computer)$/.test(meaning.concept ?? ''),
  );
  return item.meaning.concept === 'mouse' && beside ? { concept: 'computer-mouse' } : undefined;
};
