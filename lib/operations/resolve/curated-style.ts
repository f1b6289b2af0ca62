import {
  CURATED_STYLES,
  findCuratedStyle,
  normalizeStyleName,
  type CuratedStyle,
  type CuratedStyleName,
} from '@/lib/models/curated-styles';
import type { Model } from '@/lib/models/models';
import { nearestFew, refuse } from './refuse';

function namesFor(model: Model): string[] {
  return CURATED_STYLES.filter(
    (style) => style.family === model.family && style.outputs.includes(model.output),
  ).map((style) => style.name);
}

/** Spellings of older clients whose names are not ours without case and underscores. */
const SUBSTYLE_SPELLINGS: Readonly<Record<string, string>> = {
  '80s': "80's",
  b_and_w: 'Black & white',
  child_books: 'Child book',
  colored_shapes: 'Colored shape',
  engraving_color: 'Color engraving',
  flat_2: 'Flat 2.0',
  outline_gradient: 'Gradient outline',
};

function spelled(substyle: string): string {
  return SUBSTYLE_SPELLINGS[substyle.toLowerCase()] ?? substyle;
}

/** The style that a substyle names; refused where the model has none of that name. */
function resolveSubstyle(model: Model, substyle: string): CuratedStyle | undefined {
  const found = findCuratedStyle(spelled(substyle), model.family, model.output);
  if (found) return found;
  const takesStyle = namesFor(model).length > 0;
  const known = [...new Set(CURATED_STYLES.map(({ name }) => name))];
  const wanted = normalizeStyleName(spelled(substyle));
  if (!takesStyle && known.some((name) => normalizeStyleName(name) === wanted)) return undefined;
  const names = takesStyle ? namesFor(model) : known;
  return refuse(
    'substyle',
    `send substyle ${nearestFew(substyle, names)}; ${model.id} has none called ${JSON.stringify(substyle)}`,
  );
}

/**
 * The curated style of a request. A legacy style with a `substyle` means the style of that name, and so
 * does a substyle alone; models without curated styles ignore a substyle that others have.
 */
export function resolveCuratedStyle(
  model: Model,
  style: string | undefined,
  substyle: string | undefined,
): CuratedStyleName | undefined {
  const refined = substyle === undefined ? undefined : resolveSubstyle(model, substyle);
  if (style === undefined) return refined?.name as CuratedStyleName | undefined;
  const found: CuratedStyle | undefined = findCuratedStyle(style, model.family, model.output);
  if (!found) {
    return refuse(
      'style',
      `send style ${nearestFew(style, namesFor(model))}; ${model.id} has none called ${JSON.stringify(style)} (GET /v1/styles/basic lists all)`,
    );
  }
  return ((found.legacy ? refined : undefined) ?? found).name as CuratedStyleName;
}
