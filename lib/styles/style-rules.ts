/** Styles a user may keep. */
export const MAX_STYLES_PER_USER = 1000;
