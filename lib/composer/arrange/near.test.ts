import { describe, expect, it } from 'vitest';
import { illustrate, svgOf, understand } from '..';
import { markOf, sightsOf } from '../sight';

const SIZE = { widthPx: 320, heightPx: 320 };

function boxesOf(prompt: string) {
  const picture = illustrate({
    brief: understand(prompt),
    prompt,
    ...SIZE,
    seed: 11,
    variant: 0,
  });
  const parts = ['e1', 'e2'].map((id) => ({ id, marks: [markOf(id)] }));
  const sights = sightsOf(svgOf(picture), parts, SIZE);
  return ['e1', 'e2'].map((id) => {
    const box = sights.get(id)?.box;
    if (!box) throw new Error(`${id} is not seen`);
    return { ...box, size: Math.max(box.bottom - box.top, box.right - box.left) };
  });
}

describe('the camera', () => {
  it.each(['a squirrel on a picnic table', 'a cat on a barrel', 'a raven on a gravestone'])(
    'goes near to what is small on something large: %s',
    (prompt) => {
      const [small, support] = boxesOf(prompt);
      expect(small?.size).toBeGreaterThan(0.24);
      expect(support?.size).toBeGreaterThan(0.35);
    },
  );

  it('keeps what is on the ground there', () => {
    const [, rug] = boxesOf('two cats sleeping on a rug in front of the fireplace');
    expect(rug?.bottom).toBeGreaterThan(0.6);
  });
});

describe('a crowd', () => {
  it('takes the width of the picture', () => {
    const prompt = 'a family having a picnic by a river';
    const picture = illustrate({
      brief: understand(prompt),
      prompt,
      ...SIZE,
      seed: 11,
      variant: 0,
    });
    const ids = understand(prompt).elements.map(({ id }) => id);
    const whole = sightsOf(
      svgOf(picture),
      [{ id: 'all', marks: ids.map((id) => markOf(id)) }],
      SIZE,
    );
    const { left = 0, right = 0 } = whole.get('all')?.box ?? {};
    expect(right - left).toBeGreaterThan(0.6);
  });
});
