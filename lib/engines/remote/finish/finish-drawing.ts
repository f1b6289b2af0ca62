import type {
  Drawing,
  DrawSpec,
  Engine,
  EngineContext,
  Pixels,
  TraceOptions,
} from '@/lib/engines/engine';
import { portion } from '../progress';
import { setBackground } from './background';
import { drawLettering, insertLettering, letteringOn } from './lettering';
import { applyColors } from './palette-transfer';
import { reportOf } from './report';

/** Layers, because a diffusion model shades: cut-outs would leave hairlines between the shades. */
const TRACING: TraceOptions = { stacking: 'hierarchical', minify: true };

/**
 * Turns a backend's picture, which has the asked size already, into the drawing that was asked for:
 * exact colours, the background, our own lettering, and the tracing of a vector.
 */
export async function finishDrawing(
  source: Pixels,
  spec: DrawSpec,
  provider: string,
  engine: Pick<Engine, 'matte' | 'trace'>,
  context: EngineContext,
): Promise<Drawing> {
  const colored = applyColors(source, spec);
  const { backgroundColor } = spec;
  const pixels = backgroundColor
    ? await setBackground(colored, backgroundColor, engine, portion(context, 0, 0.4))
    : colored;
  context.signal.throwIfAborted();
  const lettering = spec.textLayout?.length ? letteringOn(pixels, spec.textLayout) : undefined;
  const report = reportOf(provider, lettering);
  if (spec.output === 'raster') {
    return {
      kind: 'raster',
      pixels: lettering ? drawLettering(pixels, lettering) : pixels,
      report,
    };
  }
  const traced = await engine.trace(pixels, TRACING, portion(context, 0.4, 1));
  return { kind: 'vector', svg: lettering ? insertLettering(traced, lettering) : traced, report };
}
