import type { Engine, EngineContext, Drawing, StyleSpec } from '@/lib/engines/engine';
import type { Job, JobImage, JobResult } from '../job';
import { encodePixels } from '@/lib/imaging/encode';
import type { ImageFormat } from '../fields/scalars';

/** What an operation's `run` gets: it composes engine primitives and knows neither HTTP nor accounts. */
export interface RunContext {
  engine: Engine;
  images: Record<string, Uint8Array[]>;
  style?: StyleSpec;
  seed: number;
  progress: EngineContext;
}

export type Run<Input> = (input: Input, context: RunContext) => Promise<JobResult>;

export function runContextOf(job: Job, engine: Engine, progress: EngineContext): RunContext {
  return {
    engine,
    images: job.images,
    seed: job.seed,
    progress,
    ...(job.style ? { style: job.style } : {}),
  };
}

/** Progress of step `index` of `count` equal steps, as a part of the whole. */
export function partOf(progress: EngineContext, index: number, count: number): EngineContext {
  return {
    signal: progress.signal,
    onProgress: (fraction, step) => progress.onProgress((index + fraction) / count, step),
  };
}

/** Encodes a drawing the way the request asked for. */
export async function encodeDrawing(drawing: Drawing, format: ImageFormat): Promise<JobImage> {
  if (drawing.kind === 'raster') {
    const { pixels, report } = drawing;
    const bytes = await encodePixels(pixels, format);
    const { widthPx, heightPx } = pixels;
    return { bytes, mediaType: `image/${format}`, widthPx, heightPx, report };
  }
  const bytes = Buffer.from(drawing.svg, 'utf8');
  return { bytes, mediaType: 'image/svg+xml', ...svgSize(drawing.svg), report: drawing.report };
}

/** Size of an SVG of our own making, from the attributes of its root. */
function svgSize(svg: string): { widthPx: number; heightPx: number } {
  const root = /<svg\b[^>]*>/.exec(svg)?.[0] ?? '';
  const side = (name: string) =>
    Math.round(Number(new RegExp(`\\b${name}="([\\d.]+)`).exec(root)?.[1] ?? 0));
  return { widthPx: side('width'), heightPx: side('height') };
}
