import { expect, it } from 'vitest';
import { illustrate, svgOf, understand } from '..';
import { markOf, sightsOf } from '../sight';

const SIZE = { widthPx: 320, heightPx: 320 };

function heightsOf(prompt: string) {
  const brief = understand(prompt);
  const picture = illustrate({ brief, prompt, ...SIZE, seed: 11, variant: 0 });
  const parts = ['e1', 'e2'].map((id) => ({ id, marks: [markOf(id)] }));
  const sights = sightsOf(svgOf(picture), parts, SIZE);
  return ['e1', 'e2'].map((id) => {
    const box = sights.get(id)?.box;
    return box ? box.bottom - box.top : 0;
  });
}

it.each(['a boy carrying three boxes', 'a woman carrying a stack of boxes'])(
  'several boxes are a stack that goes up to the chin: %s',
  (prompt) => {
    const [body = 0, boxes = 0] = heightsOf(prompt);
    expect(boxes).toBeGreaterThan(body * 0.2);
  },
);
