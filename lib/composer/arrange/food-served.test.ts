import { describe, expect, it } from 'vitest';
import { conceptOf } from '../concepts';
import { AS_TOPPING, SHOWS_ITSELF } from '../concepts/food/toppings';
import { illustrate } from '../illustrate';
import { svgOf } from '../illustration';
import { understand } from '../understand';

const drawn = (prompt: string) =>
  illustrate({
    brief: understand(prompt),
    prompt,
    widthPx: 400,
    heightPx: 400,
    seed: 3,
    variant: 0,
  });
const conceptsOf = (prompt: string) => understand(prompt).elements.map(({ concept }) => concept);

describe('food that is served', () => {
  it('lies on a checked cloth where the cloth is told to be', () => {
    const [checked, plain] = ['checkered ', ''].map((look) =>
      svgOf(drawn(`a basket of croissants on a ${look}cloth`)),
    );
    expect(checked).not.toBe(plain);
    expect(checked).toContain('opacity="0.55"');
  });

  it('is what simmers in a pot, seen at its mouth', () => {
    const pot = understand('a pot of stew with a ladle').elements[0];
    expect(pot).toMatchObject({ concept: 'cooking-pot', attributes: ['filling-stew'] });
    expect(drawn('a pot of stew with a ladle').notDrawn).toEqual([]);
  });

  it('is one slice of a carrot cake, and no whole one', () => {
    expect(conceptsOf('a big slice of carrot cake on a plate')).toContain('carrot-cake-slice');
  });

  it.each([
    ['a juicy burger with lettuce, tomato and melted cheese', ['burger']],
    ['a fruit tart with mango', ['fruit-tart', 'diced-mango']],
    ['a slice of carrot cake with walnuts', ['carrot-cake-slice', 'chopped-nuts']],
  ])('is made of what is told of it, and nothing stands whole beside it: %s', (prompt, shown) => {
    expect(conceptsOf(prompt).filter((concept) => concept !== 'plate')).toEqual(shown);
  });

  it('is told by concepts that there are', () => {
    const named = [
      ...Object.entries(AS_TOPPING).flat(),
      ...Object.entries(SHOWS_ITSELF).flatMap(([dish, parts]) => [dish, ...parts]),
    ];
    expect(named.filter((id) => conceptOf(id) === undefined)).toEqual([]);
  });

  it('has its own bowl, and stands in no second one', () => {
    expect(conceptsOf('tacos and a small bowl of guacamole')).not.toContain('bowl');
  });

  it('does not come out of the mug that it is served in', () => {
    const prompt = 'hot chocolate in a mug with marshmallows and a cinnamon stick';
    expect(drawn(prompt).drew).toContain('mug of hot chocolate');
  });

  it('is drunk from a jar, which is no little world', () => {
    expect(conceptsOf('a smoothie in a glass jar with a straw')).not.toContain('jar');
  });
});
