import { describe, expect, it } from 'vitest';
import { understand } from '..';
import { isScenic } from '../../scenic';

const conceptsOf = (prompt: string) => understand(prompt).elements.map(({ concept }) => concept);

describe('what a design is for', () => {
  it('is shown by what it is known by where nothing is named', () => {
    expect(conceptsOf('poster with the words "JAZZ NIGHT"')).toEqual(['trumpet']);
    expect(conceptsOf('vintage travel poster of Paris')).toEqual(['eiffel-tower']);
    expect(conceptsOf('marathon poster for the city of Berlin')).toContain('runner');
  });

  it('gives way to what the prompt names', () => {
    expect(conceptsOf('jazz poster with a black cat')).toEqual(['black-cat']);
  });

  it('is the title of a cover, whose book is no thing on it', () => {
    expect(conceptsOf('book cover for a novel called The Last Dragon')).toEqual(['dragon']);
  });

  it('is a trade that its mark tells, whatever the name says', () => {
    expect(conceptsOf('logo for a plumbing company')).toEqual(['wrench', 'water-drop']);
    expect(conceptsOf('badge logo for a fishing club "BLUE LAKE ANGLERS"')).toEqual(['salmon']);
    expect(conceptsOf('logo for a coffee roastery named "EMBER", a flame')).toEqual(['fire']);
  });
});

describe('a firm with an animal', () => {
  it('has it on what its trade is known by', () => {
    expect(conceptsOf('logo for a coffee roaster with a fox')).toEqual(['fox', 'cup']);
    expect(conceptsOf('fox head logo for an outdoor clothing brand')).not.toContain('tent');
    expect(conceptsOf('esports wolf logo')).toEqual(['wolf', 'game-controller']);
    expect(conceptsOf('logo for a dog grooming salon')).toEqual(['dog', 'scissors']);
  });

  it('has the name that is written in capitals, and the animal of its name', () => {
    const { lettering, elements } = understand('Black Bear Brewery logo');
    expect(lettering).toEqual(['Black Bear Brewery']);
    expect(elements.map(({ concept }) => concept)).toEqual(['black-bear', 'beer']);
    expect(understand('logo for Green Valley Farm').lettering).toEqual(['Green Valley Farm']);
    expect(understand('Minimalist Cat Logo').lettering).toEqual([]);
  });
});

describe('the sign of a firm', () => {
  it('is what its mark is told to show, though the word is also of a trade', () => {
    expect(conceptsOf('logo with a lotus flower')).toEqual(['lotus']);
    expect(conceptsOf('minimalist logo for a yoga studio, lotus flower in a circle')).toEqual([
      'lotus',
    ]);
    expect(conceptsOf('logo for a flower shop')).toEqual(['tulip']);
  });
});

describe('a card', () => {
  it('shows its feast where it names nothing, and a place that it names', () => {
    expect(conceptsOf('graduation party invitation')).toEqual(['graduation-cap']);
    expect(conceptsOf('elegant wedding invitation')).toEqual([]);
    expect(isScenic(understand('save the date card with mountains'))).toBe(true);
    expect(isScenic(understand('christmas card with a robin in the snow'))).toBe(true);
    expect(isScenic(understand('birthday card with a cat'))).toBe(false);
  });
});

describe('what a page is headed', () => {
  it('is a day that is a feast by its name, and the topic of a video', () => {
    expect(understand('taco tuesday poster').lettering).toEqual(['Taco Tuesday']);
    expect(understand('youtube thumbnail top 10 camera tips').lettering).toEqual([
      'Top 10 Camera Tips',
    ]);
    expect(understand('thumbnail for a video about fixing a bike').lettering).toEqual([
      'Fixing a Bike',
    ]);
  });
});

describe('a pattern of emojis', () => {
  it('has their faces, and no icon', () => {
    expect(conceptsOf('emoji pattern')).toContain('smiley-laughing');
    expect(conceptsOf('seamless pattern with emojis')).toContain('smiley');
  });
});
