import type { DrawSpec, EngineContext } from '@/lib/engines/engine';

/** A context that nobody cancels and nobody watches. */
export function context(): EngineContext {
  return { signal: new AbortController().signal, onProgress: () => undefined };
}

/** A plain request to draw, for pictures that samples are made from. */
export function drawSpec(fields: Partial<DrawSpec> & { prompt: string }): DrawSpec {
  return {
    widthPx: 1024,
    heightPx: 1024,
    modelId: 'svcv4_1',
    output: 'raster',
    seed: 7,
    variant: 0,
    ...fields,
  };
}
