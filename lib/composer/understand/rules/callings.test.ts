import { describe, expect, it } from 'vitest';
import { understand } from '..';

describe('what somebody is known by', () => {
  it('gives each juggler three balls', () => {
    const { elements, actions } = understand('two jugglers on a stage');
    const balls = elements.find(({ concept }) => concept === 'tennis-ball');
    expect(balls?.count).toBe(6);
    expect(actions).toMatchObject([{ verb: 'juggle', patient: balls?.id }]);
  });

  it('puts into their hands what a trade is told by', () => {
    const held = (prompt: string) => understand(prompt).elements.map(({ concept }) => concept);
    expect(held('a hunter')).toContain('rifle');
    expect(held('a shepherd')).toContain('crook');
    expect(held('an architect')).toContain('floor-plan');
  });
});
