import { expect, it } from 'vitest';
import { understand } from '../understand/understand';
import { areMeasures } from './infographic-measures';

it('are figures of one unit, and no shares or mixed ones', () => {
  const items = (prompt: string) => understand(prompt).template?.items ?? [];
  const litres = 'infographic: water at home: shower 65 litres, toilet 30 litres, sink 12 litres';
  expect(areMeasures(items(litres))).toBe(true);
  expect(understand(litres).template?.title).toBe('water at home');
  expect(areMeasures(items('infographic: 40% glass, 60% paper'))).toBe(false);
  expect(
    areMeasures([
      { text: 'a', value: 2, written: '2 kg' },
      { text: 'b', value: 3, written: '3 l' },
    ]),
  ).toBe(false);
});

it('single letters that stand together are one monogram', () => {
  expect(understand('monogram of the letters J and R for a wedding').lettering).toEqual(['JR']);
  expect(understand('monogram logo with letters A and M').lettering).toEqual(['AM']);
});
