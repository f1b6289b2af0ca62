import { describe, expect, it } from 'vitest';
import { saidOfMoments } from './said-of-moments';

describe('moments of deeds, and deeds done again', () => {
  it.each([
    ['a golfer mid swing on the green', 'a golfer swinging a golf club on the green'],
    ['a batter caught mid-swing', 'a batter swinging a bat'],
    ['a dancer in mid-leap over a stage', 'a dancer leaping over a stage'],
    ['a runner, frozen mid-stride', 'a runner running'],
    ['an opera singer mid-song', 'an opera singer singing'],
    [
      'a woman repotting a small fern on a balcony',
      'a woman planting a small fern in a flower pot on a balcony',
    ],
    ['a man repainting his fence', 'a man painting his fence'],
    ['a cobbler resoling a boot', 'a cobbler repairing a boot'],
  ])('%s', (said, plain) => {
    expect(saidOfMoments(said)).toBe(plain);
  });

  it.each(['a cat in mid air', 'a mid-century chair', 'a girl resting by a river'])(
    'leaves %s alone',
    (said) => {
      expect(saidOfMoments(said)).toBe(said);
    },
  );
});
