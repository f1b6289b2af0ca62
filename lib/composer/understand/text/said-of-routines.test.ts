import { describe, expect, it } from 'vitest';
import { saidOfRoutines } from './said-of-routines';

describe('what is done every day, at work and by several', () => {
  it.each([
    ['girls jump rope', 'girls jumping rope'],
    ['kids skate on a pond', 'kids skating on a pond'],
    ['a boy washes his hands', 'a boy washing hands at a sink'],
    ['a girl takes a hot shower', 'a girl standing under the shower'],
    ['a man rows across a lake', 'a man rows a boat on a lake'],
    ['a knight rides into battle', 'a knight riding a horse into battle'],
    ['a man climbs a mountain', 'a man climbs a cliff on a mountain'],
    ['a woman pulls weeds', 'a woman kneeling and reaching for weeds'],
    ['a man puts out a fire', 'a man spraying water on a fire'],
    ['a woman burns a letter', 'a woman holding a burning letter'],
    ['a giant picks up a house', 'a giant lifting a house'],
    ['nurses wheel a patient', 'nurses pushing a patient in a wheelchair'],
    ['a dentist pulls a tooth', "a dentist checking a patient's teeth"],
    ['a boy skips stones on a lake', 'a boy throwing a stone on a lake'],
    [
      'a girl looks through a telescope at the moon',
      'a girl looks through a telescope under the moon',
    ],
    ['kids pull a wagon', 'kids pull a wooden cart'],
    ['a policeman stops a car', 'a policeman stopping traffic in front of a car'],
    ['a couple cut their wedding cake', 'a couple cutting their wedding cake on a table'],
  ])('%s', (said, plain) => {
    expect(saidOfRoutines(said)).toBe(plain);
  });

  it.each([
    'a boy washes his hands in a stream',
    'a girls jump suit',
    'a man climbs a mountain of laundry',
    'ice skating in the park',
  ])('leaves %s alone', (said) => {
    expect(saidOfRoutines(said)).toBe(said);
  });

  it('is quick on what is said over and over', () => {
    const hostile = 'a knight riding into girls jump wash his hands burning a '.repeat(70);
    const startedAtMs = performance.now();
    saidOfRoutines(hostile);
    expect(performance.now() - startedAtMs).toBeLessThan(1000);
  });
});
