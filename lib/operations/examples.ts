/** A photo of the fixtures that an example edits. */
type ExamplePhoto = 'astronaut' | 'cat' | 'coffee' | 'rocket';

export interface OperationExample {
  /** Id of the operation. */
  operation: string;
  /** What is sent beside the pictures. */
  body: Record<string, unknown>;
  photo?: ExamplePhoto;
  /**
   * What is white in the mask: an ellipse in shares of the photo's sides (centre x, y, radius x, y),
   * or all but the subject.
   */
  mask?: readonly [number, number, number, number] | 'background';
  /** What one sees, for people who can't. */
  before?: string;
  after: string;
}

/**
 * One request per operation, as the reference shows it. `scripts/guide/main.ts` makes the pictures
 * with the built-in engine from exactly these.
 */
export const EXAMPLES: readonly OperationExample[] = [
  {
    operation: 'generateImage',
    body: { prompt: 'A red fox in a snowy forest at sunset', size: '3:2', random_seed: 4 },
    after: 'A fox sits in a snowy forest below an evening sky',
  },
  {
    operation: 'createStyle',
    photo: 'coffee',
    body: { match: 'precise', name: 'Warm table' },
    before: 'The reference: a red cup of coffee on a wooden table',
    after: 'A lake with mountains in the colours of the reference',
  },
  {
    operation: 'inpaint',
    photo: 'rocket',
    body: { prompt: 'A hot air balloon in the sky' },
    mask: [0.2, 0.3, 0.15, 0.2],
    before: 'A rocket on its launch pad at night, with the masked part of the sky tinted',
    after: 'The same launch pad with a hot air balloon in the sky',
  },
  {
    operation: 'outpaint',
    photo: 'coffee',
    body: { prompt: 'A wooden table', zoom_out_percentage: 30 },
    before: 'A red cup of coffee that fills the picture',
    after: 'The same cup smaller, with more of the table around it',
  },
  {
    operation: 'eraseRegion',
    photo: 'rocket',
    body: {},
    mask: [0.5, 0.45, 0.08, 0.4],
    before: 'A rocket on its launch pad, with the rocket tinted as the mask',
    after: 'The launch pad without its rocket',
  },
  {
    operation: 'replaceBackground',
    photo: 'cat',
    body: { prompt: 'A meadow at sunset' },
    before: 'A cat indoors',
    after: 'The same cat in front of a meadow at sunset',
  },
  {
    operation: 'generateBackground',
    photo: 'astronaut',
    body: { prompt: 'Outer space with stars' },
    mask: 'background',
    before: 'An astronaut in an orange suit, with everything around her tinted as the mask',
    after: 'The same astronaut in front of stars',
  },
  {
    operation: 'imageToImage',
    photo: 'cat',
    body: { prompt: 'Watercolor painting of a cat', strength: 0.3 },
    before: 'A photo of a cat',
    after: 'The same cat as a watercolour',
  },
  {
    operation: 'variateImage',
    photo: 'coffee',
    body: { size: '3:2', random_seed: 7 },
    before: 'A red cup of coffee on a wooden table',
    after: 'A variation of the same picture',
  },
  {
    operation: 'vectorize',
    photo: 'coffee',
    body: {},
    before: 'A photo of a red cup of coffee',
    after: 'The same cup in flat vector shapes',
  },
  {
    operation: 'removeBackground',
    photo: 'astronaut',
    body: {},
    before: 'An astronaut in front of a flag and a shuttle',
    after: 'The astronaut alone, cut out',
  },
  {
    operation: 'crispUpscale',
    photo: 'cat',
    body: {},
    before: 'A detail of a cat’s face, enlarged without the operation',
    after: 'The same detail, sharper',
  },
  {
    operation: 'creativeUpscale',
    photo: 'rocket',
    body: {},
    before: 'A detail of a launch pad, enlarged without the operation',
    after: 'The same detail with more of its structure',
  },
  {
    operation: 'refineDetails',
    photo: 'astronaut',
    body: { refinement: 'moderate' },
    before: 'A detail of an astronaut’s face, enlarged without the operation',
    after: 'The same detail with finer texture',
  },
  {
    operation: 'enhancePrompt',
    body: { prompt: 'a lighthouse' },
    before: 'Drawn from the plain prompt',
    after: 'Drawn from the enhanced prompt',
  },
];

export function exampleOf(operation: string): OperationExample | undefined {
  return EXAMPLES.find((example) => example.operation === operation);
}

/** Where the picture of an example lies under the site's root. */
export function examplePicture(operation: string, which: 'before' | 'after'): string {
  return `/guide/${operation}-${which}.webp`;
}
