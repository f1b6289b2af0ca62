import { describe, expect, it } from 'vitest';
import { saidOfWork } from './said-of-work';

describe('what people say of work and evenings at home', () => {
  it.each([
    [
      'two architects studying blueprints on a desk',
      'two architects standing at a desk with building plans on it',
    ],
    ['a surgeon operating, two assistants', 'a surgeon operating on a patient, two nurses'],
    ['a potter at a spinning wheel', "a potter at a potter's wheel"],
    ['a chemist conducting an experiment', 'a chemist experimenting'],
    ['two sisters watching a scary movie', 'two sisters watching television'],
    ['a boy practicing calligraphy', 'a boy writing calligraphy on paper'],
    ['a baker folding pastry before putting it in the oven', 'a baker folding pastry'],
    ['a plumber checks a pipe, trying to find the leak', 'a plumber checks a pipe'],
    ['a boy looking at his reflection in a mirror', 'a boy looking at a mirror'],
    ['a woman holding a laptop and working from home', 'a woman working on a laptop'],
    ['a girl browsing through a bookshop', 'a girl looking around in a bookshop'],
    ['a man standing by a fireplace', 'a man standing in front of a fireplace'],
    ['a cook tossing a pancake in the air', 'a cook tossing a pancake'],
    ['a fighter training with a punching bag', 'a fighter punching a punching bag'],
  ])('%s', (said, plain) => {
    expect(saidOfWork(said)).toBe(plain);
  });

  it.each([
    'a couple watching a movie at the cinema',
    'a conductor conducting an orchestra',
    'a man standing before burning ruins',
    'a credit card',
    'a cat sitting by the fireplace',
    'a horse looking at its reflection in a pond',
    'a boy throwing a stone into the water',
  ])('leaves %s alone', (said) => {
    expect(saidOfWork(said)).toBe(said);
  });
});
