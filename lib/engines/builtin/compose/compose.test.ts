import { describe, expect, it } from 'vitest';
import type { DrawSpec, EngineContext } from '@/lib/engines/engine';
import { compose } from './compose';

const context: EngineContext = {
  signal: new AbortController().signal,
  onProgress: () => undefined,
};

function specOf(extra: Partial<DrawSpec>): DrawSpec {
  return {
    prompt: 'a teapot',
    widthPx: 256,
    heightPx: 256,
    modelId: 'svcv4_1_flash',
    output: 'raster',
    seed: 9,
    variant: 0,
    ...extra,
  };
}

describe('drawing a prompt', () => {
  it('gives the same bytes for the same spec, and others for another seed', async () => {
    const draw = async (seed: number) => {
      const drawing = await compose(specOf({ prompt: 'a fox in a forest', seed }), context);
      return drawing.kind === 'raster' ? Buffer.from(drawing.pixels.data).toString('base64') : '';
    };
    expect(await draw(1)).toBe(await draw(1));
    expect(await draw(1)).not.toBe(await draw(2));
  });

  it('answers the asked size and the exact ground colour', async () => {
    const drawing = await compose(
      specOf({ backgroundColor: [10, 200, 30], heightPx: 384 }),
      context,
    );
    expect(drawing.kind).toBe('raster');
    if (drawing.kind !== 'raster') return;
    expect(drawing.pixels).toMatchObject({ widthPx: 256, heightPx: 384 });
    expect([...drawing.pixels.data.slice(0, 4)]).toEqual([10, 200, 30, 255]);
  });

  it('says what it drew and what it could not', async () => {
    const { report } = await compose(
      specOf({ prompt: 'a cat and a quipu "HI"', output: 'vector' }),
      context,
    );
    expect(report).toEqual({ engine: 'builtin', drew: ['cat', 'HI'], notDrawn: ['quipu'] });
  });

  it('says that northern lights are drawn, and by day that they are not', async () => {
    const report = async (prompt: string) =>
      (await compose(specOf({ prompt, output: 'vector' }), context)).report;
    expect((await report('northern lights over a lake')).drew).toContain('northern lights');
    const byDay = await report('a lake at noon with northern lights');
    expect(byDay.drew).not.toContain('northern lights');
    expect(byDay.notDrawn).toContain('northern lights');
  });

  it('says the place it drew by the words of the prompt', async () => {
    const { report } = await compose(
      specOf({ prompt: 'a fox in a snowy forest', output: 'vector' }),
      context,
    );
    expect(report.drew.slice(0, 2)).toEqual(['fox', 'snowy forest']);
    // What its place shows comes after what was asked for.
    expect(report.drew).toContain('trees');
  });

  it('stops when nobody waits for the picture any more', async () => {
    const signal = AbortSignal.abort();
    await expect(compose(specOf({}), { ...context, signal })).rejects.toThrow();
  });
});
