import { type DrawSpec, type Pixels } from '@/lib/engines/engine';
import { type Brief } from '@/lib/composer';
import { briefOf } from './brief-of';
import { drawnBox } from './cutout';
import { type KitPainting, kitPainting } from './kit-painting';
import { type PaintedLayer, type Painting } from './painting';
import { type Finished, finish } from './finish/finish';
import { type Look } from './finish/look';
import { type Box } from '@/lib/imaging/kernels/components';

/** What a drawn scene takes over from a picture. */
export interface Composition {
  /** Where its subject is; undefined where none stands out. */
  subject: Box | undefined;
  /** Height of its horizon as a share of the picture, where one is seen. */
  horizon: number | undefined;
}

/** How much smaller or larger than planned subjects may become. */
const LEAST_SCALE = 0.4;
const MOST_SCALE = 4;
/** Feet stay this far above the lower border. */
const LOWEST_FOOT = 0.96;

/** A scene, and what of the prompt is seen in it. */
export interface GuidedScene {
  finished: Finished;
  report: KitPainting['report'];
}

/** Draws a scene in the composition of a source: its horizon, and its subject's place and size. */
export async function drawGuidedScene(
  spec: DrawSpec,
  source: Composition,
  look: Look,
): Promise<GuidedScene> {
  const { painting, report } = kitPainting(spec, look, undefined, source.horizon);
  const placed = briefOf(spec).template ? painting : asIn(painting, source);
  return { finished: await finished(placed, spec, look), report };
}

function finished(painting: Painting, spec: DrawSpec, look: Look): Promise<Finished> {
  return finish(painting, {
    output: spec.output,
    treatment: look,
    seed: spec.seed,
    quality: 'default',
    colors: spec.colors,
    backgroundColor: spec.backgroundColor,
    artisticLevel: spec.artisticLevel,
    style: spec.style,
    textLayout: spec.textLayout,
    noText: spec.noText,
  });
}

/** A brief, which names a place alone, in the composition of a source, as pixels. */
export async function drawGuidedPixels(
  brief: Brief,
  spec: DrawSpec,
  source: Composition,
  look: Look,
): Promise<Pixels> {
  const raster = { ...spec, output: 'raster' } as const;
  const { painting } = kitPainting(raster, look, brief, source.horizon);
  const drawn = await finished(painting, raster, look);
  if (drawn.kind !== 'raster') throw new Error('A raster was asked for');
  return drawn.pixels;
}

/** A drawing of the kit with its things, all together, where the source has its subject. */
export function asIn(painting: Painting, { subject }: Composition): Painting {
  const isThing = ({ role }: PaintedLayer) => role === 'subject';
  const box = subject && drawnBox({ ...painting, layers: painting.layers.filter(isThing) });
  if (!subject || !box) return painting;
  const fit = Math.min(subject.widthPx / box.widthPx, subject.heightPx / box.heightPx);
  const scale = Math.max(LEAST_SCALE, Math.min(MOST_SCALE, fit));
  const base = box.topPx + box.heightPx;
  const lowest = painting.heightPx * LOWEST_FOOT;
  // What stands keeps to the ground of the scene, even where the source's subject floats above it.
  const foot = Math.min(lowest, Math.max(subject.topPx + subject.heightPx, base));
  const to = `${(subject.leftPx + subject.widthPx / 2).toFixed(1)} ${foot.toFixed(1)}`;
  const from = `${(-box.leftPx - box.widthPx / 2).toFixed(1)} ${(-base).toFixed(1)}`;
  const shift = `translate(${to}) scale(${scale.toFixed(4)}) translate(${from})`;
  const moves = new Set<string>(['subject', 'shadow']);
  return {
    ...painting,
    layers: painting.layers.map((layer) =>
      moves.has(layer.role) ? { ...layer, svg: `<g transform="${shift}">${layer.svg}</g>` } : layer,
    ),
  };
}
