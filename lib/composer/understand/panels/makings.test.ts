import { describe, expect, it } from 'vitest';
import { isPlaceDrawn } from '../../places';
import { understand } from '../understand';
import { MAKING_LIST } from '../words/makings.data';
import { STEPS_SEEN } from '../words/steps-seen.data';
import { becomingIn, madeOf } from './makings';
import { processIn } from './passive-steps';
import { growthOf, LINEAR_GROWTH } from '@/tests/support/growth';

const panelsOf = (prompt: string) => understand(prompt).template?.panels ?? [];

const isSeen = (scene: string) => {
  const { elements, places } = understand(scene);
  return (
    elements.some(({ concept }) => concept !== undefined) ||
    places.some(({ concept }) => isPlaceDrawn(concept))
  );
};

describe('what is made of something else', () => {
  it('ends with what the prompt names', () => {
    for (const [prompt, end] of [
      ['how a plastic bottle becomes a fleece jacket, step by step', 'a fleece jacket'],
      ['how wool is turned into a scarf', 'a scarf'],
      ['infographic: how iron ore becomes a bicycle', 'a bicycle'],
      ['how to turn old jeans into a tote bag', 'a tote bag'],
      ['from tree to guitar', 'a guitar'],
      ['how a wooden spoon is made', 'a wooden spoon'],
    ] as const)
      expect(panelsOf(prompt).at(-1)?.text, prompt).toBe(end);
  });

  it('shows both ends where nobody knows the way', () => {
    expect(panelsOf('how a girl becomes an astronaut').map(({ text }) => text)).toEqual([
      'a girl',
      'an astronaut',
    ]);
  });

  it('has something to be seen in each stage', () => {
    const stages = MAKING_LIST.flatMap(({ starts, ends }) => {
      const [start = '', end = ''] = [starts[0], ends[0]];
      return madeOf({ start, end })?.stages.slice(0, -1) ?? [];
    });
    expect(stages.filter(([, scene]) => !isSeen(scene))).toEqual([]);
  });
});

describe('steps that tell what is done', () => {
  it('are scenes of who does it to what', () => {
    const panels = panelsOf(
      'how bread is made: flour is mixed with water, kneaded, left to rise and baked',
    );
    expect(panels.map(({ caption }) => caption)).toEqual([
      'flour is mixed with water',
      'kneaded',
      'left to rise',
      'baked',
    ]);
    expect(panels[3]?.text).toBe('bread in an oven');
  });

  it('are seen, whatever is done', () => {
    const scenes = [...new Set(STEPS_SEEN.values())].map((scene) =>
      scene.replace(/\{it\}|\{product\}/u, 'apples'),
    );
    expect(scenes.filter((scene) => !isSeen(scene))).toEqual([]);
  });

  it('take no time over long words', () => {
    const read = (length: number) => {
      for (const lead of ['how a ', 'how to turn ', 'infographic: how ', 'how x is made: ']) {
        for (const unit of ['x', 'a ', 'is made ']) {
          const rest = unit.repeat(length / unit.length);
          becomingIn(lead + rest);
          processIn(lead + rest);
        }
      }
    };
    expect(growthOf(read)).toBeLessThan(LINEAR_GROWTH);
  });
});
