import { circle, ellipse, path, rectangle, shape } from '@/lib/svg/markup';
import { number } from '@/lib/svg/path';
import { clamp, type Point } from '@/lib/svg/point';
import { type Canvas, createCanvas, floorGround } from '../canvas';
import { kindIn, type Place, type Stage } from '../place';
import { formsOver, sideForms } from './side-forms';
import { type Tints, tintsOf } from './tints';

/**
 * The backdrop where no place is named: one hue from edge to edge, a wall and a floor, and one large plain form of
 * light behind the subject. Nothing in it could be taken for a thing that was asked for.
 */

interface Spot {
  canvas: Canvas;
  tints: Tints;
  /** Middle of the subject and half of the space it may fill. */
  center: Point;
  reach: Point;
  floorPx: number;
  /** Where the subject's foot is. */
  standPx: number;
}

type Variant = (spot: Spot) => string;

/** The floor runs from side to side. */
function floorBand({ canvas, tints, floorPx }: Spot): string {
  const { widthPx, heightPx } = canvas;
  return rectangle([0, floorPx], widthPx, heightPx - floorPx, tints.floor);
}

/** What the subject keeps from the light on the floor. */
function groundShadow({ canvas, tints, center, standPx, reach }: Spot): string {
  const high = Math.max(10 * canvas.unit, reach[0] * 0.07);
  return ellipse([center[0], standPx + 4 * canvas.unit], reach[0] * 0.95, high, tints.deep, {
    opacity: 0.22,
  });
}

/** On a page that lies or stands, what is on the wall beside the form or over it. */
function besides({ canvas, tints, center: [x, y], reach: [half, high], floorPx }: Spot): string {
  const { widthPx: w, heightPx: h } = canvas;
  if (h > w * TALL_RATIO) return formsOver({ canvas, tints, topPx: y - Math.max(half, high) });
  return w > h * WIDE.ratio
    ? sideForms({ canvas, tints, left: x - half, right: x + half, floorPx })
    : '';
}

const halo: Variant = (spot) => {
  const radius = Math.max(spot.reach[0], spot.reach[1]) * 0.96;
  return circle(spot.center, radius, spot.tints.shape) + floorBand(spot);
};

/** A sun that is cut by the floor, off the middle. */
const lowSun: Variant = (spot) => {
  const { canvas, center, reach, floorPx, tints } = spot;
  const radius = Math.max(reach[0], reach[1]) * 1.04;
  const side = canvas.random.pick([-0.3, 0.3]);
  const at: Point = [center[0] + side * radius, floorPx - radius * 0.42];
  return (
    circle(at, radius * 1.22, tints.shape, { opacity: 0.4 }) +
    circle(at, radius, tints.shape) +
    floorBand(spot)
  );
};

/** A niche in the wall, with the shade of its edge. */
const niche: Variant = (spot) => {
  const { canvas, center, reach, floorPx, tints } = spot;
  const half = Math.max(reach[0], reach[1] * 0.72) * 0.98;
  const top = Math.max(canvas.heightPx * 0.04, floorPx - Math.max(reach[1] * 2, half * 1.5));
  const door = (x: number, inset: number) => {
    const w = half - inset;
    const crown = Math.min(w, floorPx - top - inset);
    return `M${number(x - w)} ${number(floorPx)}V${number(top + inset + crown)}A${number(w)} ${number(crown)} 0 0 1 ${number(x + w)} ${number(top + inset + crown)}V${number(floorPx)}Z`;
  };
  const edge = 22 * canvas.unit;
  return (
    path(door(center[0], 0), tints.deep, { opacity: 0.3 }) +
    path(door(center[0] + edge * 0.5, edge), tints.shape) +
    floorBand(spot)
  );
};

/** Light that falls slantwise through a window, over the wall and the floor. */
const slantedLight: Variant = (spot) => {
  const { canvas, center, tints } = spot;
  const { widthPx: w, heightPx: h, random } = canvas;
  const slant = h * random.between(0.34, 0.5);
  const left = center[0] - w * random.between(0.3, 0.42);
  const beam = (x: number, width: number, opacity: number) =>
    shape(
      [
        [x + slant, 0],
        [x + slant + width, 0],
        [x + width - slant, h],
        [x - slant, h],
      ],
      tints.light,
      { opacity },
    );
  return floorBand(spot) + beam(left, w * 0.34, 0.3) + beam(left + w * 0.4, w * 0.12, 0.3);
};

