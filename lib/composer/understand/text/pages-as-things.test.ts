import { describe, expect, it } from 'vitest';
import { understand } from '..';

const conceptsOf = (prompt: string) => understand(prompt).elements.map(({ concept }) => concept);

describe('a kind of page that is in the picture', () => {
  it.each([
    ['police officer showing his badge', 'metal-badge'],
    ['kid putting stickers in an album', 'sticker-sheet'],
    ['teacher holding up a flashcard to her class', 'picture-card'],
    ['birthday cards standing on a mantelpiece', 'folded-card'],
    ['a gift card tucked into a bouquet', 'folded-card'],
    ['postman delivering an invitation', 'letter'],
    ['couple looking at a timeline in a museum', 'chart'],
    ['a cat sleeping on a stone step', 'stairs'],
    ['scout with badges on her sash', 'metal-badge'],
    ['a boy reading a comic book', 'comic-book'],
    ['kids playing with clay at a table', 'play-dough'],
    ['a food truck with a chalkboard menu', 'placard'],
    ['a step stool in a kitchen', 'stool'],
    ['a girl paints a poster', 'poster-sheet'],
    ['children hanging up a birthday banner between two trees', 'bunting'],
    ['a desk with a lamp, a portrait of a cat and a cup of coffee', 'picture-frame'],
  ])('is a thing, and no page: %s', (prompt, concept) => {
    expect(understand(prompt).template).toBeUndefined();
    expect(conceptsOf(prompt)).toContain(concept);
  });

  it('is no way of drawing where somebody works with it', () => {
    expect(understand('a child painting with a watercolor set').media).toEqual([]);
    expect(understand('a fox in clay style').media).toEqual(['clay']);
    expect(understand('a fox, comic book style').media).toEqual(['cartoon']);
  });

  it.each([
    ['a sticker of a fox holding a badge', 'sticker'],
    ['badge of a bear wearing a hat', 'emblem'],
    ['a set of stickers with cats', 'sticker'],
    ['christmas card with a robin on a branch', 'card'],
    ['wedding invitation with roses', 'card'],
    ['flashcard for the letter G with a goat', 'flash-card'],
  ])('is a page where the prompt asks for one: %s', (prompt, id) => {
    expect(understand(prompt).template?.id).toBe(id);
  });

  it('says what cloth is like that has it printed on', () => {
    const { elements, template } = understand('a woman in a dress with a floral pattern');
    expect(template).toBeUndefined();
    expect(elements.find(({ concept }) => concept === 'dress')?.attributes).toContain('floral');
  });
});

it.each([
  ['icon of a van with a clock badge in the corner', 'icon'],
  ['icon of a suitcase with a globe sticker', 'icon'],
  ['three app icons in the same style: calculator, clock, camera', 'icon-set'],
])('takes what a mark has at its corner for no second mark: %s', (prompt, id) => {
  expect(understand(prompt).template?.id).toBe(id);
});
