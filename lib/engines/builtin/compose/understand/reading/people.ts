import { companionOf } from '../../lexicon/words/companions.data';
import { conceptOf, hasConcept } from '../../lexicon/lexicon';
import { UNDRAWN_BEINGS } from '../../lexicon/words/figures.data';
import { PICTURE_WORDS } from '../../lexicon/words/styles.data';
import type { Item } from '../match';
import type { PartOfSpeech } from '../parts-of-speech';
import { agedLooks } from './homographs';
import { EMPTY, followsThing, UNDRAWN, wordsBefore, type ReadingRule } from './reading';

/** `a centaur archer`: nobody drew centaurs, and a person is none; the bow stays. */
export const readWorkOfBeing: ReadingRule = ({ item, before }) => {
  if (!before || !UNDRAWN_BEINGS.has(before.phrase)) return undefined;
  if (conceptOf(item.meaning.concept ?? '').kind !== 'person') return undefined;
  const companion = companionOf(item.phrase);
  return companion ? { concept: companion.concept } : EMPTY;
};

/** `a female scientist`, `a woman photographer`. */
export const readGender: ReadingRule = ({ item, before }) => {
  const { concept } = item.meaning;
  const word = before?.phrase ?? '';
  const gender = /^(?:female|woman|lady)$/.test(word)
    ? 'woman'
    : /^(?:male|man)$/.test(word) && 'man';
  if (!gender || !concept || conceptOf(concept).kind !== 'person') return undefined;
  const gendered = concept === 'person' ? gender : `${gender}-${concept}`;
  return hasConcept(gendered) ? { ...item.meaning, concept: gendered } : undefined;
};

/** `an old fisherman`, `a sailor with a white beard`. */
export const readAge: ReadingRule = ({ items, index, item }) => {
  const looks = agedLooks(items, index);
  return looks && hasConcept(looks.concept) ? { ...item.meaning, ...looks } : undefined;
};

/** `a cat as a cowboy`: the cat is there, and no cowboy beside it. */
export const readGuise: ReadingRule = (place) => {
  if (conceptOf(place.item.meaning.concept ?? '').kind !== 'person') return undefined;
  const lead = wordsBefore(place, 3);
  const isGuise = /(?:^| )as (?:a|an|the)$/.test(lead) && !/(?:well|such|much|same) as/.test(lead);
  return isGuise && followsThing(place) ? EMPTY : undefined;
};

const BALL_PLAYER =
  /^(?:tennis|badminton|baseball|volleyball|american-football|rugby-football|ping-pong|lacrosse|ice-hockey)$/;
const WITH_BALL = /(?:golfing|bouncing-ball|water-polo|handball)$/;

/** `a cricket player with a bat`: no animal. */
export const readBat: ReadingRule = ({ items, index, item }) =>
  item.phrase === 'bat' &&
  items
    .slice(0, index)
    .some(({ phrase }) => /(?:^| )(?:player|cricketer|batter|cricket|baseball)$/.test(phrase))
    ? UNDRAWN
    : undefined;

/** `reading a book`: it is open. */
export const readOpenBook: ReadingRule = (place) =>
  place.item.phrase === 'book' &&
  /(?:^| )(?:reading|reads)(?: \S+){0,2}$/.test(wordsBefore(place, 3))
    ? { concept: 'open-book' }
    : undefined;

/** `a family of four` are people; `a family of ducks` are ducks. */
export const readFamily: ReadingRule = ({ items, index, item, next }) =>
  item.phrase === 'family' &&
  next?.phrase === 'of' &&
  items[index + 2]?.meaning.count !== undefined &&
  !items[index + 3]?.meaning.concept
    ? { concept: 'person' }
    : undefined;

/** `a tennis player hitting a ball`: the ball of the game, which is drawn with its racket. */
export const readPlayedBall: ReadingRule = ({ items, index, item }) =>
  item.phrase === 'ball' &&
  items
    .slice(0, index)
    .some(
      ({ phrase, meaning: { concept = '' } }) =>
        BALL_PLAYER.test(companionOf(phrase)?.concept ?? concept) || WITH_BALL.test(concept),
    )
    ? EMPTY
    : undefined;

