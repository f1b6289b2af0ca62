import type { Hex } from '@/lib/color/hex';
import type { Form } from '../forms/form';

/** Colours of one room: what is painted or covered there. */
export interface Dyes {
  /** Cloth and paint that carry the eye. */
  main: Hex;
  second: Hex;
  third: Hex;
  wood: Hex;
}

/** Furniture that belongs together, as one solid. Those are at a wall that have their back to it. */
export interface FurnitureSet {
  /** What of the catalogue it holds: it is not set up where the prompt names that. */
  holds: readonly string[];
  form(dyes: Dyes): Form;
}
