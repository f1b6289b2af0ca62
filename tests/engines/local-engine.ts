import type { DrawSpec, Engine, Pixels, Plane } from '@/lib/engines/engine';

/** What stands in for the built-in engine below remote providers: fast, and easy to tell from them. */
export function localEngine(): Engine & { calls: string[]; drawn: DrawSpec[] } {
  const calls: string[] = [];
  const drawn: DrawSpec[] = [];
  const called = (name: string) => void calls.push(name);
  return {
    calls,
    drawn,
    draw: async (spec) => {
      called('draw');
      drawn.push(spec);
      const { widthPx, heightPx } = spec;
      const data = new Uint8Array(widthPx * heightPx * 4).fill(200);
      const report = { engine: 'local', drew: [], notDrawn: [] };
      return { kind: 'raster', pixels: { widthPx, heightPx, data }, report };
    },
    repaint: async (image, mask) => {
      called('repaint');
      const data = Uint8Array.from(image.data);
      mask.data.forEach((value, at) => value !== 0 && data.set([9, 9, 9, 255], at * 4));
      return { pixels: { ...image, data } };
    },
    restyle: async () => {
      throw new Error('the local engine restyles nothing');
    },
    matte: async (image) => {
      called('matte');
      return centralDisc(image);
    },
    upscale: async () => {
      throw new Error('the local engine enlarges nothing');
    },
    trace: async ({ widthPx, heightPx }) => {
      called('trace');
      return (
        `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}" ` +
        `viewBox="0 0 ${widthPx} ${heightPx}"><path d="M0 0h9v9z"/></svg>`
      );
    },
    rewrite: async (prompt) => {
      called('rewrite');
      return `${prompt}, in soft light`;
    },
    describeStyle: async () => {
      throw new Error('the local engine measures nothing');
    },
  };
}

/** A subject in the middle of the picture. */
export function centralDisc({ widthPx, heightPx }: Pixels): Plane {
  const data = new Uint8Array(widthPx * heightPx);
  const radius = Math.min(widthPx, heightPx) / 3;
  for (let at = 0; at < data.length; at += 1) {
    const x = (at % widthPx) - widthPx / 2;
    const y = Math.floor(at / widthPx) - heightPx / 2;
    if (Math.hypot(x, y) < radius) data[at] = 255;
  }
  return { widthPx, heightPx, data };
}
