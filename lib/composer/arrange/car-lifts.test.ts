import { expect, it } from 'vitest';
import { illustrate } from '../illustrate';
import { understand } from '../understand';

it.each([
  'a mechanic under a car on a lift',
  'a red pickup on a hydraulic lift and a mechanic below',
])('a car on a lift is held up over whoever works under it: "%s"', (prompt) => {
  const brief = understand(prompt);
  const { drew } = illustrate({ brief, prompt, widthPx: 400, heightPx: 400, seed: 3, variant: 0 });
  const kinds = brief.elements.map(({ concept }) => concept);
  expect(kinds).toEqual(expect.arrayContaining(['car-lift', 'mechanic']));
  expect(drew).toEqual(expect.arrayContaining(['mechanic']));
  expect(brief.relations).toContainEqual(
    expect.objectContaining({
      kind: 'under',
      to: brief.elements.find(({ concept }) => concept === 'car-lift')?.id,
    }),
  );
});
