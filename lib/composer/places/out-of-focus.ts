import { circle } from '@/lib/svg/markup';
import { number } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import type { Random } from '@/lib/random/random';
import type { Definitions } from '../kit/pen';
import type { PlaceDrawing, PlaceLayer, SceneLightColors } from './place';

/** Of the picture's longer side, how far what is behind a face is blurred. */
const BLUR_SHARE = 0.011;
/** Discs that lamps and leaves become: how many, how large, and where they are, in shares of the sides. */
const DISCS = { count: 11, radius: [0.018, 0.05], below: 0.62 } as const;

interface Focus {
  widthPx: number;
  heightPx: number;
  light: SceneLightColors;
  definitions: Definitions;
  random: Random;
}

/** Light of what is far behind, as a lens draws it. */
function discs({ widthPx, heightPx, light, random }: Focus): string {
  const side = Math.max(widthPx, heightPx);
  const [least, most] = DISCS.radius;
  return times(DISCS.count, () => {
    const at = [random() * widthPx, random() * heightPx * DISCS.below] as const;
    return circle(at, side * random.between(least, most), light.light, {
      opacity: random.between(0.07, 0.2),
    });
  }).join('');
}

/**
 * A place as it is behind somebody who is portrayed: soft, with nothing before them. The first layer also stays
 * under its own blur, which fades at the edges of the picture.
 */
export function outOfFocus(place: PlaceDrawing, focus: Focus): PlaceDrawing {
  const { widthPx, heightPx, definitions } = focus;
  const deviation = number(Math.max(widthPx, heightPx) * BLUR_SHARE);
  const id = definitions.define(
    (name) =>
      `<filter id="${name}" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
  );
  const blurred = (svg: string) => (svg === '' ? '' : `<g filter="url(#${id})">${svg}</g>`);
  const behind = place.layers.filter(({ role }) => role !== 'foreground');
  const farthest = Math.max(0, place.ground.mainDepth - 0.1);
  const soft = behind.map((layer, index): PlaceLayer => ({
    ...layer,
    // Nothing of it is before them, whatever stands nearer in an open view.
    depth: Math.min(layer.depth, farthest),
    svg: (index === 0 ? layer.svg : '') + blurred(layer.svg),
  }));
  const lights: PlaceLayer = {
    id: 'bokeh',
    role: 'atmosphere',
    depth: farthest,
    svg: discs(focus),
  };
  return { ...place, layers: [...soft, lights] };
}
