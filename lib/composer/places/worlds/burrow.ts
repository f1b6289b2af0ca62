import { type Hex, mix } from '@/lib/color/hex';
import { circle, ellipse, path, rectangle, stroke } from '@/lib/svg/markup';
import { number, smooth } from '@/lib/svg/path';
import { type Point, times } from '@/lib/svg/point';
import type { Air } from '../air';
import { type Canvas, floorGround } from '../canvas';
import type { Ground } from '../place';
import { world } from './world';

/** The home of a small animal, seen as in a cut: a round hollow in the earth or in a tree, furnished. */

interface Walls {
  rim: Hex;
  ring: Hex;
  wall: Hex;
  floor: Hex;
  isWood: boolean;
}

const EARTH: Walls = {
  rim: '#4b3226',
  ring: '#73503a',
  wall: '#b08256',
  floor: '#d0a672',
  isWood: false,
};
const WOOD: Walls = {
  rim: '#5a3b28',
  ring: '#8a5c3c',
  wall: '#c99a66',
  floor: '#dcb27c',
  isWood: true,
};

/** Shares of the picture: how far the hollow reaches, where its floor is and where things stand on it. */
const HOLLOW = { side: 0.035, top: 0.07, ring: 0.05 } as const;
const FLOOR = { edge: 0.7, stand: 0.86 } as const;
const ARC_POINTS = 14;

/** Of its own colour, what everything in lamplight keeps at any hour. */
const LAMPLIT = 0.5;
const lit = (air: Air, color: Hex, key = 0): Hex => mix(air.tone(color, key), color, LAMPLIT);

const n = number;

/** The outline of the hollow: an arch that is nowhere quite round, open below. */
function arch({ widthPx, heightPx, random }: Canvas, inset: number): string {
  const [left, right] = [widthPx * (HOLLOW.side + inset), widthPx * (1 - HOLLOW.side - inset)];
  const top = heightPx * (HOLLOW.top + inset);
  const low = heightPx * 1.1;
  const [middle, half, tall] = [(left + right) / 2, (right - left) / 2, heightPx * 0.8 - top];
  const points = times(ARC_POINTS + 1, (index): Point => {
    const angle = Math.PI * (index / ARC_POINTS);
    const far = 1 + random.between(-0.025, 0.025);
    // Flatter than a circle on a wide page.
    const [x, y] = [Math.cos(angle), Math.sin(angle) ** 0.62];
    return [middle - Math.sign(x) * Math.abs(x) ** 0.8 * half * far, top + tall * (1 - y * far)];
  });
  return smooth([[left, low], ...points, [right, low]], { closed: true });
}

function shelf({ heightPx, air, unit, random }: Canvas, x: number): string {
  const wide = 210 * unit;
  const y = heightPx * 0.42;
  const jars = times(4, (index) => {
    const at = x - wide / 2 + 34 * unit + index * 47 * unit;
    const [w, h] = [30 * unit, random.between(34, 56) * unit];
    const color = random.pick<Hex>(['#d9573f', '#e8b04a', '#6f9a5a', '#8a6ab0', '#c96f8f']);
    return (
      rectangle([at - w / 2, y - h], w, h, lit(air, color, 0), { radius: 6 * unit }) +
      rectangle([at - w / 2, y - h], w * 0.34, h, lit(air, mix(color, '#ffffff', 0.3), 0), {
        radius: 6 * unit,
      }) +
      rectangle([at - w * 0.42, y - h - 7 * unit], w * 0.84, 9 * unit, lit(air, '#e9d9b4', -0.1))
    );
  });
  return (
    jars.join('') +
    rectangle([x - wide / 2, y], wide, 13 * unit, lit(air, '#8a5f3f', 0), { radius: 4 * unit }) +
    rectangle([x - wide / 2, y + 10 * unit], wide, 5 * unit, lit(air, '#5f3f2b', -0.1))
  );
}

/** A round window in a wooden frame, with the sky and some grass in it. */
function porthole({ heightPx, air, unit, pen }: Canvas, x: number): string {
  const at: Point = [x, heightPx * 0.36];
  const reach = 74 * unit;
  const sky = pen.linear(
    [0, at[1] - reach],
    [0, at[1] + reach],
    [
      [0, air.light.skyTop, 1],
      [1, air.light.skyLow, 1],
    ],
  );
  const blades = times(7, (index) => {
    const left = x + (index - 3) * 15 * unit;
    return `M${n(left - 7 * unit)} ${n(at[1] + reach * 0.76)}Q${n(left)} ${n(at[1] + reach * 0.5)} ${n(left + (index - 3) * 3 * unit)} ${n(at[1] + reach * (0.24 + (index % 3) * 0.1))}Q${n(left + 4 * unit)} ${n(at[1] + reach * 0.5)} ${n(left + 8 * unit)} ${n(at[1] + reach * 0.76)}Z`;
  });
  return (
    circle(at, reach * 1.2, lit(air, '#6b472f', 0)) +
    circle(at, reach * 1.1, lit(air, '#a8764c', 0.1)) +
    circle(at, reach * 0.92, sky) +
    path(blades.join(''), lit(air, '#5f9a54', 0)) +
    stroke(
      `M${n(x)} ${n(at[1] - reach * 0.92)}V${n(at[1] + reach * 0.92)}M${n(x - reach * 0.92)} ${n(at[1])}H${n(x + reach * 0.92)}`,
      lit(air, '#a8764c', 0.1),
      9 * unit,
    )
  );
}

