import { expect, it } from 'vitest';
import { understand } from '../understand';

const told = (prompt: string) => {
  const { elements, relations, actions, template, places } = understand(prompt);
  const name = (id = '') => elements.find((one) => one.id === id)?.concept;
  return {
    concepts: elements.map(({ concept }) => concept),
    relations: relations.map(({ kind, from, to }) => `${name(from)} ${kind} ${name(to)}`),
    actions: actions.map(({ verb, agent, patient }) => `${name(agent)} ${verb} ${name(patient)}`),
    template,
    places: places.map(({ concept }) => concept),
  };
};

it('a family at a tree goes on at it where two of it are told to do something else', () => {
  const { actions } = told('family decorating a Christmas tree, dad lifting the daughter');
  expect(actions).toContain('father lift daughter');
  expect(actions.filter((one) => one.endsWith('decorate-tree christmas-tree'))).toHaveLength(2);
});

it('one step of a porch is a place and no page of steps', () => {
  const { template, places } = told('a jack-o-lantern on a porch step');
  expect(template).toBeUndefined();
  expect(places).toEqual(['front-porch']);
});

it('sparklers that are lit are held', () => {
  expect(told('two kids lighting sparklers').actions).toEqual(['child hold sparkler']);
});

it('what is on a tablecloth is on a table that has it', () => {
  const { concepts, relations } = told('a menorah on a blue tablecloth');
  expect(concepts).toEqual(['menorah', 'table']);
  expect(relations).toEqual(['menorah on table']);
});

it('bears of plush that share an umbrella are under it', () => {
  expect(told('two teddy bears sharing one umbrella').relations).toEqual([
    'teddy-bear under umbrella',
  ]);
});

it('a bird on the nose of a snowman is on the snowman', () => {
  const { concepts, relations } = told('a snowman, a robin perched on its carrot nose');
  expect(concepts).not.toContain('nose');
  expect(relations).toEqual(['robin on snowman']);
});

it('each of several in costumes has one of those that are told', () => {
  const { concepts } = told('kids trick or treating in ghost and witch costumes');
  expect(concepts.filter((one) => one === 'child')).toHaveLength(2);
  expect(concepts).toContain('ghost-costume');
});
