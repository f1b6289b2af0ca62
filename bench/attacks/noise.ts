import sharp, { type Sharp } from 'sharp';

/** A square of noise: large in bytes, whatever it is written as. */
export function noise(sidePx: number, sigma: number): Sharp {
  return sharp({
    create: {
      width: sidePx,
      height: sidePx,
      channels: 3,
      background: '#777',
      noise: { type: 'gaussian', mean: 128, sigma },
    },
  });
}
