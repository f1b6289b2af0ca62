import { type Hex, lightnessOf, mix } from '@/lib/color/hex';
import { circle, path, rectangle, shape, stroke } from '@/lib/svg/markup';
import { add, type Point, polar, times } from '@/lib/svg/point';
import type { Frame } from './design/frame';
import { headline, headlineLayout } from './design/headline';
import { accentOf, inkOn, isDark, strongSurface } from './design/ink';
import { sector } from './design/shapes';
import { type PosterParts, subject } from './poster-subject';

/**
 * Layouts of posters: one subject as large as the page bears, few flat colours, a title set to the full
 * measure, small lines that keep to one edge, and a texture that fades out of one side.
 */

/** Step of the type scale for the small lines. */
const SMALL_STEP = 3.1;
const LEADING = 1.42;

/** Dots that thin out from one edge of the page to its middle. */
function halftone({ design }: PosterParts, fill: Hex, from: 'top' | 'bottom', depth: number): void {
  const step = design.shortSide * 0.026;
  const rows = Math.floor((design.height * depth) / (step * 0.86));
  const columns = Math.ceil(design.width / step) + 1;
  design.addGround(
    ...times(rows, (row) => {
      const y = row * step * 0.86;
      const r = step * 0.4 * (1 - row / rows);
      return times(columns, (column) =>
        circle(
          [column * step + (row % 2) * step * 0.5, from === 'top' ? y : design.height - y],
          r,
          fill,
        ),
      ).join('');
    }),
  );
}

/** Height that the small lines take, with the space before them. */
export const heightOfLines = ({ design, lines }: PosterParts) =>
  lines.length === 0 ? 0 : design.size(SMALL_STEP) * (LEADING * lines.length + 0.5);

/** Small lines below each other, the first of them the largest. */
export function smallLines(
  { design, request, lines }: PosterParts,
  [x, y]: Point,
  width: number,
  on: Hex,
  align: 'left' | 'center',
): void {
  const sizePx = design.size(SMALL_STEP);
  lines.forEach((line, index) => {
    design.text(line, [x, y + sizePx * (0.9 + index * LEADING)], {
      face: index === 0 ? 'poppins' : 'interSemiBold',
      sizePx: index === 0 ? sizePx * 1.12 : sizePx * 0.92,
      align,
      maxWidthPx: width,
      fill: inkOn(on, request.palette),
      on,
    });
  });
}

export function titleOptions(parts: PosterParts, on: Hex, align: 'left' | 'center', second?: Hex) {
  const ink = inkOn(on, parts.request.palette);
  return {
    face: parts.face,
    perLine: 8,
    on,
    fills: second === undefined ? ([ink] as const) : ([ink, second] as const),
    align,
    justify: true,
    maxLines: 3,
    gap: 0.2,
    above: parts.above,
  };
}

/** Height of the title in a room: no more than it needs. */
export function titleHeight(parts: PosterParts, room: Frame, on: Hex): number {
  const { title } = parts;
  return title === undefined
    ? 0
    : headlineLayout(title, room, titleOptions(parts, on, 'center')).height;
}

/** The ground that a prompt tells, else a full colour of the palette that letters read on. */
export function surfaceFor({ request: { palette, brief } }: PosterParts, index: number): Hex {
  if (isDark(palette.ground) || brief.background !== undefined) return palette.ground;
  const color = accentOf(palette, index);
  return strongSurface(lightnessOf(color) > 0.86 ? accentOf(palette, index + 1) : color);
}

/** Rays from behind the subject on a full colour, a hill below it, the title above. */
export function sunburst(parts: PosterParts): void {
  const { design, request, title } = parts;
  const { palette } = request;
  const page = design.page;
  const ground = surfaceFor(parts, 0);
  design.fillGround(ground);
  const [w, h] = [design.width, design.height];
  const room: Frame = { ...page, height: page.height * 0.27 };
  const top = titleHeight(parts, room, ground);
  const low = heightOfLines(parts);
  const hillTop = h - Math.max(h * 0.1, low + page.y * 1.6);
  const from = page.y + top + h * 0.045;
  const box = subject(
    parts,
    { x: w * 0.06, y: from, width: w * 0.88, height: hillTop + h * 0.02 - from },
    ground,
    0.28,
  );
  const base = box.y + box.height;
  const center: Point = [w / 2, Math.min(box.y + box.height * 0.52, base - w * 0.2)];
  const far = Math.hypot(w, h);
  // The disc keeps clear of the title, which has to read on the colour.
  const disc = Math.min(w * 0.4, center[1] - from + h * 0.025);
  const tone = mix(ground, accentOf(palette, 1), 0.22);
  design.addGround(
    ...times(14, (index) =>
      shape(
        [
          center,
          add(center, polar(index * (360 / 14), far)),
          add(center, polar((index + 0.5) * (360 / 14), far)),
        ],
        tone,
      ),
    ),
    circle(center, disc, mix(accentOf(palette, 1), '#ffffff', 0.1)),
    circle(center, disc * 0.82, mix(accentOf(palette, 1), '#ffffff', 0.34)),
  );
  const earth = strongSurface(mix(accentOf(palette, 2), palette.ink, 0.25));
  const y = Math.min(base - h * 0.025, hillTop);
  design.addGround(
    path(
      `M0 ${y + h * 0.02}C${w * 0.3} ${y - h * 0.03} ${w * 0.7} ${y - h * 0.03} ${w} ${y + h * 0.02}V${h}H0Z`,
      earth,
    ),
  );
  if (title !== undefined)
    headline(design, title, { ...room, height: top + 1 }, titleOptions(parts, ground, 'center'));
  smallLines(parts, [w / 2, h - low - page.y * 0.7], page.width, earth, 'center');
}

