import type { EngineContext } from '@/lib/engines/engine';

/** The context of a step that is the part from `from` to `to` (0 to 1) of a primitive. */
export function portion(context: EngineContext, from: number, to: number): EngineContext {
  return {
    ...context,
    onProgress: (fraction, step) => context.onProgress(from + fraction * (to - from), step),
  };
}
