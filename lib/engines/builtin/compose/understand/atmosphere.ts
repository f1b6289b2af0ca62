import type { Camera, Hour, LayoutId, SceneDescription, Season, Weather } from './description';
import type { Item } from './match';

const CHRISTMAS = /^(?:merry )?(?:christmas|xmas)\b/i;
const AURORA = /^(?:northern lights|aurora(?: borealis)?)$/i;

/**
 * Takes what an item says of time, weather, camera, layout, medium and mood into the scene; true when
 * it is a time or a medium and nothing else.
 */
export function takeAtmosphere(scene: SceneDescription, item: Item): boolean {
  const { meaning, plural, text } = item;
  if (meaning.layout && CHRISTMAS.test(text)) scene.season ??= 'winter';
  // A sign hangs before a wall, not in a landscape.
  if (/^neon sign/i.test(text)) scene.layout ??= 'object';
  if (AURORA.test(text)) scene.aurora ??= text;
  if (meaning.hour && !(meaning.concept && plural)) scene.hour ??= meaning.hour as Hour;
  if (meaning.weather) scene.weather ??= meaning.weather as Weather;
  if (meaning.season) scene.season ??= meaning.season as Season;
  if (meaning.camera) scene.camera ??= meaning.camera as Camera;
  if (meaning.layout && (scene.layout === undefined || meaning.layout === 'pattern')) {
    scene.layout = meaning.layout as LayoutId;
  }
  if (meaning.medium && !scene.media.includes(meaning.medium)) scene.media.push(meaning.medium);
  if (meaning.mood && !scene.moods.includes(meaning.mood)) scene.moods.push(meaning.mood);
  const time = meaning.hour ?? meaning.season ?? meaning.weather ?? meaning.medium;
  return time !== undefined && !meaning.concept && !meaning.relation;
}
