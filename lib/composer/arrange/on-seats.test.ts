import { describe, expect, it } from 'vitest';
import type { Node } from './node';
import { rootsIn } from './testing/planned';

function allOf(nodes: readonly Node[]): Node[] {
  return nodes.flatMap((node) => [node, ...allOf(node.children)]);
}

const nodeIn = (prompt: string, concept: string) =>
  allOf(rootsIn(prompt)).find(({ thing }) => thing.concept.id === concept);

describe('who is on a seat', () => {
  it.each([
    ['a grandfather sleeping in an armchair', 'grandfather'],
    ['a nurse asleep on a chair', 'nurse'],
    ['a woman sleeping on a train', 'woman'],
  ])('%s sits, and does not lie across it', (prompt, concept) => {
    expect(nodeIn(prompt, concept)?.doing.pose).toBe('sit');
  });

  it('a woman alone on a bench lies down to sleep', () => {
    expect(nodeIn('a woman sleeping on a bench', 'woman')?.doing.pose).toBe('sleep');
  });

  it('a laptop is on the knees of who works on a sofa', () => {
    const laptop = nodeIn('a man working on his laptop on a sofa', 'laptop');
    expect(laptop).toMatchObject({ bond: 'on', spot: 'lap' });
  });

  it('cards are in the hands of those who play on a sofa', () => {
    expect(nodeIn('two kids playing cards on a sofa', 'playing-cards')?.bond).toBe('held');
  });
});
