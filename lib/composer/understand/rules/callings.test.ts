import { describe, expect, it } from 'vitest';
import { understand } from '..';

describe('what somebody is known by', () => {
  it('gives each juggler three balls', () => {
    const { elements, actions } = understand('two jugglers on a stage');
    const balls = elements.find(({ concept }) => concept === 'tennis-ball');
    expect(balls?.count).toBe(6);
    expect(actions).toMatchObject([{ verb: 'juggle', patient: balls?.id }]);
  });

  it('turns acrobats over, unless they are told to stand on something', () => {
    expect(understand('an acrobat').actions).toMatchObject([{ verb: 'cartwheel' }]);
    expect(understand('a gymnast on a balance beam').actions).toEqual([]);
  });

  it('puts into their hands what a trade is told by', () => {
    const held = (prompt: string) => understand(prompt).elements.map(({ concept }) => concept);
    expect(held('a hunter')).toContain('rifle');
    expect(held('a shepherd')).toContain('crook');
    expect(held('an architect')).toContain('floor-plan');
  });
});
