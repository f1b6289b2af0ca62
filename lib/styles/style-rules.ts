import { z } from 'zod';
import { MAX_STYLE_NAME_LENGTH } from './style-limits';

/** Styles a user may keep. */
export const MAX_STYLES_PER_USER = 1000;
/** Pictures kept with a style: samples made with it, then its reference. */
export const MAX_STYLE_PICTURES = 4;
/**
 * Time of a picture that is saved for a style before there is one: longer than a request lives, so that
 * it is there to be kept, and short enough to go soon when no style came of it.
 */
export const UNKEPT_TTL_MS = 2 * 3_600_000;
/** Reference pictures kept for engines that can look at them: backends take few. */
export const MAX_KEPT_REFERENCES = 4;
/**
 * The pictures of a style once a sample came to their front; of samples beyond the limit the oldest
 * goes. The last picture is the reference: it stays.
 */
export function withSample(
  pictures: readonly string[],
  newest: string,
): { pictures: string[]; dropped: string[] } {
  const samples = [newest, ...pictures.slice(0, -1)];
  const reference = pictures.slice(-1);
  const room = MAX_STYLE_PICTURES - reference.length;
  return { pictures: [...samples.slice(0, room), ...reference], dropped: samples.slice(room) };
}

/** What people call a style. */
export const styleNameSchema = z
  .string()
  .trim()
  .max(MAX_STYLE_NAME_LENGTH, `A style's name has at most ${MAX_STYLE_NAME_LENGTH} characters.`)
  .regex(/^\P{Cc}*$/u, "A style's name has no control characters.");
