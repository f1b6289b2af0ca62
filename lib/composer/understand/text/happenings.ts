/**
 * What water, sparks or smoke do while somebody does something: `while water sprays from a pipe`, `as sparks fly`. Nobody
 * does that, and no thing of a wrong sense is meant (no falls, no sprout, no sea): it is how the thing is that it comes from.
 */
export interface Happening {
  /** The state of what it comes from or goes over. */
  state: string;
  /** As written. */
  said: string;
  /** What follows `from` or `out of`. */
  source?: string;
}

/** The state, what it is of, and what that does. */
const KINDS: readonly (readonly [state: string, what: string, does: string])[] = [
  [
    'spraying',
    '(?:(?:hot|cold|dirty) )?water',
    'spray(?:s|ing)|gush(?:es|ing)|leak(?:s|ing)|spurt(?:s|ing)|squirt(?:s|ing)|burst(?:s|ing)|shoot(?:s|ing)|spout(?:s|ing)|pour(?:s|ing)|fl(?:ies|ying)',
  ],
  [
    'sparking',
    'sparks',
    'fly(?:ing)?|shoot(?:ing)?|shower(?:ing)?|scatter(?:ing)?|burst(?:ing)?|fall(?:ing)?|spray(?:ing)?|rain(?:ing)?|glow(?:ing)?',
  ],
  [
    'steaming',
    '(?:hot )?steam',
    'ris(?:es|ing)|escap(?:es|ing)|curl(?:s|ing)|billow(?:s|ing)|puff(?:s|ing)|com(?:es|ing)|hiss(?:es|ing)|drift(?:s|ing)',
  ],
  [
    'smoking',
    '(?:thick |black |grey |gray )?smoke',
    'ris(?:es|ing)|pour(?:s|ing)|curl(?:s|ing)|billow(?:s|ing)|puff(?:s|ing)|com(?:es|ing)|drift(?:s|ing)',
  ],
  [
    'burning',
    'flames?',
    'shoots?|shooting|ris(?:e|es|ing)|leaps?|leaping|flares?|flaring|bursts?|bursting|licks?|licking|danc(?:e|es|ing)',
  ],
  [
    'raising-dust',
    '(?:saw ?)?dust|wood ?(?:chips|shavings)|shavings|dirt|soil',
    'fl(?:y|ies|ying)|ris(?:e|es|ing)|swirl(?:s|ing)?|scatter(?:s|ing)?|spray(?:s|ing)?|drift(?:s|ing)?',
  ],
  [
    'soapy',
    '(?:soap )?(?:foam|suds|lather|bubbles)',
    'fl(?:y|ies|ying)|spill(?:s|ing)?|overflow(?:s|ing)?|drip(?:s|ping)?|splash(?:es|ing)?|float(?:s|ing)?|go(?:es|ing)?',
  ],
];

const EVERYWHERE = '(?:everywhere|all over(?: the place)?|in (?:all directions|every direction))';
/** Where it goes, which a state shows by itself. */
const WHERE = `(?: (?:${EVERYWHERE}|around(?: (?:him|her|them|it))?|about|all around|up(?:wards)?|down|off|out|away|into the air|through the air|onto the floor|over (?:him|her|them|it)))`;
const OPENS = '(?:,? ?\\b(?:while|as|when|whilst|with|and)|,)';

const PATTERNS = KINDS.map(([state, what, does]) => ({
  state,
  pattern: new RegExp(
    `${OPENS} (?:the |some )?(?:${what})(?: (?:is|are|that is))?(?: (?:${does})${WHERE}{0,2}| ${EVERYWHERE})(?: (?:from|out of) ((?:it|(?:[a-z'-]{1,20} ){0,3}[a-z'-]{2,20}))\\b)?(?=[,.;!]|$| (?:in|at|while|and|behind|under|next|beside|near)\\b)`,
    'giu',
  ),
}));

/** `while snow falls outside`: the weather, and no falls. */
const WEATHER =
  /,? ?\b(?:while|as|when|whilst|with) (?:the |heavy )?(rain|snow) (?:is )?(?:falls|falling|pours|pouring|comes|coming)(?: down)?\b/giu;

/** A prompt without them, and what they were. English only. */
export function liftHappenings(text: string): { rest: string; happenings: Happening[] } {
  const happenings: Happening[] = [];
  let rest = text.replace(WEATHER, ' in the $1');
  for (const { state, pattern } of PATTERNS)
    rest = rest.replace(pattern, (said: string, source?: string) => {
      // `from its spout`: a part of what was named before.
      const isNamed = source !== undefined && !/^it(?:s |$)/i.test(source);
      happenings.push({
        state,
        said: said.replace(/^[, ]*(?:while|as|when|whilst|with|and|) */i, ''),
        ...(isNamed ? { source } : {}),
      });
      return isNamed ? `, ${source}` : '';
    });
  return { rest, happenings };
}
