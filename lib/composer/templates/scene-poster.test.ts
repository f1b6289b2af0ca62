import { expect, it } from 'vitest';
import { illustrate } from '../illustrate';
import { understand } from '../understand';

const layersOf = (prompt: string) =>
  illustrate({
    brief: understand(prompt),
    prompt,
    widthPx: 512,
    heightPx: 512,
    seed: 11,
    variant: 0,
  })
    .layers.map(({ svg }) => svg)
    .join('');

it('sets the title of a poster beside what reaches up to it, and in a sky that is free', () => {
  const isOverScene = (prompt: string) => layersOf(prompt).includes('id="quiet-top"');
  expect(isOverScene('poster of a giraffe in the savanna with the title "Safari"')).toBe(true);
  expect(
    isOverScene(
      'retro travel poster of a lighthouse on a cliff with sailboats below, title "Maine"',
    ),
  ).toBe(false);
});
