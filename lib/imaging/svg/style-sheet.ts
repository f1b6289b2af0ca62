import { type CostReference } from './repeats';
import { readCssReferences } from './references';

/**
 * References of a style sheet, with how many elements each may apply to: those of its classes where
 * the selector is a plain list of classes, else every element of the document.
 * @throws SvgRefusal for a reference that leaves the document
 */
export function readStyleSheet(
  css: string,
  elementCount: number,
  classCounts: ReadonlyMap<string, number>,
): CostReference[] {
  // The sheet as a whole first: no way of cutting it into rules may hide a reference.
  if (readCssReferences(css).length === 0) return [];
  return css.split('}').flatMap((rule) => {
    const bodyAt = rule.lastIndexOf('{');
    const classes = plainClasses(rule.slice(0, Math.max(0, bodyAt)));
    const count =
      classes?.reduce((sum, name) => sum + (classCounts.get(name) ?? 0), 0) ?? elementCount;
    const perVertex = rule.includes('marker');
    return readCssReferences(rule).map((id) => ({ id, repeat: perVertex ? 'vertices' : count }));
  });
}

/** Class names of a selector such as `.a, .b`; undefined for any other selector. */
function plainClasses(selector: string): string[] | undefined {
  const parts = selector.split(',').map((part) => part.trim());
  return parts.every((part) => /^\.[\w-]+$/.test(part))
    ? parts.map((part) => part.slice(1))
    : undefined;
}
