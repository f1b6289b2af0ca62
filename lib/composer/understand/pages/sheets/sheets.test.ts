import { describe, expect, it } from 'vitest';
import { illustrate } from '../../../illustrate';
import { understand } from '../../understand';
import { toldSheet } from './index';

const told = (prompt: string) => {
  const { template, elements } = understand(prompt);
  return {
    id: template?.id,
    page: template?.page,
    items: template?.items?.map(({ text }) => text) ?? [],
    things: elements.map(({ concept = '?', count }) => `${String(count)} ${concept}`),
  };
};
const notDrawn = (prompt: string) =>
  illustrate({
    brief: understand(prompt),
    prompt,
    widthPx: 768,
    heightPx: 768,
    seed: 11,
    variant: 0,
  }).notDrawn;

describe('a sheet whose content is told', () => {
  it('matches the pairs that the prompt names, and no others', () => {
    const pairs = ['1 bird', '1 nest', '1 dog', '1 dog-house', '1 bee', '1 beehive'];
    for (const prompt of [
      'Matching worksheet: draw a line from the animal to its home, bird to nest, dog to kennel, bee to hive',
      'match the animals worksheet with a bird and its nest, a dog and its kennel, a bee and its hive',
    ])
      expect(told(prompt)).toMatchObject({ id: 'worksheet', page: 'match', things: pairs });
    expect(notDrawn('matching worksheet: bird to nest, dog to kennel, bee to hive')).toEqual([]);
  });

  it('has two boxes for what is to be sorted', () => {
    expect(
      told('cut and paste worksheet sorting living and non-living things: tree, rock, rabbit'),
    ).toMatchObject({
      page: 'sort',
      items: ['Living', 'Non-Living'],
      things: ['1 tree', '1 rock', '1 rabbit'],
    });
  });

  it('shows beside each numeral as many things as it says', () => {
    const prompt = 'numbers poster 1 to 3 with one whale, two turtles and three crabs';
    expect(told(prompt)).toMatchObject({
      id: 'counting-chart',
      things: ['1 whale', '2 turtle', '3 crab'],
    });
    expect(notDrawn(prompt)).toEqual([]);
  });

  it('is a maze from who goes in to what they look for', () => {
    const prompt = 'preschool maze page where a rabbit has to find its carrot';
    expect(told(prompt)).toMatchObject({ page: 'maze', things: ['1 rabbit', '1 carrot'] });
    expect(notDrawn(prompt)).toEqual([]);
    expect(told('a girl lost in a hedge maze').page).toBeUndefined();
  });

  it('puts what is told on the lands of a world map', () => {
    const prompt = 'world map for kids with a panda in China, a kangaroo in Australia';
    expect(told(prompt)).toMatchObject({
      id: 'map',
      items: ['China', 'Australia'],
      things: ['1 panda', '1 kangaroo'],
    });
    expect(notDrawn(prompt)).toEqual([]);
  });

  it('lists what a dish takes with its measures', () => {
    const prompt = 'recipe card for apple pie with six apples, a cup of sugar and butter';
    expect(told(prompt)).toMatchObject({
      id: 'recipe-card',
      items: ['six apples', 'a cup of sugar', 'butter'],
    });
    expect(notDrawn(prompt)).toEqual(['steps of the recipe (the prompt gives none)']);
  });

  it('has a box to tick for each thing of a checklist', () => {
    const prompt = 'checklist poster for a camping trip with tent, flashlight and map';
    expect(told(prompt)).toMatchObject({
      page: 'checklist',
      things: ['1 tent', '1 flashlight', '1 map'],
    });
    expect(notDrawn(prompt)).toEqual([]);
    expect(told('a nurse holding a checklist with a pen, a watch and a mask').page).toBeUndefined();
  });

  it('is read quickly however its prompt repeats itself', () => {
    const blank = understand('');
    const began = performance.now();
    for (const phrase of [
      'matching worksheet: bird to nest and a dog with ',
      'recipe card for pie with ',
      'sorting worksheet sorting a and b, ',
      'world map with a panda in China and ',
      'maze page help ',
      'checklist for a trip with tent, ',
      'decision tree: is it? yes, no ',
      'pictogram of books, each book for ',
      'worksheet circle the cards: ',
      'roadmap with milestones for ',
      "feelings chart with children's faces ",
      'spot the differences of ',
      'letter A card with ',
      'mind map of a, with b around ',
      'handwriting page for the word ',
      'seven balloons, three fly away, ',
      'infographic: a, b, with a c ',
      'picture dictionary of a: ',
    ])
      toldSheet(phrase.repeat(Math.ceil(4000 / phrase.length)).slice(0, 4000), () => blank);
    expect(performance.now() - began).toBeLessThan(1000);
  });
});

