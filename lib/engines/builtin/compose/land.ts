import { type Brief, thingsOf } from '@/lib/composer';
import type { WildLand } from './painting';

/** Places that a rendered landscape shows; what else is named (a road, a village) only the kit draws. */
const BIOMES: Readonly<Record<string, WildLand['biome'] | 'water'>> = {
  mountains: 'alpine',
  valley: 'alpine',
  hills: 'hills',
  meadow: 'hills',
  field: 'hills',
  countryside: 'hills',
  desert: 'desert',
  'snow-field': 'snow',
  lake: 'water',
};
const LIGHTS: Readonly<Record<NonNullable<Brief['hour']>, WildLand['hour']>> = {
  dawn: 'golden',
  morning: 'golden',
  day: 'noon',
  sunset: 'dusk',
  dusk: 'dusk',
  night: 'night',
};
const SNOWY_ATTRIBUTE = /^(?:snowy|icy|frozen|snow-covered)$/;
/** Snow in the words for a place, in the languages that prompts are read in. */
const SNOWY_WORDS = /snow|schnee|neige|nieve|nevad|neve|innevat|снеж|снег|雪/i;
/** Skies that a rendered landscape has. */
const SKIES = new Set<Brief['weather']>([undefined, 'clear', 'cloudy', 'wind']);

/**
 * The wild land that a camera sees of a brief, where nobody stands in it: a rendered land has no even
 * place for feet. What flies before it needs none. Nothing where the brief names another place too.
 */
export function landOf(brief: Brief): WildLand | undefined {
  const { places, weather, season, hour, template } = brief;
  const found = places.flatMap(({ concept }) => BIOMES[concept] ?? []);
  if (found.length === 0 || found.length < places.length || template) return undefined;
  if (!SKIES.has(weather) || thingsOf(brief).some(({ isAirborne }) => !isAirborne))
    return undefined;
  const isSnowy =
    season === 'winter' ||
    places.some(
      ({ attributes, phrase }) =>
        SNOWY_WORDS.test(phrase) || attributes.some((one) => SNOWY_ATTRIBUTE.test(one)),
    );
  const named = found.find((biome) => biome !== 'water') ?? 'alpine';
  // Mountains behind a meadow are seen from it; the other way round they are missed.
  const biome = found.includes('alpine') ? 'alpine' : named;
  return {
    biome: isSnowy ? 'snow' : biome,
    hour: LIGHTS[hour ?? 'day'],
    water: found.includes('water'),
  };
}
