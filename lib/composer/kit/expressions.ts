/**
 * What a face tells. Animals and things with faces know the basic ones; people know all, and whatever else has a
 * face shows the nearest basic one.
 */
export const BASIC_EXPRESSIONS = [
  'calm',
  'smile',
  'laugh',
  'sad',
  'angry',
  'surprised',
  'asleep',
  'focused',
] as const;
export type BasicExpression = (typeof BASIC_EXPRESSIONS)[number];

const FINER = {
  wink: 'smile',
  scared: 'surprised',
  worried: 'sad',
  crying: 'sad',
  tired: 'asleep',
  yawn: 'asleep',
  bored: 'calm',
  disgusted: 'sad',
  proud: 'smile',
  smug: 'smile',
  shy: 'smile',
  love: 'smile',
  confused: 'surprised',
  kiss: 'smile',
  tongue: 'laugh',
  /** Cheeks full of air, lips pursed. */
  blow: 'surprised',
  shout: 'angry',
} as const satisfies Readonly<Record<string, BasicExpression>>;

export type Expression = BasicExpression | keyof typeof FINER;

export const EXPRESSIONS = [
  ...BASIC_EXPRESSIONS,
  ...(Object.keys(FINER) as (keyof typeof FINER)[]),
] as const;

const isFiner = (expression: Expression): expression is keyof typeof FINER => expression in FINER;

/** The nearest of what every face can show. */
export const basicOf = (expression: Expression): BasicExpression =>
  isFiner(expression) ? FINER[expression] : expression;
