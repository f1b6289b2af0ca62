import type { BriefElement } from '../../brief';
import { svgOf } from '../../illustration';
import { markOf, sightsOf } from '../../sight';
import { drawnWith } from '../../testing/drawn';

/** Where things of a picture are seen, by their ids or by what is told of them; throws where one is not. */
export function boxesIn(prompt: string, { sidePx = 320, seed = 11 } = {}) {
  const { brief, ...picture } = drawnWith({ sidePx, seed })(prompt);
  const size = { widthPx: sidePx, heightPx: sidePx };
  const svg = svgOf(picture);
  const boxOf = (id: string) => {
    const box = sightsOf(svg, [{ id, marks: [markOf(id)] }], size).get(id)?.box;
    if (!box) throw new Error(`${id} is not seen`);
    return { ...box, width: box.right - box.left, height: box.bottom - box.top };
  };
  const boxWhere = (isMeant: (element: BriefElement) => boolean) =>
    boxOf(brief.elements.find(isMeant)?.id ?? 'what is meant');
  return { boxOf, boxWhere };
}

/** Where things of the picture of a prompt are seen, by the ids of their elements, in shares of its sides; throws where one is not. */
export const seen = (prompt: string, ids: readonly string[]) => ids.map(boxesIn(prompt).boxOf);
