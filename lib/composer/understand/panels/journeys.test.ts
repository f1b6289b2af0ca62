import { describe, expect, it } from 'vitest';
import { isPlaceDrawn } from '../../places';
import { understand } from '../understand';
import { JOURNEYS } from '../words/journeys.data';
import { journeyIn } from './journeys';
import { growthOf, LINEAR_GROWTH } from '@/tests/support/growth';

const pageOf = (prompt: string) => understand(prompt).template;

describe('journeys that one sentence tells', () => {
  it('are pages of their own stages', () => {
    for (const prompt of [
      'how a letter travels from mailbox to doorstep',
      'from bean to cup, the journey of coffee',
      'the life of a plastic bottle',
      'what happens when you flush the toilet',
      'where does our garbage go',
      'farm to table infographic',
      'infographic about the life cycle of a t-shirt',
    ])
      expect(pageOf(prompt), prompt).toMatchObject({ id: 'panels' });
    expect(pageOf('from sheep to sweater in 3 steps')?.panels).toHaveLength(3);
  });

  it('are no stories of somebody, and nothing that is not known', () => {
    for (const prompt of [
      'the story of a lost dog finding its way home',
      'the life of a chef in Paris',
      'a girl from head to toe in rain gear',
      'what happens when a cat meets a mouse',
      'journey of a startup',
      'blog header about how coffee is made',
    ])
      expect(pageOf(prompt)?.panels, prompt).toBeUndefined();
  });

  it('have something to be seen in each of their stages', () => {
    const isSeen = (scene: string) => {
      const { elements, places } = understand(scene);
      return (
        elements.some(({ concept }) => concept !== undefined) ||
        places.some(({ concept }) => isPlaceDrawn(concept))
      );
    };
    const empty = JOURNEYS.flatMap(({ stages }) => stages.filter(([, scene]) => !isSeen(scene)));
    expect(empty).toEqual([]);
  });

  it('take no time over long words', () => {
    const read = (length: number) => {
      for (const lead of ['how a ', 'from ', 'the life of ', 'what happens when you ', 'the a ']) {
        journeyIn(lead + 'x'.repeat(length));
        journeyIn(lead + 'a '.repeat(length / 2));
      }
    };
    expect(growthOf(read)).toBeLessThan(LINEAR_GROWTH);
  });
});
