import type { Hex } from '@/lib/color/hex';
import { path, rectangle, stroke } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { defineThing } from '../form';
import type { Pen } from '../pen';
import {
  anchorsOf,
  type BlockDrawer,
  type BlockKind,
  blockParameters,
  cornice,
  steps,
  STOREY_CM,
} from './block-parts';
import { hotel, theatre } from './blocks-grand';
import { station, teaHouse } from './blocks-stations';
import { glassTower } from './glass-tower';
import { shrub } from './masonry';
import { doorIn, windowIn } from './ridged/openings';
import { MATERIAL_COLORS, upright, wall } from './ridged/wall';

interface Row {
  pen: Pen;
  color: Hex;
  lit: boolean;
  /** Of the sills of a storey. */
  sill(storey: number): number;
}
const TRIM = HOUSE.cream;

/** Windows that stand out of the front over two floors. */
function baysOf({ pen, color, lit, sill }: Row, storeys: number): string {
  return times(Math.min(2, storeys), (storey) => {
    const y = sill(storey);
    return (
      path(`M-280 ${y + 60}L-250 ${y + 74}V${y - 190}L-280 ${y - 180}Z`, darker(color, 0.1)) +
      rectangle([-250, y - 190], 190, 264, lighter(color, 0.06)) +
      path(`M-60 ${y - 190}V${y + 74}L-24 ${y + 60}V${y - 180}Z`, darker(color, 0.24)) +
      windowIn(pen, { at: [-155, y], width: 132, height: 164, lit, frame: TRIM }) +
      rectangle([-276, y - 206], 248, 20, lighter(TRIM, 0.2)) +
      rectangle([-276, y + 62], 248, 16, TRIM)
    );
  }).join('');
}

function upperWindows({ pen, lit, sill }: Row, storeys: number): string {
  const window = (x: number, storey: number) =>
    rectangle([x - 78, sill(storey) - 176], 156, 22, lighter(TRIM, 0.1)) +
    windowIn(pen, { at: [x, sill(storey)], width: 118, height: 160, lit, frame: TRIM });
  return times(
    storeys,
    (storey) =>
      (storey === 0 ? '' : window(175, storey)) + (storey < 2 ? '' : window(-155, storey)),
  ).join('');
}

/** A steep roof of slate with two windows and a chimney. */
function mansard({ pen, lit }: Row, half: number, top: number, roof: Hex) {
  const dormers = [-150, 160].map(
    (x) =>
      path(`M${x - 76} ${-top - 20}v-110l76 -46l76 46v110Z`, TRIM) +
      windowIn(pen, { at: [x, -top - 34], width: 88, height: 100, lit, sill: false }) +
      stroke(`M${x - 92} ${-top - 122}l92 -58l92 58`, darker(roof, 0.2), 16),
  );
  return {
    slope:
      path(`M${-half - 6} ${-top}l56 -200H${half - 50}L${half + 6} ${-top}Z`, roof) +
      path(`M${half * 0.4} ${-top}v-200H${half - 50}L${half + 6} ${-top}Z`, darker(roof, 0.12)) +
      rectangle([half - 150, -top - 300], 84, 130, HOUSE.brick) +
      rectangle([half - 160, -top - 306], 104, 24, lighter(HOUSE.brick, 0.2)),
    dormers: dormers.join(''),
  };
}

const townhouse: BlockDrawer = (pen, wished) => {
  const { material = 'brick', state, storeys = 3 } = wished;
  const color = wished.color ?? MATERIAL_COLORS[material];
  const lit = state === 'lit';
  const [half, base, top] = [330, 70, storeys * STOREY_CM + 70];
  const row: Row = { pen, color, lit, sill: (storey) => -base - storey * STOREY_CM - 84 };
  const { slope, dormers } = mansard(row, half, top, wished.roofColor ?? '#4f5b78');
  const door = wished.doorColor ?? HOUSE.navy;
  return {
    svg:
      slope +
      wall(pen, upright(-half, half, -top), { material, color }) +
      rectangle([half * 0.72, -top], half * 0.28, top, HOUSE.ink, { opacity: 0.1 }) +
      rectangle([-half, -base], half * 2, base, HOUSE.stone) +
      upperWindows(row, storeys) +
      baysOf(row, storeys) +
      cornice(-half - 22, half * 2 + 44, -top + 16, TRIM, 40) +
      dormers +
      rectangle([104, -base - 276], 142, 280, TRIM) +
      doorIn(pen, { at: [175, -base], width: 120, height: 236, color: door, lit }) +
      steps(175, 92, base, 4, HOUSE.stone) +
      [70, 284].map((x) => rectangle([x, -base - 92], 9, base + 92, HOUSE.metalDark)).join('') +
      shrub(-230, 90) +
      shrub(-90, 76),
    anchors: anchorsOf(top + 200, half * 2, 175),
  };
};

/** A heavy upper floor on a glazed one, behind a stair as wide as the door hall. */
const library: BlockDrawer = (pen, wished) => {
  const { material = 'concrete', state } = wished;
  const color = wished.color ?? MATERIAL_COLORS[material];
  const glass = state === 'lit' ? '#ffdf9a' : '#7f9fb8';
  const shadow = darker(color, 0.42);
  const fins = times(13, (index) => {
    const x = -780 + index * 130;
    return (
      rectangle([x - 24, -900], 96, 420, shadow) +
      rectangle([x - 12, -880], 66, 380, glass) +
      rectangle([x - 40, -930], 34, 470, lighter(color, 0.16)) +
      rectangle([x - 14, -930], 10, 470, darker(color, 0.2))
    );
  }).join('');
  return {
    svg:
      wall(pen, upright(-620, 620, -480, -120), { material, color: darker(color, 0.2) }) +
      times(7, (index) =>
        rectangle([-540 + index * 158, -440], 132, 320, index === 3 ? darker(glass, 0.3) : glass),
      ).join('') +
      times(7, (index) =>
        path(`M${-530 + index * 158} -120h30l70 -320h-30Z`, HOUSE.white, { opacity: 0.22 }),
      ).join('') +
      [-860, -330, 330, 860]
        .map(
          (x) =>
            rectangle([x - 46, -480], 92, 480, color) +
            rectangle([x + 14, -480], 32, 480, darker(color, 0.18)),
        )
        .join('') +
      wall(pen, upright(-960, 960, -960, -460), { material, color }) +
      fins +
      rectangle([-960, -500], 1920, 44, lighter(color, 0.12)) +
      rectangle([-960, -456], 1920, 18, HOUSE.ink, { opacity: 0.26 }) +
      rectangle([-980, -1010], 1960, 66, lighter(color, 0.2)) +
      rectangle([-980, -952], 1960, 12, darker(color, 0.24)) +
      wall(pen, upright(-420, 420, -1160, -1010), { material, color: darker(color, 0.06) }) +
      steps(0, 460, 130, 7, color),
    anchors: {
      ...anchorsOf(1160, 1900),
      seat: { at: [-120, -74] },
      label: { at: [0, -1085], spanCm: 500 },
    },
  };
};

const DRAWERS: Readonly<Record<BlockKind, BlockDrawer>> = {
  townhouse,
  library,
  hotel,
  theatre,
  station,
  'tea-house': teaHouse,
  tower: (pen, wished) => ({
    svg: glassTower(pen, wished),
    anchors: anchorsOf(wished.view === 'below' ? 1500 : 4600, 400),
  }),
};

export const block = defineThing({
  id: 'block-building',
  unitCm: 1,
  parameters: blockParameters,
  draw: (wished, pen) => DRAWERS[wished.kind](pen, wished),
});
