import { type Hex, mix } from '@/lib/color/hex';
import { circle, ellipse, path, stroke } from '@/lib/svg/markup';
import { ellipsePath, roundedPath } from '@/lib/svg/path';
import type { Point } from '@/lib/svg/point';
import { type Frame, inset } from '../design/frame';
import { accentOf, isDark } from '../design/ink';
import { tells, textOf } from '../design/words';
import type { TemplateRequest } from '../template';
import { art, type CardParts, motif, wish } from './card-parts';

/** Small signs about the words, in shares of the page: none where the words or the things are. */
const STREWN: readonly Point[] = [
  [0.08, 0.08],
  [0.24, 0.045],
  [0.42, 0.06],
  [0.6, 0.04],
  [0.77, 0.065],
  [0.92, 0.09],
  [0.055, 0.24],
  [0.945, 0.26],
  [0.06, 0.42],
  [0.94, 0.44],
];

/** The words above, the things large below on a hill of their own. */
export function stage(parts: CardParts): void {
  const { design, request } = parts;
  const { palette } = request;
  const { width: w, height: h, page } = design;
  const ground = palette.ground;
  const hill: Hex = mix(ground, accentOf(palette, 1), isDark(ground) ? 0.24 : 0.42);
  design.fillGround(ground);
  const top = h * 0.8;
  design.addGround(
    path(`M0 ${top}Q${w / 2} ${top - h * 0.09} ${w} ${top}V${h}H0Z`, hill),
    path(
      `M0 ${top + h * 0.07}Q${w / 2} ${top - h * 0.01} ${w} ${top + h * 0.07}V${h}H0Z`,
      mix(hill, accentOf(palette, 1), 0.25),
    ),
  );
  design.addArt(
    ...STREWN.map(([x, y], index) =>
      motif(
        parts,
        index,
        [w * x, h * y],
        design.shortSide * (0.045 + 0.012 * (index % 3)),
        mix(ground, accentOf(palette, index % 3), 0.8),
        ground,
      ),
    ),
  );
  art(parts, { x: page.x, y: h * 0.4, width: page.width, height: h * 0.5 }, mix(hill, ground, 0.2));
  const wide = inset(page, page.width * 0.05, 0);
  wish(parts, { ...wide, y: h * 0.1, height: h * 0.27 }, ground, 0.105);
}

export const isTag = ({ brief }: TemplateRequest): boolean =>
  tells(textOf(brief), 'gift tag', 'hang tag', 'swing tag', 'luggage tag');

/** What the tag is of, which is drawn as the tag. */
const OF_TAG = /\b(?:tag|paper|string|twine)$/i;
const KRAFT: Hex = '#c99d68';

/** A tag with its hole and string, the words in its middle, its things in the corner below. */
export function tag(parts: CardParts): void {
  const { design, request } = parts;
  const { palette } = request;
  const isKraft = tells(textOf(request.brief), 'kraft', 'craft paper', 'brown paper');
  const paper: Hex = isKraft ? KRAFT : mix(palette.ground, '#ffffff', 0.5);
  const table = mix(palette.ground, palette.ink, isDark(palette.ground) ? 0.1 : 0.08);
  design.fillGround(table);
  const height = design.height * 0.86;
  const width = Math.min(design.width * 0.68, height * 0.66);
  const [x, y] = [(design.width - width) / 2, (design.height - height) / 2 + height * 0.02];
  const cut = width * 0.24;
  const shape = `M${x + cut} ${y}H${x + width - cut}L${x + width} ${y + cut}V${y + height}H${x}V${y + cut}Z`;
  const shadow = `<g transform="translate(${design.px(6)} ${design.px(12)})">${path(shape, mix(table, palette.ink, 0.18))}</g>`;
  const hole: Point = [x + width / 2, y + height * 0.075];
  design.addGround(
    shadow,
    path(shape, paper),
    circle(hole, width * 0.055, mix(paper, '#000000', 0.28)),
    circle(hole, width * 0.034, table),
    stroke(
      `M${hole[0]} ${hole[1]}C${hole[0] - width * 0.3} ${y - height * 0.12} ${hole[0] + width * 0.3} ${y - height * 0.12} ${hole[0]} ${hole[1]}`,
      accentOf(palette, 0),
      design.px(7),
    ),
  );
  const inner: Frame = {
    x: x + width * 0.1,
    y: y + height * 0.16,
    width: width * 0.8,
    height: height * 0.76,
  };
  design.addGround(
    stroke(
      roundedPath(
        [x + width * 0.06, y + height * 0.145],
        width * 0.88,
        height * 0.82,
        design.px(16),
      ),
      mix(paper, palette.ink, 0.28),
      design.px(3),
    ),
  );
  const onPaper = { ...parts, request: { ...request, palette: { ...palette, ground: paper } } };
  const adorns = request.brief.elements.filter(({ phrase }) => !OF_TAG.test(phrase));
  onPaper.request.brief = { ...request.brief, elements: adorns };
  wish(onPaper, { ...inner, height: inner.height * 0.5 }, paper);
  art(onPaper, { ...inner, y: inner.y + inner.height * 0.54, height: inner.height * 0.44 }, paper);
  for (const { id, phrase } of request.brief.elements) if (OF_TAG.test(phrase)) design.show(id);
}

