import { MODELS, type Family, type Model } from './models';

/** The parameters that only some models take (spec: Parameter support). */
const PARAMETER_FAMILIES = {
  style_id: ['v4_1', 'v4', 'v4_styles', 'v3', 'v2'],
  style_reference_urls: ['v4_1', 'v4', 'v4_styles', 'v3', 'v2'],
  style_match: ['v4_1', 'v4', 'v4_styles', 'v3', 'v2'],
  style: ['v3', 'v2'],
  negative_prompt: ['v3', 'v2'],
  text_layout: ['v3'],
  'controls.artistic_level': ['v3'],
  'controls.no_text': ['v3'],
} as const satisfies Record<string, readonly Family[]>;

export type LimitedParameter = keyof typeof PARAMETER_FAMILIES;
export const LIMITED_PARAMETERS = Object.keys(PARAMETER_FAMILIES) as LimitedParameter[];

export const STYLE_MATCHES = ['flexible', 'precise', 'regular'] as const;
export type StyleMatch = (typeof STYLE_MATCHES)[number];

const MATCHES_BY_FAMILY: Record<Family, readonly StyleMatch[]> = {
  v4_1_flash: [],
  v4_1: ['flexible', 'precise'],
  v4_styles: ['flexible', 'precise'],
  v4: ['flexible', 'precise'],
  v3: ['regular'],
  v2: ['regular'],
};

/**
 * Whether styles of one family work with models of another: with their own alone, and "V4.1 and V4"
 * are one (spec: Style, Parameter support).
 */
export function sharesStyles(family: Family, other: Family): boolean {
  const column = (entry: Family) => (entry === 'v4' ? 'v4_1' : entry);
  return column(family) === column(other);
}

/** Whether a model takes a parameter. */
export function supports(model: Model, parameter: LimitedParameter): boolean {
  const families: readonly Family[] = PARAMETER_FAMILIES[parameter];
  return families.includes(model.family);
}

/** The ids of the models that take a parameter, for messages and for the reference. */
export function modelsSupporting(parameter: LimitedParameter): string[] {
  return MODELS.filter((model) => supports(model, parameter)).map((model) => model.id);
}

/** The `style_match` values of a family; the first is its default. */
export function styleMatchesOf(family: Family): readonly StyleMatch[] {
  return MATCHES_BY_FAMILY[family];
}

/** V4 Styles draws nothing without a style (spec: Use guidance). */
export function requiresStyle(model: Model): boolean {
  return model.family === 'v4_styles';
}
