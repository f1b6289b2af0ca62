import { type Rewording, reworded } from './reworded';

/** What people shorten in writing, spelt out: the tables know whole words. English only. */
const SHORT: readonly Rewording[] = [
  [/(?<=^|[\s,(])w\/o(?=\s|$)/giu, 'without'],
  [/(?<=^|[\s,(])w\/ ?(?=[\p{L}\d])/giu, 'with '],
  [/(?<=^|[\s,(])b\/w(?= (?:the|two|three|some)\b)/giu, 'between'],
];

/** `a workshop w/ anvil` has an anvil. */
export const spelledOut = (prompt: string): string =>
  prompt.includes('/') ? reworded(prompt, SHORT) : prompt;
