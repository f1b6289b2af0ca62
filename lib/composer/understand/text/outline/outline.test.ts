import { describe, expect, it } from 'vitest';
import { outlineOf } from './outline';

const texts = (prompt: string, reading: Parameters<typeof outlineOf>[1] = 'plain') =>
  outlineOf(prompt, reading).items.map(({ text }) => text);
const figures = (prompt: string, reading: Parameters<typeof outlineOf>[1] = 'figures') =>
  outlineOf(prompt, reading).items.map(({ text, written }) => `${text} ${written ?? ''}`);

describe('the list of a design', () => {
  it.each([
    ['weather chart: sunny, rainy and windy', ['sunny', 'rainy', 'windy']],
    [
      'pie chart of waste with paper, glass and metal, bins next to it',
      ['paper', 'glass', 'metal'],
    ],
    ['life cycle of a frog diagram', []],
    [
      'process infographic of chocolate from cacao pod to roasting to bar',
      ['cacao pod', 'roasting', 'bar'],
    ],
    ['diagram of a bee with head, wings and antennae labelled', ['head', 'wings', 'antennae']],
    [
      'recipe in four steps: mix flour and eggs, add milk, fry in a pan, serve with syrup',
      ['mix flour and eggs', 'add milk', 'fry in a pan', 'serve with syrup'],
    ],
    [
      'with four steps: harvest, roast, grind and brew, warm brown palette, flat style',
      ['harvest', 'roast', 'grind', 'brew'],
    ],
    ['infographic: how to make tea in 2 steps: boil, steep', ['boil', 'steep']],
    [
      'Tips: 1. Go to bed early 2. No screens 3. Exercise',
      ['Go to bed early', 'No screens', 'Exercise'],
    ],
    [
      'Infografik mit drei Tipps: Licht aus, Heizung runter und Fenster zu',
      ['Licht aus', 'Heizung runter', 'Fenster zu'],
    ],
    [
      'Infographie en trois étapes : trier, collecter et réutiliser, style plat',
      ['trier', 'collecter', 'réutiliser'],
    ],
    [
      'en tres pasos: exprimir limones, añadir agua y azúcar, servir',
      ['exprimir limones', 'añadir agua y azúcar', 'servir'],
    ],
    [
      'Anleitung: Tee kochen – Wasser erhitzen, ziehen lassen',
      ['Wasser erhitzen', 'ziehen lassen'],
    ],
  ])('%s', (prompt, items) => {
    expect(texts(prompt)).toEqual(items);
  });

  it.each([
    ['donut chart showing 60% sun, 40% wind: 60% sun, 40% wind', ['sun 60%', 'wind 40%']],
    ['Haushalt: Heizung 45 %, Licht 15 %', ['Heizung 45 %', 'Licht 15 %']],
    [
      'population of Germany and France: 84 million, 68 million',
      ['Germany 84 million', 'France 68 million'],
    ],
    [
      'showing that 71% of the Earth is covered by water and 29% is land, flat blue',
      ['of the Earth is covered by water 71%', 'is land 29%'],
    ],
  ])('has the figures of %s', (prompt, items) => {
    expect(figures(prompt)).toEqual(items);
  });

  it('has figures behind commas, and not what stands beside the chart', () => {
    expect(figures('bar chart of monthly rainfall, Jan 40 mm, Feb 55, Mar 30')).toEqual([
      'Jan 40 mm',
      'Feb 55',
      'Mar 30',
    ]);
    expect(texts('infographic: rest, water, with little pictures of cups')).toEqual([
      'rest',
      'water',
    ]);
  });

  it('has what is done behind the name of a design', () => {
    expect(texts('pottery infographic, dug, shaped, glazed and fired')).toEqual([
      'dug',
      'shaped',
      'glazed',
      'fired',
    ]);
  });

  it('has the last figure of a row without commas', () => {
    const prompt = 'bar chart of fruits, apples 9 bananas 7 kiwis 2, with fruit under each bar';
    expect(figures(prompt)).toEqual(['apples 9', 'bananas 7', 'kiwis 2']);
  });

  it('has the dates of what happened', () => {
    const prompt = 'timeline: 1957 Sputnik, founded in 2010, 7 am wake up, Q1 research';
    expect(figures(prompt, 'dates')).toEqual([
      'Sputnik 1957',
      'founded 2010',
      'wake up 7 am',
      'research Q1',
    ]);
  });

  it.each([
    [
      'infographic comparing electric cars vs petrol cars: cost, range',
      'electric cars',
      'petrol cars',
    ],
    ['Cat vs dog comparison chart', 'Cat', 'dog'],
    ['Vergleich: Stadtleben gegen Landleben, links Stadt, rechts Land', 'Stadtleben', 'Landleben'],
    ['Side by side comparison of summer and winter in the same park', 'summer', 'winter'],
    ['before and after of a messy room and a tidy room', 'Before', 'After'],
  ])('knows the sides of %s', (prompt, first, second) => {
    expect(outlineOf(prompt, 'rows').sides?.map(({ text }) => text)).toEqual([first, second]);
  });

  it('has figures in brackets as its list, under the title before them', () => {
    const { title, items } = outlineOf('pie chart of a budget (rent 40%, food 60%)', 'figures');
    expect(title).toBe('budget');
    expect(items.map(({ text, value }) => [text, value])).toEqual([
      ['rent', 40],
      ['food', 60],
    ]);
  });

  it('has no row for where the sides stand', () => {
    const prompt = 'cats vs dogs infographic, cat on left dog on right, sleep, color, cost';
    expect(texts(prompt, 'rows')).toEqual(['sleep', 'color', 'cost']);
  });

  it('has what a comparison says of either side', () => {
    const { items } = outlineOf('Tea versus coffee: caffeine 40 mg vs 95 mg, split screen', 'rows');
    expect(items).toEqual([{ text: 'caffeine', values: ['40 mg', '95 mg'] }]);
    const rows = outlineOf('Train vs plane: CO2 14 g vs 285 g per km', 'rows').items;
    expect(rows).toEqual([{ text: 'CO2 per km', values: ['14 g', '285 g'] }]);
  });

  it.each([
    ['bar chart of monthly sales: Jan 20, Feb 35', 'monthly sales'],
    ['Infographic titled "How Coffee Is Made": grow, roast', 'How Coffee Is Made'],
    ['How to wash your hands in 5 steps: wet, soap', 'How to wash your hands'],
    [
      'frise chronologique de l’évolution du téléphone : cadran, portable',
      'évolution du téléphone',
    ],
    ['Zeitstrahl der Erfindungen: 1450 Buchdruck, 1769 Dampfmaschine', 'Erfindungen'],
    ['pie chart: 50% rent, 50% food', undefined],
  ])('is called what %s says', (prompt, title) => {
    expect(outlineOf(prompt, 'figures').title).toBe(title);
  });
});
