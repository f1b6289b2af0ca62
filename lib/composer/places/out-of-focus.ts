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

/** How much larger the place is drawn, so that what fades at its edges is outside of the picture. */
const GROWN = 1.08;

const regionOf = ({ widthPx, heightPx }: Focus): string => {
  const [x, y] = [(widthPx * (GROWN - 1)) / 2, (heightPx * (GROWN - 1)) / 2];
  return `x="${number(-x)}" y="${number(-y)}" width="${number(widthPx * GROWN)}" height="${number(heightPx * GROWN)}"`;
};

const grownOf = ({ widthPx, heightPx }: Focus): string =>
  `translate(${number((widthPx * (1 - GROWN)) / 2)} ${number((heightPx * (1 - GROWN)) / 2)}) scale(${GROWN})`;

/**
 * A place as it is behind somebody who is portrayed: soft, with nothing before them. The first layer also stays
 * under the blur, which fades at the edges of the picture.
 */
export function outOfFocus(place: PlaceDrawing, focus: Focus): PlaceDrawing {
  const { widthPx, heightPx, definitions } = focus;
  const deviation = number(Math.max(widthPx, heightPx) * BLUR_SHARE);
  const id = definitions.define(
    (name) =>
      `<filter id="${name}" filterUnits="userSpaceOnUse" ${regionOf(focus)}><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
  );
  const behind = place.layers.filter(({ role }) => role !== 'foreground');
  const [sharp] = behind;
  // Nothing of it is before them, whatever stands nearer in an open view.
  const farthest = Math.max(0, place.ground.mainDepth - 0.1);
  const shows = [...new Set(behind.flatMap((layer) => layer.shows ?? []))];
  const soft: PlaceLayer = {
    id: 'out-of-focus',
    role: 'scenery',
    depth: farthest,
    // One filter for all: each blurs as many pixels as the picture has.
    svg: `<g filter="url(#${id})"><g transform="${grownOf(focus)}">${behind.map(({ svg }) => svg).join('')}</g></g>`,
    ...(shows.length > 0 ? { shows } : {}),
  };
  const lights: PlaceLayer = {
    id: 'bokeh',
    role: 'atmosphere',
    depth: farthest,
    svg: discs(focus),
  };
  return { ...place, layers: [...(sharp ? [sharp] : []), soft, lights] };
}
