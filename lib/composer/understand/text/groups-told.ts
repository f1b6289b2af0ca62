import { conceptOf } from '../../concepts';
import { pluralOf } from '../abroad/english-words';
import { theLexicon } from '../lexicon';

/** Words of many animals that stand after their name: `a wolf pack` is a pack of wolves, and nobody packs. */
const AFTER =
  /\b(?:(an?) )?([a-z]{2,16}) (pack|herd|flock|pride|swarm|school|shoal|pod|litter)\b(?! of\b|-)/gi;

const isAnimal = (word: string): boolean =>
  conceptOf(theLexicon().lookUp(word.toLowerCase(), 'en')?.concept ?? '')?.kind === 'animal';

/** A prompt with groups of animals told as those: `a bee swarm` as `a swarm of bees`. English only; as it was otherwise. */
export const groupsTold = (prompt: string): string =>
  prompt.replace(AFTER, (said, article: string | undefined, animal: string, group: string) =>
    isAnimal(animal)
      ? `${article ? 'a ' : ''}${group.toLowerCase()} of ${pluralOf(animal.toLowerCase())}`
      : said,
  );
