import { expect, it } from 'vitest';
import { understand } from '..';

const measured = (prompt: string) =>
  understand(prompt)
    .elements.filter((one) => one.measured)
    .map(({ concept }) => concept);

it.each([
  ['a butterfly resting on a sunflower', 'butterfly'],
  ['a hummingbird hovering near a red hibiscus', 'hummingbird'],
  ['two bees on a daisy', 'bee'],
])('%s: the %s is as large as its flower makes it', (prompt, small) => {
  expect(measured(prompt)).toEqual([small]);
});

it.each(['a cat beside a sunflower', 'a butterfly beside an oak tree', 'a bee on a giant daisy'])(
  '%s keeps its size',
  (prompt) => {
    expect(measured(prompt)).toEqual([]);
  },
);
