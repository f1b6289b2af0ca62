/** Characters of a style's name. No module of rules, so that pages can have it without zod. */
export const MAX_STYLE_NAME_LENGTH = 60;
