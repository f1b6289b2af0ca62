import { describe, expect, it } from 'vitest';
import { understand } from '../understand';
import { drawnWith } from '../testing/drawn';

const drawn = drawnWith({ seed: 11 });
const relationsOf = (prompt: string) =>
  understand(prompt).relations.map(({ kind, from, to }) => `${from} ${kind} ${to}`);

describe('what tales put on animals and into their paws', () => {
  it('is on the feet of a cat in boots, and around a mouse in a boot', () => {
    expect(relationsOf('a cat in red boots')).toEqual(['e1 wearing e2']);
    expect(relationsOf('a mouse in a boot')).toEqual(['e1 in e2']);
    expect(relationsOf('kittens in a pair of boots')).toEqual(['e1 in e2']);
  });

  it('is borne in both hands where a mouth would drop it', () => {
    const [fox, cake] = understand('a fox carrying a birthday cake').elements;
    expect(fox?.attributes).toContain('upright');
    expect(cake?.attributes).not.toContain('in-mouth');
    const [, ball] = understand('a dog carrying a ball').elements;
    expect(ball?.attributes).toContain('in-mouth');
  });

  it('is in the claws of who sits on a branch, and does not fly', () => {
    const { actions } = understand('two owls on a branch with diplomas in their claws');
    expect(actions.map(({ verb }) => verb)).not.toContain('fly');
  });

  it('is seen: whoever peeks out of a chest, and the boots of a flamingo', () => {
    expect(drawn('a pirate peeking out of a treasure chest').drew).toContain('pirate');
    expect(drawn('a flamingo in rubber boots').drew).toContain('rubber boots');
    expect(drawn('a giraffe wearing a striped scarf').drew).toContain('striped scarf');
  });
});
