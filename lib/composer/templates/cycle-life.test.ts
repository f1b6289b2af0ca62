import { expect, it } from 'vitest';
import { understand } from '../understand/understand';
import { lifeStageOf, SPAWN } from './content/life-stages.data';
import { drawnWith } from '../testing/drawn';

const drawn = drawnWith();

it('shows the stages of a life by the family of whose life it is', () => {
  expect(lifeStageOf('salmon', 'fry')).toMatchObject({ shows: 'salmon' });
  expect(lifeStageOf('ladybug', 'egg')).toMatchObject({ shows: SPAWN });
  expect(lifeStageOf('rock', 'egg')).toBeUndefined();
  const { notDrawn } = drawn('life cycle of a salmon: egg, fry, smolt, adult');
  expect(notDrawn).toEqual([]);
});

it('shows each of a set of cards, and who is at what in a routine', () => {
  const { drew, notDrawn } = drawn('flash cards for weather: sun, rain, snow, wind');
  expect(drew).toEqual(expect.arrayContaining(['sun', 'rain', 'snow', 'wind']));
  expect(notDrawn).toEqual([]);
  const routine = understand('daily routine chart for kids: wake up, brush teeth, school, sleep');
  expect(routine.template?.panels?.map(({ text }) => text)).toEqual([
    'a child stretching next to a bed',
    'a child brushing teeth',
    'a child walking with a school bag',
    'a child sleeping in bed',
  ]);
});

it('takes stages that many lives have from whose life the page is told to be', () => {
  const { drew, notDrawn } = drawn('life cycle of a frog with eggs, tadpole, froglet and adult');
  expect(drew).toEqual(expect.arrayContaining(['froglet', 'adult', 'frog']));
  expect(notDrawn).toEqual([]);
});
