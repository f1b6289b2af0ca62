import { describe, expect, it } from 'vitest';
import { understand } from '../understand';

function relationsOf(prompt: string): string[] {
  const { elements, relations } = understand(prompt);
  const nameOf = (id = '') => elements.find((one) => one.id === id)?.concept ?? '';
  return relations.map(({ from, kind, to }) => `${nameOf(from)} ${kind} ${nameOf(to)}`);
}

describe('sights of other languages', () => {
  it.each([
    'a knight on horseback',
    'ein Ritter zu Pferd',
    'un chevalier à cheval',
    'un caballero a caballo',
    'un cavaliere a cavallo',
    'рыцарь верхом на лошади',
  ])('seat a rider on a horse: %s', (prompt) => {
    expect(relationsOf(prompt)).toEqual(['knight on horse']);
  });

  it.each([
    'a cat and a dog with a bone between them',
    'eine Katze und ein Hund mit einem Knochen zwischen ihnen',
    'un chat et un chien avec un os entre eux',
    'un gato y un perro con un hueso entre ellos',
    'um gato e um cachorro com um osso entre eles',
  ])('have between two what lies there: %s', (prompt) => {
    expect(relationsOf(prompt)).toEqual(['bone between cat', 'bone between dog']);
  });

  it.each([
    'a cat watching the snow fall through the window',
    'un gato mirando la nieve caer por la ventana',
    'un chat qui regarde tomber la neige par la fenêtre',
    'кот смотрит в окно на падающий снег',
  ])('let it snow, and nobody fall: %s', (prompt) => {
    const { weather, actions } = understand(prompt);
    expect(weather).toBe('snowfall');
    expect(actions.map(({ verb }) => verb)).toEqual(['look']);
  });

  it.each([
    'a classroom with a blackboard and sunlight streaming through the windows',
    'un aula con una pizarra y la luz del sol entrando por las ventanas',
    "un'aula con una lavagna e la luce del sole che entra dalle finestre",
  ])('let light in, and no thing: %s', (prompt) => {
    const { hour, elements, actions } = understand(prompt);
    expect(hour).toBe('day');
    expect(elements.map(({ concept }) => concept)).toEqual(['blackboard', 'window']);
    expect(actions).toEqual([]);
  });

  it('put a Russian village where its adjective says', () => {
    expect(understand('горная деревня').places.map(({ concept }) => concept)).toEqual([
      'village',
      'mountains',
    ]);
  });
});

describe('the language of a few words', () => {
  it.each(['cambio climático', 'changement climatique', 'mudança climática'])(
    'is that which calls a notion so: %s',
    (prompt) => {
      expect(understand(prompt).elements.map(({ concept }) => concept)).toContain('earth');
    },
  );

  it.each(['un robot le da un libro a una princesa', 'un anciano abraza a una enfermera'])(
    'is that which writes most of them so: %s',
    (prompt) => {
      expect(understand(prompt).actions).toHaveLength(1);
    },
  );
});

describe('where things are in other languages', () => {
  it.each([
    ['eine Schildkröte mit einem Haus auf dem Rücken', 'house on back-part'],
    ['черепаха с домом на спине идёт по пустыне', 'house on back-part'],
    ['zwei Kinder bauen eine Sandburg, über ihnen fliegen Möwen', 'seagull above child'],
    ['傘を持った女の子がベンチに座っている', 'girl on bench'],
    ['スーツケースに座るピエロ', 'clown on suitcase'],
    ['手に傘を持った女の子', 'girl holding umbrella'],
  ])('is there as English tells it: %s', (prompt, relation) => {
    expect(relationsOf(prompt)).toContain(relation);
  });
});

describe('races, kites and thefts of other languages', () => {
  it.each([
    ['zwei Schnecken machen auf einem Blatt ein Wettrennen', 'run'],
    ['dos caracoles haciendo una carrera sobre una hoja', 'run'],
    ['葉っぱの上で競争する二匹のカタツムリ', 'run'],
    ['ein Junge lässt auf einem Hügel einen Drachen steigen', 'fly-kite'],
    ['un gato naranja gordo robando un pescado', 'take'],
    ['une fille à capuche rouge marche dans une forêt', 'walk'],
  ])('are told by their verb: %s', (prompt, verb) => {
    expect(understand(prompt).actions.map((action) => action.verb)).toContain(verb);
  });
});
