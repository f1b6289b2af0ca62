import { type Hex, mix } from '@/lib/color/hex';
import { circle, path, rectangle, stroke } from '@/lib/svg/markup';
import { smooth } from '@/lib/svg/path';
import { type Point } from '@/lib/svg/point';
import { square } from '../design/frame';
import { accentOf } from '../design/ink';
import { pictureArt } from '../design/subject';
import { OF_THE_MAP, type Parts, RED, title } from './parts';

const THINGS_MAX = 5;

/** What the prompt names beside the streets. */
function things(
  { design, request }: Parts,
  spots: readonly Point[],
  sidePx: number,
  land: Hex,
): void {
  const { brief, palette } = request;
  const elements = brief.elements
    .filter(({ phrase }) => !OF_THE_MAP.test(phrase))
    .slice(0, THINGS_MAX);
  elements.forEach((element, index) => {
    const at = spots[index % spots.length];
    if (!at) return;
    const art = pictureArt(request, element, square(at, sidePx), {
      style: 'duotone',
      ink: palette.ink,
      cool: accentOf(palette, index),
      warm: accentOf(palette, index),
      ground: land,
      strokePx: sidePx * 0.05,
    });
    if (!art) return;
    design.addArt(art.svg);
    design.show(element.id);
  });
}

/** Blocks, parks, a river and two broad streets. */
function streets({ design, request }: Parts, step: number, land: Hex): void {
  const [w, h, s] = [design.width, design.height, design.shortSide];
  const [columns, rows] = [Math.ceil(w / step) + 1, Math.ceil(h / step) + 1];
  for (let row = -1; row < rows; row += 1)
    for (let column = -1; column < columns; column += 1) {
      const isPark = request.random() < 0.14;
      const tone = isPark ? '#bfdcab' : mix('#e4ddcf', land, request.random() * 0.5);
      const side = step - s * 0.032;
      design.addGround(
        rectangle([column * step + s * 0.02, row * step + s * 0.02], side, side, tone),
      );
    }
  const river = smooth([
    [-20, h * 0.8],
    [w * 0.25, h * 0.68],
    [w * 0.55, h * 0.82],
    [w * 0.8, h * 0.6],
    [w + 20, h * 0.66],
  ]);
  const broad = [
    `M${-20} ${h * 0.18}L${w + 20} ${h * 0.42}`,
    `M${w * 0.68} -20L${w * 0.56} ${h + 20}`,
  ];
  design.addGround(
    stroke(river, land, s * 0.12),
    stroke(river, '#a5d2ea', s * 0.095),
    ...broad.map((d) => stroke(d, '#ffffff', s * 0.042)),
    ...broad.map((d) => stroke(d, '#f6cf73', s * 0.026)),
  );
}

function pin([x, y]: Point, r: number, color: Hex): string {
  const top = y - r * 2.1;
  return (
    path(
      `M${x} ${y}C${x - r * 0.5} ${y - r} ${x - r} ${y - r * 1.4} ${x - r} ${top}A${r} ${r} 0 1 1 ${x + r} ${top}C${x + r} ${y - r * 1.4} ${x + r * 0.5} ${y - r} ${x} ${y}Z`,
      color,
    ) + circle([x, top], r * 0.42, '#ffffff')
  );
}

/** Streets from above with a way, pins at its ends and beside it. */
export function city(parts: Parts): void {
  const { design, request } = parts;
  const { palette } = request;
  const [w, h, s] = [design.width, design.height, design.shortSide];
  const land: Hex = mix('#f3efe6', palette.ground, 0.3);
  design.fillGround(land);
  const step = s * 0.17;
  streets(parts, step, land);
  const tone = accentOf(palette, 0);
  const from: Point = [step * 1.04, h * 0.56];
  const to: Point = [w * 0.8, step * 1.03];
  const d = `M${from[0]} ${from[1]}V${step * 2.03}H${step * 3.04}V${to[1]}H${to[0]}`;
  const r = s * 0.038;
  design.addArt(
    stroke(d, '#ffffff', s * 0.03),
    stroke(d, tone, s * 0.018),
    circle(from, s * 0.02, '#ffffff'),
    circle(from, s * 0.013, tone),
    pin(to, r, RED),
    pin([w * 0.4, h * 0.52], r, accentOf(palette, 1)),
    pin([w * 0.78, h * 0.88], r, accentOf(palette, 2)),
  );
  const spots: Point[] = [
    [w * 0.24, h * 0.24],
    [w * 0.82, h * 0.5],
    [w * 0.36, h * 0.9],
    [w * 0.14, h * 0.86],
    [w * 0.5, h * 0.3],
  ];
  things(parts, spots, s * 0.15, land);
  title(parts, land, palette.ink);
  design.tell('streets', 'river', 'pins', 'route');
}
