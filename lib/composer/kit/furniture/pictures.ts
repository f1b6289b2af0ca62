import { circle, path, rectangle, shape, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { defineFamily, type Drawer, formed, rod } from '../form';

/**
 * What pictures are on: paint on a wall, cloth, paper, glass. Each is drawn empty, with room for what it shows
 * (`arrange/depictions/`). Units are centimetres.
 */

const mural: Drawer = (_pen, { color = HOUSE.cream }) => ({
  svg:
    path(
      'M-150 -176Q-120 -186 -60 -181T60 -184T150 -177Q156 -120 152 -70T149 -8Q80 1 10 -4T-150 -5Q-157 -70 -152 -110Z',
      color,
    ) + path('M-150 -5Q-60 2 10 -4T149 -8L150 -14Q60 -9 0 -11T-150 -12Z', darker(color, 0.08)),
  anchors: { page: { at: [0, -92], spanCm: 300 } },
});

/** A cloth that hangs from a rod, with fringes below. */
const tapestry: Drawer = (pen, { color = HOUSE.brick }) => ({
  svg:
    times(13, (index) =>
      stroke(`M${-60 + index * 10} -10V${-1 - (index % 2)}`, darker(color, 0.2), 2.4),
    ).join('') +
    formed(pen, 'M-66 -168H66V-9L0 -6L-66 -9Z', color, { depth: 5, light: 2 }) +
    rectangle([-58, -158], 116, 142, HOUSE.gold, { radius: 1 }) +
    rod(pen, 'M-76 -170H76', HOUSE.woodDark, 5) +
    circle([-77, -170], 4.4, HOUSE.gold) +
    circle([77, -170], 4.4, HOUSE.gold),
  anchors: { page: { at: [0, -87], spanCm: 112 } },
});

/** Paper with a strip of tape, as children's pictures are put up. */
const drawing: Drawer = (pen, { color = HOUSE.white }) => ({
  svg:
    formed(pen, 'M-15.4 -22.2L15.2 -21.6L14.8 0.2L-15 -0.4Z', color, { depth: 0.7, light: 0 }) +
    shape(
      [
        [-4, -24],
        [4, -23.8],
        [3.8, -20.8],
        [-4.2, -21],
      ],
      '#f2d98c',
      { opacity: 0.85 },
    ),
  anchors: { page: { at: [0, -11], spanCm: 27 } },
});

/** A print with a white border, wider below. */
const photo: Drawer = (pen, { color = HOUSE.white }) => ({
  svg:
    formed(pen, roundedPath([-9, -21], 18, 21, 0.6), color, { depth: 0.6, light: 0 }) +
    rectangle([-7.4, -19.4], 14.8, 14.4, '#cfd8e6'),
  anchors: { page: { at: [0, -12.2], spanCm: 14 } },
});

const postcard: Drawer = (pen, { color = HOUSE.white }) => ({
  svg: formed(pen, roundedPath([-12, -16], 24, 16, 0.5), color, { depth: 0.5, light: 0 }),
  anchors: { page: { at: [0, -8], spanCm: 22 } },
});

/** A frame that stands on a table by a strut behind. */
const standingFrame: Drawer = (pen, { color = HOUSE.wood }) => ({
  svg:
    shape(
      [
        [4, -20],
        [13, 0],
        [9, 0],
        [1, -16],
      ],
      darker(color, 0.35),
    ) +
    formed(pen, roundedPath([-10, -26], 20, 26, 0.8), color, { depth: 1, light: 0.5 }) +
    rectangle([-7.6, -23.6], 15.2, 20.6, HOUSE.paper),
  anchors: { page: { at: [0, -13], spanCm: 14 } },
});

/** A frame for a wall with nothing in it but its mount. */
const emptyFrame: Drawer = (pen, { color = HOUSE.gold }) => ({
  svg:
    formed(pen, roundedPath([-38, -52], 76, 52, 1.2), color, { depth: 3, light: 1.4 }) +
    rectangle([-31, -45], 62, 38, darker(HOUSE.paper, 0.08)) +
    rectangle([-31, -45], 62, 3, darker(HOUSE.paper, 0.2)) +
    rectangle([-31, -45], 3, 38, darker(HOUSE.paper, 0.16)),
  anchors: { grip: { at: [38, -26] }, gripFar: { at: [-38, -26] } },
});

const PANES = ['#f2b84b', '#4c8fd6', '#c94f5d', '#4fa77a', '#7f67c4', '#e58a3c'] as const;

/** Coloured panes about a clear middle, leads between, a pointed arch around. */
const stainedGlass: Drawer = (pen, { color = HOUSE.stone }) => {
  const opening = 'M-46 -4V-118Q-44 -176 0 -204Q44 -176 46 -118V-4Z';
  const lead = darker(HOUSE.navy, 0.25);
  const panes = times(12, (index) => {
    const [column, row] = [index % 4, Math.floor(index / 4)];
    return rectangle(
      [-46 + column * 23, -206 + row * 68],
      23,
      68,
      PANES[(index * 5 + row) % PANES.length] ?? PANES[0],
    );
  }).join('');
  const leads = stroke('M-23 -206V0M0 -206V0M23 -206V0M-50 -138H50M-50 -70H50', lead, 2.2);
  return {
    svg:
      formed(pen, 'M-58 0V-120Q-56 -186 0 -218Q56 -186 58 -120V0Z', color, { depth: 6, light: 2 }) +
      pen.clip(
        opening,
        panes + leads + rectangle([-36, -150], 72, 122, lighter('#bfe0f2', 0.2), { radius: 30 }),
      ) +
      `<path d="${opening}" fill="none" stroke="${lead}" stroke-width="3"/>` +
      `<rect x="-36" y="-150" width="72" height="122" rx="30" fill="none" stroke="${lead}" stroke-width="2.6"/>`,
    anchors: { page: { at: [0, -89], spanCm: 66 } },
  };
};

/** What pictures are on that have no frame. */
export const pictures = defineFamily(
  'pictures',
  {
    mural,
    tapestry,
    drawing,
    photo,
    postcard,
    'standing-frame': standingFrame,
    'empty-frame': emptyFrame,
    'stained-glass': stainedGlass,
  },
  1,
);
