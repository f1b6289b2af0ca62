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
