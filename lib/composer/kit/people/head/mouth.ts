import { HOUSE } from '../../../palette/house';
import { area, dot, oval, trace } from '../fine';
import type { FacePlan } from './face-plan';
import { type Features, lipOf } from './features';
import { FACE_LOOKS, type MouthShape } from './looks';

const THROAT = '#8e2f3a';
const TONGUE = '#e8596a';
const BLUSH = '#f0604d';
const GREEN = '#6f9f45';
/** On whatever colour of beard, lips are seen. */
const LIP_IN_BEARD = '#b5584f';

type Draw = (x: number, y: number, w: number, lip: string) => string;

/** From corner to corner, deep so far in the middle, the far corner so much higher. */
const curved =
  (depth: number, width = 1, slant = -0.02, thick = 0.075): Draw =>
  (x, y, w, lip) =>
    trace(`M${x - w * width} ${y}Q${x} ${y + depth} ${x + w * width} ${y + slant}`, lip, thick);

/** An open mouth with a tongue in it. */
const gaping =
  (width: number, height: number, down: number): Draw =>
  (x, y, w) =>
    oval([x, y + down], w * width, height, THROAT) +
    oval([x, y + down + height * 0.55], w * width * 0.62, height * 0.36, TONGUE);

const teeth: Draw = (x, y, w) => {
  const data = `M${x - w} ${y + 0.17}Q${x} ${y - 0.13} ${x + w} ${y + 0.16}Q${x} ${y + 0.1} ${x - w} ${y + 0.17}Z`;
  return area(data, HOUSE.white) + trace(data, THROAT, 0.055);
};

const wavy: Draw = (x, y, w, lip) =>
  trace(
    `M${x - w} ${y + 0.1}Q${x - w * 0.6} ${y - 0.04} ${x - w * 0.3} ${y + 0.06}T${x + w * 0.3} ${y + 0.06}T${x + w} ${y + 0.06}`,
    lip,
    0.075,
  );

const pursed: Draw = (x, y, w, lip) =>
  oval([x + w * 0.3, y + 0.05], 0.095, 0.115, lip) +
  oval([x + w * 0.3, y + 0.05], 0.04, 0.05, THROAT);

const tongueOut: Draw = (x, y, w, lip) =>
  area(
    `M${x - w * 0.5} ${y + 0.04}Q${x - w * 0.5} ${y + 0.28} ${x} ${y + 0.28}Q${x + w * 0.5} ${y + 0.28} ${x + w * 0.5} ${y + 0.04}Z`,
    TONGUE,
  ) + trace(`M${x - w} ${y + 0.02}Q${x} ${y + 0.1} ${x + w} ${y}`, lip, 0.075);

/** A mouth tells its feeling from across the room: open, turned up or down, round. */
const MOUTHS: Readonly<Record<MouthShape, Draw>> = {
  even: curved(0.1),
  smile: curved(0.16),
  grin: (x, y, w, lip) =>
    area(
      `M${x - w} ${y - 0.02}Q${x} ${y + 0.06} ${x + w} ${y - 0.04}Q${x + w * 0.5} ${y + 0.2} ${x} ${y + 0.2}Q${x - w * 0.6} ${y + 0.18} ${x - w} ${y - 0.02}Z`,
      HOUSE.white,
    ) +
    trace(
      `M${x - w} ${y - 0.02}Q${x} ${y + 0.06} ${x + w} ${y - 0.04}Q${x + w * 0.5} ${y + 0.2} ${x} ${y + 0.2}Q${x - w * 0.6} ${y + 0.18} ${x - w} ${y - 0.02}Z`,
      lip,
      0.045,
    ),
  laugh: (x, y, w) => laughing(x, y, w),
  round: (x, y, w) => oval([x, y + 0.1], w * 0.55, 0.15, THROAT),
  yawn: gaping(0.72, 0.23, 0.12),
  down: (x, y, w, lip) =>
    trace(`M${x - w * 0.9} ${y + 0.14}Q${x} ${y - 0.1} ${x + w * 0.9} ${y + 0.13}`, lip, 0.08),
  teeth,
  line: (x, y, w, lip) =>
    trace(`M${x - w * 0.7} ${y + 0.04}L${x + w * 0.75} ${y + 0.02}`, lip, 0.075),
  wavy,
  aslant: (x, y, w, lip) =>
    trace(`M${x - w * 0.8} ${y + 0.09}L${x + w * 0.7} ${y + 0.01}`, lip, 0.08),
  smirk: (x, y, w, lip) =>
    trace(`M${x - w * 0.8} ${y + 0.06}Q${x + w * 0.3} ${y + 0.12} ${x + w} ${y - 0.07}`, lip, 0.08),
  pursed,
  tongue: tongueOut,
  wail: (x, y, w) =>
    area(
      `M${x - w * 0.85} ${y + 0.22}Q${x - w * 0.7} ${y - 0.04} ${x} ${y - 0.04}Q${x + w * 0.7} ${y - 0.04} ${x + w * 0.85} ${y + 0.22}Q${x} ${y + 0.12} ${x - w * 0.85} ${y + 0.22}Z`,
      THROAT,
    ),
  shout: gaping(0.95, 0.2, 0.11),
};

