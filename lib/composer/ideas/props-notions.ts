import { mix } from '@/lib/color/hex';
import { circle, ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../palette/house';
import { darker, lighter } from '../palette/tones';
import { type Prop, sized } from './prop';

/** What notions are shown with: a thought, a heap, a sole, a press, a sphere of glass, a web. */

/** A cloud of thought, its middle at half of its height; the thinker is at its lower left. */
const thoughtCloud: Prop = (place, { paper, mid }) => {
  const puffs: readonly (readonly [x: number, y: number, radius: number])[] = [
    [-34, -52, 24],
    [-14, -72, 25],
    [14, -76, 24],
    [36, -58, 25],
    [20, -38, 24],
    [-14, -36, 23],
  ];
  const cloud = (fill: typeof paper, grow: number) =>
    puffs.map(([x, y, radius]) => circle([x, y], radius + grow, fill)).join('') +
    ellipse([0, -55], 34 + grow, 26 + grow, fill);
  const tail =
    circle([-40, -14], 7, paper) +
    circle([-51, -1], 4, paper) +
    circle([-40, -14], 4.5, mix(paper, mid, 0.12)) +
    circle([-51, -1], 2.4, mix(paper, mid, 0.12));
  return sized(place, cloud(mix(paper, mid, 0.28), 1.4) + cloud(paper, 0) + tail);
};

/** A heap of papers, wider than high, that lies on whatever is below it. */
const paperHeap: Prop = (place, { paper, mid }) => {
  const sheets = times(15, (index) => {
    const side = ((index * 37) % 30) - 15;
    const tone = index % 3 === 1 ? mix(paper, mid, 0.22) : paper;
    const sheet =
      rectangle([-38 + (index % 4) * 3, -5.6], 74 - (index % 4) * 5, 5.6, tone, { radius: 1 }) +
      rectangle([-38 + (index % 4) * 3, -1.3], 74 - (index % 4) * 5, 1.3, mix(tone, mid, 0.5));
    return placed(sheet, {
      at: [side * 0.6, -index * 6.4],
      scaleX: 1 - index * 0.012,
      angleDegrees: ((index * 53) % 9) - 4,
    });
  });
  return sized(place, sheets.join(''));
};

/** The print of a shoe, seen from above. */
const footprint: Prop = (place, { ink }) => {
  const gap = mix(ink, '#ffffff', 0.86);
  return sized(
    place,
    path('M-20 -42Q-28 -78 -8 -98Q14 -106 24 -84Q30 -62 16 -42Z', ink) +
      path('M-18 -34H16Q22 -10 8 -1Q-8 3 -16 -6Q-22 -18 -18 -34Z', ink) +
      times(4, (index) => stroke(`M-22 ${-56 - index * 10}H22`, gap, 1.8)).join(''),
  );
};

/** The frame and the lower plate of a press, on the ground; what it presses is in its middle. */
const pressBack: Prop = (place, { mid }) =>
  sized(
    place,
    rectangle([-44, -96], 8, 92, darker(mid, 0.16), { radius: 2 }) +
      rectangle([36, -96], 8, 92, darker(mid, 0.16), { radius: 2 }) +
      rectangle([-52, -10], 104, 10, darker(mid, 0.34), { radius: 3 }) +
      rectangle([-32, -16], 64, 7, mid, { radius: 2 }),
  );

/** The beam, the screw and the upper plate of a press. */
const pressFront: Prop = (place, { mid, accents }) =>
  sized(
    place,
    rectangle([-5, -96], 10, 32, HOUSE.ink, { radius: 1 }) +
      times(5, (index) => stroke(`M-5 ${-72 - index * 5}L5 ${-75 - index * 5}`, mid, 1.3)).join(
        '',
      ) +
      rectangle([-52, -102], 104, 12, darker(mid, 0.34), { radius: 3 }) +
      rectangle([-36, -68], 72, 9, accents[0], { radius: 3 }) +
      stroke('M-18 -112H18', HOUSE.ink, 4) +
      circle([-18, -112], 4, accents[0]) +
      circle([18, -112], 4, accents[0]) +
      stroke('M0 -112V-100', HOUSE.ink, 5),
  );

/** The foot of a sphere of glass; the sphere itself has its middle at 58 of its height. */
const crystalBack: Prop = (place, { accents }) =>
  sized(
    place,
    path('M-30 0L-22 -20H22L30 0Z', HOUSE.brown) +
      rectangle([-34, -4], 68, 6, darker(HOUSE.brown, 0.2), { radius: 3 }) +
      circle([0, -58], 42, mix(accents[2], '#ffffff', 0.72)),
  );
const crystalFront: Prop = (place) =>
  sized(
    place,
    `<g opacity="0.55">${stroke('M-30 -72Q-24 -88 -8 -93', '#ffffff', 4)}${circle([24, -36], 4, '#ffffff')}</g>`,
  );

/** A web between the sides of the picture, its middle at half of its height. */
const web: Prop = (place, { ink }) => {
  const spokes = 10;
  const tone = mix(ink, '#ffffff', 0.45);
  const at = (spoke: number, radius: number) => {
    const angle = (spoke / spokes) * Math.PI * 2;
    return `${(Math.cos(angle) * radius).toFixed(1)} ${(-50 + Math.sin(angle) * radius).toFixed(1)}`;
  };
  const rays = times(spokes, (spoke) => stroke(`M0 -50L${at(spoke, 58)}`, tone, 0.9));
  const rings = [12, 22, 32, 42, 52].map((radius) =>
    stroke(
      `M${at(0, radius)}${times(spokes, (spoke) => `Q${at(spoke + 0.5, radius * 0.84)} ${at(spoke + 1, radius)}`).join('')}`,
      tone,
      0.9,
    ),
  );
  return sized(place, rays.join('') + rings.join(''));
};

/** A frame on a wall with nothing in it. */
const emptyFrame: Prop = (place, { paper }) =>
  sized(
    place,
    path(roundedPath([-46, -100], 92, 100, 3), HOUSE.mustard) +
      path(roundedPath([-41, -95], 82, 90, 2), darker(HOUSE.mustard, 0.2)) +
      rectangle([-36, -90], 72, 80, paper),
  );

/** Two wings, their roots beside the middle at half of their height. */
const wings: Prop = (place, { mid }) => {
  const side = (turn: number) =>
    placed(
      path(
        'M8 -42Q30 -92 66 -92Q60 -80 66 -74Q54 -70 56 -60Q44 -60 42 -48Q28 -52 8 -36Z',
        '#ffffff',
      ) +
        stroke(
          'M14 -44Q32 -76 58 -84M16 -42Q34 -64 52 -68M18 -40Q32 -54 42 -56',
          mix('#ffffff', mid, 0.5),
          1.4,
        ),
      { at: [0, 0], scaleX: turn, scaleY: 1 },
    );
  return sized(place, side(1) + side(-1));
};

/** Ground that ends in a sheer edge at the right of its middle, over nothing. */
const brink: Prop = ({ x, y, height: h }) => {
  const edge = x + h * 0.14;
  return (
    path(
      `M-90 ${y}H${edge}L${edge - 5} ${y + 22}L${edge - 2} ${y + 40}L${edge - 9} 190H-90Z`,
      HOUSE.brown,
    ) +
    path(
      `M${edge - 12} ${y}H${edge}L${edge - 5} ${y + 22}L${edge - 2} ${y + 40}L${edge - 9} 190H${edge - 22}Z`,
      darker(HOUSE.brown, 0.16),
    ) +
    path(
      `M-90 ${y - 1}H${edge + 1}V${y + 3}Q${edge - 6} ${y + 6} ${edge - 14} ${y + 4}T${edge - 36} ${y + 4}T${edge - 58} ${y + 4}H-90Z`,
      lighter(HOUSE.grass, 0.06),
    )
  );
};

export const NOTION_PROPS: Readonly<Record<string, Prop>> = {
  'thought-cloud': thoughtCloud,
  'paper-heap': paperHeap,
  footprint,
  'press-back': pressBack,
  'press-front': pressFront,
  'crystal-back': crystalBack,
  'crystal-front': crystalFront,
  web,
  'empty-frame': emptyFrame,
  wings,
  brink,
};
