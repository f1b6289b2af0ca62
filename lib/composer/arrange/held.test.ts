import { expect, it } from 'vitest';
import { seen } from './testing/seen';

it.each(['a boy carrying three boxes', 'a woman carrying a stack of boxes'])(
  'several boxes are a stack that goes up to the chin: %s',
  (prompt) => {
    const [body, boxes] = seen(prompt, ['e1', 'e2']);
    expect(boxes?.height).toBeGreaterThan((body?.height ?? 1) * 0.2);
  },
);

it.each([
  ['a woman with a hammer, a trumpet and a globe', ['e2', 'e3', 'e4']],
  ['a girl holding a candle, a hammer and a violin', ['e2', 'e3', 'e4']],
  ['a woman with a violin, a lamp and a hammer', ['e2', 'e3', 'e4']],
])('whoever has their hands full has the rest beside them: %s', (prompt, ids) => {
  expect(seen(prompt, ids).every(({ width }) => width > 0.02)).toBe(true);
});
