import { describe, expect, it } from 'vitest';
import { understand } from '../understand';

const deedsOf = (prompt: string) => {
  const { actions, elements } = understand(prompt);
  const named = (id = '') => elements.find((element) => element.id === id)?.concept ?? '';
  return actions.map(({ agent, verb, patient }) => [named(agent), verb, named(patient)].join(' '));
};

describe('phrases of other languages with a gap in them', () => {
  it.each([
    ['eine Frau schaut am See auf eine Landkarte', 'woman look map'],
    ['ein Hund wartet auf einen Ball', 'dog wait '],
    ['una sirena peinándose sobre una roca', 'mermaid brush hair'],
    ['una ragazza con un pulcino tra le mani', 'girl hold chick'],
    ['um robô servindo chá numa bandeja', 'robot serve tea'],
    ['una donna che stende la pasta con il mattarello', 'woman roll-out rolled-dough'],
    ['una donna che stende i panni', 'woman hold t-shirt'],
    ['una panadera sacando pan del horno', 'baker bake-in-oven brick-oven'],
  ])('say in "%s" who does what: %s', (prompt, deed) => {
    expect(deedsOf(prompt)).toContain(deed);
  });
});

describe('words of other languages that are one in English', () => {
  it.each([
    ['un pescador con sus redes', 'fishing-net'],
    ['ein Butler mit Fliege', 'bow-tie'],
    ['un camello junto a una tienda en el desierto', 'tent'],
  ])('mean in "%s" what goes with the rest', (prompt, concept) => {
    expect(understand(prompt).elements.map((element) => element.concept)).toContain(concept);
  });
});
