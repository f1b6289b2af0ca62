import { expect, it } from 'vitest';
import { illustrate } from '../illustrate';
import { svgOf } from '../illustration';
import { sightsOf } from '../sight';
import { understand } from '../understand';

/** Of the height of a page that lies, how high the first thing of a prompt is seen. */
function heightOn(widthPx: number, prompt: string): number {
  const brief = understand(prompt);
  const size = { widthPx, heightPx: 256 };
  const drawn = illustrate({ brief, prompt, ...size, seed: 11, variant: 0 });
  const [lead] = brief.elements;
  const parts = [{ id: 'lead', marks: [`data-e="${lead?.id ?? ''}"`] }];
  const box = sightsOf(svgOf(drawn), parts, size).get('lead')?.box;
  return box ? box.bottom - box.top : 0;
}

it('who is in a place on a page that lies takes the most of its height', () => {
  expect(heightOn(448, 'a cyclist riding through a rainy city street at night')).toBeGreaterThan(
    0.6,
  );
});

it('who sits on top of a tower is no speck on a page that lies', () => {
  expect(heightOn(768, 'an owl on a castle tower')).toBeGreaterThan(0.15);
});
