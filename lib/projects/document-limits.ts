import { MAX_SIDE_PX } from '@/lib/imaging/limits';

/** What a document may be, so that every server can open it and every browser can draw it. */

export const MAX_LAYERS = 100;
/** Sides of a frame and of a layer's own pixels: what is upscaled twice as large still fits. */
export const MAX_FRAME_SIDE_PX = 2 * MAX_SIDE_PX;
/** Pixels of a frame: two of the largest pictures that operations take. */
export const MAX_FRAME_PIXELS = 2 * MAX_SIDE_PX ** 2;
/** How far from the frame a layer may lie: it must be found again. */
export const MAX_OFFSET_PX = 8 * MAX_FRAME_SIDE_PX;
/** The smallest and largest factor of a layer's pixels. */
export const MIN_SCALE = 0.001;
export const MAX_SCALE = 100;
export const MAX_NAME_LENGTH = 120;
/** Letters of a text layer. */
export const MAX_TEXT_LENGTH = 2_000;
/** What a prompt may be at most (spec: Models). */
export const MAX_PROMPT_LENGTH = 10_000;
/** The settings that a layer was made with, as JSON text. */
export const MAX_PARAMETERS_LENGTH = 8_000;
/** A whole document as JSON text. */
export const MAX_DOCUMENT_BYTES = 1_000_000;
