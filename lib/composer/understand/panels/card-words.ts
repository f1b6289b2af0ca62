/**
 * What a card of one picture shows and what is written on it: of `a fox with a basket, flat colors, white background` the
 * first part is to be seen and `fox` to be read.
 */

/** Parts of a sentence that say how its picture is made, and show nothing. */
const HOW_MADE =
  /^(?:(?:on|with|in) )?(?:an? )?(?:(?:simple|plain|clean|cute|flat|bold|bright|clear|friendly|minimal(?:ist)?|modern|cartoon|vector|colou?rful|vivid|pastel|soft|big|large|realistic|hand-?drawn|white|isolated|educational|kids?|style) ?){0,4}(?:colou?rs?|backgrounds?|style|vector|shapes?|outlines?|lines?|illustrations?|design|look|drawing|art|on white|no text|without text)?$/iu;
const FOR_WHOM = /^for (?:\w+ ){0,4}\w+$/iu;
/** Of a name with what somebody has and how they are, where the name ends. */
const HAD =
  /\s(?:with|wearing|holding|carrying|in|on|at|that|which|who|standing|sitting|facing|looking|made)\s.*$/iu;
const ARTICLE = /^(?:an?|the|one|single)\s/iu;
/** A sentence of no more words is read as it stands. */
const SHORT_WORDS = 4;

const shown = (sentence: string): string => {
  const parts = sentence.split(/,\s*/u).filter((part) => part !== '');
  const told = parts.filter(
    (part, index) => index === 0 || !(HOW_MADE.test(part.trim()) || FOR_WHOM.test(part.trim())),
  );
  return told.join(', ');
};

/** The sentence of a card: what it shows, and the words under it. */
export function cardOf(sentence: string): { caption: string; text: string } {
  const text = shown(sentence);
  const [first = text] = text.replace(/\sfor (?:kids?|children|toddlers?)$/iu, '').split(/,\s*/u);
  const name = first.replace(ARTICLE, '').trim();
  const isShort = name.split(/\s+/u).length <= SHORT_WORDS;
  return { caption: isShort ? name : name.replace(HAD, ''), text };
}
