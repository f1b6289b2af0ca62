import { describe, expect, it } from 'vitest';
import { edgesOf } from '@/lib/svg/point';
import { understand } from '..';
import { drawnWith } from '../testing/drawn';
import { strewnOver } from './garnish';

const drewOf = drawnWith({ seed: 11 });

describe('what dishes and drinks are served with', () => {
  it.each([
    ['ramen with green onions and a soft boiled egg', ['green onions', 'soft boiled egg']],
    ['oatmeal with blueberries and banana slices', ['blueberries', 'banana slices']],
    ['a mojito with lime and mint', ['mojito with lime with mint']],
    ['an ice cream cone with three scoops', ['ice cream cone with scoops']],
  ])('%s is seen on it', (prompt, named) => {
    const { drew, notDrawn } = drewOf(prompt);
    expect(drew.join(', ')).toContain(named[0]?.split(' ')[0]);
    expect(notDrawn.filter((one) => named.includes(one))).toEqual([]);
  });

  it('lies on the dish and stands nowhere beside it', () => {
    const { relations, elements } = understand('ramen with green onions');
    expect(relations).toEqual([{ kind: 'on', from: 'e2', to: 'e1' }]);
    expect(elements[1]?.concept).toBe('onion-rings-green');
  });

  it('lies on its surface, and not in the steam above it', () => {
    const box = (top: number) =>
      edgesOf([
        [-10, top],
        [10, 0],
      ]);
    const topping = { svg: '', box: box(-2), anchors: {} };
    const [cold] = strewnOver({ id: 'pho' }, { box: box(-10) }, [topping]);
    const [hot] = strewnOver({ id: 'pho' }, { box: box(-25), body: box(-10) }, [topping]);
    expect(hot?.box).toEqual(cold?.box);
  });
});