function lantern({ heightPx, air, unit, pen }: Canvas, x: number): string {
  const [y, s] = [heightPx * 0.25, unit];
  const glow = pen.radial([x, y], 330 * s, [
    [0, '#ffd98a', 0.55],
    [1, '#ffd98a', 0],
  ]);
  return (
    circle([x, y], 330 * s, glow) +
    stroke(`M${n(x)} 0V${n(y - 34 * s)}`, lit(air, '#4b3226', 0), 4 * s) +
    rectangle([x - 22 * s, y - 30 * s], 44 * s, 60 * s, '#ffdf94', { radius: 12 * s }) +
    circle([x, y], 12 * s, '#fff6d8') +
    rectangle([x - 27 * s, y - 40 * s], 54 * s, 14 * s, lit(air, '#6b472f', 0), {
      radius: 5 * s,
    }) +
    rectangle([x - 27 * s, y + 26 * s], 54 * s, 13 * s, lit(air, '#6b472f', 0), { radius: 5 * s })
  );
}

/** Stones in the earth and roots that come through it; grain in wood. */
function grown(canvas: Canvas, { rim, isWood }: Walls): string {
  const { widthPx, heightPx, random, unit, air } = canvas;
  if (isWood)
    return times(9, (index) => {
      const x = widthPx * (0.12 + index * 0.095) + random.between(-12, 12) * unit;
      const bend = random.between(-26, 26) * unit;
      return stroke(
        `M${n(x)} ${n(heightPx * 0.14)}Q${n(x + bend)} ${n(heightPx * 0.42)} ${n(x + bend * 0.3)} ${n(heightPx * 0.7)}`,
        lit(air, '#a8764c', -0.05),
        random.between(3, 7) * unit,
        { opacity: 0.5 },
      );
    }).join('');
  const stones = times(12, () => {
    const at: Point = [widthPx * random.between(0.12, 0.88), heightPx * random.between(0.2, 0.64)];
    return ellipse(
      at,
      random.between(10, 24) * unit,
      random.between(7, 15) * unit,
      lit(air, mix(rim, '#b59a80', 0.55), 0),
      { opacity: 0.45 },
    );
  });
  const roots = times(7, (index) => {
    const x = widthPx * (0.1 + index * 0.135) + random.between(-20, 20) * unit;
    const long = random.between(60, 150) * unit;
    const top = heightPx * 0.06;
    return stroke(
      `M${n(x)} ${n(top)}q${n(random.between(-30, 30) * unit)} ${n(long * 0.5)} ${n(random.between(-16, 16) * unit)} ${n(long)}`,
      lit(air, '#8a6247', -0.1),
      random.between(5, 11) * unit,
    );
  });
  return stones.join('') + roots.join('');
}

function furnish(canvas: Canvas): string {
  const { widthPx, stage, random } = canvas;
  const isWindowLeft = stage.focusX === 0.5 ? random.chance(0.5) : stage.focusX > 0.5;
  const [near, far] = isWindowLeft ? [0.24, 0.77] : [0.76, 0.23];
  return (
    porthole(canvas, widthPx * near) +
    shelf(canvas, widthPx * far) +
    lantern(canvas, widthPx * (isWindowLeft ? 0.55 : 0.45))
  );
}

function drawHollow(canvas: Canvas, id: string, walls: Walls): Ground {
  const { widthPx, heightPx, air, stage, random, unit } = canvas;
  const shows = [id];
  canvas.add({
    id: 'earth',
    role: 'backdrop',
    depth: 0.01,
    svg: rectangle([0, 0], widthPx, heightPx, lit(air, walls.rim, -0.1)),
    shows,
  });
  canvas.add({
    id: 'hollow',
    depth: 0.02,
    svg:
      path(arch(canvas, 0), lit(air, walls.ring, 0)) +
      path(arch(canvas, HOLLOW.ring), lit(air, walls.wall, 0.05)),
    shows,
  });
  canvas.add({
    id: 'burrow-wall',
    depth: 0.03,
    svg: grown(canvas, walls) + furnish(canvas),
    shows,
  });
  const edge = heightPx * FLOOR.edge;
  const standPx = heightPx * FLOOR.stand;
  const rugX = widthPx * stage.focusX;
  const rugColor = random.pick<Hex>(['#b5524a', '#3f7f86', '#6a5a96', '#c98a3f']);
  const rug = (share: number, color: Hex) =>
    ellipse(
      [rugX, standPx + 18 * unit],
      Math.min(widthPx * 0.36, 430 * unit) * share,
      84 * unit * share,
      lit(air, color, 0),
    );
  canvas.add({
    id: 'burrow-floor',
    depth: 0.04,
    svg:
      path(
        `M0 ${n(edge + 26 * unit)}Q${n(widthPx * 0.5)} ${n(edge - 26 * unit)} ${widthPx} ${n(edge + 26 * unit)}V${heightPx}H0Z`,
        lit(air, walls.floor, 0),
      ) +
      rug(1, rugColor) +
      rug(0.86, mix(rugColor, '#fff3d6', 0.55)) +
      rug(0.76, rugColor),
    shows,
  });
  return floorGround(stage, edge, standPx);
}

export const burrows = [
  world('burrow', (canvas) => drawHollow(canvas, 'burrow', EARTH), { roofed: true }),
  world('tree-hollow', (canvas) => drawHollow(canvas, 'tree-hollow', WOOD), { roofed: true }),
];
