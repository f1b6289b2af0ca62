import { illustrate, svgOf, understand } from '../..';
import { markOf, sightsOf } from '../../sight';

const SIZE = { widthPx: 320, heightPx: 320 };

/** Where things of the picture of a prompt are seen, by the ids of their elements, in shares of its sides; throws where one is not. */
export function seen(prompt: string, ids: readonly string[]) {
  const brief = understand(prompt);
  const picture = illustrate({ brief, prompt, ...SIZE, seed: 11, variant: 0 });
  const parts = ids.map((id) => ({ id, marks: [markOf(id)] }));
  const sights = sightsOf(svgOf(picture), parts, SIZE);
  return ids.map((id) => {
    const box = sights.get(id)?.box;
    if (!box) throw new Error(`${id} is not seen`);
    return { ...box, width: box.right - box.left, height: box.bottom - box.top };
  });
}
