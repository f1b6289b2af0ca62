import { expect, it } from 'vitest';
import { understand } from '../understand';

const told = (prompt: string) => understand(prompt).elements.map(({ concept }) => concept);

it('goods that are stacked in a tower stand at no tower, on posters as well', () => {
  expect(told('flea market poster with a gramophone and a lamp stacked in a wobbly tower')).toEqual(
    ['gramophone', 'lamp'],
  );
});

it('who is at a roller derby or on roller skates skates on wheels', () => {
  for (const prompt of [
    'a girl on roller skates in a park',
    'poster of a roller derby match, two skaters shoulder to shoulder',
  ])
    expect(understand(prompt).actions).toMatchObject([{ verb: 'roller-skate' }]);
});

it('a shower of meteors is seen at night', () => {
  const brief = understand('people around a telescope on a hill, perseids overhead');
  expect(brief).toMatchObject({ hour: 'night' });
  expect(brief.elements.map(({ concept }) => concept)).toContain('comet');
});
