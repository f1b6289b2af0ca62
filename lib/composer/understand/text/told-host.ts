/** Whom something is told of, by the last word of its name: in texts, and in the names of what was read. */

/** The word before what is told of a thing, as a group. */
export const HOST = "(?<![a-z])([a-z'-]{2,20})";

/** Whether a text has a word or several, whole. */
export const hasWord = (text: string, word: string): boolean =>
  ` ${text.toLowerCase()} `.includes(` ${word.toLowerCase()} `);