export const isDeco = ({ brief }: TemplateRequest): boolean =>
  tells(textOf(brief), 'art deco', 'gatsby', 'roaring twenties', '1920s', 'twenties');

/** Lines that step in at the corners of a page. */
function stepped({ x, y, width, height }: Frame, by: number): string {
  const [r, b] = [x + width, y + height];
  return `M${x + by} ${y}H${r - by}v${by / 2}h${by / 2}v${by / 2}h${by / 2}V${b - by}h${-by / 2}v${by / 2}h${-by / 2}v${by / 2}H${x + by}v${-by / 2}h${-by / 2}v${-by / 2}h${-by / 2}V${y + by}h${by / 2}v${-by / 2}h${by / 2}Z`;
}

/** A fan of rays about a point, open to one side. */
function fan([x, y]: Point, r: number, color: Hex, widthPx: number, sign: 1 | -1): string {
  const rays = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((index) => {
    const turn = (index / 8) * Math.PI;
    const [dx, dy] = [Math.cos(turn), sign * Math.sin(turn)];
    return `M${(x + dx * r * 0.3).toFixed(1)} ${(y + dy * r * 0.3).toFixed(1)}L${(x + dx * r).toFixed(1)} ${(y + dy * r).toFixed(1)}`;
  });
  const arc = (radius: number) =>
    `M${x - radius} ${y}A${radius} ${radius} 0 0 ${sign > 0 ? 0 : 1} ${x + radius} ${y}`;
  return stroke(rays.join('') + arc(r * 0.3) + arc(r), color, widthPx);
}

/** Stepped lines of metal, a fan above the words and the things below them. */
export function deco(parts: CardParts): void {
  const { design, request } = parts;
  const { palette } = request;
  const metal = accentOf(palette, 0);
  design.fillGround(palette.ground);
  const edge = inset(design.page, -design.px(14));
  const inner = inset(edge, design.px(22));
  const hasThings = request.brief.elements.length > 0;
  const [cx, r] = [design.width / 2, design.shortSide * 0.13];
  const top = inner.y + design.px(30);
  const low = inner.y + inner.height - design.px(30);
  design.addGround(
    stroke(stepped(edge, design.px(64)), metal, design.px(5)),
    stroke(stepped(inner, design.px(56)), metal, design.px(2)),
    fan([cx, top], r, metal, design.px(3), 1),
    ...(hasThings ? [] : [fan([cx, low], r, metal, design.px(3), -1)]),
    ellipse([cx, top + design.px(4)], r * 0.12, r * 0.12, metal),
    stroke(ellipsePath([cx, top], r * 0.2), metal, design.px(2)),
  );
  const room = inset(inner, inner.width * 0.1, 0);
  const from = top + r * 1.25;
  const to = hasThings ? low - inner.height * 0.34 : low - r * 1.25;
  wish(parts, { ...room, y: from, height: to - from }, palette.ground);
  if (hasThings)
    art(
      parts,
      { ...room, y: to + inner.height * 0.03, height: low - to - inner.height * 0.04 },
      palette.ground,
    );
}
