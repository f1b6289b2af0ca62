import { mix } from '@/lib/color/hex';
import { circle, ellipse, path, rectangle } from '@/lib/svg/markup';
import { number } from '@/lib/svg/path';
import { clamp } from '@/lib/svg/point';
import { type Canvas, createCanvas, floorGround } from '../canvas';
import type { Place, PlaceDrawing, Stage } from '../place';
import { onePodium, podiumsUnder } from './podiums';
import { drawStand } from './stands';
import { type Tints, tintsOf } from './tints';
import { leafShadow, thrownBy, windowLight } from './wall-light';

/** A photographer's studio for one thing: a cove, and perhaps a disc, an arch, a podium and light from a window. */

const n = number;

interface Set {
  canvas: Canvas;
  tints: Tints;
  floorPx: number;
  /** Where the thing's foot stands. */
  standPx: number;
  x: number;
}

function cove({ canvas, tints, floorPx }: Set): string {
  const { widthPx, heightPx, pen } = canvas;
  const wall = pen.linear(
    [0, 0],
    [widthPx * 0.5, floorPx],
    [
      [0, tints.paper],
      [1, tints.shape],
    ],
  );
  const floor = pen.linear(
    [0, floorPx - heightPx * 0.05],
    [0, heightPx],
    [
      [0, tints.floor, 0],
      [0.2, tints.floor, 0.55],
      [1, tints.floor, 0.95],
    ],
  );
  return (
    rectangle([0, 0], widthPx, heightPx, wall) +
    rectangle([0, floorPx - heightPx * 0.05], widthPx, heightPx, floor)
  );
}

/** Of the height of the wall, the radius of a disc and half the width of an arch at most: both are seen whole. */
const MOST = { disc: 0.465, arch: 0.4 } as const;

function backDisc({ canvas, tints, x, floorPx }: Set): string {
  const asked = Math.min(canvas.widthPx, canvas.heightPx) * canvas.random.between(0.27, 0.33);
  const radius = Math.min(asked, floorPx * MOST.disc);
  return circle([x, floorPx - radius * 1.02], radius, tints.light, { opacity: 0.7 });
}

function archways({ canvas, tints, x, floorPx }: Set): string {
  const half = Math.min(Math.min(canvas.widthPx, canvas.heightPx) * 0.27, floorPx * MOST.arch);
  const top = floorPx - half * 2.35;
  const door = (w: number, lift: number) =>
    `M${n(x - w)} ${n(floorPx)}V${n(top + half + lift)}A${n(w)} ${n(w)} 0 0 1 ${n(x + w)} ${n(top + half + lift)}V${n(floorPx)}Z`;
  return (
    path(door(half, 0), tints.floor) +
    canvas.pen.clip(
      door(half, 0),
      `<g transform="translate(${n(half * 0.16)} 0)">${path(door(half, half * 0.05), mix(tints.floor, tints.deep, 0.35))}</g>`,
    ) +
    path(door(half * 0.76, half * 0.2), tints.shape, { opacity: 0.55 })
  );
}

/** Half of what goods stand on, of theirs, and of the picture; and how high it is. */
const STAND = { wider: 1.5, least: 0.27, most: 0.47, height: 0.15 } as const;

/** A podium, or what the prompt says that the goods stand on. */
function raise(set: Set): void {
  const { canvas } = set;
  const { stage, random, widthPx } = canvas;
  const { left = 0.3, right = 0.7 } = stage.subject ?? {};
  const spanPx = (right - left) * widthPx;
  const { stand } = stage.surface ?? {};
  // A podium is as wide as what stands on it: none is brought for what is wider than a picture's half.
  const isBrought = spanPx < widthPx * 0.5 && random.chance(0.45);
  if (stand) putStand(set, stand, spanPx);
  else if (stage.parts.includes('podium') || isBrought) putPodium(set, spanPx);
}

function putStand({ canvas, x, standPx }: Set, stand: string, spanPx: number): void {
  const { stage, widthPx, heightPx } = canvas;
  const halfPx = clamp((spanPx / 2) * STAND.wider, widthPx * STAND.least, widthPx * STAND.most);
  const svg = drawStand(canvas, stand, {
    at: [x, standPx],
    halfPx,
    heightPx: heightPx * STAND.height,
    color: stage.surface?.color,
    things: stage.things ?? new Set<string>(),
  });
  canvas.add({ id: 'stand', depth: 0.03, svg, shows: [stand] });
}

/** Things on podiums of their own are up there; what lies about on the floor has none. */
function putPodium(set: Set, spanPx: number): void {
  const { canvas, standPx } = set;
  const { stage } = canvas;
  const standing = stage.areOnPodiums
    ? (stage.standing?.(floorGround(stage, set.floorPx, standPx)) ?? []).filter(
        ({ isRaised }) => isRaised,
      )
    : [];
  const svg = standing.length > 1 ? podiumsUnder(set, standing) : onePodium(set, spanPx);
  canvas.add({ id: 'podium', depth: 0.03, svg, shows: ['podium'] });
}

function draw(stage: Stage): PlaceDrawing {
  const canvas = createCanvas(stage, 'studio');
  const { widthPx, heightPx, random } = canvas;
  const tints = tintsOf(stage);
  const standPx = heightPx * clamp(stage.standY ?? random.between(0.8, 0.84), 0.66, 0.9);
  const floorPx = standPx - heightPx * random.between(0.11, 0.15);
  const set: Set = { canvas, tints, floorPx, standPx, x: widthPx * stage.focusX };
  const some = random.pick([backDisc, archways, backDisc, () => '']);
  const any = random.pick([windowLight, leafShadow, () => '']);
  // What light throws is seen on a wall with nothing before it.
  const [wall, light] = stage.thrown ? [() => '', thrownBy(stage.thrown)] : [some, any];
  canvas.add({ id: 'cove', role: 'backdrop', depth: 0, svg: cove(set) });
  canvas.add({
    id: 'wall',
    role: 'backdrop',
    depth: 0.01,
    svg: light(canvas, tints, set.x) + wall(set),
  });
  raise(set);
  canvas.spots.push({
    kind: 'table',
    at: [set.x, standPx],
    widthPx: widthPx * 0.55,
    pxPerCm: stage.pxPerCm,
    depth: (standPx - floorPx) / (heightPx - floorPx),
  });
  return {
    layers: canvas.layers,
    ground: floorGround(stage, floorPx, standPx),
    spots: canvas.spots,
  };
}

export const studio: Place = { id: 'studio', draw };

/** One colour and nothing else: a cut-out, a sticker, a plain background. */
export const plain: Place = {
  id: 'plain',
  draw: (stage) => {
    const canvas = createCanvas(stage, 'plain');
    const { widthPx, heightPx, unit } = canvas;
    const tints = tintsOf({ background: '#fbfbfa', ...stage });
    const mainYPx = heightPx * (stage.standY ?? 0.84);
    const shadow = ellipse(
      [widthPx * stage.focusX, mainYPx + 4 * unit],
      widthPx * 0.3,
      14 * unit,
      tints.floor,
      { opacity: 0.7 },
    );
    canvas.add({
      id: 'paper',
      role: 'backdrop',
      depth: 0,
      svg:
        rectangle([0, 0], widthPx, heightPx, tints.paper) + (stage.camera === 'top' ? '' : shadow),
      shows: ['plain'],
    });
    return {
      layers: canvas.layers,
      ground: floorGround(stage, mainYPx - heightPx * 0.12, mainYPx),
      spots: [],
    };
  },
};
