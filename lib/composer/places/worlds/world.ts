import { type Canvas, createCanvas } from '../canvas';
import { addWeather } from '../outdoor/weather';
import type { Ground, Place } from '../place';

/** A place that is composed for itself, not laid over from strata: `draw` adds its layers and tells its ground. */
export function world(
  id: string,
  draw: (canvas: Canvas) => Ground,
  { roofed = false } = {},
): Place {
  return {
    id,
    draw: (stage) => {
      const canvas = createCanvas(stage, id);
      const ground = draw(canvas);
      if (!roofed) addWeather(canvas, stage.heightPx * 0.5, ground);
      const layers = canvas.layers.sort((a, b) => a.depth - b.depth);
      const [first] = layers;
      if (first) first.shows = [...(first.shows ?? []), id];
      return { layers, ground, spots: canvas.spots };
    },
  };
}
