import { describe, expect, it } from 'vitest';
import { understand } from '..';
import { liftManner } from './manner-told';

const BASE = 'two foxes crossing a wooden bridge';
const shownIn = (prompt: string) => {
  const { elements, actions, places, template } = understand(prompt);
  return {
    things: elements.map(({ concept, phrase }) => concept ?? phrase),
    deeds: actions.map(({ verb }) => verb),
    places: places.map(({ concept }) => concept),
    design: template?.id,
  };
};

describe('what a mark is made of', () => {
  it.each([
    ['logo of a fox head made of geometric shapes', 'logo of a fox head'],
    ['an owl icon drawn with a few bold lines', 'an owl icon'],
    ['a low poly deer made from polygons', 'a low poly deer'],
  ])('is no second thing beside it: %s', (prompt, rest) => {
    expect(liftManner(prompt).rest).toBe(rest);
  });

  it.each(['a girl playing with geometric shapes', 'a heart made of flowers'])(
    'is kept where it is a thing: %s',
    (prompt) => {
      expect(liftManner(prompt).rest).toBe(prompt);
    },
  );
});

describe('how a picture is made', () => {
  it.each([
    'rule of thirds',
    'shot on Canon, 85mm lens',
    'rim lighting, subtle shadows',
    'family friendly',
    'safe for children',
    'for kids aged 3 to 5',
    'for a 5 year old',
    'by a famous illustrator',
    'lots of detail',
    'print ready, vertical format',
    'on textured paper',
    'brand colors #ff6600 and #003366',
    'use blue and orange',
    'as if drawn by a child',
    'hand drawn with pencil',
  ])('is nothing that is seen in it: %s', (manner) => {
    expect(shownIn(`${BASE}, ${manner}`)).toEqual(shownIn(BASE));
  });

  it.each([
    [
      'zwei Füchse auf einer Brücke',
      ', kinderfreundlich, Hochformat, von einem berühmten Illustrator',
    ],
    ['deux renards sur un pont', ', pour enfants, pour un manuel scolaire, beaucoup de détails'],
    ['dos zorros en un puente', ', para niños, alta resolución, de un ilustrador famoso'],
    ['due volpi su un ponte', ', per bambini, formato verticale, molti dettagli'],
    ['duas raposas numa ponte', ', para crianças, para a minha apresentação, alta resolução'],
    ['две лисы на мосту', ', для детей, для учебника, высокое разрешение'],
    ['橋の上の二匹の狐', '、子供向け、教科書用、高解像度'],
    ['zwei Füchse auf einer Brücke', ', Markenfarben #ff6600 und #003366'],
  ])('is nothing that is seen in it in other languages: %s%s', (base, manner) => {
    expect(shownIn(base + manner)).toEqual(shownIn(base));
  });

  it.each([
    'by a famous illustrator',
    'with lots of detail',
    'suitable for printing',
    'safe for children',
    'for kids',
    'small in the frame',
    'made with watercolor',
    'as if drawn by a child',
    'on textured paper',
    'in portrait orientation',
  ])('is nothing that is seen in it without a comma, either: %s', (manner) => {
    expect(shownIn(`${BASE} ${manner}`)).toEqual(shownIn(BASE));
  });

  it.each([
    ['It should feel cozy and warm.', 'cozy'],
    ['The mood is calm and quiet.', 'calm'],
    ['Make it playful and friendly.', 'joyful'],
  ])('is a mood of the whole and of nothing in it: %s', (feeling, mood) => {
    const brief = understand(`a red teapot beside a cactus. ${feeling}`);
    expect(brief.mood).toBe(mood);
    expect(brief.elements.flatMap(({ attributes }) => attributes)).toEqual([]);
  });

  it.each([
    ['looks like a child’s drawing', 'doodle'],
    ['made with watercolor', 'watercolor'],
    ['inspired by woodblock prints', 'linocut'],
    ['pixar style', '3d render'],
    ['shot on a Leica, 35mm', 'photo'],
    ['thin rounded line style', 'line art'],
    ['loose ink and watercolor', 'watercolor'],
    ['1930s look', 'vintage'],
  ])('is known to looks in many words: %s', (manner, medium) => {
    expect(understand(`${BASE}, ${manner}`).media).toContain(medium);
  });

  it.each(['cute', 'elegant and modern'])('is no thing beside a mark: an icon, %s', (manner) => {
    expect(shownIn(`umbrella icon, ${manner}`).things).toEqual(['umbrella']);
  });

  it('is the palette where it is a code, and the ground behind where it is told as that', () => {
    expect(understand(`${BASE}, in colors: #F60, #003366, flat`).paletteColors).toEqual([
      '#ff6600',
      '#003366',
    ]);
    expect(understand('poster of a fox, background #123456').background).toBe('#123456');
  });

  it.each([
    'a girl, a dog by a pond, a red kite',
    'poster "Made for kids, with love" with a bear',
    'a boy, using a hammer, on a roof',
    'a cat, a family of ducks, a fence',
    'a fox, looking at the moon',
    'a playground for kids',
    'a woman cooking for children',
    'a vase made of clay on a table',
    'a boy with a drawing in a small frame',
    'a street, power lines, big windows',
    'seamless pattern, thin geometric lines',
  ])('is not taken for what there is: %s', (prompt) => {
    expect(liftManner(prompt)).toEqual({ rest: prompt, said: [] });
  });

  it('is read in time that grows with its length', () => {
    const long = 'a fox, ' + 'very '.repeat(700) + 'x, ' + 'and with in '.repeat(30);
    const startedAtMs = performance.now();
    liftManner(long.slice(0, 4000));
    liftManner(`a fox, ${'cozy and '.repeat(15)}x`);
    expect(performance.now() - startedAtMs).toBeLessThan(500);
  });
});
