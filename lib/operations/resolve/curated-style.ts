import {
  CURATED_STYLES,
  findCuratedStyle,
  type CuratedStyle,
  type CuratedStyleName,
} from '@/lib/models/curated-styles';
import type { Model } from '@/lib/models/models';
import { refuse } from './refuse';

function namesFor(model: Model): string[] {
  return CURATED_STYLES.filter(
    (style) => style.family === model.family && style.outputs.includes(model.output),
  ).map((style) => style.name);
}

/** Older clients wrote the 2.0 of "Flat 2.0" short. */
const SUBSTYLE_SPELLINGS: Readonly<Record<string, string>> = { flat_2: 'Flat 2.0', '80s': "80's" };

/**
 * The curated style of a request. A legacy style with a `substyle` that has a curated name means that
 * name; an unknown substyle is ignored as unknown fields are.
 */
export function resolveCuratedStyle(
  model: Model,
  style: string | undefined,
  substyle: string | undefined,
): CuratedStyleName | undefined {
  if (style === undefined) return undefined;
  const found: CuratedStyle | undefined = findCuratedStyle(style, model.family, model.output);
  if (!found) {
    return refuse(
      'style',
      `style ${JSON.stringify(style)} does not exist for ${model.id}; it takes ${namesFor(model).join(', ')}`,
    );
  }
  if (!found.legacy || substyle === undefined) return found.name as CuratedStyleName;
  const refined = findCuratedStyle(
    SUBSTYLE_SPELLINGS[substyle.toLowerCase()] ?? substyle,
    model.family,
    model.output,
  );
  return (refined ?? found).name as CuratedStyleName;
}
