import { describe, expect, it } from 'vitest';
import { understand } from '../understand';

const menu = (prompt: string) => {
  const { template, elements } = understand(prompt);
  return {
    id: template?.id,
    title: template?.title,
    items: (template?.items ?? []).map(({ text, written }) => `${text} ${written ?? ''}`.trim()),
    adorned: elements.map(({ concept, side }) => `${concept ?? ''}${side ? ` ${side}` : ''}`),
  };
};

describe('menus', () => {
  it('lists all that its kitchen serves where only what is shown on it is told', () => {
    const { items, adorned } = menu('menu for a vegan cafe with avocado toast and a smoothie');
    expect(adorned).toEqual(['avocado-toast', 'milkshake']);
    expect(items.length).toBeGreaterThan(7);
    expect(items[1]).toMatch(/Avocado Toast/);
    expect(menu('menu for a bakery with croissants').items.join()).not.toMatch(/Croissants/);
  });

  it('lists what its kitchen serves where no dish is told, and adorns it where it is told', () => {
    const { id, title, items, adorned } = menu(
      'menu for a taco truck with prices, chili pepper in the corner and a skull with sombrero on top',
    );
    expect({ id, title, adorned }).toEqual({
      id: 'menu',
      title: 'Taco Truck',
      adorned: ['chili corner', 'skull', 'sombrero'],
    });
    expect(items).toContain('Al Pastor $3.50');
    expect(items.join()).not.toMatch(/corner|prices/i);
  });

  it('lists the dishes that are told for what they cost, in chalk where it is a chalkboard', () => {
    expect(
      menu('chalkboard menu for a coffee shop: Latte $4, Mocha $5, cup with steam at the top'),
    ).toMatchObject({ id: 'chalkboard', title: 'Coffee Shop', items: ['Latte $4', 'Mocha $5'] });
  });

  it('takes bare numbers of a whole list as what it costs', () => {
    expect(menu('menu for a trattoria: margherita 9, lasagne 12, espresso 2').items).toEqual([
      'Margherita 9',
      'Lasagne 12',
      'Espresso 2',
    ]);
    expect(menu('smoothie menu: mango 5, berry 6, with fruit at the top').items).toEqual([
      'Mango 5',
      'Berry 6',
    ]);
  });

  it('is no page where somebody reads one', () => {
    expect(menu('a woman reading a menu in a restaurant').id).not.toBe('menu');
  });
});
