import type { Item } from '../match';
import type { PartOfSpeech } from '../parts-of-speech';
import { readComparison, readPictureOf, readTopic } from './comparisons';
import { readFigure, readVessel } from './containers';
import {
  readAge,
  readAudience,
  readBat,
  readDancingShoes,
  readFamily,
  readGender,
  readGoal,
  readGuise,
  readOpenBook,
  readPlaceOwner,
  readPlayedBall,
  readPronoun,
  readWorkOfBeing,
} from './people';
import {
  readBodyPart,
  readComputerMouse,
  readCooked,
  readCouple,
  readFlag,
  readHyphenated,
  readKin,
  readLooseColor,
  readManyColors,
  readPumpkin,
  readQualifying,
  readRing,
  readRunningWheel,
  readShade,
  readStrictHead,
} from './qualifiers';
import { readBusinesses } from './businesses';
import { readListedColor } from './color-lists';
import { readHomographs } from './homographs';
import { readCompany, readFace, readGarments, readHair } from './looks';
import type { ReadingRule } from './reading';
import {
  readBearer,
  readHoliday,
  readLayoutBefore,
  readLetter,
  readOwnedLayout,
  readStars,
  readTool,
} from './style-words';
import { readClearing, readVerb } from './verbs';

const ARTICLE = /^(?:a|an|the|its|his|her|their|in|on|of|with)$/;

/** Rules for places and hours: `forest green`, `midnight blue`, `a sea of clouds`. */
const FOR_PLACES: readonly ReadingRule[] = [
  readHoliday,
  readClearing,
  readHyphenated,
  readShade,
  readFigure,
  readManyColors,
];
const FOR_LAYOUTS: readonly ReadingRule[] = [readOwnedLayout, readLayoutBefore];
const FOR_THINGS: readonly ReadingRule[] = [
  readListedColor,
  readCouple,
  readComputerMouse,
  readDancingShoes,
  readWorkOfBeing,
  readBat,
  readFamily,
  readOpenBook,
  readGender,
  readAge,
  readGoal,
  readGuise,
  readAudience,
  readPlaceOwner,
  readPlayedBall,
  readRunningWheel,
  readPumpkin,
  ...FOR_PLACES,
  readVerb,
  readQualifying,
  readBodyPart,
  readCooked,
  readFlag,
  readKin,
  readLooseColor,
  readRing,
  readStrictHead,
  readVessel,
  readTool,
  readBearer,
  readStars,
  readLetter,
  readComparison,
  readPictureOf,
  readTopic,
];

/** What is told of people beside who they are, in the order in which it is taken in. */
const OF_PEOPLE = [readHair, readGarments, readCompany, readFace] as const;

/**
 * Settles from its neighbours whether a noun of the lexicon is a thing to be seen. What it says
 * otherwise (a likeness, a shade, a figure of speech, what is done) replaces its meaning.
 */
export function readItems(items: readonly Item[], partOf: (item: Item) => PartOfSpeech): Item[] {
  const told = readBusinesses(readHomographs(items, partOf));
  const named = OF_PEOPLE.reduce((read, rule) => rule(read), told);
  const read = readPronoun(named, partOf);
  read.forEach((item, index) => {
    const { concept, setting, hour, layout } = item.meaning;
    if (!(concept ?? setting ?? hour ?? layout)) return;
    const neighbour = (at: number) => (read[at]?.boundary ? undefined : read[at]);
    const before = neighbour(index - 1);
    const place = { items: read, index, item, before, next: neighbour(index + 1), partOf };
    const rules = concept ? FOR_THINGS : layout ? FOR_LAYOUTS : FOR_PLACES;
    for (const rule of rules) {
      const meaning = rule(place);
      if (!meaning) continue;
      read[index] = {
        ...item,
        meaning,
        text:
          meaning.undrawn && before && !ARTICLE.test(before.phrase)
            ? `${before.text} ${item.text}`
            : item.text,
      };
      return;
    }
  });
  return read;
}
