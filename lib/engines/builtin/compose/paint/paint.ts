import type { Painting, SceneLight } from '../painting';
import { ENVIRONMENT_GEOMETRY } from '../plan/environments.data';
import type { ScenePlan } from '../plan/scene-plan';
import { SceneCanvas } from './canvas';
import { hexToRgb } from '@/lib/color/hex';
import { LAYOUTS } from './layouts';
import { AIRLESS } from './weather';

/** Turns a plan into layers of SVG. */
export function paint(plan: ScenePlan): Painting {
  const canvas = new SceneCanvas(plan.widthPx, plan.heightPx, plan.seed, plan.detail);
  LAYOUTS[plan.layout](canvas, plan);
  return {
    widthPx: plan.widthPx,
    heightPx: plan.heightPx,
    defs: canvas.defs,
    layers: canvas.layers.filter((layer) => !isExcluded(layer.id, plan.excluded)),
    light: lightOf(plan),
    outdoors: isOutdoors(plan),
    ...(plan.land ? { land: plan.land } : {}),
  };
}

const TREES = ['tree', 'copse', 'wood', 'garden-trees', 'roadside', 'side-firs', 'palms', 'trunks'];

/** Parts of a place that a prompt can do without. */
const LAYERS_OF_CONCEPT: Record<string, readonly string[]> = {
  'deciduous-tree': TREES,
  'evergreen-tree': TREES,
  cloud: ['clouds', 'high-clouds'],
  sun: ['sun'],
  'full-moon': ['moon'],
  star: ['stars'],
  bird: ['flock'],
  rock: ['rocks'],
  cactus: ['cacti'],
  fence: ['fence'],
  'leaf-fluttering-in-wind': ['drift-by'],
};

function isExcluded(layerId: string, excluded: readonly string[]): boolean {
  return excluded.some((concept) => LAYERS_OF_CONCEPT[concept]?.includes(layerId));
}

const FRAMED: ReadonlySet<string> = new Set([
  'icon',
  'logo',
  'badge',
  'pattern',
  'sticker',
  'infographic',
  'abstract',
  'isometric',
]);

function isOutdoors({ environment, layout }: ScenePlan): boolean {
  const { indoor } = ENVIRONMENT_GEOMETRY[environment];
  return !indoor && !AIRLESS.has(environment) && !FRAMED.has(layout);
}

function lightOf({ palette, sunX }: ScenePlan): SceneLight {
  return {
    directionDegrees: Math.round((sunX - 0.5) * 120),
    color: hexToRgb(palette.sun),
    ambient: hexToRgb(palette.near),
    brightness: palette.brightness,
  };
}
