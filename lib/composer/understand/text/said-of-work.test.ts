import { describe, expect, it } from 'vitest';
import { saidOfWork } from './said-of-work';

describe('what people say of work and evenings at home', () => {
  it.each([
    ['a chemist conducting an experiment', 'a chemist experimenting'],
    ['two sisters watching a scary movie', 'two sisters watching television'],
    ['a boy practicing calligraphy', 'a boy writing calligraphy on paper'],
    ['a baker folding pastry before putting it in the oven', 'a baker folding pastry'],
    ['a plumber checks a pipe, trying to find the leak', 'a plumber checks a pipe'],
    ['a fighter training with a punching bag', 'a fighter punching a punching bag'],
  ])('%s', (said, plain) => {
    expect(saidOfWork(said)).toBe(plain);
  });

  it.each([
    'a couple watching a movie at the cinema',
    'a conductor conducting an orchestra',
    'a man standing before burning ruins',
    'a credit card',
  ])('leaves %s alone', (said) => {
    expect(saidOfWork(said)).toBe(said);
  });
});
