import { describe, expect, it } from 'vitest';
import { CONCEPTS } from '../../concepts';
import { understand } from '../../index';
import { isForm } from '../design/form-art';
import { iconOf } from '../icons/icon-names';
import { hasIcon } from '../icons/icon-sets';
import { HOW_WORKS } from './how-works.data';
import { stepsKnownIn } from './known-steps';
import { POINTS } from './points';

const drawn = new Set(CONCEPTS.flatMap(({ id, words }) => [id, ...(words.en ?? [])]));
const isShown = (word: string) =>
  drawn.has(word) || isForm(word) || iconOf(word) !== undefined || hasIcon(word);

describe('what is known of a subject by what is asked of it', () => {
  it('has a picture and a text for each point', () => {
    const points = [...POINTS, ...HOW_WORKS].flatMap(({ steps }) => steps);
    expect(points.filter(({ shows }) => !isShown(shows))).toEqual([]);
    expect(points.filter(({ head, body }) => !head || !body)).toEqual([]);
  });

  it.each([
    ['infographic: signs of dehydration', 'Signs of dehydration'],
    ['infographic on the causes of deforestation', 'Causes of deforestation'],
    ['benefits of walking every day infographic', 'Why to walk'],
    ['infographic about the importance of bees', 'Why bees matter'],
    ['infographic about bees', 'Bees'],
    ['what to pack for a camping trip infographic', 'What to pack for camping'],
    ['how to plant a tree infographic', 'How to plant a tree'],
    ['infographic on how a refrigerator works', 'How it works: refrigerator'],
    ['how airplanes fly infographic', 'How it works: airplane'],
    ['how plastic is recycled infographic', 'How plastic is recycled'],
  ])('%s tells: %s', (prompt, title) => {
    expect(stepsKnownIn(prompt.toLowerCase())?.title).toBe(title);
  });

  it('makes a page of its points, called as the prompt calls it', () => {
    const { template } = understand('7 habits of successful people infographic');
    expect(template).toMatchObject({
      id: 'steps',
      title: '7 habits of successful people',
      count: 7,
    });
  });

  it('leaves pages alone that list or show their own things', () => {
    const { template } = understand('infographic about sharks with a whale and a diver');
    expect(template?.id).not.toBe('steps');
  });
});
