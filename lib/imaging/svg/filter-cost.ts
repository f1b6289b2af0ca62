import { SvgRefusal } from './refusal';

/**
 * What filters cost, in nanoseconds a pixel of their region, after what resvg-js 2.6.2 took for squares
 * of 512 and 1,024 px (docs/decisions has the figures). They err on the long side.
 */
const NS = {
  /** Gaussian blurs below two pixels are computed by a recursive filter, larger ones by three boxes. */
  narrowBlur: 320,
  wideBlur: 110,
  turbulenceBase: 80,
  turbulenceOctave: 65,
  morphologyBase: 30,
  morphologySample: 0.7,
  convolutionBase: 40,
  convolutionSample: 3,
  mergeNode: 25,
  lighting: 90,
  dropShadowBase: 60,
  other: 40,
} as const;

/** Deviation in pixels below which a blur is of the slow kind. */
const NARROW_BLUR_PX = 2;
/** A construction, not a drawing; the work grows with the square. */
const MAX_MORPHOLOGY_PX = 250;
const MAX_CONVOLUTION_SIDE = 100;
const MAX_OCTAVES = 64;

/** Nanoseconds a pixel of one primitive; `scale` is how many pixels a unit of the drawing has. */
export function primitiveNs(
  name: string,
  attributes: Readonly<Record<string, string>>,
  scale: number,
): number {
  switch (name) {
    case 'feGaussianBlur':
      return blurNs(attributes.stdDeviation, scale);
    case 'feDropShadow':
      return NS.dropShadowBase + blurNs(attributes.stdDeviation ?? '2', scale);
    case 'feTurbulence':
      return NS.turbulenceBase + NS.turbulenceOctave * octavesOf(attributes.numOctaves);
    case 'feMorphology':
      return morphologyNs(attributes.radius, scale);
    case 'feConvolveMatrix':
      return NS.convolutionBase + NS.convolutionSample * samplesOf(attributes.order);
    case 'feMergeNode':
      return NS.mergeNode;
    case 'feDiffuseLighting':
    case 'feSpecularLighting':
      return NS.lighting;
    default:
      return name.startsWith('fe') && !PARTS.has(name) ? NS.other : 0;
  }
}

/** Parts of primitives that cost nothing by themselves. */
const PARTS = new Set([
  ...['feFuncR', 'feFuncG', 'feFuncB', 'feFuncA'],
  ...['feDistantLight', 'fePointLight', 'feSpotLight'],
]);

const MAX_NUMBERS_CHARACTERS = 200;

function numbersOf(text: string | undefined): number[] {
  return (text ?? '')
    .slice(0, MAX_NUMBERS_CHARACTERS)
    .split(/[\s,]+/)
    .map(Number)
    .filter((value) => Number.isFinite(value) && value > 0);
}

function blurNs(deviation: string | undefined, scale: number): number {
  const deviations = numbersOf(deviation);
  if (deviations.length === 0) return NS.other;
  return Math.min(...deviations) * scale < NARROW_BLUR_PX ? NS.narrowBlur : NS.wideBlur;
}

function octavesOf(text: string | undefined): number {
  const [octaves = 1] = numbersOf(text);
  if (octaves > MAX_OCTAVES)
    throw new SvgRefusal(`The SVG has turbulence of more than ${MAX_OCTAVES} octaves.`);
  return octaves;
}

function morphologyNs(radius: string | undefined, scale: number): number {
  const radiusPx = Math.max(0, ...numbersOf(radius)) * scale;
  if (radiusPx > MAX_MORPHOLOGY_PX)
    throw new SvgRefusal(
      `The SVG has an feMorphology filter of more than ${MAX_MORPHOLOGY_PX} px radius.`,
    );
  return NS.morphologyBase + NS.morphologySample * (2 * radiusPx + 1) ** 2;
}

function samplesOf(order: string | undefined): number {
  const [columns = 3, rows = columns] = numbersOf(order);
  if (Math.max(columns, rows) > MAX_CONVOLUTION_SIDE)
    throw new SvgRefusal(
      `The SVG has an feConvolveMatrix filter of more than ${MAX_CONVOLUTION_SIDE} columns or rows.`,
    );
  return columns * rows;
}

/** How far around a picture CSS filter functions work, as multiples of its area. */
const CSS_REGION = { narrowBlur: 7.5, wideBlur: 4.5, other: 1.5 } as const;

/** Begins at the first letter of a name only, so that a long name is looked at once. */
const CSS_FUNCTION = /(?<![a-z-])([a-z-]+)\(([^()]*)/gi;

/** Nanoseconds a pixel of the element for the functions of a CSS `filter` value. */
export function cssFilterNs(value: string | undefined, scale: number): number {
  let ns = 0;
  for (const [, name = '', argument = ''] of (value ?? '').matchAll(CSS_FUNCTION)) {
    const kind = name.toLowerCase();
    if (kind === 'url') continue;
    const blur = kind === 'blur' || kind === 'drop-shadow' ? blurNs(blurOf(argument), scale) : 0;
    if (blur > 0) ns += blur * CSS_REGION[blur > NS.wideBlur ? 'narrowBlur' : 'wideBlur'];
    if (kind !== 'blur') ns += CSS_REGION.other * NS.other;
  }
  return ns;
}

/** A run of digits and points with its unit; it begins where a run does, so that each is looked at once. */
const LENGTH = /(?<![\d.])[\d.]+(?=[a-z]*(?:\s|$))/gi;

/** The deviation among the lengths of a blur or shadow: the last. Units only make it larger. */
function blurOf(argument: string): string | undefined {
  const lengths = argument.slice(0, MAX_NUMBERS_CHARACTERS).match(LENGTH);
  return lengths?.at(-1)?.split('.').slice(-2).join('.');
}
