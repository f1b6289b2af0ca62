import { conceptOf, hasConcept } from '../../lexicon/lexicon';
import type { Item, Meaning } from '../match';
import type { PartOfSpeech } from '../parts-of-speech';
import { EMPTY } from './reading';

/** Words that name somebody or something in one company only, and so are not in the lexicon. */

const ARTICLE = /^(?:a|an|the|one|this|that|another)$/;
const REACH = 6;

/** Players of ball games whose names mean something else elsewhere: `batter` is dough as well. */
const PLAYERS = /^(?:batter|pitcher|catcher|hitter|striker|defender)$/;
const BALL_GAME =
  /(?:^| )(?:baseball|softball|cricket|soccer|football|home run|stadium|mound|league)\b/;

type Read = (items: readonly Item[], index: number) => Meaning | undefined;

const readPlayer: Read = (items, index) =>
  PLAYERS.test(items[index]?.phrase ?? '') &&
  BALL_GAME.test(items.map(({ phrase }) => phrase).join(' '))
    ? { concept: 'person' }
    : undefined;

const OTHER_BOXERS = /^(?:dog|puppy|pup|shorts?|briefs?|mix|engine)$/;

/** `a boxer ducking a punch`; a boxer dog is a dog. */
const readBoxer: Read = (items, index) =>
  items[index]?.phrase === 'boxer' && !OTHER_BOXERS.test(items[index + 1]?.phrase ?? '')
    ? { concept: 'person' }
    : undefined;

const OTHER_FLIES =
  /^(?:fish|fishing|fisher|fisherman|fishermen|ball|wheel|swatter|agaric|trap|over|through|away|high|free|by|half|rod|reel)$/;

/** `a fly on the wall`: the insect; `birds fly` is what is done. */
const readInsect: Read = (items, index) => {
  const { phrase = '', text = '' } = items[index] ?? {};
  const before = items[index - 1];
  if (phrase !== 'fly' || !before || OTHER_FLIES.test(items[index + 1]?.phrase ?? ''))
    return undefined;
  const counted = before.meaning.count ?? before.meaning.size ?? before.meaning.color;
  const one = ARTICLE.test(before.phrase) && text.toLowerCase() === 'fly';
  const several = counted !== undefined && !/^to$/.test(items[index - 2]?.phrase ?? '');
  return one || several ? { concept: 'fly' } : undefined;
};

const BEFORE_WELL =
  /^(?:a|an|the|village|old|ancient|water|deep|magic|enchanted|medieval|dry|mossy)$/;
const ADVERB_OF = /(?:ed|lit|known|made|built|worn|fed|kept|being|rounded|off|done)$/;

/** `a village with a well`; `a well lit room` has none. */
const readWell: Read = (items, index) => {
  const item = items[index];
  const next = items[index + 1];
  if (item?.phrase !== 'well' || item.hyphenated) return undefined;
  const before = items[index - 1]?.phrase ?? '';
  return BEFORE_WELL.test(before) && !(next && ADVERB_OF.test(next.phrase))
    ? { concept: 'well' }
    : undefined;
};

/** `a hand holding a phone`: a hand and nobody else; `a girl with one hand holding a cup` is shown whole. */
const readHand: Read = (items, index) => {
  const { phrase = '', text = '' } = items[index] ?? {};
  if (phrase !== 'hand' || !/^holding/.test(items[index + 1]?.phrase ?? '')) return undefined;
  if (items.slice(0, index).some(({ meaning }) => meaning.concept)) return undefined;
  const concept = /^hands$/i.test(text) ? 'palms-up-together' : 'palm-up-hand';
  return hasConcept(concept) ? { concept } : undefined;
};

const CHESS_PIECES = /^(?:king|queen|bishop|rook|knight|pawn)$/;
const PIECE_CONCEPT = /^chess-/;
const JOINING = /^(?:and|,|a|the)$/;

