/** A photo of the fixtures that an example edits. */
type ExamplePhoto = 'astronaut' | 'cat' | 'coffee' | 'rocket';

/**
 * One request of an operation, as the reference shows it. `scripts/guide/main.ts` makes the pictures
 * with the built-in engine from exactly these.
 */
export interface OperationExample {
  /** What is sent beside the pictures. */
  body: Record<string, unknown>;
  photo?: ExamplePhoto;
  /** What shows in detail only: the part of the picture that is shown, in shares of its sides. */
  detail?: { left: number; top: number; share: number };
  /**
   * What is white in the mask: an ellipse in shares of the photo's sides (centre x, y, radius x, y),
   * or all but the subject.
   */
  mask?: readonly [number, number, number, number] | 'background';
  /** What one sees, for people who can't. */
  before?: string;
  after: string;
}

/** Where the picture of an example lies under the site's root. */
export function examplePicture(operation: string, which: 'before' | 'after'): string {
  return `/guide/${operation}-${which}.webp`;
}
