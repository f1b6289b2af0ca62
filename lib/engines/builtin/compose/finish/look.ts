import type { LetteringMood } from '../lettering';

/** How a picture is finished: passes over its pixels or its shapes, and the voice of its letters. */
export interface Look {
  /** Readable name, unique among looks. */
  name: string;
  lettering: LetteringMood;
}
