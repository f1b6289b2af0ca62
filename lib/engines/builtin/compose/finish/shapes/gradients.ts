import { parseColor } from './css-color';
import { multiply, parseTransform, type Matrix } from '@/lib/svg/matrix';
import { pathBox, type Path } from '@/lib/svg/segments';
import type { Gradient, Stop } from './shape';
import type { Element } from './xml';

/** A length of a gradient: a plain number or a share in per cent. */
function numberOf(text: string): number {
  const value = Number.parseFloat(text);
  return text.trim().endsWith('%') ? value / 100 : value;
}

function stopsOf(element: Element): Stop[] {
  return element.children
    .filter((child) => child.name === 'stop')
    .map(({ attributes }) => {
      const parsed = parseColor(attributes['stop-color'] ?? '#000') ?? {
        color: '#000000',
        opacity: 0,
      };
      return {
        offset: Math.max(0, Math.min(1, numberOf(attributes.offset ?? '0'))),
        color: parsed.color,
        opacity: parsed.opacity * numberOf(attributes['stop-opacity'] ?? '1'),
      };
    });
}

/** Follows `href` chains of gradients: attributes and stops that are missing come from the parent. */
function inherited(element: Element, byId: ReadonlyMap<string, Element>): Element {
  let { attributes, children } = element;
  let current: Element | undefined = element;
  for (let depth = 0; current && depth < 8; depth += 1) {
    const href: string = current.attributes.href ?? current.attributes['xlink:href'] ?? '';
    current = byId.get(href.replace(/^#/, ''));
    if (!current) break;
    attributes = { ...current.attributes, ...attributes };
    if (!children.some((child) => child.name === 'stop')) children = current.children;
  }
  return { name: element.name, attributes, children };
}

const DEFAULTS = {
  linear: { x1: 0, y1: 0, x2: 1, y2: 0 },
  radial: { cx: 0.5, cy: 0.5, r: 0.5 },
} as const;

/**
 * The gradient behind a `url(#…)`, told in picture pixels for one shape: box units become a matrix.
 * `undefined` for a reference to nothing.
 */
export function gradientOf(
  source: Element | undefined,
  byId: ReadonlyMap<string, Element>,
  localPath: Path,
  toPicture: Matrix,
): Gradient | undefined {
  if (source?.name !== 'linearGradient' && source?.name !== 'radialGradient') return undefined;
  const { attributes, children } = inherited(source, byId);
  const kind = source.name === 'linearGradient' ? 'linear' : 'radial';
  const geometry: Record<string, number> = { ...DEFAULTS[kind] };
  for (const key of kind === 'linear' ? ['x1', 'y1', 'x2', 'y2'] : ['cx', 'cy', 'r', 'fx', 'fy']) {
    const text = attributes[key];
    if (text !== undefined) geometry[key] = numberOf(text);
  }
  let units: Matrix = toPicture;
  if (attributes.gradientUnits !== 'userSpaceOnUse') {
    const box = pathBox(localPath);
    const width = Math.max(1e-6, box.right - box.left);
    const height = Math.max(1e-6, box.bottom - box.top);
    units = multiply(toPicture, [width, 0, 0, height, box.left, box.top]);
  }
  const stops = stopsOf({ name: source.name, attributes, children });
  if (stops.length === 0) return undefined;
  return {
    kind,
    geometry,
    matrix: multiply(units, parseTransform(attributes.gradientTransform)),
    spread: attributes.spreadMethod ?? 'pad',
    stops,
  };
}
