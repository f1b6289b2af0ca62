import type { WildLand } from '../painting';
import type { EnvironmentId, Hour, SceneDescription } from '../understand/description';
import type { PlacedSubject, ScenePlan } from './scene-plan';

const BIOMES: Partial<Record<EnvironmentId, WildLand['biome']>> = {
  mountains: 'alpine',
  lake: 'alpine',
  meadow: 'hills',
  desert: 'desert',
  snow: 'snow',
};
const LIGHTS: Record<Hour, WildLand['hour']> = {
  dawn: 'golden',
  day: 'noon',
  golden: 'golden',
  sunset: 'dusk',
  dusk: 'dusk',
  night: 'night',
};
/** Things of a size with the land, which would be lost or stand askew in a rendered one. */
const STANDS = (placed: PlacedSubject) => placed.support === 'ground' || placed.support === 'none';

/**
 * The wild land that a scene without anybody standing in it shows: a rendered one has no even place
 * for feet. What flies or floats before it needs none.
 */
export function landOf(
  plan: Pick<ScenePlan, 'environment' | 'layout' | 'hour' | 'weather' | 'subjects'>,
  { setting, places }: Pick<SceneDescription, 'setting' | 'places'>,
): WildLand | undefined {
  const named = places.includes('snow') ? 'snow' : plan.environment;
  const biome = BIOMES[named];
  if (!biome || setting === undefined || plan.layout !== 'scene') return undefined;
  if (plan.subjects.some(STANDS) || ['rain', 'storm', 'snow'].includes(plan.weather))
    return undefined;
  const water = places.includes('lake') || places.includes('sea');
  return { biome, hour: LIGHTS[plan.hour], water };
}
