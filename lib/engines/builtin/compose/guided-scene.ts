import { type DrawSpec, type Pixels } from '@/lib/engines/engine';
import { type Brief } from '@/lib/composer';
import { briefOf } from './brief-of';
import { drawnBox } from './cutout';
import { type KitPainting, kitPainting } from './kit-painting';
import { type PaintedLayer, type Painting } from './painting';
import { type Finished, finish } from './finish/finish';
import { type Look } from './finish/look';
import { paint } from './paint/paint';
import { plan } from './plan/plan';
import { type PlacedSubject, type ScenePlan } from './plan/scene-plan';
import { type SceneDescription } from './understand/description';
import { type Box } from '@/lib/imaging/kernels/components';

/** What a drawn scene takes over from a picture. */
export interface Composition {
  /** Where its subject is; undefined where none stands out. */
  subject: Box | undefined;
  /** Height of its horizon as a share of the picture, where one is seen. */
  horizon: number | undefined;
}

/** Farthest that a scene's horizon moves towards the source's, as a share of the height. */
const MOST_HORIZON_SHIFT = 0.12;
/** How much smaller or larger than planned subjects may become. */
const LEAST_SCALE = 0.4;
const MOST_SCALE = 4;
/** Feet stay this far above the lower border. */
const LOWEST_FOOT = 0.96;

/** A scene, and what of the prompt is seen in it where the kit drew it. */
export interface GuidedScene {
  finished: Finished;
  report?: KitPainting['report'];
}

/** Draws a scene in the composition of a source: its horizon, and its subject's place and size. */
export async function drawGuidedScene(
  description: SceneDescription,
  spec: DrawSpec,
  source: Composition,
  look: Look,
): Promise<GuidedScene> {
  const kit = kitPainting(spec, look);
  if (kit?.isMost) {
    const painting = briefOf(spec).template ? kit.painting : asIn(kit.painting, source);
    return { finished: await finished(painting, spec, look), report: kit.report };
  }
  const guided = guide(plan(description, spec), source);
  return { finished: await finished(paint(guided), spec, look) };
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

/**
 * A place alone, in the composition of a source, as pixels.
 * @param description the place in the words of the older plan, which draws it where the kit does not
 * @param brief the place as the kit reads it; left out where it has no such place
 */
export async function drawGuidedPixels(
  description: SceneDescription,
  spec: DrawSpec,
  source: Composition,
  look: Look,
  brief: Brief | undefined,
): Promise<Pixels> {
  const raster = { ...spec, output: 'raster' } as const;
  const kit = brief && kitPainting(raster, look, brief);
  const painting = kit?.painting ?? paint(guide(plan(description, raster), source));
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

/** The plan with its horizon and subjects where the source has them. */
export function guide(planned: ScenePlan, { subject, horizon }: Composition): ScenePlan {
  const shift = horizon === undefined ? 0 : clamp(horizon - planned.horizon, MOST_HORIZON_SHIFT);
  const isOpen = planned.horizon >= 0.9;
  return {
    ...planned,
    horizon: isOpen ? planned.horizon : planned.horizon + shift,
    subjects: subject ? moved(planned, subject) : planned.subjects,
  };
}

function clamp(value: number, most: number): number {
  return Math.max(-most, Math.min(most, value));
}

/** All subjects together, scaled and moved into the box. */
function moved({ subjects, heightPx }: ScenePlan, box: Box): PlacedSubject[] {
  if (subjects.length === 0) return subjects;
  const left = Math.min(...subjects.map((placed) => placed.xPx - placed.widthPx / 2));
  const right = Math.max(...subjects.map((placed) => placed.xPx + placed.widthPx / 2));
  const top = Math.min(...subjects.map((placed) => placed.baseYPx - placed.heightPx));
  const base = Math.max(...subjects.map((placed) => placed.baseYPx));
  const fit = Math.min(box.widthPx / (right - left), box.heightPx / (base - top));
  const scale = Math.max(LEAST_SCALE, Math.min(MOST_SCALE, fit));
  const centerX = box.leftPx + box.widthPx / 2;
  const isGrounded = subjects.some(({ support }) => support === 'ground' || support === 'water');
  const lowest = heightPx * LOWEST_FOOT;
  // What stands keeps to the ground of the scene, even where the source's subject floats above it.
  const foot = Math.min(lowest, Math.max(box.topPx + box.heightPx, isGrounded ? base : 0));
  return subjects.map((placed) => ({
    ...placed,
    xPx: centerX + (placed.xPx - (left + right) / 2) * scale,
    baseYPx: foot + (placed.baseYPx - base) * scale,
    widthPx: placed.widthPx * scale,
    heightPx: placed.heightPx * scale,
  }));
}
