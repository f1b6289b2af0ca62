import { describe, expect, it } from 'vitest';
import { understand } from '..';
import { EVENTS } from '../words/events.data';
import { eventsTold } from './events-told';

const NAMES = EVENTS.split('\n')
  .filter(Boolean)
  .flatMap((line) => (line.split('|')[0] ?? '').split(','))
  .map((name) => name.trim());

describe('a scene that is told by its occasion', () => {
  it.each([
    [
      'a birthday party for twins',
      'twins wearing party hats at a table with a birthday cake, balloons above',
    ],
    ['girl at a piano recital', 'girl playing a grand piano on a stage'],
    [
      'pillow fight between two sisters',
      'two sisters hitting each other with pillows in a bedroom',
    ],
    [
      'bath time with rubber ducks',
      'a child taking a bath in a bathtub full of bubbles with rubber ducks',
    ],
  ])('is what people do there: %s', (said, seen) => {
    expect(eventsTold(said)).toBe(seen);
  });

  it.each([
    'birthday party poster with a cake',
    'invitation to a garden barbecue',
    'sleepover, two girls eating popcorn',
    'a dog beside a car wash sign',
  ])('is left as it is told on pages and where somebody does something else: %s', (said) => {
    expect(eventsTold(said)).toBe(said);
  });

  it('has somebody or something in it that can be drawn, whatever the occasion', () => {
    const empty = NAMES.filter((name) => {
      const { elements } = understand(name);
      return elements.length === 0 || elements.every(({ concept }) => concept === undefined);
    });
    expect(empty).toEqual([]);
  });

  it('is named once', () => {
    expect(NAMES.filter((name, index) => NAMES.indexOf(name) !== index)).toEqual([]);
  });
});
