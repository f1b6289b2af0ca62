import { partNamed, PART_NAMES } from '../../concepts/part-boxes';
import { gramsOf, guarded, mayHave } from './required-text';
import { HOST } from './told-host';

/**
 * `a bicycle whose wheels are slices of orange`, `a lion with a mane made of flames`: a part of one thing that is another.
 * The part is taken out of the sentence, which is read as if the thing were whole. English only.
 */
export interface ToldPart {
  /** The last word of whose part it is; none where it is the last thing before. */
  host: string;
  part: string;
  /** What the part is, as written. */
  shown: string;
}

const MADE =
  '(?:made (?:up |entirely )?(?:out )?(?:of|from)|shaped like|that (?:is|are)|which (?:is|are)|formed (?:by|from)|turning into)';
const AFTER =
  '(?=[,.;:!?]|$| (?:in|on|at|near|by|with|under|beside|behind|against|over|above|and|while|as|next|from|into|through|for|(?!building|painting)[a-z]{2,12}ing|standing|floating)\\b)';
const SHOWN = `((?:(?:an?|the|some|colou?rful) )?(?:[a-z'-]+ ){0,3}?[a-z'-]+)${AFTER}`;
/** A crown that is on a cushion is there, and no cushion. */
const SOMEWHERE =
  '(?:on|in|under|behind|beside|at|near|next|above|over|against|inside|around|beneath|lying|hanging|tied|stuck) ';
const PART = `(?:big |large |long |huge )?(${PART_NAMES})`;
const ITS = '(?:its |his |her |their |the |an? )';

const FORMS = [
  // Whose wheels are slices of orange.
  `${HOST},? whose ${PART} (?:is|are|looks? like)(?: actually| really)?(?: ${MADE})? (?!${SOMEWHERE})${SHOWN}`,
  // With wheels made of cookies.
  `${HOST},? (?:with|has|having) ${ITS}?${PART} ${MADE} ${SHOWN}`,
  // With branches full of birds. What is in a basket or on a roof is there as well.
  `${HOST},? (?:with|has|having) ${ITS}?(?!(?:[a-z]+ )?(?:baskets?|gondola|roofs?) )${PART} full of ${SHOWN}`,
  // A lion's mane made of flames.
  `${HOST}['’]s ${PART} (?:is |are )?${MADE} ${SHOWN}`,
] as const;
/** With books for leaves, with donuts instead of wheels. */
const FOR = `${HOST},? (?:with|has|having) ((?:(?:an?|some|colou?rful) )?(?:[a-z'-]+ ){0,2}?[a-z'-]+) (?:for|as|instead of|in place of) ${ITS}?${PART}(?![a-z])`;

const PART_FIRST = FORMS.map(guarded);
const SHOWN_FIRST = guarded(FOR);

export interface PartSense {
  /** Whether words name something that the kit draws. */
  isDrawn(words: string): boolean;
}

/** The text with whole things, and what parts of them are. */
export function liftParts(
  text: string,
  { isDrawn }: PartSense,
): { rest: string; parts: ToldPart[] } {
  const parts: ToldPart[] = [];
  const grams = gramsOf(text.toLowerCase());
  const keep = (whole: string, host: string, name: string, shown: string): string => {
    const part = partNamed(name);
    if (part === undefined || !isDrawn(shown)) return whole;
    parts.push({ host, part, shown });
    return host;
  };
  const first = PART_FIRST.filter(({ required }) => mayHave(grams, required)).reduce(
    (said, { pattern }) =>
      said.replace(pattern, (whole: string, host: string, part: string, shown: string) =>
        keep(whole, host, part, shown),
      ),
    text,
  );
  if (!mayHave(grams, SHOWN_FIRST.required)) return { rest: first, parts };
  const rest = first.replace(
    SHOWN_FIRST.pattern,
    (whole: string, host: string, shown: string, part: string) => keep(whole, host, part, shown),
  );
  return { rest, parts };
}
