/*
 * The limits of style references (lib/operations/fields/images.ts), said again without what stands
 * there beside them: the page would load the schemas of all operations. A test compares the two.
 */
export const MAX_STYLE_REFERENCES = 10;
export const MAX_REFERENCE_BYTES = 64_000_000;
/** Units of a style (lib/operations/generate-image/definition.ts). */
export const STYLE_UNITS = 5;
