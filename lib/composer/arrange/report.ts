import type { Brief } from '../brief';
import type { Cast } from './cast';
import type { Scene } from './compose-scene';
import { isOfFigure, type Node, type StagePlan } from './stage-plan';
import { visibleShares } from './visible';

/** Less than this share of the picture is not seen as a thing. */
const LEAST_SHARE = 0.0006;

/** What is drawn as part of somebody, such as clothes, by whose figure it is seen. */
function wearers({ roots }: StagePlan): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (node: Node) => {
    for (const child of node.children) {
      if (isOfFigure(child, node)) found.set(child.thing.element.id, node.thing.element.id);
      visit(child);
    }
  };
  roots.forEach(visit);
  return found;
}

/**
 * What of a brief can be seen, by the pixels of the picture: `drew` lists it, `notDrawn` everything
 * else that was asked for.
 */
export function reportOf(
  brief: Brief,
  { things, undrawable }: Cast,
  plan: StagePlan,
  { place }: Scene,
  svg: string,
  size: { widthPx: number; heightPx: number },
): { drew: string[]; notDrawn: string[] } {
  const worn = wearers(plan);
  const ids = things.map(({ element }) => worn.get(element.id) ?? element.id);
  const shares = visibleShares(svg, [...new Set(ids)], size);
  const isSeen = (id: string) =>
    id === plan.surface || (shares.get(worn.get(id) ?? id) ?? 0) >= LEAST_SHARE;
  const shown = new Set(place.layers.flatMap(({ shows }) => shows ?? []));
  const asked: [phrase: string, isThere: boolean][] = [
    ...things.map(({ element }): [string, boolean] => [element.phrase, isSeen(element.id)]),
    ...undrawable.map(({ phrase }): [string, boolean] => [phrase, false]),
    ...brief.places.map(({ concept, phrase }): [string, boolean] => [phrase, shown.has(concept)]),
    ...brief.words
      .filter(({ fate }) => fate === 'weather')
      .map(({ word }): [string, boolean] => [word, shown.has(brief.weather ?? '')]),
  ];
  return {
    drew: asked.filter(([, isThere]) => isThere).map(([phrase]) => phrase),
    notDrawn: asked.filter(([, isThere]) => !isThere).map(([phrase]) => phrase),
  };
}
