/** Colours as this project's drawings write them. */
const COLOR = /#[0-9a-f]{6}\b/gi;
/** How many colours of a drawing are remembered; those beyond are changed each time. */
const KNOWN_LIMIT = 4_000;

/**
 * Markup with every colour changed, once each however often it stands there.
 * @param change is told colours in lower case, `#rrggbb`
 */
export function recolored(markup: string, change: (color: string) => string): string {
  const known = new Map<string, string>();
  return markup.replace(COLOR, (found) => {
    const color = found.toLowerCase();
    const changed = known.get(color) ?? change(color);
    if (known.size < KNOWN_LIMIT) known.set(color, changed);
    return changed;
  });
}
