import { expect, it } from 'vitest';
import { understand } from '../understand';

const deedsOf = (prompt: string) => {
  const { actions, elements } = understand(prompt);
  const named = (id = '') => elements.find((element) => element.id === id)?.concept ?? '';
  return actions.map(({ agent, verb, patient }) => [named(agent), verb, named(patient)].join(' '));
};

it.each([
  ['un trineo tirado por un caballo', 'horse pull sled'],
  ['un traîneau tiré par un cheval dans la neige', 'horse pull sled'],
  ["un'auto guidata da un cane", 'dog drive car'],
  ['um cavalo galopando pela praia, montado por uma menina', 'girl ride horse'],
])('what is done by somebody is what they do: %s', (prompt, deed) => {
  expect(deedsOf(prompt)).toContain(deed);
});

it('what goes on meanwhile in Japanese has a doer of its own', () => {
  expect(deedsOf('猫が眠っている間にチーズを盗むネズミ')).toEqual([
    'cat sleep ',
    'mouse take cheese',
  ]);
});
