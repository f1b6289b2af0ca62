import { describe, expect, it } from 'vitest';
import { saidOfTrades } from './said-of-trades';

describe('what people say of trades', () => {
  it.each([
    ['a mechanic fixing the engine of a red van', 'a mechanic fixing a red van'],
    ['a boy fixing the chain of his bike', 'a boy fixing his bike'],
    ['a woman tightening the strings on a guitar', 'a woman tightening a guitar'],
    ['a man laying salmon on ice', 'a man laying salmon on crushed ice'],
    ["a cobbler's apprentice polishing boots", 'a young cobbler polishing boots'],
    ["a farmer's wife feeding hens", 'a female farmer feeding hens'],
    ['a mason chiseling letters into a stone', 'a mason sculpting a stone'],
    ['a chess club, a boy moves a knight', 'a chess club, a boy moves a chess piece'],
    [
      'a man taking a picture of two girls on a carousel',
      'a man taking a picture of two girls sitting on a carousel',
    ],
    ['a mason spreading mortar on a wall', 'a mason building a wall'],
    ['a woman scraping ice off the windshield', 'a woman cleaning a car'],
    ['a dj spinning records', 'a dj mixing music'],
    ['four rowers on a lake', 'four people rowing a boat on a lake'],
    ['a mother with a stroller', 'a mother pushing a stroller'],
    ['a girl with a wheelchair in a library', 'a girl in a wheelchair in a library'],
    ['a wheelchair user at a desk', 'a person in a wheelchair at a desk'],
    ['a man grilling corn over charcoal', 'a man grilling corn on a grill'],
    ['boxers trading punches in a ring', 'two boxers punching each other in a ring'],
    ['a dentist leaning over a boy', 'a dentist examining a boy'],
    ['a boy beside an old red truck', 'a boy beside an old red pickup truck'],
    [
      'a snowplow clearing a mountain road between pines',
      'a snowplow driving on a snowy mountain road between pines',
    ],
    [
      'a baker pulling a tray of rolls out of a brick oven',
      'a baker taking bread out of a brick oven',
    ],
    ['a man pushing a cart along a fence', 'a man pushing a cart in front of a fence'],
    ['a plumber under a sink', 'a plumber under a kitchen sink'],
    ['a counter with hanging sausages', 'a counter with sausages hanging above'],
    [
      'a man taking a photo of a bride under an arch of roses',
      'a man taking a photo of a bride standing under an arch of roses',
    ],
    ['a truck driver leaning out of his cab', 'a truck driver leaning out of his truck'],
  ])('%s', (said, plain) => {
    expect(saidOfTrades(said)).toBe(plain);
  });

  it.each(['a fire truck', 'a cat along a river', 'a kitchen sink with a plant'])(
    'leaves %s alone',
    (said) => {
      expect(saidOfTrades(said)).toBe(said);
    },
  );
});
