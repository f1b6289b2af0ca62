/** What is said in one way, and how the tables know it; `$1` stands for what was found in brackets. */
export type Rewording = readonly [told: RegExp, plain: string];

/** A text with each of its sayings told as the tables know it, in their order: a later one reads what an earlier one wrote. */
export const reworded = (text: string, sayings: readonly Rewording[]): string =>
  sayings.reduce((said, [told, plain]) => said.replace(told, plain), text);
