import type { Hex } from '@/lib/color/hex';
import { rectangle, stroke } from '@/lib/svg/markup';
import type { BriefElement } from '../brief';
import type { Design } from './design/design';
import { square } from './design/frame';
import { inOneInk } from './design/one-ink';
import { clothOf, each, type PrintColors } from './design/print-size';
import { flatLook, pictureArt } from './design/subject';
import type { TemplateRequest } from './template';

/** Tiles that show something among those with an ornament: each fourth one, as painters of tiles set them. */

const ACROSS = 4;
/** Of a tile: the thing on it, and the line about it. */
const SHOWN = { thing: 0.66, line: 0.42, width: 0.016 } as const;

/** Plain tiles over an ornamented ground, with the things of the pattern by turns, in the ink of the tiles. */
export function thingsOnTiles(
  design: Design,
  request: TemplateRequest,
  things: readonly BriefElement[],
  [ink, ground]: PrintColors,
): string {
  const cloth = clothOf([design.width, design.height], ACROSS);
  const side = Math.min(cloth.stepX, cloth.stepY);
  const arts = things.map((thing, index) => {
    const look = { ...flatLook(request.palette, index, thing.phrase), strokePx: side * 0.04 };
    const art = pictureArt(request, thing, square([0, 0], side * SHOWN.thing), look);
    if (art) design.show(thing.id);
    return art && inOneInk(art.svg, ink, ground);
  });
  const drawn = arts.filter((art): art is string => art !== undefined);
  if (drawn.length === 0) return '';
  const plain = (x: number, y: number, svg: string, fill: Hex) => {
    const half = side * SHOWN.line;
    const frame = `M${-half} ${-half}H${half}V${half}H${-half}Z`;
    const [w, h] = [cloth.stepX, cloth.stepY];
    return `<g transform="translate(${x + w / 2} ${y + h / 2})">${rectangle([-w * 0.49, -h * 0.49], w * 0.98, h * 0.98, fill)}${stroke(frame, ink, side * SHOWN.width)}${svg}</g>`;
  };
  const wrap = (index: number) => (index + ACROSS) % ACROSS;
  return each(cloth, ([x, y], column, row) => {
    const isShown = (wrap(column) + 2 * wrap(row)) % ACROSS === 1;
    return isShown ? plain(x, y, drawn[wrap(row) % drawn.length] ?? '', ground) : '';
  });
}
