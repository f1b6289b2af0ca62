import { expect, it } from 'vitest';
import { keepingOutside } from './keep-outside';

it('gives back every byte outside the mask, whatever an engine painted there', async () => {
  const size = { widthPx: 2, heightPx: 1 };
  const image = { ...size, data: Uint8Array.from([1, 2, 3, 0, 4, 5, 6, 255]) };
  const mask = { ...size, data: Uint8Array.from([0, 255]) };
  const careless = () =>
    Promise.resolve({ pixels: { ...size, data: new Uint8Array(8).fill(200) } });
  const context = { signal: new AbortController().signal, onProgress: () => undefined };
  const { pixels } = await keepingOutside(careless)(image, mask, undefined, context);
  expect([...pixels.data]).toEqual([1, 2, 3, 0, 200, 200, 200, 200]);
});
