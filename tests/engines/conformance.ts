import { describe, expect, it } from 'vitest';
import type { Engine } from '@/lib/engines/engine';
import { context } from './subjects';
import { differences, photo, pixelAt, rectangleMask, shareNear, spec } from './pictures';

/** What a provider is tested for: the promises that hold whoever does the work. */
export interface Subject {
  /** Name that the reports give. */
  name: string;
  /** Primitives that this provider does itself. */
  primitives: readonly ('draw' | 'repaint' | 'restyle' | 'upscale')[];
  engine: () => Engine;
  /** False where the protocol has no seed: then only variants differ. */
  hasSeed?: boolean;
  /** False where the protocol takes no strength. */
  hasStrength?: boolean;
}

const RED = [205, 30, 40] as const;
const NAVY = [20, 35, 90] as const;

function drawing({ engine, name, hasSeed = true }: Subject): void {
  it('draws a picture of exactly the asked size, and says who drew it', async () => {
    for (const [widthPx, heightPx] of [
      [96, 64],
      [61, 103],
      [128, 37],
    ] as const) {
      const drawn = await engine().draw(spec({ widthPx, heightPx }), context());
      expect(drawn).toMatchObject({ kind: 'raster', pixels: { widthPx, heightPx } });
      expect(drawn.report.engine).toBe(name);
      if (drawn.kind === 'raster') expect(drawn.pixels.data).toHaveLength(widthPx * heightPx * 4);
    }
  });

  it('draws another picture for the next variant, and the same for the same seed', async () => {
    const draw = async (variant: number) => {
      const drawn = await engine().draw(spec({ variant }), context());
      return drawn.kind === 'raster' ? Buffer.from(drawn.pixels.data) : Buffer.alloc(0);
    };
    const [first, again, second] = [await draw(0), await draw(0), await draw(1)];
    if (hasSeed) expect(again.equals(first)).toBe(true);
    expect(second.equals(first)).toBe(false);
  });

  it('answers a vector model with one SVG', async () => {
    const drawn = await engine().draw(
      spec({ output: 'vector', modelId: 'svcv4_1_vector' }),
      context(),
    );
    expect(drawn.kind).toBe('vector');
    if (drawn.kind === 'vector') expect(drawn.svg).toMatch(/^<svg[^>]*>[\s\S]*<\/svg>$/);
  });

  it('gives the picture the asked colours', async () => {
    const colors = [
      { rgb: [...RED] as [number, number, number], weight: 0.6 },
      { rgb: [...NAVY] as [number, number, number], weight: 0.4 },
    ];
    const colored = await engine().draw(spec({ colors }), context());
    if (colored.kind !== 'raster') throw new Error('not raster');
    expect(shareNear(colored.pixels, RED, 90)).toBeGreaterThan(0.3);
    expect(shareNear(colored.pixels, NAVY, 90)).toBeGreaterThan(0.15);
  });

  it('sets the subject on exactly the asked background', async () => {
    const backgroundColor = [...NAVY] as [number, number, number];
    // Without a place: trees of a named one may stand in any corner.
    const drawn = await engine().draw(spec({ prompt: 'a red fox', backgroundColor }), context());
    if (drawn.kind !== 'raster') throw new Error('not raster');
    expect(pixelAt(drawn.pixels, 0, 0)).toEqual([...NAVY, 255]);
    expect(pixelAt(drawn.pixels, 95, 0)).toEqual([...NAVY, 255]);
  });

  it('letters the words of a text layout into their box', async () => {
    const modelId = 'svcv3';
    const textLayout = [
      {
        text: 'SALE',
        bbox: [
          [0.1, 0.2],
          [0.9, 0.2],
          [0.9, 0.8],
          [0.1, 0.8],
        ],
      } as const,
    ].map(({ text, bbox }) => ({ text, bbox: structuredClone(bbox) as never }));
    const plain = await engine().draw(spec({ modelId }), context());
    const lettered = await engine().draw(spec({ modelId, textLayout }), context());
    if (plain.kind !== 'raster' || lettered.kind !== 'raster') throw new Error('not raster');
    const inked = rectangleMask(plain.pixels, { left: 10, top: 13, right: 86, bottom: 51 });
    expect(differences(plain.pixels, lettered.pixels, inked, 255)).toBeGreaterThan(200);
    const traced = await engine().draw(spec({ modelId, textLayout, output: 'vector' }), context());
    if (traced.kind === 'vector') expect(traced.svg).not.toContain('<text');
  });
}

