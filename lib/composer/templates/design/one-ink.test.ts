import { expect, it } from 'vitest';
import { contrastOf } from '@/lib/color/contrast';
import { inOneInk } from './one-ink';

it('prints a drawing in tones between its ink and its ground', () => {
  const [, body = '', detail = ''] =
    /fill="(#\w+)".*fill="(#\w+)"/.exec(
      inOneInk('<path fill="#ffffff"/><path fill="#101010"/>', '#f8f8f6', '#1c2c64'),
    ) ?? [];
  expect(contrastOf(body, '#1c2c64')).toBeGreaterThan(contrastOf(detail, '#1c2c64'));
  expect(contrastOf(detail, '#1c2c64')).toBeGreaterThan(1.2);
});
