import { describe, expect, it } from 'vitest';
import { understand } from '..';
import { liftUse } from './use-told';

describe('what a picture is for', () => {
  it.each([
    ['two foxes crossing a bridge for a history textbook', 'two foxes crossing a bridge'],
    ['a volcano, for my geography class', 'a volcano'],
    ['a rabbit in a teacup for the nursery wall, flat style', 'a rabbit in a teacup, flat style'],
    ['people recycling for our annual report', 'people recycling'],
    ['a robot hugging a cat for a 5 year old', 'a robot hugging a cat'],
    ['birthday card for a 5 year old girl', 'birthday card'],
    ['counting bears for kids aged 3 to 5', 'counting bears'],
    [
      'a hero image for our landing page showing a team with a cake',
      'a hero image showing a team with a cake',
    ],
    ['an illustration for our newsletter showing a fox', 'an illustration showing a fox'],
    ['a fox on a skateboard for my website', 'a fox on a skateboard'],
    ['a bowl of soup, for a restaurant menu', 'a bowl of soup'],
    ['two cats, perfect for a t-shirt, flat', 'two cats, flat'],
    ['a nurse, for a blog post about health', 'a nurse'],
    ['a bicycle icon, for a rental app', 'a bicycle icon'],
  ])('is no part of it: %s', (prompt, rest) => {
    expect(liftUse(prompt).rest).toBe(rest);
  });

  it.each([
    'a header image for our newsletter',
    'header image for an article about burnout',
    'owl logo for my podcast',
    'a woman waiting for a bus',
    'students looking for a lesson in the park',
    'a dog begging for food',
    'a boy saving coins, for a new bike',
    'logo with a fox, for a bike shop',
    'illustration, for a blog',
    'a teacher preparing for a lesson',
  ])('stays where nothing else is named, or where it is no use: %s', (prompt) => {
    expect(liftUse(prompt).rest).toBe(prompt);
  });

  it('is told as understood, and shows no book', () => {
    const { elements, words } = understand('two foxes and a hen for a history textbook');
    expect(elements.map(({ concept }) => concept)).toEqual(['fox', 'hen']);
    expect(words.find(({ word }) => word.includes('textbook'))).toMatchObject({ fate: 'ignored' });
  });
});
