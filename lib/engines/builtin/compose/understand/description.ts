import type { Rgb } from '@/lib/color/hex';

/** What a prompt asks for, free of pixels: the answer of `understand` and the brief of `plan`. */
export interface SceneDescription {
  subjects: Subject[];
  relations: Relation[];
  /** Environment the prompt names; absent when it leaves the place open. */
  setting?: EnvironmentId;
  /** Every place that is named, `setting` among them: mountains mirrored in a lake are two. */
  places: EnvironmentId[];
  /** The words of the prompt for `setting`, for the report. */
  placePhrases: string[];
  /** The wood that is named is one of pines or firs. */
  conifers?: boolean;
  hour?: Hour;
  /** Words of the prompt for northern lights, where it names them. */
  aurora?: string;
  weather?: Weather;
  season?: Season;
  moods: string[];
  /** Media and styles in canonical words, such as `watercolor` or `pixel art`. */
  media: string[];
  layout?: LayoutId;
  /** Shapes of an abstract picture, where it says which. */
  abstract?: AbstractKind;
  /** How many parts an infographic has, where it says so. */
  steps?: number;
  camera?: Camera;
  /** Words to letter, in the order of the prompt. */
  lettering: string[];
  /** Concepts that must not be drawn. */
  excluded: string[];
  /** `on a red background`, `plain white background`. */
  backgroundColor?: Rgb;
  plainBackground: boolean;
  /** Colours named for the picture as a whole (`in shades of blue`, `pastel`). */
  paletteColors: Rgb[];
  /** Nouns that name things nobody drew for us. */
  unknown: string[];
}

export interface Subject {
  /** Key of the concept table, such as `fox`. */
  concept: string;
  /** The words of the prompt, for the report. */
  phrase: string;
  count: number;
  color?: Rgb;
  /** Colours of the first ones of several: `a red one and a blue one`. */
  colors?: Rgb[];
  /** Factor on the concept's usual size: 0.55 tiny to 2 giant. */
  sizeFactor: number;
  material?: string;
  pose?: Pose;
  /** Concepts worn or carried: `scarf`, `hat`, `laptop`. */
  carries: string[];
  /** Colours that were asked for what is carried, by its concept. */
  carriedColors?: Record<string, Rgb>;
  /** Colour of somebody's hair. */
  hair?: Rgb;
  /** What the body wears, where that was told: `dress` in blue. */
  garment?: { concept: string; color?: Rgb };
  /** Only the head is asked for: portraits and marks. */
  headOnly?: boolean;
}

export type RelationKind =
  | 'on'
  | 'under'
  | 'behind'
  | 'in-front'
  | 'left'
  | 'right'
  | 'above'
  | 'next-to'
  | 'between'
  | 'inside'
  | 'riding'
  | 'holding'
  | 'around';

export interface Relation {
  kind: RelationKind;
  /** Indices into `subjects`. */
  subject: number;
  object: number;
}

export const ENVIRONMENT_IDS = [
  'meadow',
  'forest',
  'mountains',
  'lake',
  'beach',
  'sea',
  'desert',
  'snow',
  'street',
  'skyline',
  'room',
  'kitchen',
  'tabletop',
  'space',
  'moon',
  'underwater',
  'sky',
  'road',
  'farm',
  'garden',
  'jungle',
  'studio',
] as const;
export type EnvironmentId = (typeof ENVIRONMENT_IDS)[number];

export const HOURS = ['dawn', 'day', 'golden', 'sunset', 'dusk', 'night'] as const;
export type Hour = (typeof HOURS)[number];
export type Weather = 'clear' | 'cloudy' | 'rain' | 'storm' | 'snow' | 'fog' | 'wind';
export type Season = 'spring' | 'summer' | 'autumn' | 'winter';
export type Camera = 'close-up' | 'wide' | 'above' | 'low';

export const LAYOUT_IDS = [
  'scene',
  'object',
  'icon',
  'logo',
  'badge',
  'pattern',
  'sticker',
  'poster',
  'banner',
  'isometric',
  'product',
  'character',
  'still-life',
  'infographic',
  'abstract',
] as const;
export type LayoutId = (typeof LAYOUT_IDS)[number];

export type AbstractKind = 'tiles' | 'waves' | 'discs';

export const POSES = [
  'standing',
  'sitting',
  'running',
  'walking',
  'jumping',
  'flying',
  'swimming',
  'sleeping',
  'waving',
  'holding',
  'laptop',
  'reading',
  'dancing',
  'eating',
] as const;
export type Pose = (typeof POSES)[number];
