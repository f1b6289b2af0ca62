import { describe, expect, it } from 'vitest';
import { saidOfDeeds } from './said-of-deeds';

describe('what people say of deeds out of doors', () => {
  it.each([
    ['a chef presenting a cake to a queen', 'a chef offering a cake to a queen'],
    ['a crowd cheering with flags', 'a crowd waving flags'],
    ['a violinist with pigeons around her feet', 'a violinist beside pigeons'],
    ['a girl is flying a kite and feeling joyful', 'a happy girl is flying a kite'],
    ['a boy is playing in the rain and getting soaked', 'a wet boy is playing in the rain'],
    ['two climbers scaling a steep cliff', 'two climbers climbing a steep cliff'],
    ['workers on strike waving signs', 'workers on strike waving signs'],
    ['students protesting and holding up signs', 'students protesting and holding protest signs'],
    ['a woman hurrying to catch her train', 'a woman running towards a train'],
    ['a couple taking a boat ride on a lake', 'a couple riding in a boat on a lake'],
    ['a boy holding a bat and swinging at a ball', 'a boy swinging a bat'],
    ['a stork nesting in a tall tree', 'a stork sitting in a nest on a branch'],
    ['a cat gnawing on a slipper', 'a cat lying down with a slipper in its mouth'],
    ['a woman kayaking down a stream', 'a woman paddling a kayak down a stream'],
    ['a skier racing down a slope', 'a skier skiing down a slope'],
    ['a boy splashing in a big puddle', 'a boy jumping in a big puddle'],
    ['a coach scans the field', 'a coach watching over the field'],
  ])('%s', (said, plain) => {
    expect(saidOfDeeds(said)).toBe(plain);
  });

  it.each(['a girl making a cake', 'a boy catching a ball', 'a cat chewing food'])(
    'leaves %s alone',
    (said) => {
      expect(saidOfDeeds(said)).toBe(said);
    },
  );
});
