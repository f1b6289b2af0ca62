import { expect, it } from 'vitest';
import { toLch } from '@/lib/color/hex';
import { recoated } from './recoated';

it('has stripes in tones of the coat that is told, and white and pink as ever', () => {
  const tabby = { coat: '#f0983f', stripes: '#c9692a', sock: '#fff8ec', nose: '#e0807a' } as const;
  const grey = recoated<Record<'coat' | 'stripes' | 'sock' | 'nose', `#${string}`>>(
    tabby,
    '#8c9096',
  );
  expect(toLch(grey.stripes).chroma).toBeLessThan(0.03);
  expect(toLch(grey.stripes).lightness).toBeLessThan(toLch(grey.coat).lightness);
  expect([grey.sock, grey.nose]).toEqual([tabby.sock, tabby.nose]);
});
