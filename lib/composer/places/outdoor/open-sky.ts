import { group } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { type Canvas, createCanvas, openGround } from '../canvas';
import type { Place, Stage } from '../place';
import { addSky, cloud } from './sky';
import { addSkySigns, addWeather } from './weather';

/** Nothing but sky: for pictures of it, and of what flies in it. */

/** Where the light of the hour ends, below the picture's foot, as a share of the height. */
const HORIZON_SHARE = 1.04;
/** Banks of clouds along the foot, from far to near. */
const BANKS = 3;

/** Clouds that pile up from the foot, the nearer the larger; few on a clear night, for the stars. */
function addBanks(canvas: Canvas, isAsked: boolean): void {
  const { random, widthPx, heightPx, unit, stage } = canvas;
  if (stage.weather === 'fog') return;
  const isStarry = stage.hour === 'night' && !isAsked;
  times(isStarry ? 1 : BANKS, (bank) => {
    const near = isStarry ? 1 : bank / (BANKS - 1);
    const count = Math.round(5 - near * 2);
    const clouds = times(count, (index) => {
      const size = (150 + 150 * near) * random.between(0.85, 1.25) * unit;
      const x = ((index + random.between(0.1, 0.9)) / count) * widthPx;
      const y = heightPx * (0.8 + 0.24 * near + random.between(-0.03, 0.03));
      return cloud(canvas, [x, y], size, 0.55 + 0.4 * near);
    }).join('');
    canvas.add({
      id: `clouds-${bank + 1}`,
      role: bank === BANKS - 1 ? 'scenery' : 'backdrop',
      depth: 0.03 + 0.05 * bank,
      svg: group(clouds, {}),
      shows: [isAsked ? 'cloud' : 'clouds'],
    });
  });
}

function draw(stage: Stage) {
  const canvas = createCanvas(stage, 'open-sky');
  const { heightPx } = canvas;
  const horizonPx = heightPx * HORIZON_SHARE;
  addSky(canvas, horizonPx);
  addSkySigns(canvas, horizonPx, stage.parts);
  addBanks(canvas, stage.parts.includes('cloud'));
  addWeather(canvas, horizonPx);
  const standPx = heightPx * (stage.standY ?? 0.85);
  return {
    layers: canvas.layers.sort((a, b) => a.depth - b.depth),
    ground: openGround(stage, heightPx * 0.5, standPx),
    spots: canvas.spots,
  };
}

export const openSky: Place = { id: 'open-sky', draw };
