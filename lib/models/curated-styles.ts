import type { OutputKind } from './models';

export interface CuratedStyle {
  name: string;
  family: 'v3' | 'v2';
  outputs: readonly OutputKind[];
  /** Older forms are accepted and not offered in pickers. */
  legacy: boolean;
}

const BOTH: readonly OutputKind[] = ['raster', 'vector'];

const V3_NAMES = [
  'Photorealism',
  'Enterprise',
  'Natural light',
  'Studio photo',
  'HDR',
  'Hard flash',
  'Motion blur',
  'Black & white',
  'Evening light',
  'Product photo',
  'Illustration',
  'Hand-drawn',
  'Grain',
  'Bold Sketch',
  'Pencil sketch',
  'Retro Pop',
  'Clay',
  'Risograph',
  'Color engraving',
  'Pixel art',
  'Child book',
  'Crosshatch',
  'Expressionism',
  'Noir',
  'Pastel gradient',
  'Pop art',
  'Street art',
  'Urban sketching',
  'Watercolor',
  'Vector art',
  'Line art',
  'Linocut',
  'Color blobs',
  'Engraving',
  'Bold stroke',
  'Cutout',
  'Mosaic',
  'Roundish flat',
  'Sharp contrast',
  'Thin',
] as const;

const V2_ONLY_NAMES = [
  '3D render',
  'Glow',
  'Kawaii',
  'Psychedelic',
  "80's",
  'Voxel art',
  'Cartoon',
  'Flat 2.0',
  'Doodle Line art',
] as const;

const V2_VECTOR_NAMES = [
  'Icon',
  'Outline',
  'Pictogram',
  'Colored outline',
  'Doodle',
  'Colored shape',
  'Gradient outline',
  'Broken line',
] as const;

const LEGACY_NAMES = [
  'any',
  'realistic_image',
  'digital_illustration',
  'vector_illustration',
] as const;

export type CuratedStyleName =
  | (typeof V3_NAMES)[number]
  | (typeof V2_ONLY_NAMES)[number]
  | (typeof V2_VECTOR_NAMES)[number]
  | (typeof LEGACY_NAMES)[number];

function entries(
  names: readonly string[],
  family: 'v3' | 'v2',
  outputs: readonly OutputKind[],
  legacy = false,
): CuratedStyle[] {
  return names.map((name) => ({ name, family, outputs, legacy }));
}

/**
 * The curated styles per family. V2 takes the names of V3 and adds its own; the names of icons
 * belong to its vector model alone (spec: Curated style names).
 */
export const CURATED_STYLES: readonly CuratedStyle[] = [
  ...entries(V3_NAMES, 'v3', BOTH),
  ...entries(V3_NAMES, 'v2', BOTH),
  ...entries(V2_ONLY_NAMES, 'v2', BOTH),
  ...entries(V2_VECTOR_NAMES, 'v2', ['vector']),
  ...entries(['Icon'], 'v3', ['vector'], true),
  ...entries(LEGACY_NAMES, 'v3', BOTH, true),
  ...entries(LEGACY_NAMES, 'v2', BOTH, true),
];

/** Names compare without case, spaces, underscores or hyphens. */
export function normalizeStyleName(name: string): string {
  return name.toLowerCase().replace(/[\s_-]+/g, '');
}

/**
 * Whether a style is one of the older names that say what comes out rather than how it looks: with
 * them a V2 or V3 model means its vector twin.
 */
export function namesVectorOutput(style: string): boolean {
  return ['vectorillustration', 'icon'].includes(normalizeStyleName(style));
}

/** Whether a style is the older name for no style in particular. */
export function isAnyStyle(style: string): boolean {
  return normalizeStyleName(style) === 'any';
}

/** The curated style of a family and output that a name means, where there is one. */
export function findCuratedStyle(
  name: string,
  family: string,
  output?: OutputKind,
): CuratedStyle | undefined {
  const wanted = normalizeStyleName(name);
  return CURATED_STYLES.find(
    (style) =>
      style.family === family &&
      normalizeStyleName(style.name) === wanted &&
      (output === undefined || style.outputs.includes(output)),
  );
}
