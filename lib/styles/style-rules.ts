import { z } from 'zod';

/** Styles a user may keep. */
export const MAX_STYLES_PER_USER = 1000;
/** Pictures kept with a style: samples made with it, then its reference. */
export const MAX_STYLE_PICTURES = 4;
/** Reference pictures kept for engines that can look at them: backends take few. */
export const MAX_KEPT_REFERENCES = 4;
const MAX_STYLE_NAME_LENGTH = 60;

/** What people call a style. */
export const styleNameSchema = z
  .string()
  .trim()
  .max(MAX_STYLE_NAME_LENGTH, `A style's name has at most ${MAX_STYLE_NAME_LENGTH} characters.`)
  .regex(/^\P{Cc}*$/u, "A style's name has no control characters.");
