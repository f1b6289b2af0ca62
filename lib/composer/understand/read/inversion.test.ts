import { expect, it } from 'vitest';
import { understand } from '../understand';

it.each([
  ['двое учёных смотрят в микроскоп, на столе пробирки', 'test-tube', 'table'],
  ['ein Sofa im Wohnzimmer, auf dem Tisch eine Vase', 'vase', 'table'],
])('what is named after where it is stands there: %s', (prompt, what, where) => {
  const { elements, relations } = understand(prompt);
  const idOf = (concept: string) => elements.find((it) => it.concept === concept)?.id;
  expect(relations).toContainEqual({ kind: 'on', from: idOf(what), to: idOf(where) });
});

it.each([
  ['ein Papierschiff in einer Pfütze, daneben hockt ein Kind in gelben Gummistiefeln', 'child'],
  ['бумажный кораблик плывёт по луже, рядом присел ребёнок в жёлтых сапогах', 'child'],
])('who is there does what is said after the word for where: %s', (prompt, who) => {
  const { elements, actions } = understand(prompt);
  const idOf = elements.find((it) => it.concept === who)?.id;
  expect(actions.filter(({ agent }) => agent === idOf)).toHaveLength(1);
});

it.each([
  ['эльф прячется за деревом, мимо проходит тролль с дубиной', 'troll walk'],
  ['остров с замком, прилетает воздушный шар', 'hot-air-balloon fly'],
  ['un niño lee un libro, duerme un perro a su lado', 'dog sleep'],
])('who comes after what is done does it: %s', (prompt, deed) => {
  const { elements, actions } = understand(prompt);
  const named = (id: string) => elements.find((it) => it.id === id)?.concept ?? '';
  expect(actions.map(({ agent, verb }) => `${named(agent)} ${verb}`)).toContain(deed);
});

it.each([
  ['auf dem Tisch: eine Teekanne und ein Kuchen', ['teapot on table', 'cake on table']],
  ['auf einer Bank im Park sitzt ein alter Mann', ['grandfather on bench']],
  ['auf dem Dach des Hauses sitzt eine Katze', ['cat on house']],
  ['sur une table, une théière et un gâteau', ['teapot on table', 'cake on table']],
  ['sous un arbre, un garçon lit un livre', ['boy under tree']],
  ['con un sombrero rojo, un gato duerme en una silla', ['cat wearing hat', 'cat on chair']],
  ['sobre la mesa, una tetera y dos tazas', ['teapot on table', 'cup on table']],
  ['sotto un albero, un ragazzo legge un libro', ['boy under tree']],
  ['debaixo de uma árvore, um menino lê um livro', ['boy under tree']],
  ['под деревом мальчик читает книгу', ['boy under tree']],
  ['перед домом собака гонится за кошкой', ['dog in-front-of house']],
])('where something is may be told first in every language: %s', (prompt, wanted) => {
  const { elements, relations } = understand(prompt);
  const named = (id: string) => elements.find((one) => one.id === id)?.concept ?? '';
  const told = relations.map(({ from, kind, to }) => `${named(from)} ${kind} ${named(to)}`);
  expect(told).toEqual(expect.arrayContaining(wanted));
});
