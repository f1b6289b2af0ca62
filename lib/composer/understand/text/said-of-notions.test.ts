import { describe, expect, it } from 'vitest';
import { saidOfNotions } from './said-of-notions';

describe('what figures of a notion do', () => {
  it.each([
    ['a man with a storm cloud above his head', 'a man and a storm cloud above him'],
    ['a boy with a basket above his head', 'a boy with a basket above his head'],
    ['icons flying out of a phone', 'hearts and speech bubbles flying out of a phone'],
    ['a set of icons', 'a set of icons'],
  ])('has in the air what nobody holds: %s', (said, plain) => {
    expect(saidOfNotions(said)).toBe(plain);
  });

  it.each([
    [
      'four hands holding the corners of one big puzzle piece',
      'four hands holding one big puzzle piece',
    ],
    [
      'woman releasing birds from an open cage',
      'woman holding an open birdcage with birds flying out of it',
    ],
    ['one red umbrella among many gray ones', 'one red umbrella among many gray umbrellas'],
    ['couple counting bills at a table', 'couple counting money at a table'],
    [
      'a thief pulling a card out of a laptop screen',
      'a thief holding a credit card beside a laptop',
    ],
    [
      'man with a stack of newspapers falling on his head',
      'man covering his head under falling newspapers',
    ],
    ['woman jumping while confetti falls', 'woman jumping, with falling confetti'],
    ['a newspaper locked behind a golden gate', 'a newspaper locked behind a gold gate'],
    ['the golden gate bridge at dawn', 'the golden gate bridge at dawn'],
    ['a man as a puppeteer moving workers on strings', 'a man moving workers on strings'],
    ['enamel pin of a skull', 'sticker of a skull'],
    ['a leash that forms a heart', 'a leash in the shape of a heart'],
  ])('is told as it is drawn: %s', (said, told) => {
    expect(saidOfNotions(said)).toBe(told);
  });

  it('is read in time that grows with its length', () => {
    const started = performance.now();
    for (const part of [
      'one red umbrella among many ',
      'with a stack of papers falling ',
      'applying face cream to her ',
      'releasing the birds out of the cage ',
      'while the red golden paper leaves fall down ',
      'a huge giant locked golden ',
      'that forms the shape of a ',
    ])
      saidOfNotions(part.repeat(4000 / part.length));
    expect(performance.now() - started).toBeLessThan(500);
  });
});

it.each([
  ['a flock of grey birds and one is yellow', 'one yellow bird among many grey birds'],
  [
    'everyone has a black umbrella, one person has a red one',
    'one red umbrella among many black umbrellas',
  ],
  ['everyone is under blue umbrellas', 'everyone is under blue umbrellas'],
  ['a coin that shrinks', 'a big coin, a coin and a tiny coin'],
  ['a bag while the receipt gets longer and longer', 'a bag, a long receipt'],
  ['a person floating crosslegged', 'a person meditating in mid-air'],
  ['no space left, character pushing a door', 'no space left, a person pushing a door'],
  ['a drawer full of photos and socks', 'a drawer full of photo prints and socks'],
  ['photos of mountains', 'photos of mountains'],
  ['a birdcage on a table, door open', 'a open birdcage on a table'],
  ['a sprout in the crack of a road', 'a young tree growing through cracked asphalt'],
  ['a candle burnt down', 'a melting candle'],
])('tells how one differs and what changes by what is seen of it: %s', (prompt, told) => {
  expect(saidOfNotions(prompt)).toBe(told);
});
