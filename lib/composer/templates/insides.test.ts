import { describe, expect, it } from 'vitest';
import { openedIn } from '../understand/rules/cut-open';
import { understand } from '../understand/understand';
import { SHOWN_INSIDE } from './content/inner.data';
import { growthOf, LINEAR_GROWTH } from '@/tests/support/growth';
import { drawnWith } from '../testing/drawn';

const drawn = drawnWith();

describe('what is cut open', () => {
  it('shows each thing that is told to be in it', () => {
    const { brief, drew, notDrawn } = drawn(
      'cross section of an anthill with chambers for eggs, food and the queen',
    );
    expect(brief.template?.items?.map(({ text }) => text)).toEqual(['eggs', 'food', 'queen']);
    expect(drew).toEqual(expect.arrayContaining(['eggs', 'food', 'queen']));
    expect(notDrawn).toEqual([]);
    expect(drawn('cutaway of a backpack with a laptop and a notebook inside').drew).toEqual(
      expect.arrayContaining(['backpack', 'laptop', 'notebook']),
    );
  });

  it('leaves parts that a diagram knows to it, and houses to their rooms', () => {
    expect(
      understand('cross section of a volcano showing magma chamber, vent and crater').template?.id,
    ).not.toBe('insides');
    expect(understand('cross section of a house with a kitchen and an attic').template?.id).toBe(
      'cutaway-house',
    );
    expect(understand('a girl inside a tent, with a lamp and a book').template?.id).not.toBe(
      'insides',
    );
  });

  it('names rooms by things that are drawn', () => {
    const things = [...new Set(SHOWN_INSIDE.values())];
    expect(things.filter((thing) => !understand(`a ${thing}`).elements[0]?.concept)).toEqual([]);
  });

  it('a content that nothing draws is told as not drawn, though its name stands there', () => {
    const { drew, notDrawn } = drawn(
      'cross section of a backpack showing a laptop and a grommelwick',
    );
    expect(drew).toContain('laptop');
    expect(drew).not.toContain('grommelwick');
    expect(notDrawn).toContain('grommelwick');
  });

  it('is read in no time from long words', () => {
    const read = (length: number) => {
      openedIn(`cross section of a ${'x'.repeat(length)}`);
      openedIn(`what's inside a ${'a '.repeat(length / 2)}`);
    };
    expect(growthOf(read)).toBeLessThan(LINEAR_GROWTH);
  });
});