/** In `a chess king and queen` the queen is a piece like the one before her. */
function chessPiece({ phrase }: Item, earlier: readonly Item[]): Meaning | undefined {
  if (!CHESS_PIECES.test(phrase)) return undefined;
  const before = earlier
    .slice(-REACH)
    .findLast((item) => !item.boundary && !JOINING.test(item.phrase));
  const concept = `chess-${phrase}`;
  const isPiece = PIECE_CONCEPT.test(before?.meaning.concept ?? '');
  return isPiece && hasConcept(concept) ? { concept } : undefined;
}

const SHIPS_OF: Readonly<Record<string, string>> = { pirate: 'pirate-ship', viking: 'viking-ship' };

/** Pirates and vikings sail under sails: their ship is no liner. */
function shipOfCrew({ meaning }: Item, items: readonly Item[]): Meaning | undefined {
  if (meaning.concept !== 'ship') return undefined;
  const crew = items.find((item) => (item.meaning.concept ?? '') in SHIPS_OF);
  const concept = SHIPS_OF[crew?.meaning.concept ?? ''];
  return concept ? { ...meaning, concept } : undefined;
}

const READERS = [readPlayer, readBoxer, readInsect, readWell, readHand];

/** Gives the words that the lexicon leaves out what they mean in the company they are in. */
export function readHomographs(
  items: readonly Item[],
  partOf: (item: Item) => PartOfSpeech,
): Item[] {
  const read: Item[] = [];
  for (const [index, item] of items.entries()) {
    const meaning = chessPiece(item, read) ?? shipOfCrew(item, items);
    read.push(meaning ? { ...item, meaning } : readHomograph(items, index, partOf));
  }
  return read;
}

function readHomograph(
  items: readonly Item[],
  index: number,
  partOf: (item: Item) => PartOfSpeech,
): Item {
  const item = items[index] as Item;
  if (item.boundary || item.meaning.concept) return item;
  for (const read of READERS) {
    const meaning = read(items, index);
    if (meaning) return { ...item, meaning, plural: item.plural && item.phrase !== 'hand' };
  }
  return bearded(items, index, partOf) ?? item;
}

const MEN = new Set(['man', 'person']);
const BEARDED = new Set([...MEN, 'old-man']);

/** Of `an old sailor with a white beard` the beard is his own; who has it is read by `readAge`. */
function bearded(
  items: readonly Item[],
  index: number,
  partOf: (item: Item) => PartOfSpeech,
): Item | undefined {
  const item = items[index];
  if (item?.phrase !== 'beard' || partOf(item) !== 'noun') return undefined;
  const near = items.slice(Math.max(0, index - REACH), index);
  const owner = near.some(
    ({ meaning }) => meaning.concept && conceptOf(meaning.concept).kind === 'person',
  );
  return owner ? { ...item, meaning: EMPTY } : undefined;
}

/** The age in the words before somebody, and the beard in those after. */
export function agedLooks(
  items: readonly Item[],
  index: number,
): { concept: string; hair?: string } | undefined {
  const { concept = '' } = items[index]?.meaning ?? {};
  const old = /^(?:old|elderly|aged|senior|ancient)$/.test(items[index - 1]?.phrase ?? '');
  const after = items.slice(index + 1, index + 1 + REACH);
  const end = after.findIndex(({ boundary }) => boundary);
  const said = (end < 0 ? after : after.slice(0, end)).map(({ phrase }) => phrase).join(' ');
  const beard =
    /^with (?:an? |his |long |big |thick |bushy |short |full )*((?:white|gr[ae]y|silver) )?beard\b/.exec(
      said,
    );
  if (MEN.has(concept) && items[index - 1]?.phrase === 'bearded') return { concept: 'man-beard' };
  if (BEARDED.has(concept) && beard) {
    const isWhite = beard[1] !== undefined || old || concept === 'old-man';
    return { concept: 'man-beard', ...(isWhite ? { hair: 'white' } : {}) };
  }
  const aged = old ? { man: 'old-man', woman: 'old-woman' }[concept] : undefined;
  return aged ? { concept: aged } : undefined;
}
