import { describe, expect, it } from 'vitest';
import { understand } from '../understand';
import { drawnWith } from '../testing/drawn';
import { boxesIn } from './testing/seen';

describe('what somebody throws', () => {
  it('flies ahead of who threw it, toward who is to catch it', () => {
    const { boxOf } = boxesIn('a girl throws a ball to her brother');
    const [girl, ball, boy] = ['e1', 'e2', 'e3'].map(boxOf);
    const middle = ({ left = 0, right = 0 } = {}) => (left + right) / 2;
    const [low, high] = [middle(girl), middle(boy)].sort((a, b) => a - b);
    expect(middle(ball)).toBeGreaterThan(low ?? 0);
    expect(middle(ball)).toBeLessThan(high ?? 0);
  });

  it('flies toward what it is to land in', () => {
    const { boxOf } = boxesIn('a girl throwing a ball into a basket');
    const [girl, ball, basket] = ['e1', 'e2', 'e3'].map(boxOf);
    const middle = ({ left = 0, right = 0 } = {}) => (left + right) / 2;
    expect(Math.sign(middle(ball) - middle(girl))).toBe(Math.sign(middle(basket) - middle(girl)));
  });

  it.each([
    'two children throwing snowballs at a bear',
    'a fox and a rabbit throwing snowballs at each other',
    'a monster throwing a pie at a clown',
  ])('is in the air before each who throws it: %s', (prompt) => {
    expect(drawnWith({ sidePx: 320 })(prompt).notDrawn).toEqual([]);
  });

  it('is told as thrown', () => {
    expect(drawnWith({ sidePx: 320 })('a boy throwing a frisbee').notDrawn).toEqual([]);
  });
});

it('a racket in the hand is beside the face, and not before it', () => {
  const { boxWhere } = boxesIn('a girl holding a tennis racket', { sidePx: 384 });
  const [girl, racket] = [boxWhere(({ id }) => id === 'e1'), boxWhere(({ id }) => id === 'e2')];
  const reach = Math.max(girl.right - racket.right, racket.left - girl.left);
  expect(Math.min(girl.right - racket.right, racket.left - girl.left)).toBeLessThan(2);
  expect(reach).toBeGreaterThan(girl.width * 0.2);
});

describe('others', () => {
  it.each([
    ['a girl painting a fence as another watches', ['girl', 'girl']],
    ['a boy kicking a ball while others stand around', ['boy', 'boy']],
    ['a man reading on a bench while another is sleeping', ['man', 'man']],
  ])('are of the kind that is told before them: %s', (prompt, people) => {
    const concepts = understand(prompt).elements.map(({ concept }) => concept);
    for (const one of people) expect(concepts).toContain(one);
    expect(concepts.filter((one) => one === people[0])).toHaveLength(2);
  });
});

it('a player of baseball who runs to a base is on its field', () => {
  const { places } = understand('a baseball player running to second base');
  expect(places.map(({ concept }) => concept)).toEqual(['baseball-field']);
});
