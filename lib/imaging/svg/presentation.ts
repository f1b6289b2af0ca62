import { SvgRefusal } from './refusal';

/** The properties of an element that decide what drawing it costs; unset ones are left out. */
export interface Presentation {
  /** Values as they are written. */
  fill?: string;
  stroke?: string;
  filter?: string;
  mask?: string;
  clipPath?: string;
  markers?: string;
  strokeWidth?: string;
  dashes?: string;
  fontSize?: string;
  /** Drawn on a layer of its own, for its opacity or its way of blending. */
  isLayer?: boolean;
}

/** Longer values are no paint and no width; they count as not given. */
const MAX_VALUE_CHARACTERS = 2_000;

const NAMES: Readonly<Record<string, Exclude<keyof Presentation, 'isLayer'>>> = {
  fill: 'fill',
  stroke: 'stroke',
  filter: 'filter',
  mask: 'mask',
  'clip-path': 'clipPath',
  marker: 'markers',
  'marker-start': 'markers',
  'marker-mid': 'markers',
  'marker-end': 'markers',
  'stroke-width': 'strokeWidth',
  'stroke-dasharray': 'dashes',
  'font-size': 'fontSize',
};

/** Values with which these properties change nothing. */
const PLAIN: Readonly<Record<string, ReadonlySet<string>>> = {
  opacity: new Set(['1', '1.0', '100%']),
  'mix-blend-mode': new Set(['normal']),
  isolation: new Set(['auto']),
};

/** Notes one property, be it an attribute or a declaration. */
export function note(presentation: Presentation, property: string, value: string): void {
  const name = NAMES[property];
  const plain = PLAIN[property];
  if ((!name && !plain) || value.length > MAX_VALUE_CHARACTERS) return;
  const text = value.replace(/!\s*important/i, '').trim();
  if (plain && !plain.has(text.toLowerCase())) presentation.isLayer = true;
  if (!name || text === '') return;
  const before = presentation[name];
  presentation[name] = name === 'markers' && before !== undefined ? `${before} ${text}` : text;
}

/** Notes the declarations of a `style` attribute or of a rule. */
export function noteDeclarations(presentation: Presentation, css: string): void {
  for (const declaration of css.split(';')) {
    const colon = declaration.indexOf(':');
    if (colon < 0) continue;
    const property = declaration.slice(0, colon).trim().toLowerCase();
    note(presentation, property, declaration.slice(colon + 1));
  }
}

/**
 * One set of properties over another. What makes drawing dearer is never taken away: which of two
 * rules wins is not always known here.
 */
export function over(below: Presentation, above: Presentation): Presentation {
  const both = { ...below, ...above };
  for (const name of ['filter', 'mask', 'clipPath', 'markers'] as const) {
    const [one, other] = [below[name], above[name]];
    if (one === undefined || other === undefined || one === other) continue;
    both[name] = `${one} ${other}`;
    if (one.length + other.length > 2 * MAX_VALUE_CHARACTERS)
      throw new SvgRefusal('The SVG has too many style rules for the same elements.');
  }
  if (below.isLayer || above.isLayer) both.isLayer = true;
  return both;
}

/** Ids in `url(#…)` of a value. */
export function urlsOf(value: string | undefined): string[] {
  if (!value?.includes('url')) return [];
  const references = value.matchAll(/url\(\s*(?:["']\s*)?#([^"')]*)/gi);
  return Array.from(references, ([, id = '']) => id.trim());
}

/** What of some values is given, for spreading over others. */
export function withoutUnset<Values extends object>(values: Values): Partial<Values> {
  const set = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(set) as Partial<Values>;
}
