import type { Random } from '@/lib/random/random';
import type { Brief } from '../brief';
import type { Recipe } from './item';

/**
 * Arrangements to try for one picture. The pictures of one request differ by design and not by luck:
 * each variant has a camera, an arrangement, a focus and a side of its own, and tries small changes
 * about them.
 */
type Idea = Pick<Recipe, 'camera' | 'arrangement' | 'focusX' | 'baseY' | 'fill'>;

const IDEAS: readonly [Idea, ...Idea[]] = [
  { camera: 'medium', arrangement: 'row', focusX: 0.4, baseY: 0.86, fill: 0.66 },
  { camera: 'close', arrangement: 'together', focusX: 0.55, baseY: 0.93, fill: 0.8 },
  { camera: 'wide', arrangement: 'steps', focusX: 0.33, baseY: 0.76, fill: 0.52 },
  { camera: 'medium', arrangement: 'apart', focusX: 0.63, baseY: 0.82, fill: 0.6 },
  { camera: 'close', arrangement: 'steps', focusX: 0.44, baseY: 0.95, fill: 0.76 },
  { camera: 'wide', arrangement: 'together', focusX: 0.68, baseY: 0.74, fill: 0.55 },
];
const TRIES = 8;

/** A camera that the prompt names is not changed. */
function inCamera(idea: Idea, camera: Brief['camera']): Idea {
  if (camera === 'wide') return { ...idea, camera, fill: Math.min(idea.fill, 0.52) };
  if (camera === 'close' || camera === 'portrait')
    return { ...idea, camera: 'close', fill: Math.max(idea.fill, 0.78) };
  return idea;
}

/** Before a quiet backdrop nothing balances an empty side: the thing is larger and nearer to the middle. */
const QUIET = { focus: 0.62, least: 0.64 } as const;

function quiet(idea: Idea): Idea {
  return {
    ...idea,
    focusX: 0.5 + (idea.focusX - 0.5) * QUIET.focus,
    fill: Math.max(idea.fill, QUIET.least),
  };
}

interface Conditions {
  camera: Brief['camera'];
  /** No place is named. */
  isQuiet: boolean;
}

export function recipesFor(
  random: Random,
  variant: number,
  { camera, isQuiet }: Conditions,
): Recipe[] {
  const first = random.whole(0, IDEAS.length - 1);
  const startsMirrored = random.chance(0.5);
  const asked = inCamera(IDEAS[(first + variant) % IDEAS.length] ?? IDEAS[0], camera);
  const idea = isQuiet ? quiet(asked) : asked;
  const mirrored = startsMirrored !== (variant % 2 === 1);
  return Array.from({ length: TRIES }, (_, index) => ({
    ...idea,
    focusX: idea.focusX + random.between(-0.03, 0.03),
    baseY: idea.baseY + random.between(-0.015, 0.015),
    fill: idea.fill * (1 - 0.025 * index),
    flipped: index % 2 === 0 ? mirrored : !mirrored,
    mirrored,
  }));
}
