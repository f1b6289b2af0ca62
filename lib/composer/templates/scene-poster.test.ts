import { expect, it } from 'vitest';
import { isOnTableTop } from '../draw-design';
import { isScenic } from '../scenic';
import { drawnWith } from '../testing/drawn';
import { understand } from '../understand';

const layersOf = (prompt: string) =>
  drawnWith({ seed: 11 })(prompt)
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

it('shows what is on a table near by on its top, and no table with small things on it', () => {
  const brief = understand('banner, a cup of coffee on a wooden table, "Fresh"');
  expect(isOnTableTop(brief)).toBe(true);
  expect(isOnTableTop(understand('banner, a cat on a wooden table, "Fresh"'))).toBe(false);
});

it('shows who is out in the snow in the snow', () => {
  expect(isScenic(understand('banner of a woman in the snow, "Winter Sale"'))).toBe(true);
  expect(isScenic(understand('banner of a woman with a cup, "Winter Sale"'))).toBe(false);
});

it('shows who does something outdoors where that is done, and the northern lights in the sky', () => {
  const shownIn = drawnWith({ seed: 11 });
  expect(shownIn('surf camp poster with a surfer riding a wave').drew).toContain('sea');
  expect(shownIn('poster of the northern lights over a cabin').drew).toContain('northern lights');
  expect(isScenic(understand('poster with a chef cooking soup'))).toBe(false);
});

it('prints a poster on the ground that is told', () => {
  const svg = layersOf('minimalist poster of a violin, cream background');
  expect(svg).toContain(understand('poster of a violin, cream background').background);
});
