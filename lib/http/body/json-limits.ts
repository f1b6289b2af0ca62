/**
 * What JSON may be before it is parsed. `JSON.parse` makes an object of every pair of brackets: a
 * megabyte of `{},` is forty of heap, so it is brackets, commas and colons that count.
 */
export const MAX_JSON_TOKENS = 10_000;
export const MAX_JSON_DEPTH = 32;
/** JSON with its pictures taken out. */
export const MAX_JSON_TEXT_BYTES = 1024 * 1024;
/** A string that begins as a data URL and is longer than this is a picture; the longest prompt is shorter. */
export const LONGEST_INLINE_TEXT_BYTES = 16 * 1024;
/** Where the comma that ends a data URL's head must stand. */
export const LONGEST_DATA_URL_HEAD = 512;
