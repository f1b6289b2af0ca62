/** Longest prompt that is read, in characters: the first ones say most. */
export const MAX_PROMPT_LENGTH = 4000;
