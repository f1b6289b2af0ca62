import { describe, expect, it } from 'vitest';
import { understand } from '../understand';

/** The relations of a prompt by the words of its things. */
function toldBy(prompt: string): string[] {
  const { elements, relations } = understand(prompt);
  const nameOf = (id: string) => elements.find((one) => one.id === id)?.phrase ?? id;
  return relations.map(({ kind, from, to }) => `${nameOf(from)} ${kind} ${nameOf(to)}`);
}

describe('clauses that stand for themselves', () => {
  it('have their own place after a comma and with', () => {
    expect(toldBy('a woman under an oak tree, with butterflies around a bush')).toEqual([
      'woman under oak tree',
      'butterflies around bush',
    ]);
    expect(
      toldBy('a woman standing under a streetlamp, with a mouse peeking out of a hole'),
    ).toEqual(['woman under streetlamp', 'mouse out-of hole']);
  });

  it('leave somebody what they wear and hold', () => {
    expect(toldBy('a boy on a bench, with a hat on his head')).toContain('boy wearing hat');
    expect(toldBy('a girl beside a horse, with a lantern in her hand')).toContain(
      'girl holding lantern',
    );
  });

  it('are behind whom the sentence before was about', () => {
    expect(toldBy('a bear carrying a sword. In the background a sailing boat')).toEqual([
      'bear holding sword',
      'sailing boat behind bear',
    ]);
  });
});

describe('who sits, stands or perches somewhere', () => {
  it('is there, whatever they hold', () => {
    expect(toldBy('a crow holding a loaf of bread sitting on a pile of books')).toEqual([
      'crow holding loaf of bread',
      'crow on pile of books',
    ]);
    expect(toldBy('a koala holding a book perched on a tree stump')).toContain(
      'koala on tree stump',
    );
    expect(toldBy('a photographer with a telescope and sitting on a stone wall')).toContain(
      'photographer on stone wall',
    );
  });

  it('wears what is named after the seat', () => {
    expect(toldBy('a hedgehog sitting on a wooden bench and in mittens')).toContain(
      'hedgehog wearing mittens',
    );
    expect(toldBy('a robot in an armchair with rubber boots')).toContain(
      'robot wearing rubber boots',
    );
    expect(toldBy('a robot standing in front of a bakery in headphones')).toContain(
      'robot wearing headphones',
    );
  });

  it('has on what is named after the mount, and leaves it its saddle', () => {
    expect(toldBy('a rabbit riding a giant snail wearing a kimono')).toContain(
      'rabbit wearing kimono',
    );
    expect(toldBy('a girl riding a horse with a blue saddle')).toContain(
      'horse wearing blue saddle',
    );
  });

  it('has what is joined by and with, or named after a house', () => {
    expect(toldBy('a sloth sitting beside a fireplace and with a loaf of bread')).toContain(
      'sloth with loaf of bread',
    );
    expect(toldBy('a pirate standing in front of a bakery with a book')).toContain(
      'pirate with book',
    );
  });

  it('watches from where they are', () => {
    expect(toldBy('a koala on a beach, an owl watching from a branch')).toEqual(['owl on branch']);
  });
});
