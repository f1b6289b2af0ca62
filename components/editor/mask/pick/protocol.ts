import type { PixelRect } from '../bitmap';
import type { ObjectClicks } from '../kernels/object';
import type { Selection, SimilarOptions } from '../kernels/similar';

/** What the page and the worker that selects parts of a picture tell each other. */

/** A click on the picture, in its pixels. */
interface Click {
  x: number;
  y: number;
}

export type Pick =
  | { kind: 'similar'; at: Click; options: SimilarOptions }
  /** The thing under a click. */
  | { kind: 'object'; clicks: ObjectClicks }
  /** The thing in a box that was drawn around it. */
  | { kind: 'box'; box: PixelRect };

export type ToPicker =
  /** The picture that is asked about from now on. */
  { kind: 'picture'; bitmap: ImageBitmap } | { kind: 'pick'; ticket: number; pick: Pick };

export interface FromPicker {
  ticket: number;
  selection: Selection;
}
