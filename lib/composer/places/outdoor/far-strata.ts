import { mix } from '@/lib/color/hex';
import { path } from '@/lib/svg/markup';
import { number } from '@/lib/svg/path';
import { type Point, times } from '@/lib/svg/point';
import type { Canvas } from '../canvas';
import { swell, under } from '../terrain-lines';
import { addMesas } from './mesas';
import { addFarHills, addMountains, mountain } from './far';
import { addSkyline } from './skyline';
import type { SoilColors } from './soil';
import type { Terrain } from './terrain';

/** What stands behind the land, back to front. */
export function addFarStrata(
  canvas: Canvas,
  terrain: Terrain,
  horizonPx: number,
  soil: SoilColors,
): void {
  const far = new Set(terrain.far);
  if (far.size === 0 && terrain.water !== 'sea' && terrain.soil !== 'sand') {
    const kinds = ['hills', 'hills', 'mountains', 'forest'] as const;
    const picked = canvas.random.pick(kinds);
    // A moon that is told comes up over hills that leave it to be seen.
    far.add(canvas.stage.hasOrb && picked === 'mountains' ? 'hills' : picked);
  }
  if (far.has('mountains')) addMountains(canvas, horizonPx);
  if (far.has('volcano')) addVolcano(canvas, horizonPx);
  if (far.has('snow-cone')) addSnowCone(canvas, horizonPx);
  if (far.has('hills'))
    addFarHills(
      canvas,
      horizonPx,
      soil.isSnowy ? '#b9cbe0' : terrain.soil === 'sand' ? '#d9a878' : '#6f8fa0',
    );
  if (far.has('skyline')) addSkyline(canvas, horizonPx + 6 * canvas.unit, { heightShare: 0.36 });
  if (far.has('islands')) addIslands(canvas, horizonPx);
  if (far.has('mesas') || isRocky(canvas, terrain)) addMesas(canvas, horizonPx);
  if (far.has('icebergs')) addIcebergs(canvas, horizonPx);
  if (far.has('forest')) addForestEdge(canvas, horizonPx, soil);
}

/** Rocks of a desert are those that stand on its horizon. */
const isRocky = ({ stage }: Canvas, { soil }: Terrain) =>
  soil === 'sand' && (stage.grown?.has('rock') === true || stage.grown?.has('mesa') === true);

function addVolcano(canvas: Canvas, horizonPx: number): void {
  const { random, widthPx, unit, pen, air } = canvas;
  const x = widthPx * random.pick([random.between(0.25, 0.4), random.between(0.6, 0.75)]);
  const top = horizonPx * random.between(0.28, 0.38);
  const half = widthPx * 0.3;
  const cone = mountain(canvas, {
    peak: [x, top],
    halfWidth: half,
    basePx: horizonPx + 60 * unit,
    far: 0.35,
    rock: '#6d5a6c',
    snow: undefined,
  });
  const rim = 46 * unit;
  const crater = path(
    `M${number(x - rim)} ${number(top + rim * 0.95)}Q${number(x)} ${number(top + rim * 0.4)} ${number(x + rim)} ${number(top + rim * 0.95)}L${number(x + rim * 0.5)} ${number(top - 10)}H${number(x - rim * 0.5)}Z`,
    air.light.skyMiddle,
  );
  const lava = times(3, (index) => {
    const sway = (index - 1) * rim * 0.6;
    return path(
      `M${number(x + sway - 7 * unit)} ${number(top + rim * 0.8)}Q${number(x + sway * 2)} ${number(top + rim * 2)} ${number(x + sway * 2.4)} ${number(top + rim * random.between(2.6, 4.2))}Q${number(x + sway * 1.8)} ${number(top + rim * 1.8)} ${number(x + sway + 7 * unit)} ${number(top + rim * 0.8)}Z`,
      '#ff8a3c',
    );
  });
  const glow = pen.radial([x, top + rim * 0.5], rim * 3, [
    [0, '#ff9a4a', 0.6],
    [1, '#ff9a4a', 0],
  ]);
  const smoke = times(5, (index): Point => [
    x + random.between(-20, 50) * unit * (index + 1) * 0.7,
    top - index * 44 * unit,
  ])
    .map(
      ([sx, sy], index) =>
        `<circle cx="${number(sx)}" cy="${number(sy)}" r="${number((28 + index * 13) * unit)}" fill="${air.tone('#8f8696', 0.1 - index * 0.02, 0.3)}" opacity=".72"/>`,
    )
    .join('');
  canvas.add({
    id: 'volcano',
    depth: 0.025,
    svg:
      smoke +
      cone +
      crater +
      `<circle cx="${number(x)}" cy="${number(top + rim * 0.5)}" r="${number(rim * 3)}" fill="${glow}"/>` +
      lava.join(''),
    shows: ['volcano'],
  });
}

/** Where the snow of a lone cone ends, from its rim to its foot. */
const SNOW_LINE = 0.3;
const SLOPE_STEPS = 12;

