import { describe, expect, it } from 'vitest';
import { understand } from '../understand';

const subjects = (prompt: string) =>
  understand(prompt).subjects.map(({ concept, count }) => `${count} ${concept}`);

describe('what a noun says beside what it names', () => {
  it('draws no compound as what it ends in, and tells of it', () => {
    for (const [prompt, told] of [
      ['a sea cucumber', 'sea cucumber'],
      ['a rocking horse', 'rocking horse'],
      ['dragon fruit', 'dragon fruit'],
      ['paper cranes', 'paper cranes'],
      ['a family tree', 'family tree'],
      ['a bird feeder', 'bird feeder'],
    ] as const) {
      expect(understand(prompt)).toMatchObject({ subjects: [], unknown: [told] });
    }
  });

  it('puts no top hat in place of another hat', () => {
    expect(subjects('a puppy in a party hat')).toEqual(['1 dog']);
    expect(subjects('a black top hat')).toEqual(['1 top-hat']);
  });

  it('draws no likeness', () => {
    expect(subjects('a cake shaped like a train')).toEqual(['1 birthday-cake']);
    expect(subjects('a fox dressed as a detective')).toEqual(['1 fox']);
    expect(subjects('a house made of gingerbread and candy')).toEqual(['1 house']);
    expect(subjects('a lamp that looks like a mushroom')).toEqual(['1 lamp']);
  });

  it('draws what a design is in the shape of, where nothing else is asked for', () => {
    expect(subjects('a logo in the shape of a fox')).toEqual(['1 fox']);
    expect(subjects('an oil painting of a ship')).toEqual(['1 ship']);
  });

  it('draws no figure of speech', () => {
    expect(subjects('a cloud of butterflies around a girl')).toEqual(['3 butterfly', '1 girl']);
    expect(understand('a balloon above a sea of clouds').setting).not.toBe('sea');
  });

  it('takes shades for colours', () => {
    const [car] = understand('a cherry red car').subjects;
    expect(car).toMatchObject({ concept: 'automobile', color: [222, 52, 52] });
    expect(understand('a forest green sofa').setting).toBeUndefined();
  });

  it('draws nobody a second time for parts that somebody else has', () => {
    expect(subjects('a girl with cat ears')).toEqual(['1 girl']);
    expect(subjects('a boy with butterfly wings')).toEqual(['1 boy']);
    expect(subjects('a snail with a rainbow shell')).toEqual(['1 snail']);
    expect(subjects('a crocodile with sharp teeth')).toEqual(['1 crocodile']);
  });

  it('draws no pattern of a dress, and no print of a mug, beside it', () => {
    expect(subjects('a dress with flowers')).toEqual(['1 dress']);
    expect(subjects('a cup with a cat on it')).toEqual(['1 hot-beverage']);
  });

  it('takes what is done for no thing', () => {
    expect(subjects('a man watches the sunset')).toEqual(['1 man']);
    expect(subjects('the train leaves the station')).toEqual(['1 train']);
    expect(subjects('a boat rocks on the waves')).toEqual(['1 sailboat']);
    expect(subjects('three bats and two watches')).toEqual(['3 bat', '2 watch']);
  });

  it('draws a thing at work though the work is told like a noun', () => {
    expect(subjects('a ball rolls down the hill')).toEqual(['1 soccer-ball']);
    expect(subjects('a rabbit peeks out of a basket')).toEqual(['1 rabbit', '1 basket']);
  });

  it('serves a dish in one vessel', () => {
    expect(subjects('soup in a bowl')).toEqual(['1 bowl-with-spoon']);
    expect(subjects('a bowl of tomato soup')).toEqual(['1 bowl-with-spoon']);
    expect(subjects('a plate of cookies')).toEqual(['3 cookie']);
  });

  it('serves no living animal', () => {
    expect(subjects('roast chicken with potatoes')).toEqual(['3 potato']);
  });

  it('takes the tools of a picture for its medium', () => {
    expect(subjects('colored pencil sketch of a cat')).toEqual(['1 cat']);
    expect(subjects('a girl drawing with crayons')).toEqual(['1 girl', '3 crayon']);
  });

  it('draws no device for the picture on it, and no camera that is looked into', () => {
    expect(subjects('phone wallpaper with a fox')).toEqual(['1 fox']);
    expect(subjects('a dog looking at the camera')).toEqual(['1 dog']);
  });

  it('keeps stars in the sky unless they are counted or make a pattern', () => {
    expect(subjects('a rocket among the stars')).toEqual(['1 rocket']);
    expect(subjects('three gold stars')).toEqual(['3 star']);
    expect(subjects('seamless pattern of stars')).toEqual(['3 star']);
  });

  it('sets no letter of the alphabet for one in the post', () => {
    expect(subjects('the letter B')).toEqual([]);
    expect(subjects('a pigeon with a letter')).toEqual(['1 pigeon', '1 envelope']);
  });

  it('is in no outer space for the empty space of a layout', () => {
    expect(understand('a vase with a lot of negative space').setting).toBeUndefined();
  });

  it('sets a plain studio background for a studio', () => {
    const scene = understand('a sneaker against a plain studio background');
    expect(scene.setting).not.toBe('meadow');
    expect(scene.subjects.map(({ concept }) => concept)).toEqual(['running-shoe']);
  });

  it('draws who is named again once', () => {
    expect(subjects('a fox in a wood. The fox has a kite')).toEqual(['1 fox', '1 kite']);
    expect(subjects('a red car and a blue car')).toEqual(['1 automobile', '1 automobile']);
  });

  it('draws the parent of animals as no person', () => {
    expect(subjects('five ducklings following their mother')).toEqual(['5 duck']);
  });

  it('takes a couple for two people or for a number', () => {
    expect(subjects('a couple under an umbrella')).toEqual([
      '1 people-holding-hands',
      '1 umbrella',
    ]);
    expect(subjects('a couple of cats')).toEqual(['2 cat']);
  });

  it('draws the table that something is under or around', () => {
    expect(subjects('two red chairs around a small table')).toEqual(['2 chair', '1 table']);
    expect(understand('a cat on a table')).toMatchObject({ setting: 'tabletop' });
  });

  it('tells a mouse to click with from one that squeaks', () => {
    expect(subjects('a keyboard and a mouse')).toEqual(['1 keyboard', '1 computer-mouse']);
  });

  it('understands other languages beside words of English that look alike', () => {
    expect(subjects('un perro y un gato bajo la lluvia')).toEqual(['1 dog', '1 cat']);
    expect(understand('un lapin dans la neige')).toMatchObject({ setting: 'snow' });
    expect(subjects('trees that have been planted, and ours, a plate of pies')).toEqual([
      '3 deciduous-tree',
      '3 pie',
    ]);
  });

  it('counts nothing by a number that belongs to what nobody drew', () => {
    expect(subjects('five theremins and a cat')).toEqual(['1 cat']);
    expect(subjects('a woman in red with a dog')).toEqual(['1 woman', '1 dog']);
  });
});
