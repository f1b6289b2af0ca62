import { describe, expect, it } from 'vitest';
import { understand } from '..';
import { toldRichly } from './told-richly';

const read = (prompt: string) => {
  const { elements, relations, actions, places } = understand(prompt);
  const name = (id = '') => elements.find((one) => one.id === id)?.concept ?? '';
  return {
    things: elements.map(({ concept }) => concept),
    related: relations.map(({ kind, from, to }) => `${name(from)} ${kind} ${name(to)}`),
    done: actions.map(({ agent, verb, patient }) =>
      `${name(agent)} ${verb} ${name(patient)}`.trim(),
    ),
    places: places.map(({ concept }) => concept),
  };
};

describe('rich prose', () => {
  it('tells on of who it told of before it told of fur, fingers and beams', () => {
    const { related, things } = read(
      'A fox, its russet fur glowing in the golden light, perched on a mossy log as it reads a book',
    );
    expect(related).toContain('fox on log');
    expect(related).toContain('fox holding book');
    expect(things).not.toContain('fur');
  });

  it.each([
    ['a mermaid sits on a piano, her fingers dancing over the keys', 'finger'],
    ['a lighthouse on a cliff, its beam cutting through the fog', 'steel-beam'],
    ['an astronaut floats over a field under a lavender sky', 'lavender'],
    ['in the heart of a busy market, a woman sells apples', 'heart'],
    ['a dragon curls up in a teacup, a puff of smoke drifting from its nostrils', 'nose'],
    ['a dragon the size of a kitten in a teacup', 'kitten'],
    ['a mermaid with a school of tropical fish', 'school'],
    ['a mouse brandishing a toothpick as its sword', 'sword'],
    ['a caravan of camels in a desert, led by a man', 'led'],
  ])('names nothing that is not there: %s', (prompt, thing) => {
    expect(read(prompt).things).not.toContain(thing);
  });

  it('has on the table what the table bears that stands next to it', () => {
    const { related } = read(
      'A cat is curled up on an armchair. Next to it stands a small table holding a cup of tea and a book.',
    );
    expect(related).toEqual(expect.arrayContaining(['tea on table', 'book on table']));
  });

  it('knows whom the girl and the boy are of the two children', () => {
    const { things, done } = read(
      'Two children build a snowman; the girl waves while the boy holds a carrot',
    );
    expect(things).toEqual(expect.arrayContaining(['girl', 'boy', 'snowman']));
    expect(things).not.toContain('child');
    expect(done).toContain('girl build snowman');
  });

  it('puts the bicycle’s basket on it', () => {
    expect(
      read('a bicycle leans against a wall, its wicker basket overflowing with lavender').related,
    ).toContain('basket on bicycle');
  });

  it('is read in time that grows with its length', () => {
    const startedAtMs = performance.now();
    for (const part of [
      'its red ',
      ', its fur glowing',
      'the ',
      'two children ',
      'a couple ',
      'waves ',
    ])
      toldRichly(part.repeat(4000 / part.length));
    expect(performance.now() - startedAtMs).toBeLessThan(2000);
  });
});
