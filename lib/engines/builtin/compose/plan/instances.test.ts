import { describe, expect, it } from 'vitest';
import type { DrawSpec } from '@/lib/engines/engine';
import { understand } from '../understand/understand';
import { plan } from './plan';
import type { ScenePlan } from './scene-plan';

function planned(prompt: string): ScenePlan {
  const spec: DrawSpec = {
    prompt,
    widthPx: 512,
    heightPx: 512,
    modelId: 'svcv3',
    output: 'raster',
    seed: 5,
    variant: 0,
  };
  return plan(understand(prompt), spec);
}

const drawn = (prompt: string) => planned(prompt).subjects.map(({ concept }) => concept.id);

describe('animals with a drawing on their legs', () => {
  it('stand where no pose is asked for', () => {
    expect(drawn('a lion in the savanna')).toEqual(['lion-standing']);
    expect(drawn('a fox walking in a forest')).toEqual(['fox-standing']);
  });

  it('keep the body that takes poses for what needs one', () => {
    expect(drawn('a fox waving')).toEqual(['fox']);
    expect(drawn('a lion wearing a crown')).toEqual(['lion']);
    expect(drawn('a fox with an umbrella')).toContain('fox');
    expect(drawn('a bear riding a bicycle')).toContain('bear');
    expect(drawn('a wolf on a sofa')).toContain('wolf');
    expect(drawn('a mascot of a wolf')).toEqual(['wolf']);
  });

  it('are heads in marks', () => {
    expect(drawn('a logo of a lion')).toEqual(['lion']);
  });
});

describe('trees', () => {
  const colors = (prompt: string) => planned(prompt).subjects.map(({ subject }) => subject.color);

  it('turn in autumn, where they are not told to be green', () => {
    const green = colors('a green tree in autumn');
    expect(colors('a tree in autumn')[0]).toBeDefined();
    expect(colors('a tree in autumn')).not.toEqual(green);
    expect(colors('a tree in spring')).toEqual([undefined]);
  });
});

describe('people in company', () => {
  it('are different people', () => {
    expect(new Set(drawn('a family of four at the beach'))).toEqual(
      new Set(['man', 'woman', 'girl', 'boy']),
    );
    expect(new Set(drawn('three kids in the park'))).toEqual(new Set(['boy', 'girl']));
  });

  it('stay who they were said to be', () => {
    expect(drawn('two doctors')).toEqual(['health-worker', 'health-worker']);
    expect(drawn('a person in a field')).toEqual(['person']);
  });
});

describe('who is in a boat', () => {
  it('is on the water', () => {
    expect(planned('a dog in a sailboat').environment).toBe('lake');
  });
});
