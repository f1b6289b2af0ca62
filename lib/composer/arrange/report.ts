import type { Brief } from '../brief';
import { type Entry, ledgerOf, told } from '../ledger';
import type { Cast } from './cast';
import { drawNode, type PenFor } from './cluster';
import type { Scene } from './compose-scene';
import { isOfFigure, type Node, type StagePlan } from './stage-plan';
import { LEAST_SHARE, markOf, type Part, type Sight, sightsOf } from '../sight';

/** What is drawn as part of somebody, such as clothes, by whose figure it is seen. */
function wearers({ roots }: StagePlan, penFor: PenFor): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (node: Node) => {
    for (const child of node.children) {
      if (isOfFigure(child, node) && changes(node, child, penFor))
        found.set(child.thing.element.id, node.thing.element.id);
      visit(child);
    }
  };
  roots.forEach(visit);
  return found;
}

/** Whether somebody looks otherwise without what is worn: not everything that has a name is drawn. */
function changes(wearer: Node, worn: Node, penFor: PenFor): boolean {
  const naked = { ...wearer, children: wearer.children.filter((child) => child !== worn) };
  return drawNode(wearer, penFor).svg !== drawNode(naked, penFor).svg;
}

/** Layers of the place that show a concept, as parts of the picture. */
function placeParts({ place }: Scene): Part[] {
  const marks = new Map<string, string[]>();
  for (const { id, shows = [] } of place.layers)
    for (const concept of shows) marks.set(concept, [...(marks.get(concept) ?? []), `id="${id}"`]);
  return [...marks].map(([concept, found]) => ({ id: `place ${concept}`, marks: found }));
}

interface Picture {
  svg: string;
  widthPx: number;
  heightPx: number;
}

/**
 * What of a brief can be seen, by the pixels of the picture: `drew` lists it, `notDrawn` everything
 * else that was asked for.
 */
export function reportOf(
  brief: Brief,
  { things, parts: bodyParts }: Cast,
  plan: StagePlan,
  scene: Scene,
  picture: Picture,
  penFor: PenFor,
): { drew: string[]; notDrawn: string[] } {
  const worn = wearers(plan, penFor);
  const conceptOfElement = new Map(brief.elements.map(({ id, concept = '' }) => [id, concept]));
  const surface = plan.surface;
  const asked = new Set([
    ...(surface === undefined ? [] : [SURFACE]),
    ...brief.places.map(({ concept }) => concept),
    ...conceptOfElement.values(),
    brief.weather,
  ]);
  const parts = [
    ...things.map(({ element: { id } }) => ({ id, marks: [markOf(id)] })),
    ...placeParts(scene).filter(({ id }) => asked.has(id.slice('place '.length))),
  ];
  const sights = sightsOf(picture.svg, parts, picture);
  const isSeen = (id: string) => isLarge(sights.get(id));
  const isShown = ({ kind, id }: Entry): boolean => {
    if (kind !== 'element') return isSeen(`place ${id}`);
    if (id === surface && isSeen(`place ${SURFACE}`)) return true;
    return (
      isSeen(worn.get(id) ?? bodyParts.get(id) ?? id) || isSeen(`place ${conceptOfElement.get(id)}`)
    );
  };
  return told(ledgerOf(brief), isShown);
}

/** The place that draws a table which only bears things. */
const SURFACE = 'table-top';

function isLarge(sight: Sight | undefined): boolean {
  return sight !== undefined && sight.share >= LEAST_SHARE;
}
