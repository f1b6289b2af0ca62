import { describe, expect, it } from 'vitest';
import { conceptOf } from '../../concepts';
import { DIMENSIONS } from '../../templates/content/dimensions.data';
import { KINDS } from '../../templates/content/kinds.data';
import { LAYERED } from '../../templates/content/layered.data';
import { TOPICS } from '../../templates/content/topics.data';
import { theLexicon } from '../lexicon';
import { understand } from '../understand';

const templateOf = (prompt: string) => understand(prompt).template;
const namesOf = (prompt: string) => templateOf(prompt)?.items?.map(({ text }) => text);

/** Days and names that a drawing of their own shows. */
const NEEDS_NO_THING = /^~|day$/;
const isShown = (shows: string): boolean =>
  NEEDS_NO_THING.test(shows) ||
  conceptOf(theLexicon().lookUp(shows, 'en')?.concept ?? '') !== undefined ||
  understand(shows).elements.some(({ concept }) => conceptOf(concept ?? '') !== undefined);

describe('pages that explain', () => {
  it('shows the things of a topic, as many as numbers are asked for, and tells that no figures are known', () => {
    const page = templateOf('infographic about plastic in the oceans with three numbers');
    expect(page).toMatchObject({ id: 'topic-page', page: 'figures' });
    expect(page?.items).toHaveLength(3);
    expect(page?.missing).toEqual(['figures (the prompt gives none)']);
  });

  it('shows the members of what figures are told apart by', () => {
    expect(namesOf('infographic about daily calorie needs by age')).toContain('Teenagers');
    expect(namesOf('water use by season infographic')).toEqual([
      'Spring',
      'Summer',
      'Autumn',
      'Winter',
    ]);
  });

  it('stacks layers, and shows the kinds of a class by name', () => {
    expect(templateOf('infographic showing the layers of the rainforest')?.id).toBe('layers');
    expect(namesOf('types of pasta illustrated chart')).toContain('Farfalle');
  });

  it('leaves alone what lists its own and what has a design of its own', () => {
    expect(namesOf('infographic about bees: wings, legs, eyes')).toHaveLength(3);
    expect(templateOf('parts of a bicycle infographic')?.id).toBe('labelled-diagram');
    expect(templateOf('bees on a flower')?.id).toBeUndefined();
  });

  it('keeps places free on pages to fill in, and tells what is commonly said for and against', () => {
    expect(templateOf('weekly meal planner page')?.id).toBe('planner');
    expect(templateOf('weekly planner and coffee on a desk')?.id).toBeUndefined();
    expect(templateOf('pros and cons of working from home')?.id).toBe('pros-cons');
    expect(templateOf('before and after garden makeover')?.sides?.[1]?.scene).toContain('garden');
    expect(templateOf('stages of sleep infographic')?.panels).toHaveLength(4);
    expect(templateOf('certificate of achievement for a swimming course')).toMatchObject({
      id: 'certificate',
      items: [{ text: 'a swimming course' }],
    });
  });

  it('tells what happened over a time along its dates', () => {
    const page = templateOf('infographic of the history of the telephone from 1876 to today');
    expect(page?.id).toBe('timeline');
  });

  it('knows a drawing for all that its tables name', () => {
    const shown = new Set([
      ...TOPICS.flatMap(({ things }) => things.map(([, shows]) => shows)),
      ...DIMENSIONS.flatMap(({ members }) => members.map(([, shows]) => shows)),
      ...KINDS.flatMap(({ steps }) => steps.map(({ shows }) => shows)),
      ...LAYERED.flatMap(({ layers }) => layers.flatMap(({ things }) => things)),
    ]);
    expect([...shown].filter((one) => !isShown(one))).toEqual([]);
  });
});
