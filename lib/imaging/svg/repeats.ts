import { SvgRefusal } from './refusal';

/** Elements drawn, counted again for every `use`, pattern, mask and marker that repeats them. */
const MAX_DRAWN_ELEMENTS = 250_000;
/** References that lead to references: deeper is a construction, not a drawing. */
const MAX_REFERENCE_DEPTH = 64;
/** A picture inside is decoded again for every use. */
const EMBEDDED_IMAGE_ELEMENTS = 1000;

/** One element, and what it brings in. */
export interface CostNode {
  elements: number;
  /** Vertices of its own outline: a marker is drawn once on each. */
  vertices: number;
  children: CostNode[];
  references: CostReference[];
}

export interface CostReference {
  id: string;
  /** How often the target is drawn: a number, or once on each vertex under the element (markers). */
  repeat: number | 'vertices';
}

interface Cost {
  elements: number;
  vertices: number;
}

/** A gradient is prepared once and shared, however many shapes it fills. */
const SHARED = new Set(['linearGradient', 'radialGradient', 'stop']);

export function costNode(name: string, attributes: Record<string, string>): CostNode {
  const outline = (attributes.d ?? '').length + (attributes.points ?? '').length;
  return {
    elements: SHARED.has(name) ? 0 : name === 'image' ? EMBEDDED_IMAGE_ELEMENTS : 1,
    vertices: Math.ceil(outline / 4),
    children: [],
    references: [],
  };
}

/**
 * Refuses a drawing whose repeated parts multiply beyond measure ("billion laughs" by `use`,
 * patterns in patterns), refers to itself or nests beyond measure, before anything is drawn. What it
 * paints is looked at by `checkDrawingCost`.
 * @throws SvgRefusal
 */
export function checkRepeats(root: CostNode, byId: ReadonlyMap<string, readonly CostNode[]>): void {
  const known = new Map<CostNode, Cost>();
  const knownIds = new Map<string, Cost>();
  const open = new Set<CostNode>();
  const measure = (node: CostNode): Cost => {
    const before = known.get(node);
    if (before !== undefined) return before;
    if (open.has(node)) throw new SvgRefusal('The SVG has an element that refers to itself.');
    if (open.size > MAX_REFERENCE_DEPTH) throw new SvgRefusal('The SVG is nested too deeply.');
    open.add(node);
    const cost = { elements: node.elements, vertices: node.vertices };
    for (const child of node.children) addCost(cost, measure(child), 1);
    for (const { id, repeat } of countedFirst(node.references))
      addCost(cost, measureId(id), repeat === 'vertices' ? cost.vertices : repeat);
    open.delete(node);
    if (cost.elements > MAX_DRAWN_ELEMENTS)
      throw new SvgRefusal(
        `The SVG draws more than ${MAX_DRAWN_ELEMENTS} elements, repeated ones included.`,
      );
    known.set(node, cost);
    return cost;
  };
  /** All elements of one id together, summed once however many references there are. */
  const measureId = (id: string): Cost => {
    const before = knownIds.get(id);
    if (before !== undefined) return before;
    const sum: Cost = { elements: 0, vertices: 0 };
    for (const target of byId.get(id) ?? []) addCost(sum, measure(target), 1);
    knownIds.set(id, sum);
    return sum;
  };
  measure(root);
}

/** Markers last: they are drawn on the vertices of what the other references bring in, too. */
function countedFirst(references: readonly CostReference[]): CostReference[] {
  const isMarker = ({ repeat }: CostReference) => repeat === 'vertices';
  return [...references.filter((one) => !isMarker(one)), ...references.filter(isMarker)];
}

function addCost(sum: Cost, part: Cost, times: number): void {
  sum.elements += part.elements * times;
  sum.vertices += part.vertices;
}
