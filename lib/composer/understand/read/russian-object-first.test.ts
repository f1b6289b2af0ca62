import { expect, it } from 'vitest';
import { understand } from '../understand';

it.each([
  ['девочку обнимает робот', 'robot hug girl'],
  ['старика преследует медсестра', 'nurse follow grandfather'],
  ['собаку моет мальчик', 'boy clean dog'],
  ['девочка обнимает робота', 'girl hug robot'],
])('whoever does something in Russian is told by the endings: %s', (prompt, deed) => {
  const { elements, actions } = understand(prompt);
  const nameOf = (id = '') => elements.find((one) => one.id === id)?.concept ?? '';
  expect(
    actions.map(({ agent, verb, patient }) => `${nameOf(agent)} ${verb} ${nameOf(patient)}`),
  ).toEqual([deed]);
});