/** The subject stands in a tall arch and is larger than it; the words keep the axis. */
export function arch(parts: PosterParts): void {
  const { design, request, title } = parts;
  const { palette } = request;
  const page = design.page;
  const [w, h] = [design.width, design.height];
  design.fillGround(palette.ground);
  const room: Frame = { ...page, x: w * 0.1, width: w * 0.8, height: page.height * 0.25 };
  const head = titleHeight(parts, room, palette.ground);
  const low = heightOfLines(parts);
  const foot = h - page.y * 1.5 - low - (head > 0 ? head + h * 0.035 : 0);
  const color = accentOf(palette, 0);
  const crown = page.y * 1.7;
  const half = Math.min(w * 0.36, (foot - crown) * 0.48);
  const door = (inset: number) =>
    `M${w / 2 - half + inset} ${foot}V${crown + half}A${half - inset} ${half - inset} 0 0 1 ${w / 2 + half - inset} ${crown + half}V${foot}Z`;
  design.addGround(
    path(door(0), color),
    path(door(w * 0.035), mix(color, '#ffffff', 0.14)),
    circle([w / 2, crown + half * 1.25], half * 0.62, mix(accentOf(palette, 1), '#ffffff', 0.2)),
    rectangle([w * 0.06, foot - h * 0.008], w * 0.88, h * 0.012, palette.ink),
  );
  subject(
    parts,
    { x: w * 0.08, y: crown + h * 0.07, width: w * 0.84, height: foot - crown - h * 0.075 },
    color,
    0,
  );
  const edge = design.px(22);
  design.addGround(
    stroke(`M${edge} ${edge}H${w - edge}V${h - edge}H${edge}Z`, palette.ink, design.px(5)),
  );
  if (title !== undefined)
    headline(
      design,
      title,
      { ...room, y: foot + h * 0.035, height: head + 1 },
      titleOptions(parts, palette.ground, 'center', strongSurface(color)),
    );
  smallLines(parts, [w / 2, h - page.y * 1.15 - low], w * 0.8, palette.ground, 'center');
}

/** A field of colour with dots and the subject on its edge, the title in a dark block below. */
export function split(parts: PosterParts): void {
  const { design, request, title } = parts;
  const { palette } = request;
  const page = design.page;
  const [w, h] = [design.width, design.height];
  const dark = isDark(palette.ground) ? mix(palette.ground, '#000000', 0.25) : palette.ink;
  const full = isDark(palette.ground)
    ? strongSurface(accentOf(palette, 0))
    : mix(accentOf(palette, 1), '#ffffff', 0.25);
  const field = request.brief.background === undefined ? full : palette.ground;
  design.fillGround(field);
  const room: Frame = { ...page, height: page.height * 0.27 };
  const head = titleHeight(parts, room, dark);
  const low = heightOfLines(parts);
  const block = head + low === 0 ? h * 0.08 : head + low + page.y * 2.1;
  const edge = h - block;
  halftone(parts, mix(field, accentOf(palette, 0), 0.34), 'top', 0.42);
  const disc = Math.min(w * 0.43, edge * 0.52);
  design.addGround(
    circle([w * 0.5, edge - disc * 0.86], disc, accentOf(palette, 0)),
    rectangle([0, edge], w, block, dark),
    rectangle(
      [0, edge - design.px(14)],
      w,
      design.px(14),
      mix(accentOf(palette, 2), '#ffffff', 0.1),
    ),
  );
  subject(
    parts,
    { x: w * 0.05, y: page.y * 1.2, width: w * 0.9, height: edge - page.y * 1.2 - design.px(8) },
    field,
    0,
  );
  if (title !== undefined)
    headline(
      design,
      title,
      { ...room, y: edge + page.y * 0.95, height: head + 1 },
      titleOptions(parts, dark, 'left', mix(accentOf(palette, 1), '#ffffff', 0.2)),
    );
  smallLines(parts, [page.x, h - page.y * 0.85 - low], page.width, dark, 'left');
}

/** Quarter discs and bars of the 1960s, the subject across them, the title set left at the foot. */
export function blocks(parts: PosterParts): void {
  const { design, request, title } = parts;
  const { palette } = request;
  const page = design.page;
  const [w, h] = [design.width, design.height];
  design.fillGround(palette.ground);
  const room: Frame = { ...page, height: page.height * 0.27 };
  const head = titleHeight(parts, room, palette.ground);
  const low = heightOfLines(parts);
  const foot = h - page.y * 1.1 - low - head - (head > 0 ? h * 0.05 : 0);
  const [a, b, c] = [0, 1, 2].map((index) => accentOf(palette, index)) as [Hex, Hex, Hex];
  const big = Math.min(w * 0.86, foot * 0.98);
  design.addGround(
    path(sector([w, 0], 0, big, 90, 180), a),
    path(sector([w, 0], 0, big * 0.66, 90, 180), mix(a, '#ffffff', 0.22)),
    path(sector([0, foot], 0, big * 0.6, 270, 360), b),
    path(sector([w, foot], 0, big * 0.4, 180, 270), c),
    circle([w * 0.14, h * 0.1], w * 0.07, c),
    rectangle([0, foot], w, h * 0.014, palette.ink),
  );
  subject(
    parts,
    { x: w * 0.06, y: page.y * 1.4, width: w * 0.88, height: foot - page.y * 1.4 + h * 0.004 },
    palette.ground,
    0,
  );
  if (title !== undefined)
    headline(
      design,
      title,
      { ...room, y: foot + h * 0.045, height: head + 1 },
      titleOptions(parts, palette.ground, 'left', strongSurface(a)),
    );
  smallLines(parts, [page.x, h - page.y * 0.9 - low], page.width, palette.ground, 'left');
}
