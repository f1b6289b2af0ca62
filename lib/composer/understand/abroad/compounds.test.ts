import { expect, it } from 'vitest';
import { understand } from '../understand';

it.each(['un pianeta rosso', 'um planeta vermelho', 'un planeta rojo'])(
  'two words that English has a thing for are that thing: %s',
  (prompt) => {
    expect(understand(prompt).elements.map(({ concept }) => concept)).toEqual(
      understand('a red planet').elements.map(({ concept }) => concept),
    );
  },
);