/** Two low hills of the same hue before a halo. */
const hills: Variant = (spot) => {
  const { canvas, center, reach, tints, floorPx } = spot;
  const { widthPx: w, heightPx: h, random } = canvas;
  const rise = random.between(0.05, 0.1) * h * random.pick([-1, 1]);
  const n = number;
  const land = (y: number, bend: number) =>
    `M0 ${n(y + bend)}Q${n(w * 0.3)} ${n(y - Math.abs(bend))} ${n(w * 0.55)} ${n(y)}T${n(w)} ${n(y - bend * 0.6)}V${h}H0Z`;
  return (
    circle([center[0], center[1] - reach[1] * 0.1], Math.max(...reach), tints.shape) +
    path(land(floorPx - 0.05 * h, -rise), tints.floor, { opacity: 0.55 }) +
    path(land(floorPx, rise * 0.5), tints.floor)
  );
};

const VARIANTS: readonly [Variant, ...Variant[]] = [halo, lowSun, niche, slantedLight, hills];

/** From the edge of the floor to where things stand on it, of the height. */
const FLOOR_SHARE = 0.075;
/** Half of the form's width and height, of the picture's shorter side and height. */
const REACH = { least: 0.36, most: 0.47, beyond: 1.12 } as const;
/** Of a wide page's own width, the least that half of the form takes. */
const WIDE = { ratio: 1.5, share: 0.24 } as const;
const TALL_RATIO = 1.25;

/** A form around the subject. */
function aroundSubject(
  { widthPx, heightPx, focusX, subject }: Stage,
  standPx: number,
): Pick<Spot, 'center' | 'reach'> {
  const side = Math.min(widthPx, heightPx);
  const wide = subject ? ((subject.right - subject.left) / 2) * widthPx : side * 0.4;
  const high = subject ? ((standPx / heightPx - subject.top) / 2) * heightPx : side * 0.4;
  const least = widthPx > heightPx * WIDE.ratio ? widthPx * WIDE.share : side * REACH.least;
  const reachX = clamp(wide * REACH.beyond, least, Math.max(side * REACH.most, widthPx * 0.4));
  const reachY = clamp(high * REACH.beyond, side * REACH.least * 0.8, heightPx * 0.44);
  const x = subject ? ((subject.left + subject.right) / 2) * widthPx : widthPx * focusX;
  return { center: [x, standPx - reachY * 0.96], reach: [reachX, reachY] };
}

/** Where the light on a wall is brightest, behind a head and shoulders, in shares of the sides. */
const GLOW = { y: 0.4, radius: 0.78, disc: 0.4 } as const;

/** Behind somebody who is portrayed there is no floor: a wall with light about the head, or a disc of colour. */
function studioWall(stage: Stage, canvas: Canvas, tints: Tints, standPx: number) {
  const { widthPx, heightPx, focusX } = stage;
  const side = Math.min(widthPx, heightPx);
  const center: Point = [widthPx * (0.5 + (focusX - 0.5) * 0.4), heightPx * GLOW.y];
  const glow = stage.pen('glow', 1).radial(center, Math.max(widthPx, heightPx) * GLOW.radius, [
    [0, tints.light, 0.85],
    [0.45, tints.shape, 0.6],
    [1, tints.floor, 0.5],
  ]);
  const hasDisc = kindIn(stage, [true, false]);
  canvas.add({
    id: 'paper',
    role: 'backdrop',
    depth: 0,
    svg:
      rectangle([0, 0], widthPx, heightPx, tints.paper) +
      rectangle([0, 0], widthPx, heightPx, glow) +
      (hasDisc ? circle(center, side * GLOW.disc, tints.floor, { opacity: 0.75 }) : ''),
  });
  return {
    layers: canvas.layers,
    ground: floorGround(stage, standPx - heightPx * FLOOR_SHARE, standPx),
    spots: canvas.spots,
  };
}

function draw(stage: Stage) {
  const canvas = createCanvas(stage, 'spot');
  const { widthPx, heightPx, random } = canvas;
  const tints = tintsOf(stage);
  const standPx = heightPx * (stage.standY ?? random.between(0.84, 0.9));
  const floorPx = standPx - heightPx * FLOOR_SHARE;
  if (stage.isOfFaces) return studioWall(stage, canvas, tints, standPx);
  const spot: Spot = { canvas, tints, ...aroundSubject(stage, standPx), floorPx, standPx };
  const variant = kindIn(stage, VARIANTS);
  canvas.add({
    id: 'paper',
    role: 'backdrop',
    depth: 0,
    svg: rectangle([0, 0], widthPx, heightPx, tints.paper),
  });
  canvas.add({
    id: 'spot',
    role: 'backdrop',
    depth: 0.01,
    svg: besides(spot) + variant(spot) + groundShadow(spot),
  });
  return {
    layers: canvas.layers,
    ground: floorGround(stage, floorPx, standPx),
    spots: canvas.spots,
  };
}

export const spot: Place = { id: 'spot', draw };