function repainting({ engine, name }: Subject): void {
  const box = { left: 30, top: 20, right: 70, bottom: 44 };

  it('leaves every byte outside the mask as it was, and changes what is inside', async () => {
    for (const hasTransparentCorner of [false, true]) {
      const image = photo(110, 70, hasTransparentCorner);
      const before = Uint8Array.from(image.data);
      const mask = rectangleMask(image, box);
      const asked = spec({ prompt: 'a teapot', modelId: 'svcv3', widthPx: 110, heightPx: 70 });
      const { pixels, report } = await engine().repaint(image, mask, asked, context());
      expect(pixels).toMatchObject({ widthPx: 110, heightPx: 70 });
      expect(differences(pixels, image, mask, 0)).toBe(0);
      expect(differences(pixels, image, mask, 255)).toBeGreaterThan(800);
      expect(image.data).toEqual(before);
      if (report) expect(report.engine).toBe(name);
    }
  });

  it('fills the new border of a picture that grows', async () => {
    const image = photo(96, 64);
    for (let y = 0; y < 64; y += 1) image.data.fill(0, (y * 96 + 60) * 4, (y + 1) * 96 * 4);
    const mask = rectangleMask(image, { left: 60, top: 0, right: 96, bottom: 64 });
    const { pixels } = await engine().repaint(image, mask, spec({ modelId: 'svcv3' }), context());
    expect(differences(pixels, image, mask, 0)).toBe(0);
    expect(pixelAt(pixels, 90, 32)[3]).toBe(255);
  });

  it('returns a picture with nothing to repaint as it came', async () => {
    const image = photo(64, 64);
    const mask = rectangleMask(image, { left: 0, top: 0, right: 0, bottom: 0 });
    const { pixels } = await engine().repaint(image, mask, spec({ modelId: 'svcv3' }), context());
    expect(pixels.data).toEqual(image.data);
  });

  it('erases without a prompt, and touches nothing else', async () => {
    const image = photo(96, 64);
    const mask = rectangleMask(image, box);
    const { pixels } = await engine().repaint(image, mask, undefined, context());
    expect(differences(pixels, image, mask, 0)).toBe(0);
    expect(differences(pixels, image, mask, 255)).toBeGreaterThan(0);
  });
}

function restyling({ engine, name, hasStrength = true }: Subject): void {
  it('answers the asked size, whatever the size of the source', async () => {
    const asked = spec({ modelId: 'svcv3', widthPx: 90, heightPx: 51 });
    const drawn = await engine().restyle(photo(64, 128), asked, 0.4, context());
    expect(drawn).toMatchObject({ kind: 'raster', pixels: { widthPx: 90, heightPx: 51 } });
    expect(drawn.report.engine).toBe(name);
  });

  if (hasStrength) {
    it('stays nearer to the source at a low strength', async () => {
      const source = photo(96, 64);
      const distance = async (strength: number) => {
        const drawn = await engine().restyle(
          source,
          spec({ modelId: 'svcv3' }),
          strength,
          context(),
        );
        if (drawn.kind !== 'raster') throw new Error('not raster');
        return drawn.pixels.data.reduce(
          (sum, value, at) => sum + Math.abs(value - source.data[at]!),
          0,
        );
      };
      expect(await distance(0.1)).toBeLessThan(await distance(0.95));
    });
  }

  it('remixes without a prompt', async () => {
    const drawn = await engine().restyle(photo(64, 64), spec({ prompt: '' }), 0.5, context());
    expect(drawn).toMatchObject({ kind: 'raster', pixels: { widthPx: 96, heightPx: 64 } });
  });
}

function upscaling({ engine }: Subject): void {
  it('enlarges to the pixel, in both modes, and keeps what is transparent', async () => {
    for (const mode of ['crisp', 'creative'] as const) {
      const large = await engine().upscale(photo(33, 21, true), 3, mode, context());
      expect(large).toMatchObject({ widthPx: 99, heightPx: 63 });
      expect(pixelAt(large, 3, 3)[3]).toBeLessThan(80);
      expect(pixelAt(large, 90, 50)[3]).toBe(255);
    }
  });
}

/** The suite that every provider passes, the built-in engine among them. */
export function conforms(subject: Subject): void {
  const has = (primitive: Subject['primitives'][number]) => subject.primitives.includes(primitive);
  describe(subject.name, () => {
    if (has('draw')) describe('draw', () => drawing(subject));
    if (has('repaint')) describe('repaint', () => repainting(subject));
    if (has('restyle')) describe('restyle', () => restyling(subject));
    if (has('upscale')) describe('upscale', () => upscaling(subject));

    it('does nothing for a request that nobody waits for any more', async () => {
      const cancelled = AbortSignal.abort();
      await expect(subject.engine().draw(spec(), context(cancelled))).rejects.toMatchObject({
        name: 'AbortError',
      });
    });

    it('reports progress that never runs backwards', async () => {
      const watched = context();
      await subject.engine().draw(spec(), watched);
      const fractions = watched.steps.map(({ fraction }) => fraction);
      expect(fractions.length).toBeGreaterThan(0);
      expect(fractions).toEqual([...fractions].sort((a, b) => a - b));
      expect(Math.max(...fractions)).toBeLessThanOrEqual(1);
    });
  });
}
