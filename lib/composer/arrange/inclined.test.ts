import { describe, expect, it } from 'vitest';
import { drawnWith } from '../testing/drawn';
import { understand } from '../understand';
import { boxesIn } from './testing/seen';

describe('a slope', () => {
  it.each([
    'a woman skiing down a snowy hill',
    'a boy riding a bike up a hill',
    'a hiker climbing a mountain',
  ])('is under who goes along it: %s', (prompt) => {
    const { layers } = drawnWith({ sidePx: 320, seed: 3 })(prompt);
    expect(layers.map(({ id }) => id)).toContain('slope');
  });

  it('has a pair of skis for each', () => {
    const { elements } = understand('two men skiing');
    expect(elements.map(({ concept }) => concept)).toContain('skis');
  });
});

describe('who jumps with what is ridden', () => {
  it.each(['a girl doing a trick on a skateboard', 'a snowboarder in mid-air'])(
    'is in the air on it: %s',
    (prompt) => {
      const { elements, places } = understand(prompt);
      expect(elements[0]?.attributes).toContain('airborne');
      expect(places.map(({ concept }) => concept)).not.toContain('sky');
    },
  );

  it('jumps over what is told under it', () => {
    const { boxWhere } = boxesIn('a person doing a trick over a bench');
    const [person, bench] = [
      boxWhere(({ id }) => id === 'e1'),
      boxWhere((one) => one.concept === 'bench'),
    ];
    expect(person.bottom).toBeLessThan(bench.bottom);
  });
});
