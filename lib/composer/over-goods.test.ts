import { expect, it } from 'vitest';
import { illustrate, understand } from '.';

it('goods on a page are under the awning that is told over them, and not beside it', () => {
  const prompt = 'farmers market flyer: crates of tomatoes, corn and apples under a striped awning';
  const brief = understand(prompt);
  const { layers, drew } = illustrate({
    ...{ brief, prompt, widthPx: 512, heightPx: 512, seed: 3, variant: 0 },
  });
  expect(layers.some(({ id }) => id.startsWith('scene-'))).toBe(true);
  expect(drew).toContain('striped awning');
});