/** `into the goal`: where football is played, and what one works for elsewhere. */
export const readGoal: ReadingRule = ({ items, item }) => {
  if (item.phrase !== 'goal') return undefined;
  const played = items.some(
    ({ phrase, meaning: { concept } }) =>
      concept === 'soccer-ball' ||
      /(?:^| )(?:soccer|football|goalkeeper|goalie|player)\b/.test(phrase),
  );
  return played ? undefined : EMPTY;
};

const AUDIENCE =
  /^(?:kids?|children|childrens|toddlers?|teens?|adults?|friends?|customers?|beginners?)$/;
const FOR_AUDIENCE =
  /^(?:book|room|party|menu|app|toy|clothing|clothes|fashion|show|game|club|brand|store|shop|bedroom|playroom|furniture|magazine|poster|meal|camp|school|channel|song|cereal|snack|museum|playground|website|coloring|colouring|drawing|art|artwork|illustration|style|print|pajamas|bike|story|stories)$/;

const LESSON = /^(?:class|lesson|workshop|course|menu|flyer)$/;

/** `a kids book`, `a room for kids`: whom it is for is not to be seen. */
export const readAudience: ReadingRule = (place) => {
  const { items, index, item, next } = place;
  if (!AUDIENCE.test(item.text.toLowerCase().replace(/'s?$/, ''))) return undefined;
  if (/'s?$/.test(item.text)) return EMPTY;
  if (next && (FOR_AUDIENCE.test(next.phrase) || next.meaning.layout || next.meaning.medium))
    return EMPTY;
  const isLesson = items.slice(index + 1, index + 3).some(({ phrase }) => LESSON.test(phrase));
  if (isLesson) return EMPTY;
  const meant = /(?:^| )for(?: (?:young|little|small|the))?$/.test(wordsBefore(place, 2));
  return meant && index > 1 ? EMPTY : undefined;
};

/** `the bedroom of a gamer`: whose a place is stands in none of it. */
export const readPlaceOwner: ReadingRule = (place) => {
  const { items, index, item } = place;
  if (conceptOf(item.meaning.concept ?? '').kind !== 'person') return undefined;
  const of = items.slice(Math.max(0, index - 3), index).findLast(({ phrase }) => phrase === 'of');
  const owned = of && items[items.indexOf(of) - 1]?.meaning;
  const isOwned = owned?.setting === 'room' || owned?.setting === 'kitchen';
  return isOwned && /(?:^| )of (?:an?|the|my)$/.test(wordsBefore(place, 2)) ? EMPTY : undefined;
};

/** `a ballerina tying her shoes`. */
export const readDancingShoes: ReadingRule = ({ items, index, item, before }) => {
  if (item.meaning.concept !== 'running-shoe' || item.phrase !== 'shoe') return undefined;
  const dancer = items
    .slice(0, index)
    .some(({ meaning, phrase }) => meaning.concept === 'ballet-dancer' || phrase === 'ballet');
  const own = /^(?:her|his|their|a|of|the|pink|ballerina|ballet dancer)$/.test(
    before?.phrase ?? '',
  );
  return dancer && own ? { concept: 'ballet-shoes' } : undefined;
};

const PRONOUNS: Record<string, string> = { she: 'woman', he: 'man' };

/** `she waters the tomatoes`: a pronoun before anybody is named tells who is there. */
export function readPronoun(items: readonly Item[], partOf: (item: Item) => PartOfSpeech): Item[] {
  const at = items.findIndex(({ phrase }) => Object.hasOwn(PRONOUNS, phrase));
  const item = items[at];
  if (!item) return [...items];
  const namesSomebody = ({ meaning, boundary, phrase, ...rest }: Item) => {
    if (meaning.concept) return /^(?:person|animal)$/.test(conceptOf(meaning.concept).kind);
    const unknown = Object.keys(meaning).length === 0 && !boundary && !PICTURE_WORDS.has(phrase);
    return (
      meaning.undrawn ?? (unknown && partOf({ meaning, boundary, phrase, ...rest }) === 'noun')
    );
  };
  if (items.slice(0, at).some(namesSomebody)) return [...items];
  const concept = PRONOUNS[item.phrase] as string;
  const read = items.with(at, { ...item, phrase: concept, meaning: { concept } });
  const does = read[at + 1];
  // `she waters`: a verb follows, whatever noun it looks like.
  if (does?.plural && !(does.meaning.pose ?? does.meaning.relation))
    read[at + 1] = { ...does, meaning: EMPTY };
  return read;
}
