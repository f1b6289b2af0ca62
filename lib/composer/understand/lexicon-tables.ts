import type { Senses } from './senses';

/** The words of a language with what they can mean. */
export interface Tables {
  exact: Map<string, Senses>;
  /** With the word that was listed first, which is the singular. */
  stems: Map<string, { base: string; senses: Senses }>;
  longest: number;
  /** Words of the longest phrase by the stem of its first word. */
  starts: Map<string, number>;
}

export const newTables = (): Tables => ({
  exact: new Map(),
  stems: new Map(),
  longest: 1,
  starts: new Map(),
});
