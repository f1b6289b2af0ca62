import { describe, expect, it } from 'vitest';
import { understand } from '..';

const conceptsOf = (prompt: string) => understand(prompt).elements.map(({ concept }) => concept);

it.each([
  ['blog header about bees, a jar on a table', 'bee'],
  ['article about electric cars, a charging station next to a house', 'car'],
  ['blog header about suitcases, with a squirrel next to a kite', 'suitcase'],
])('%s: what it is about is seen as well', (prompt, topic) => {
  expect(conceptsOf(prompt)).toContain(topic);
});

it.each([
  ['header about dogs, a puppy on a rug', ['puppy', 'rug']],
  ['hero image for a pet food brand, a dog at its bowl', ['dog', 'bowl']],
  ['blog header about personal finance: a piggy bank and coins', ['piggy-bank', 'coins']],
])('%s: what is told shows it', (prompt, told) => {
  expect(conceptsOf(prompt)).toEqual(told);
});

describe('the goods that an advert is for', () => {
  it.each([
    ['ad banner for an electric scooter, a commuter gliding past a traffic jam', 'kick-scooter'],
    ['store banner for wireless headphones, a boy dancing in his room', 'headphones'],
    ['ad for a folding bike, a woman hurrying through the city', 'bicycle'],
  ])('are seen with who is in its picture: %s', (prompt, concept) => {
    const { elements, relations } = understand(prompt);
    const goods = elements.find((one) => one.concept === concept);
    expect(relations.some(({ from, to }) => from === 'e1' && to === goods?.id)).toBe(true);
  });

  it('are told once', () => {
    const { elements } = understand('shop banner for hiking boots, a muddy boot on a rock');
    expect(elements.filter(({ concept = '' }) => /boot/.test(concept))).toHaveLength(1);
  });
});
