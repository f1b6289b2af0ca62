import { type Pixels, type Plane } from '@/lib/engines/engine';
import { shrinkPixels } from '@/lib/imaging/kernels/resize';
import { fitInside } from '@/lib/imaging/size';
import { clusterColors, mergeClusters, nearest, samplesOf } from '../compose/finish/color/clusters';
import { rgbToLab } from '../compose/finish/color/oklab';
import { type Regions } from '../compose/finish/raster/regions';
import { type LayerRole } from '../compose/painting';

/** Patches are found at this size; treatments only need to know roughly where they end. */
const WORK_SIDE_PX = 320;
const COLORS = 10;
/** Colours nearer than this in OKLab are one colour and its grain. */
const SAME_COLOR = 0.04;
/** Rounds in which every pixel joins the majority around it, so that grain makes no patches. */
const SMOOTHING_ROUNDS = 3;

/**
 * A photo as treatments know drawings: patches of like colour as shapes, gathered into layers. The
 * matte tells which are the subject; the others are scenery by colour, the higher in the picture the
 * farther, and the largest of them is the backdrop.
 */
export function photoRegions(image: Pixels, matte: Plane): Regions {
  const small = shrinkPixels(image, fitInside(image, WORK_SIDE_PX));
  const labels = smoothLabels(labelPixels(small, matte), small.widthPx, small.heightPx);
  const layers = layersOf(labels, small.widthPx, small.heightPx);
  const patches = patchesOf(labels, small.widthPx);
  const { widthPx, heightPx } = image;
  const shape = new Int32Array(widthPx * heightPx);
  const layer = new Uint16Array(widthPx * heightPx);
  for (let y = 0; y < heightPx; y += 1) {
    const row = Math.floor((y * small.heightPx) / heightPx) * small.widthPx;
    for (let x = 0; x < widthPx; x += 1) {
      const from = row + Math.floor((x * small.widthPx) / widthPx);
      shape[y * widthPx + x] = patches[from]! + 1;
      layer[y * widthPx + x] = layers.indexOf.get(labels[from]!)! + 1;
    }
  }
  return { widthPx, heightPx, shape, layer, depths: layers.depths, roles: layers.roles };
}

/** Twice the number of the nearest colour, plus one on the subject. */
function labelPixels(small: Pixels, matte: Plane): Int32Array {
  const clusters = mergeClusters(clusterColors(samplesOf(small.data), COLORS), SAME_COLOR);
  const centres = clusters.map((cluster) => cluster.lab);
  const { widthPx, heightPx, data } = small;
  return Int32Array.from({ length: widthPx * heightPx }, (_, at) => {
    const [x, y] = [at % widthPx, Math.floor(at / widthPx)];
    const matteX = Math.floor((x * matte.widthPx) / widthPx);
    const matteY = Math.floor((y * matte.heightPx) / heightPx);
    const isSubject = matte.data[matteY * matte.widthPx + matteX]! > 127;
    const lab = rgbToLab(data[at * 4]!, data[at * 4 + 1]!, data[at * 4 + 2]!);
    return nearest(lab, centres) * 2 + (isSubject ? 1 : 0);
  });
}

function smoothLabels(labels: Int32Array, widthPx: number, heightPx: number): Int32Array {
  let current = labels;
  for (let round = 0; round < SMOOTHING_ROUNDS; round += 1) {
    const next = Int32Array.from(current);
    for (let y = 1; y < heightPx - 1; y += 1)
      for (let x = 1; x < widthPx - 1; x += 1)
        next[y * widthPx + x] = majorityAround(current, y * widthPx + x, widthPx);
    current = next;
  }
  return current;
}

/** The commonest label of a pixel's 3 by 3 neighbourhood; its own when none is commoner. */
function majorityAround(labels: Int32Array, at: number, widthPx: number): number {
  const around = [
    -widthPx - 1,
    -widthPx,
    -widthPx + 1,
    -1,
    0,
    1,
    widthPx - 1,
    widthPx,
    widthPx + 1,
  ];
  let [best, bestCount] = [labels[at]!, 0];
  for (const step of around) {
    const label = labels[at + step]!;
    let count = label === labels[at] ? 0.5 : 0;
    for (const other of around) if (labels[at + other] === label) count += 1;
    if (count > bestCount) [best, bestCount] = [label, count];
  }
  return best;
}

/** Numbers of connected pixels of one label, from 0. */
function patchesOf(labels: Int32Array, widthPx: number): Int32Array {
  const patches = new Int32Array(labels.length).fill(-1);
  const stack: number[] = [];
  let count = 0;
  for (let start = 0; start < labels.length; start += 1) {
    if (patches[start] !== -1) continue;
    patches[start] = count;
    stack.push(start);
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const x = at % widthPx;
      for (const step of [x > 0 ? -1 : 0, x < widthPx - 1 ? 1 : 0, -widthPx, widthPx]) {
        const next = at + step;
        if (step === 0 || labels[next] !== labels[at] || patches[next] !== -1) continue;
        patches[next] = count;
        stack.push(next);
      }
    }
    count += 1;
  }
  return patches;
}

/** One layer a label, farthest first; all labels of the subject share the last one. */
function layersOf(labels: Int32Array, widthPx: number, heightPx: number) {
  const counts = new Map<number, { count: number; sumY: number }>();
  labels.forEach((label, at) => {
    const entry = counts.get(label) ?? { count: 0, sumY: 0 };
    entry.count += 1;
    entry.sumY += Math.floor(at / widthPx);
    counts.set(label, entry);
  });
  const ground = [...counts].filter(([label]) => label % 2 === 0);
  const meanY = ({ count, sumY }: { count: number; sumY: number }) => sumY / count / heightPx;
  ground.sort(([, first], [, second]) => meanY(first) - meanY(second));
  const largest = Math.max(0, ...ground.map(([, { count }]) => count));
  const indexOf = new Map(ground.map(([label], index) => [label, index]));
  for (const label of counts.keys()) if (label % 2 === 1) indexOf.set(label, ground.length);
  const roles = ground.map(([, { count }]): LayerRole =>
    count === largest ? 'backdrop' : 'scenery',
  );
  const depths = ground.map(([, entry]) => meanY(entry) * 0.7);
  return { indexOf, roles: [...roles, 'subject' as const], depths: [...depths, 0.85] };
}
