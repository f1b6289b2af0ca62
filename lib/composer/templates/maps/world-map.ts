import { mix } from '@/lib/color/hex';
import { shape, stroke } from '@/lib/svg/markup';
import { polygon } from '@/lib/svg/path';
import type { Point } from '@/lib/svg/point';
import { CONTINENTS } from '../content/continents.data';
import type { Design } from '../design/design';
import { accentOf, strongSurface } from '../design/ink';

const NORTH = 84;
const SOUTH = -86;
const WORLD = 360;
/** Latitudes are stretched, so that the north is not as flat as on a plain grid. */
const STRETCH = 1.22;

/** The seven continents with their names, in colours that no neighbours share. */
export function drawContinents(design: Design): void {
  const { palette } = design.request;
  const sea = mix('#ffffff', '#4fa9cf', 0.3);
  design.fillGround(sea);
  const room = design.page;
  const scale = Math.min(room.width / WORLD, room.height / ((NORTH - SOUTH) * STRETCH));
  const [middleX, middleY] = [design.width / 2, design.height / 2];
  const at = ([longitude, latitude]: Point): Point => [
    middleX + longitude * scale,
    middleY - (latitude - (NORTH + SOUTH) / 2) * scale * STRETCH,
  ];
  CONTINENTS.forEach(({ name, label, lands }, index) => {
    const isIce = name === 'Antarctica';
    const color = isIce
      ? '#f4f8fd'
      : mix(accentOf(palette, index), '#ffffff', index > 3 ? 0.42 : 0.22);
    for (const land of lands) {
      const points = land.map(at);
      // A broad edge rounds the corners of the simple outline.
      design.addArt(shape(points, color), stroke(`${polygon(points)}Z`, color, scale * 3.4));
    }
    const sizePx = Math.max(design.px(17), scale * 8.6);
    const words = name.split(' ');
    words.forEach((word, line) => {
      const [x, y] = at(label);
      design.text(word, [x, y + (line - (words.length - 1) / 2) * sizePx * 1.1], {
        face: 'poppinsSemiBold',
        sizePx,
        align: 'center',
        middle: true,
        fill: strongSurface(palette.ink),
        on: color,
      });
    });
  });
  design.tell('continents', 'world');
}