/** One broad cone with hollow slopes and snow down to a third of them, as Mount Fuji stands. */
function addSnowCone(canvas: Canvas, horizonPx: number): void {
  const { random, widthPx, heightPx, unit, air } = canvas;
  const x = widthPx * random.between(0.4, 0.6);
  const [half, rim] = [Math.max(widthPx, heightPx * 0.8) * 0.46, 40 * unit];
  const [top, base] = [horizonPx * random.between(0.26, 0.36), horizonPx + 40 * unit];
  const at = (share: number, side: number): Point => [
    x + side * (rim + (half - rim) * share ** 1.7),
    top + (base - top) * share,
  ];
  const slope = (side: number, to: number) =>
    times(SLOPE_STEPS, (_, share) => at(share * to, side));
  const outline = (points: readonly Point[]) =>
    `M${points.map(([px, py]) => `${number(px)} ${number(py)}`).join('L')}Z`;
  const [left, right] = [at(SNOW_LINE, -1), at(SNOW_LINE, 1)];
  const teeth = times(11, (index, share): Point => [
    right[0] + (left[0] - right[0]) * share,
    right[1] + (index % 2 ? -1 : 1) * (base - top) * random.between(0.02, 0.09),
  ]).slice(1, -1);
  const dip: Point = [x, top + 10 * unit];
  const rock = air.tone('#5b6f95', 0, 0.3);
  canvas.add({
    id: 'snow-cone',
    depth: 0.02,
    svg:
      path(outline([...slope(-1, 1).reverse(), dip, ...slope(1, 1)]), rock) +
      path(outline([dip, ...slope(1, 1), [x + half * 0.3, base]]), air.tone('#5b6f95', -0.5, 0.3)) +
      path(
        outline([...slope(-1, SNOW_LINE).reverse(), dip, ...slope(1, SNOW_LINE), ...teeth]),
        air.tone('#ffffff', 0.2, 0.2),
      ),
    shows: ['mount-fuji', 'mountains', 'snowy-mountains'],
  });
}

function addIslands(canvas: Canvas, horizonPx: number): void {
  const { random, widthPx, unit, air } = canvas;
  const svg = times(2, (index) => {
    const x = widthPx * (index === 0 ? random.between(0.05, 0.3) : random.between(0.7, 0.95));
    const [w, h] = [random.between(80, 180) * unit, random.between(18, 46) * unit];
    return path(
      `M${number(x - w)} ${number(horizonPx + 1)}Q${number(x - w * 0.4)} ${number(horizonPx - h)} ${number(x)} ${number(horizonPx - h * 0.8)}T${number(x + w)} ${number(horizonPx + 1)}Z`,
      air.tone('#4f8fa0', 0, 0.85),
    );
  });
  canvas.add({ id: 'far-islands', depth: 0.03, svg: svg.join('') });
}

function addIcebergs(canvas: Canvas, horizonPx: number): void {
  const { random, widthPx, unit, air } = canvas;
  const svg = times(4, (index) => {
    const x = widthPx * ((index + random.between(0.1, 0.9)) / 4);
    const y = horizonPx + random.between(0, 36) * unit;
    const [w, h] = [random.between(50, 130) * unit, random.between(50, 130) * unit];
    const points: Point[] = [
      [x - w, y],
      [x - w * 0.6, y - h * 0.55],
      [x - w * 0.2, y - h],
      [x + w * 0.15, y - h * 0.7],
      [x + w * 0.55, y - h * 0.8],
      [x + w, y],
    ];
    const shaded: Point[] = [
      [x - w * 0.2, y - h],
      [x + w * 0.15, y - h * 0.7],
      [x + w * 0.55, y - h * 0.8],
      [x + w, y],
      [x + w * 0.1, y],
    ];
    const data = (list: Point[]) =>
      `M${list.map(([px, py]) => `${number(px)} ${number(py)}`).join('L')}Z`;
    return (
      path(data(points), air.tone('#f4f9fd', 0.2, 0.3)) +
      path(data(shaded), air.tone('#a9cde4', -0.1, 0.3))
    );
  });
  canvas.add({ id: 'icebergs', depth: 0.039, svg: svg.join(''), shows: ['arctic'] });
}

/** The edge of a wood: two lines of tips that fade into the haze. */
function addForestEdge(canvas: Canvas, horizonPx: number, soil: SoilColors): void {
  const { random, widthPx, unit, air } = canvas;
  const svg = times(2, (row) => {
    const far = 0.85 - row * 0.25;
    const crest = swell(random, horizonPx - (26 - row * 26) * unit, 12 * unit, 1.6, unit);
    const color = air.tone(mix(soil.conifer, '#2f7f6a', 0.3), -0.1 * row, far);
    let data = `M-20 ${number(horizonPx + 90 * unit)}`;
    for (let x = -20; x < widthPx + 30;) {
      const [w, h] = [random.between(14, 26) * unit, random.between(34, 74) * unit];
      const y = crest(x);
      data += `L${number(x)} ${number(y)}L${number(x + w / 2)} ${number(y - h)}L${number(x + w)} ${number(y)}`;
      x += w * 0.82;
    }
    return path(`${data}L${number(widthPx + 40)} ${number(horizonPx + 90 * unit)}Z`, color);
  });
  canvas.add({
    id: 'forest-edge',
    depth: 0.037,
    svg:
      svg.join('') +
      path(
        under(() => horizonPx + 10 * unit, widthPx, horizonPx + 60 * unit),
        air.tone(soil.strip(0), -0.1, 0.6),
      ),
    shows: ['forest'],
  });
}
