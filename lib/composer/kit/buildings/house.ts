import { circle, ellipse, rectangle, shape } from '@/lib/svg/markup';
import { type Point, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { defineThing } from '../form';
import type { Pen } from '../pen';
import { type Corners, featuresOf } from './house-features';
import { houseParameters, type HouseParameters, type Plan, planOf } from './house-plans';
import { doorIn, windowIn } from './ridged/openings';
import { roofSlope, type Slope, verge } from './ridged/roofing';
import { logEnds, timbering, upright, wall } from './ridged/wall';
import { smokeFrom } from './ridged/smoke';

function cornersOf({ gableCm, lengthCm, storeys, storeyCm, pitch }: Plan): Corners {
  const left = -(gableCm + lengthCm) / 2;
  const eaves = -storeys * storeyCm;
  return {
    left,
    corner: left + gableCm,
    right: left + gableCm + lengthCm,
    eaves,
    ridge: eaves - gableCm * pitch,
    peak: left + gableCm / 2,
  };
}

/** Windows and the door of the long side. */
function longSide(pen: Pen, plan: Plan, c: Corners, { lit, variant }: HouseParameters): string {
  const { columns, storeys, storeyCm, shutters, head, flowers } = plan;
  const step = (c.right - c.corner) / columns;
  const width = Math.min(104, step * (shutters ? 0.46 : 0.54));
  return times(storeys * columns, (index) => {
    const [column, storey] = [index % columns, Math.floor(index / columns)];
    const x = c.corner + (column + 0.5) * step;
    return windowIn(pen, {
      at: [x, -storey * storeyCm - storeyCm * 0.33],
      width,
      height: storeyCm * 0.47,
      head,
      lit: lit && (variant !== 'haunted' || index % 2 === 0),
      facing: 'right',
      shutters,
      flowers: flowers && storey === 0,
      panes: [2, 2],
    });
  }).join('');
}

/** The door and windows of the gable. */
function gableSide(pen: Pen, plan: Plan, c: Corners, { lit }: HouseParameters): string {
  const { storeys, storeyCm, gableCm, head, door } = plan;
  const facing = 'left' as const;
  const upper = times(storeys - 1, (storey) =>
    [-0.24, 0.24].map((side) =>
      windowIn(pen, {
        at: [c.peak + side * gableCm, -(storey + 1) * storeyCm - storeyCm * 0.33],
        width: 92,
        height: storeyCm * 0.47,
        head,
        lit,
        facing,
      }),
    ),
  );
  const attic = windowIn(pen, {
    at: [c.peak, c.eaves - gableCm * plan.pitch * 0.22],
    width: gableCm * 0.16,
    height: gableCm * 0.2,
    head: head === 'flat' ? 'round' : head,
    lit,
    facing,
    sill: false,
  });
  const beside = windowIn(pen, {
    at: [c.peak + gableCm * 0.25, -storeyCm * 0.33],
    width: gableCm * 0.2,
    height: storeyCm * 0.4,
    head,
    lit,
    facing,
  });
  const entrance = doorIn(pen, {
    at: [c.peak - gableCm * (gableCm > 320 ? 0.16 : 0), 0],
    width: 104,
    height: storeyCm * 0.78,
    color: door,
    head,
    facing,
    lit,
    glazed: plan.material !== 'log',
  });
  return upper.flat().join('') + (gableCm > 320 ? beside + attic : '') + entrance;
}

function chimneyAt(x: number, foot: number, top: number, snowy: boolean): string {
  const w = 62;
  return (
    rectangle([x - w / 2, top], w, foot - top, HOUSE.brick) +
    rectangle([x, top], w / 2, foot - top, darker(HOUSE.brick, 0.2)) +
    rectangle([x - w / 2 - 8, top - 6], w + 16, 22, lighter(HOUSE.brick, 0.14), { radius: 3 }) +
    (snowy ? ellipse([x, top - 8], w * 0.6, 15, HOUSE.snow) : '')
  );
}

function sweets(c: Corners): string {
  const colors = [HOUSE.red, HOUSE.mustard, HOUSE.leaf, HOUSE.pink, HOUSE.sky];
  const along = (from: Point, to: Point, count: number) =>
    times(count, (index, share) =>
      circle(
        [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share],
        15,
        colors[index % colors.length] ?? HOUSE.red,
      ),
    ).join('');
  return (
    along([c.left - 6, c.eaves - 4], [c.peak, c.ridge + 6], 7) +
    along([c.peak, c.ridge + 6], [c.corner + 6, c.eaves - 4], 7) +
    along([c.corner + 40, c.eaves + 34], [c.right - 30, c.eaves + 34], 7)
  );
}

function walls(pen: Pen, plan: Plan, c: Corners, wished: HouseParameters): string {
  const { material, color, columns } = plan;
  const isTimbered = material === 'half-timbered';
  const gable: Point[] = [
    [c.left, 0],
    [c.left, c.eaves],
    [c.peak, c.ridge],
    [c.corner, c.eaves],
    [c.corner, 0],
  ];
  const beams = (left: number, right: number, count: number) =>
    isTimbered
      ? times(plan.storeys, (index) =>
          timbering(
            { left, right, top: -(index + 1) * plan.storeyCm, bottom: -index * plan.storeyCm },
            count,
          ),
        ).join('')
      : '';
  const shadow = shape(
    [
      [c.corner, c.eaves],
      [c.right, c.eaves],
      [c.right, c.eaves + 46],
      [c.corner, c.eaves + 46],
    ],
    HOUSE.ink,
    { opacity: 0.16 },
  );
  return (
    wall(pen, upright(c.corner, c.right, c.eaves), {
      material,
      color,
      facing: 'right',
      extra: beams(c.corner, c.right, columns * 2) + shadow,
    }) +
    wall(pen, gable, { material, color, facing: 'left', extra: beams(c.left, c.corner, 4) }) +
    (material === 'log'
      ? logEnds(c.corner, c.eaves, color) + logEnds(c.left, c.eaves, color)
      : '') +
    longSide(pen, plan, c, wished) +
    gableSide(pen, plan, c, wished)
  );
}

/** The slope over the long side and the boards along the gable. */
function roofOver(pen: Pen, plan: Plan, c: Corners, snowy: boolean): string {
  const { roof, roofColor, gableCm, pitch } = plan;
  const over = 34;
  const drop = over * pitch * 2;
  const end = c.right - gableCm / 2 + over;
  const slope: Slope = [
    [c.peak - over * 0.2, c.ridge - 12],
    [end, c.ridge - 12],
    [c.right + over, c.eaves + drop * 0.55],
    [c.corner + over * 0.4, c.eaves + drop * 0.55],
  ];
  const thick = roof === 'thatch' ? 44 : 26;
  const rake: Point[] = [
    [c.left - over * 0.8, c.eaves + drop * 0.8],
    [c.peak, c.ridge - 10],
    [c.corner + over * 0.4, c.eaves + drop * 0.55],
  ];
  const board =
    snowy || roof === 'icing'
      ? HOUSE.snow
      : roof === 'thatch'
        ? roofColor
        : lighter(roofColor, 0.1);
  return (
    roofSlope(pen, slope, { kind: roof, color: roofColor, facing: 'right', snowy }) +
    verge(pen, rake, board, thick)
  );
}

/**
 * A house under a ridged roof, its gable to the left and its long side to the right: house, thatched
 * cottage, log cabin, farmhouse, hut, haunted house, gingerbread house. Anchors: door, roof,
 * chimney, window, wall, top.
 */
export const house = defineThing({
  id: 'house',
  unitCm: 1,
  parameters: houseParameters,
  draw(wished, pen) {
    const plan = planOf(wished);
    const c = cornersOf(plan);
    const chimneyX = c.peak + (c.right - c.corner) * 0.62;
    const mouth: Point = [chimneyX, c.ridge - 84];
    const { onWalls, beside, onRoof } = featuresOf(wished, pen, plan, c, wished.lit);
    const chimney = plan.chimney ? chimneyAt(chimneyX, c.ridge + 90, mouth[1], wished.snowy) : '';
    return {
      svg:
        (wished.smoking ? smokeFrom(pen, mouth, 90) : '') +
        beside +
        walls(pen, plan, c, wished) +
        onWalls +
        chimney +
        roofOver(pen, plan, c, wished.snowy) +
        onRoof +
        (wished.variant === 'gingerbread' ? sweets(c) : ''),
      anchors: {
        door: { at: [c.peak - plan.gableCm * 0.16, 0], spanCm: 104 },
        roof: { at: [(c.peak + c.right) / 2, (c.ridge + c.eaves) / 2] },
        top: { at: [(c.peak + c.right) / 2 - 40, c.ridge - 12], spanCm: plan.lengthCm },
        window: { at: [c.corner + (c.right - c.corner) / plan.columns / 2, -plan.storeyCm * 0.55] },
        wall: { at: [(c.corner + c.right) / 2, c.eaves / 2] },
        ...(plan.chimney ? { chimney: { at: mouth } } : {}),
      },
    };
  },
});