/** A mouth at rest or in a smile, which a gap in the teeth opens. */
const SHOWS_TEETH = /^(?:even|smile|grin|laugh)$/;

export function mouth({ mouth: [x, y, w] }: FacePlan, features: Features): string {
  const { expression, skin, gender, beard } = features;
  const lip =
    beard === 'none' || beard === 'stubble'
      ? lipOf(skin, gender === 'woman' ? 0.8 : 0.65)
      : LIP_IN_BEARD;
  const { mouth: shape } = FACE_LOOKS[expression];
  if (SHOWS_TEETH.test(shape) && features.gapTooth) return laughing(x, y, w) + gap(x, y);
  return MOUTHS[shape](x, y, w, lip);
}

const TEAR = '#7cc6ea';

/** Two drops run down from under an eye. */
const tears = (x: number, y: number) =>
  [0, 0.34]
    .map((down) =>
      area(
        `M${x} ${y + 0.1 + down}Q${x + 0.1} ${y + 0.26 + down} ${x} ${y + 0.32 + down}Q${x - 0.1} ${y + 0.26 + down} ${x} ${y + 0.1 + down}Z`,
        TEAR,
      ),
    )
    .join('');

/** What a feeling leaves on cheeks and brow. */
export function faceMark(plan: FacePlan, { expression }: Features): string {
  const { mark } = FACE_LOOKS[expression];
  const [brow] = plan.eyes;
  switch (mark) {
    case 'tears':
      return plan.eyes.map(([x, y]) => tears(x, y)).join('');
    case 'sweat':
      return brow
        ? area(
            `M${brow[0] - 0.36} ${brow[1] - 0.5}Q${brow[0] - 0.2} ${brow[1] - 0.24} ${brow[0] - 0.36} ${brow[1] - 0.18}Q${brow[0] - 0.5} ${brow[1] - 0.24} ${brow[0] - 0.36} ${brow[1] - 0.5}Z`,
            TEAR,
          )
        : '';
    case 'blush':
      return plan.cheeks
        .map(([x, y, radius]) => dot(x, y - 0.04, radius * 1.05, BLUSH, { opacity: 0.4 }))
        .join('');
    case 'puffed':
      return plan.cheeks
        .map(([x, y, radius]) => dot(x + 0.02, y + 0.06, radius * 1.1, BLUSH, { opacity: 0.34 }))
        .join('');
    case 'green':
      return plan.cheeks
        .map(([x, y, radius]) => dot(x, y, radius * 1.2, GREEN, { opacity: 0.3 }))
        .join('');
    default:
      return '';
  }
}

function laughing(x: number, y: number, w: number): string {
  return (
    area(
      `M${x - w} ${y - 0.04}Q${x} ${y + 0.03} ${x + w} ${y - 0.05}Q${x + w * 0.8} ${y + 0.24} ${x} ${y + 0.24}Q${x - w * 0.8} ${y + 0.22} ${x - w} ${y - 0.04}Z`,
      THROAT,
    ) +
    area(
      `M${x - w * 0.84} ${y - 0.01}Q${x} ${y + 0.05} ${x + w * 0.84} ${y - 0.02}L${x + w * 0.72} ${y + 0.06}Q${x} ${y + 0.12} ${x - w * 0.74} ${y + 0.06}Z`,
      HOUSE.white,
    )
  );
}

/** Between the front teeth. */
const gap = (x: number, y: number) =>
  area(
    `M${x - 0.05} ${y}L${x + 0.05} ${y}L${x + 0.05} ${y + 0.13}L${x - 0.05} ${y + 0.13}Z`,
    THROAT,
  );
