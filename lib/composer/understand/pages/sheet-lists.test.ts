import { describe, expect, it } from 'vitest';
import { understand } from '../understand';

describe('a sheet of listed things', () => {
  it('has each by itself: a llama and a sombrero', () => {
    const { relations } = understand('sticker sheet with a cactus, a llama, a sun and a sombrero');
    expect(relations).toEqual([]);
    expect(understand('sticker of a llama wearing a sombrero').relations).toHaveLength(1);
  });

  it('is an alphabet of the letters that are told', () => {
    const { template, elements } = understand('alphabet chart with A apple, B bear, C cat, D duck');
    expect(template?.items?.map(({ text }) => text)).toEqual(['Apple', 'Bear', 'Cat', 'Duck']);
    expect(elements.map(({ concept }) => concept)).toEqual(['apple', 'bear', 'cat', 'duck']);
  });
});

describe('a page about a figure', () => {
  it('shows the figure, and no things of its topic', () => {
    expect(understand('infographic: 40% of people skip breakfast').template?.id).toBe(
      'infographic',
    );
  });
});

describe('a menu', () => {
  it('lists every dish up to the last with its price', () => {
    const { template } = understand(
      'menu for a pizzeria with Margherita 8€, Funghi 9€ and Quattro Formaggi 11€',
    );
    expect(template?.items?.map(({ text, written }) => `${text} ${written ?? ''}`)).toEqual([
      'Margherita 8€',
      'Funghi 9€',
      'Quattro Formaggi 11€',
    ]);
  });
});

describe('a comparison', () => {
  it('has one row for what is listed of each side', () => {
    const { template } = understand(
      'comparison of train and plane: train 30 kg CO2, plane 250 kg CO2',
    );
    expect(template?.items).toEqual([{ text: 'CO2', values: ['30 kg', '250 kg'] }]);
  });
});

describe('a page with somebody told', () => {
  it('shows the hiker, and no tent that hikes are known by', () => {
    const { elements, lettering } = understand(
      'youtube thumbnail with a hiker in front of a glacier, text "We got lost"',
    );
    expect(elements.map(({ concept }) => concept)).toContain('hiker');
    expect(lettering).toEqual(['We got lost']);
  });

  it('is not called by what it shows', () => {
    const { lettering } = understand(
      'sale banner with running shoes and a stopwatch, "Up to 50% off"',
    );
    expect(lettering).toEqual(['Up to 50% off']);
  });
});

describe('a pack of goods that no table knows', () => {
  it('is a box with its name and its thing', () => {
    const { template, elements } = understand('packaging design for a kite company');
    expect(template).toMatchObject({ id: 'packaging', title: 'kite' });
    expect(elements.map(({ concept }) => concept)).toEqual(['kite']);
  });
});

describe('steps in a kitchen', () => {
  it('are seen by the food, without anybody beside it', () => {
    const { template } = understand(
      'how to make lemonade: squeeze lemons, add sugar, pour water, stir with ice',
    );
    expect(template?.panels?.slice(0, 2).map(({ text }) => text)).toEqual([
      'lemons next to a glass of juice',
      'a bowl of sugar',
    ]);
  });
});
