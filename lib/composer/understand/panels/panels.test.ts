import { describe, expect, it } from 'vitest';
import { understand } from '../understand';
import { growthOf, LINEAR_GROWTH } from '@/tests/support/growth';

const textsOf = (prompt: string) => understand(prompt).template?.panels?.map(({ text }) => text);

describe('pages of panels', () => {
  it('have a scene for each clause, with what a pronoun stands for', () => {
    expect(
      textsOf(
        'how a letter travels: a girl drops it in a mailbox, a van takes it to the post office',
      ),
    ).toEqual(['a girl drops a letter in a mailbox', 'a van takes a letter to the post office']);
  });

  it('show somebody who does what instructions say', () => {
    expect(
      textsOf('how to plant a tree in 3 steps: dig a hole, put a sapling in it, water it'),
    ).toEqual([
      'a person digging a hole',
      'a person putting a sapling in a hole',
      'a person watering a sapling',
    ]);
  });

  it('are of whoever a day is told of', () => {
    expect(
      textsOf(
        'morning routine of a child: wakes up, brushes teeth, eats breakfast, goes to school',
      ),
    ).toEqual([
      'a child stretching in bed',
      'a child brushing teeth',
      'a child eating breakfast',
      'a child walking with a school bag',
    ]);
  });

  it('keep who acts in one panel apart from who acts in another', () => {
    const { elements, actions } = understand(
      '2 ways to save energy: woman switching off a lamp, man closing a window',
    );
    expect(elements.map(({ id }) => id.slice(0, 2))).toEqual(['p1', 'p1', 'p2', 'p2']);
    expect(actions.map(({ agent }) => agent.slice(0, 2))).toEqual(['p1', 'p2']);
  });

  it('leave lists of things, figures and dates to other designs', () => {
    for (const prompt of [
      'food groups chart for kids: fruit, vegetables, grains, dairy',
      'bar chart of sales: Jan 20, Feb 35, Mar 50',
      'icon set of a house: kitchen, bathroom, garden, garage',
      'a girl sitting on a bench, reading a book',
    ])
      expect(understand(prompt).template?.panels).toBeUndefined();
  });

  it('take no time over long words', () => {
    const read = (length: number) => {
      understand(`how a ${'x'.repeat(length)}: a girl runs, a boy jumps`);
      understand(`infographic about ${'a '.repeat(length / 2)}, a girl runs`);
    };
    expect(growthOf(read, 1_000)).toBeLessThan(LINEAR_GROWTH);
  });
});

describe('pages of one scene and of a known subject', () => {
  it('are a worksheet or a card with the sentence of the prompt', () => {
    const { template } = understand('winter worksheet, two children building a snowman');
    expect(template).toMatchObject({ id: 'panels', page: 'worksheet', title: 'winter' });
    expect(understand('flash card, an ant carrying a leaf').template?.page).toBe('card');
    const word = understand("flashcard for the word 'between', a ball between two boxes").template;
    expect(word).toMatchObject({ page: 'card', panels: [{ caption: 'between' }] });
    expect(understand('flashcard "apple" with a red apple').template?.id).toBe('flash-card');
  });

  it('lead from one to the next where arrows do', () => {
    expect(
      understand('solar panel on a roof, arrow to a battery in the cellar').template,
    ).toMatchObject({
      page: 'chain',
      panels: [{ text: 'solar panel on a roof' }, { text: 'a battery in the cellar' }],
    });
  });

  it('show what a subject is known by where no steps are told', () => {
    expect(understand("dos and don'ts of lifting a heavy box").template?.page).toBe('do-and-dont');
    expect(understand('how to change a bike tire in 4 steps').template?.panels).toHaveLength(4);
  });
});
