import { describe, expect, it } from 'vitest';
import { understand } from '../understand';

const relationsOf = (prompt: string) => {
  const { elements, relations } = understand(prompt);
  const conceptOf = (id: string) => elements.find((one) => one.id === id)?.concept;
  return relations.map(({ kind, from, to }) => [conceptOf(from), kind, conceptOf(to)].join(' '));
};

describe('where something is, told after what it is at', () => {
  it.each([
    ['una mesa sobre la que hay un gato', 'cat on table'],
    ['una mesa al lado de la cual duerme un perro', 'dog beside table'],
    ['un tavolo di legno su cui dorme un gatto', 'cat on table'],
    ['un tavolo di legno sotto il quale dorme un cane', 'dog under table'],
    ['un tavolo con sopra un gatto grigio', 'tabby-cat on table'],
    ["sotto un tavolo di legno c'è un gatto", 'cat under table'],
    ['uma mesa sob a qual dorme um gato', 'cat under table'],
    ['uma caixa na qual há um livro', 'book in box'],
    ['une table sur laquelle dort un chat', 'cat on table'],
    ['une table à côté de laquelle se trouve un chien', 'dog beside table'],
    ['стол, на котором сидит кошка', 'cat on table'],
    ['коробка, в которой лежит книга', 'book in box'],
    ['テーブル、その上で眠る猫', 'cat on table'],
    ['улей на лугу, вокруг которого летают пчёлы', 'bee around beehive'],
    ['ein Bienenstock auf einer Wiese, um den Bienen fliegen', 'bee around beehive'],
    ['una colmena en un prado y abejas volando alrededor', 'bee around beehive'],
    ['女の子の膝の上の猫', 'cat on lap'],
    ['テーブルがあり、その下に犬がいる', 'dog under table'],
  ])('reads %s', (prompt, relation) => {
    expect(relationsOf(prompt)).toContain(relation);
  });

  it.each([
    ['ein Mädchen mit einem Buch in der Hand', 'girl holding book'],
    ['une fille, un livre à la main', 'girl holding book'],
    ['una niña con un gato en brazos', 'girl holding cat'],
    ['девочка с кошкой на руках', 'girl holding cat'],
    ['девочка с кошкой на коленях', 'cat on lap'],
    ['小さな鳥を指に乗せた巨人', 'giant holding bird'],
  ])('has it in hand: %s', (prompt, relation) => {
    expect(relationsOf(prompt)).toContain(relation);
  });

  it('leaves small letters of German no nouns', () => {
    const { elements } = understand('eine Frau nimmt ein Buch vom obersten Regal');
    expect(elements.map(({ concept }) => concept)).not.toContain('general');
  });

  it('lets what a new article opens be for itself', () => {
    expect(relationsOf('una hamaca entre dos palmeras y un coco')).not.toContain(
      'hammock between coconut',
    );
  });
});
