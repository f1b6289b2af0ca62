import { expect, test } from 'vitest';
import { illustrate, understand } from '@/lib/composer';

const KINGDOM = 'map of an imaginary kingdom with mountains, a dark forest, three castles, a ship';

test('a map shows what its kingdom has, as often as it is counted', () => {
  const brief = understand(KINGDOM);
  const request = { brief, prompt: KINGDOM, widthPx: 512, heightPx: 512, seed: 5, variant: 0 };
  const { drew, notDrawn } = illustrate(request);
  expect(drew.join(' ')).toMatch(/castle/);
  expect(drew.join(' ')).toMatch(/ship/);
  expect(notDrawn.join(' ')).not.toMatch(/castle|ship/);
});
