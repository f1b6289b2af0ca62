/** What people shorten in writing, spelt out: the tables know whole words. English only. */
const SHORT: readonly (readonly [RegExp, string])[] = [
  [/(?<=^|[\s,(])w\/o(?=\s|$)/giu, 'without'],
  [/(?<=^|[\s,(])w\/ ?(?=[\p{L}\d])/giu, 'with '],
  [/(?<=^|[\s,(])b\/w(?= (?:the|two|three|some)\b)/giu, 'between'],
];

/** `a workshop w/ anvil` has an anvil. */
export const spelledOut = (prompt: string): string =>
  prompt.includes('/')
    ? SHORT.reduce((said, [short, whole]) => said.replace(short, whole), prompt)
    : prompt;
