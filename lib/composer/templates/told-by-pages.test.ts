import { expect, it } from 'vitest';
import { understand } from '../understand/understand';
import { tradeOf } from './design/words';
import { drawnWith } from '../testing/drawn';

const drawn = drawnWith();

it('dates that nothing shows by themselves have what is known of their year', () => {
  const { drew } = drawn('timeline of space travel: 1957 Sputnik, 1961 Gagarin, 1969 moon landing');
  expect(drew).toEqual(expect.arrayContaining(['Sputnik', 'rocket']));
});

it('a club keeps the whole of its name, without the shape of its badge', () => {
  expect(tradeOf(understand('emblem of a hiking club with boots'))).toBe('hiking club');
  expect(tradeOf(understand('round badge for a climbing club'))).toBe('climbing club');
});

it('what is outdoors on a cover is in its weather, and what an editor writes about is no thing', () => {
  expect(drawn('book cover: a lighthouse in a storm, title "The Last Keeper"').drew).toContain(
    'lightning',
  );
  const { elements } = understand(
    'editorial illustration: the weight of debt, a man carrying a giant coin on his back',
  );
  expect(elements.map(({ phrase }) => phrase)).not.toContain('weight');
});

it('cards of a lesson are those that are listed', () => {
  const { template } = understand('flash cards of feelings: happy, sad, angry, scared');
  expect(template?.items?.map(({ text }) => text)).toEqual(['happy', 'sad', 'angry', 'scared']);
});

it('somebody who has something on is the picture, whomever the page is for', () => {
  const { elements } = understand('twitch banner for a gamer girl with headset, neon purple');
  expect(elements.map(({ concept }) => concept)).toContain('girl');
});

it('a poster for an event is headed by it, whatever day it is on, and a feast by its wish', () => {
  expect(understand('poster for school bake sale friday 3pm, cupcakes').lettering[0]).toBe(
    'School Bake Sale',
  );
  expect(understand('ramadan kareem banner with a lantern').lettering).toEqual(['Ramadan Kareem']);
});

it('a land of which it is told what is seen has nothing else that it is known by', () => {
  const { elements } = understand('travel poster of Iceland with northern lights over a waterfall');
  expect(elements.map(({ concept }) => concept)).not.toContain('reindeer');
});

it('a patch has its campfire before the tent, and no trees that nobody named', () => {
  const { drew, notDrawn } = drawn('camping patch with tent, campfire and stars');
  expect(drew).toEqual(expect.arrayContaining(['tent', 'campfire', 'stars']));
  expect(notDrawn).toEqual([]);
});
