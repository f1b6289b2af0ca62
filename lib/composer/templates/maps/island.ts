import { mix, type Hex } from '@/lib/color/hex';
import { path, shape, stroke } from '@/lib/svg/markup';
import { blob, smooth } from '@/lib/svg/path';
import { add, type Point, polar, times } from '@/lib/svg/point';
import { construction } from '../design/variety';
import { tells, textOf } from '../design/words';
import { INK, LAND, PAPER, type Parts, RED, title } from './parts';
import { landmarks } from './landmarks';
import { peaks, woods, palms } from './terrain';

const SEA: Hex = '#bcd8cf';

/** A rose of the winds. */
function compass({ design }: Parts, at: Point, r: number, ink: Hex): void {
  const point = (degrees: number, long: number, tone: Hex) =>
    shape(
      [
        add(at, polar(degrees, long)),
        add(at, polar(degrees + 45, r * 0.22)),
        at,
        add(at, polar(degrees - 45, r * 0.22)),
      ],
      tone,
    );
  design.addArt(
    stroke(
      `M${at[0] - r * 0.72} ${at[1]}a${r * 0.72} ${r * 0.72} 0 1 0 ${r * 1.44} 0a${r * 0.72} ${r * 0.72} 0 1 0 ${-r * 1.44} 0`,
      ink,
      r * 0.05,
    ),
    ...[0, 90, 180, 270].map((degrees) => point(degrees - 90, r, degrees === 0 ? RED : ink)),
  );
  design.text('N', [at[0], at[1] - r * 1.3], {
    face: 'playfairDisplay',
    sizePx: r * 0.52,
    align: 'center',
    middle: true,
    fill: ink,
    on: PAPER,
  });
}

/** Old paper with a torn edge; answers its middle. */
function oldPaper({ design, request }: Parts): Point {
  const { random } = request;
  const [w, h, s] = [design.width, design.height, design.shortSide];
  design.fillGround(mix(PAPER, INK, 0.35));
  const edge = (index: number, count: number): Point => {
    const t = (index / count) * 4;
    const inset = s * (0.025 + 0.018 * random());
    const along = t % 1;
    if (t < 1) return [inset + (w - 2 * inset) * along, inset];
    if (t < 2) return [w - inset, inset + (h - 2 * inset) * along];
    if (t < 3) return [w - inset - (w - 2 * inset) * along, h - inset];
    return [inset, h - inset - (h - 2 * inset) * along];
  };
  design.addGround(
    shape(
      times(64, (index) => edge(index, 64)),
      mix(PAPER, SEA, 0.38),
    ),
  );
  return [w * 0.5, h * 0.52];
}

/** The island's coast with the shallow water around it. */
function coastline({ design, request }: Parts, center: Point): void {
  const s = design.shortSide;
  const phase = construction(request, [1, 2.2, 3.7, 5.1]);
  const coast = times(18, (index): Point => {
    const r = 1 + 0.14 * Math.sin(index * 2.1 + phase) + 0.09 * (request.random() - 0.5);
    const [dx, dy] = polar(index * 20, s * 0.315 * r);
    return [center[0] + dx * 1.16, center[1] + dy * 0.88];
  });
  const grown = (by: number) =>
    blob(
      coast.map(([x, y]): Point => [
        center[0] + (x - center[0]) * by,
        center[1] + (y - center[1]) * by,
      ]),
    );
  design.addGround(
    path(grown(1.16), mix(PAPER, SEA, 0.8)),
    path(grown(1.07), mix(SEA, '#7fb6b8', 0.4)),
    path(grown(1), LAND),
    stroke(grown(1), INK, design.px(5)),
    path(grown(0.9), mix(LAND, '#8fae63', 0.45)),
  );
}

/** A way over the island in shares of the short side from its middle; the cross is at its end. */
const WAY = [
  [-0.3, 0.1],
  [-0.17, 0.03],
  [-0.07, 0.09],
  [0.05, 0.04],
  [0.13, -0.02],
  [0.2, 0.1],
] as const;
const WAVES = [
  [0.22, 0.13],
  [0.62, 0.1],
  [0.26, 0.9],
  [0.6, 0.92],
  [0.91, 0.3],
  [0.09, 0.72],
] as const;

type At = (x: number, y: number) => Point;

function way({ design }: Parts, at: At): void {
  const s = design.shortSide;
  const dotted = stroke(smooth(WAY.map(([x, y]) => at(x, y))), INK, design.px(8));
  design.addArt(`<g stroke-dasharray="${design.px(16)} ${design.px(22)}">${dotted}</g>`);
  const [cx, cy] = at(0.2, 0.1);
  const r = s * 0.036;
  design.addArt(
    stroke(
      `M${cx - r} ${cy - r}L${cx + r} ${cy + r}M${cx + r} ${cy - r}L${cx - r} ${cy + r}`,
      RED,
      s * 0.02,
    ),
  );
  design.tell('dotted path', 'X');
}

function waves({ design }: Parts): void {
  const [w, h] = [design.width, design.height];
  const wide = design.shortSide * 0.022;
  for (const [x, y] of WAVES)
    design.addArt(
      stroke(
        `M${w * x - wide * 2} ${h * y}q${wide / 2} ${-wide} ${wide} 0t${wide} 0t${wide} 0`,
        mix(INK, PAPER, 0.45),
        design.px(4),
      ),
    );
}

/**
 * An island on old paper. Mountains, woods and what else the prompt names stand on it or swim around
 * it; where it names nothing, or a treasure, a dotted way leads to a cross. Every second picture of a
 * request has east and west exchanged.
 */
export function island(parts: Parts): void {
  const { design, request } = parts;
  const { brief } = request;
  const [w, h, s] = [design.width, design.height, design.shortSide];
  const center = oldPaper(parts);
  coastline(parts, center);
  const side = (request.variant ?? 0) % 2 ? -1 : 1;
  const at: At = (x, y) => [center[0] + side * s * x, center[1] + s * y];
  const text = textOf(brief);
  const hides = tells(text, 'treasure', 'pirate', 'x marks', 'dotted', 'path', 'trail', 'quest');
  const hasWoods = tells(text, 'forest', 'wood', 'woods', 'jungle');
  waves(parts);
  peaks(design, at);
  if (hasWoods) woods(design, at);
  const isNamed = landmarks(parts, at, hasWoods);
  if (!hasWoods && !isNamed) palms(design, at);
  if (hides || !isNamed) way(parts, at);
  compass(parts, [w * 0.5 + side * s * 0.38, h * 0.86], s * 0.065, INK);
  title(parts, PAPER, INK);
  design.tell('island', 'compass', 'mountains', ...(hasWoods ? ['forest'] : []));
}