describe('a sheet with a task of its own', () => {
  it('says above its things what is to be done to them', () => {
    const { template } = understand(
      'worksheet where kids circle the odd one out: apple, banana, hammer',
    );
    expect(template).toMatchObject({ page: 'pictured', title: 'circle the odd one out' });
    expect(
      told('worksheet where kids circle the odd one out: apple, banana, hammer').things,
    ).toEqual(['1 apple', '1 banana', '1 hammer']);
  });

  it('shows the words of a sound below its letters', () => {
    const prompt = 'phonics flash card for the sound SH with a ship, a shell and a sheep';
    expect(told(prompt)).toMatchObject({ id: 'wall-chart', items: ['ship', 'shell', 'sheep'] });
    expect(notDrawn(prompt)).toEqual([]);
  });

  it('counts pictures in rows, and says what one stands for', () => {
    const prompt = 'pictogram of books read: Anna 3, Ben 5, each book standing for one';
    expect(told(prompt)).toMatchObject({ id: 'pictograph', items: ['Anna', 'Ben'] });
    expect(notDrawn(prompt)).toEqual([]);
    expect(told('pictogram of a man running').id).not.toBe('pictograph');
  });

  it('leads by two questions to an answer where none is told', () => {
    const page = told('flowchart: should we adopt a cat?');
    expect(page.id).toBe('decision');
    expect(page.items).toHaveLength(5);
    expect(told('decision tree about what to cook tonight, cute icons').id).toBe('decision');
    expect(told('flowchart of a login process').id).not.toBe('decision');
  });

  it('asks a question with an answer on each side', () => {
    const prompt = 'decision tree: is it raining? yes, take an umbrella, no, wear sunglasses';
    expect(told(prompt)).toMatchObject({
      id: 'decision',
      items: ['take an umbrella', 'wear sunglasses'],
    });
    expect(notDrawn(prompt)).toEqual([]);
  });
});

describe('a page of animals by where they live', () => {
  it('has a column for each habitat that is told', () => {
    const prompt = 'habitat poster sorting animals into desert, ocean, jungle and polar regions';
    expect(told(prompt)).toMatchObject({
      id: 'columns',
      items: ['Desert', 'Ocean', 'Jungle', 'Polar regions'],
    });
    expect(notDrawn(prompt)).toEqual([]);
    expect(told('animals living in a forest, a fox and a deer').id).toBeUndefined();
  });
});

describe('a page of words', () => {
  it('has each word of a dictionary below its picture', () => {
    const prompt = 'picture dictionary page of kitchen words: pot, spoon, oven, kettle';
    expect(told(prompt)).toMatchObject({
      id: 'wall-chart',
      items: ['pot', 'spoon', 'oven', 'kettle'],
    });
    expect(notDrawn(prompt)).toEqual([]);
  });

  it('has a word to go over below its picture', () => {
    const prompt = 'handwriting practice page for the word apple with an apple drawn on top';
    expect(told(prompt)).toMatchObject({ page: 'trace', things: ['1 apple'] });
    expect(notDrawn(prompt)).toEqual([]);
  });

  it('has a branch of a mind map for each that is told', () => {
    expect(
      told('mind map of healthy habits with sleep, sport, water and friends around a heart').items,
    ).toEqual(['sleep', 'sport', 'water', 'friends']);
  });

  it('shows each of its names by the thing that is told in its place', () => {
    expect(
      told('infographic: reduce, reuse, recycle, with a tap, a cloth bag and a green bin'),
    ).toMatchObject({ id: 'wall-chart', items: ['reduce', 'reuse', 'recycle'] });
  });

  it('crosses out what is taken away', () => {
    expect(
      told('subtraction picture problem: seven balloons, three fly away, how many are left').items,
    ).toEqual(['7 − 3']);
  });

  it('sets the steps of a recipe, and no ingredients, where deeds are told', () => {
    const { template } = understand(
      'recipe poster for fruit salad: wash the fruit, cut it, mix in a bowl, add honey',
    );
    expect(template?.panels?.map(({ caption }) => caption)).toEqual([
      'Wash the fruit',
      'Cut it',
      'Mix in a bowl',
      'Add honey',
    ]);
  });
});

describe('a page of stages that are told', () => {
  it('is a road with a stop for each milestone', () => {
    const prompt =
      'project roadmap infographic with a winding road and milestones for research, design, build and launch';
    expect(told(prompt)).toMatchObject({
      id: 'timeline',
      page: 'road',
      items: ['research', 'design', 'build', 'launch'],
    });
    expect(notDrawn(prompt)).toEqual([]);
  });

  it('shows each feeling on a face of its own', () => {
    const prompt = "feelings chart with six children's faces: happy, sad, scared and tired";
    expect(told(prompt)).toMatchObject({
      id: 'expression-sheet',
      items: ['happy', 'sad', 'scared', 'tired'],
      things: ['6 child'],
    });
    expect(notDrawn(prompt)).toEqual([]);
  });

  it('shows a scene twice where differences are to be found', () => {
    const { template } = understand('spot the difference page: a cat sleeping on a sofa');
    expect(template?.panels?.map(({ text }) => text)).toEqual([
      'a cat sleeping on a sofa',
      'a red cat sleeping on a blue sofa',
    ]);
  });
});

describe('a page of a list that is told', () => {
  it('shows the opposites that are named, and no others', () => {
    expect(
      told('opposites flash cards: big elephant and small mouse, hot tea and cold ice cream'),
    ).toMatchObject({
      id: 'wall-chart',
      items: ['big elephant', 'small mouse', 'hot tea', 'cold ice cream'],
    });
  });

  it('has an alphabet of the words that stand before their letters', () => {
    expect(told('alphabet poster with an apple for A, a bee for B and a cat for C').items).toEqual([
      'Apple',
      'Bee',
      'Cat',
    ]);
  });

  it('shows the things of an infographic one by one', () => {
    const { template } = understand(
      'infographic about saving water at home with a dripping tap, a short shower and a full washing machine',
    );
    expect(template?.panels?.map(({ caption }) => caption)).toEqual([
      'dripping tap',
      'short shower',
      'full washing machine',
    ]);
  });

  it('takes what a lesson knows of a name before the word alone', () => {
    const prompt = 'instrument families chart: strings, woodwind, brass and percussion';
    const brief = understand(prompt);
    const { drew } = illustrate({
      brief,
      prompt,
      widthPx: 768,
      heightPx: 768,
      seed: 11,
      variant: 0,
    });
    expect(drew).toEqual(expect.arrayContaining(['violin', 'trumpet']));
  });
});
