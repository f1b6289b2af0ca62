import { describe, expect, it } from 'vitest';
import { illustrate, svgOf, understand } from '..';
import { markOf, sightsOf } from '../sight';

const SIZE = { widthPx: 320, heightPx: 320 };

function boxesOf(prompt: string, ids: readonly string[]) {
  const brief = understand(prompt);
  const picture = illustrate({ brief, prompt, ...SIZE, seed: 11, variant: 0 });
  const parts = ids.map((id) => ({ id, marks: [markOf(id)] }));
  const sights = sightsOf(svgOf(picture), parts, SIZE);
  return ids.map((id) => {
    const box = sights.get(id)?.box;
    if (!box) throw new Error(`${id} is not seen`);
    return box;
  });
}

describe('what somebody holds over something', () => {
  it.each([
    'a man holding a lantern above a treasure chest',
    'a boy holding a magnifying glass over a turtle',
    'a girl holding a carrot over a rabbit',
  ])('is right above it: %s', (prompt) => {
    const [held, lower] = boxesOf(prompt, ['e2', 'e3']);
    expect(held?.top).toBeLessThan(lower?.top ?? 0);
    expect(held?.left).toBeLessThan(lower?.right ?? 0);
    expect(held?.right).toBeGreaterThan(lower?.left ?? 0);
  });
});
