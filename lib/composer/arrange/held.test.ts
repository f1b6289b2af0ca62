import { expect, it } from 'vitest';
import { seen } from './testing/seen';

it.each(['a boy carrying three boxes', 'a woman carrying a stack of boxes'])(
  'several boxes are a stack that goes up to the chin: %s',
  (prompt) => {
    const [body, boxes] = seen(prompt, ['e1', 'e2']);
    expect(boxes?.height).toBeGreaterThan((body?.height ?? 1) * 0.2);
  },
);
