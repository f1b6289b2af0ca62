import { mix } from '@/lib/color/hex';
import { circle, path, shape, stroke } from '@/lib/svg/markup';
import { type Point, polar, times } from '@/lib/svg/point';
import type { BriefElement } from '../../brief';
import { middleOf, square } from '../design/frame';
import { starPath } from '../design/shapes';
import type { Fused, FusionRequest } from './fusion';

/** A country as a mark: sun or moon, mountains, water, and what stands before them, cut to a disc. */

type Stratum = 'sky' | 'far' | 'water' | 'standing';

const WORDS: readonly (readonly [Stratum, RegExp])[] = [
  ['sky', /^(?:.* )?(?:sun|moon|sunrise|sunset|rising sun|setting sun|stars?|night sky|sky)$/i],
  ['far', /^(?:.* )?(?:mountains?|peaks?|mountain range|hills?|volcano|alps|dunes?|valley)$/i],
  ['water', /^(?:.* )?(?:waves?|sea|ocean|lake|river|water|beach|surf)$/i],
  [
    'standing',
    /^(?:.* )?(?:tents?|trees?|pines?|firs?|cabin|forest|woods?|windmill|lighthouse|barn|farmhouse|palm|palms|castle|boat|sailboat|ship|canoe|cactus|saguaro|bridge|tower|campfire)$/i,
  ],
];
const TREES = /tree|pine|\bfirs?\b|forest|wood/i;

const stratumOf = ({ phrase, concept = '' }: BriefElement): Stratum | undefined =>
  WORDS.find(
    ([, pattern]) => pattern.test(phrase) || pattern.test(concept.replace(/-/g, ' ')),
  )?.[0];

/** A fir as a mark: three tiers and a foot. */
function fir([x, y]: Point, height: number, fill: string): string {
  const w = height * 0.36;
  const tiers = times(3, (index) => {
    const top = y - height + index * height * 0.24;
    const half = w * (0.55 + index * 0.22);
    return shape(
      [
        [x, top],
        [x + half, top + height * 0.4],
        [x - half, top + height * 0.4],
      ],
      fill,
    );
  });
  return tiers.join('') + stroke(`M${x} ${y - height * 0.2}V${y}`, fill, height * 0.09);
}

interface Land {
  x: number;
  y: number;
  radius: number;
  ink: string;
  paper: string;
  warm: string;
  far: string;
}

function sky({ x, y, radius: r, warm }: Land, elements: readonly BriefElement[], isHigh: boolean) {
  const text = elements.map(({ phrase }) => phrase).join(' ');
  const at: Point = [x + (isHigh ? r * 0.42 : 0), y - r * (isHigh ? 0.5 : 0.18)];
  const size = r * (isHigh ? 0.2 : 0.36);
  if (/moon|night|star/i.test(text)) {
    const [mx, my] = at;
    const moon = `M${mx + size} ${my + size * 0.5}A${size * 1.1} ${size * 1.1} 0 1 1 ${mx - size * 0.2} ${my - size}A${size * 0.9} ${size * 0.9} 0 0 0 ${mx + size} ${my + size * 0.5}Z`;
    const stars = [
      [-0.5, -0.52],
      [-0.14, -0.7],
      [0.1, -0.4],
    ].map(([dx = 0, dy = 0]) => path(starPath([x + dx * r, y + dy * r], r * 0.055, 4, 0.3), warm));
    return path(moon, warm) + stars.join('');
  }
  const rays = times(15, (index) => {
    const [cx, cy] = polar(180 + index * (180 / 14), 1);
    return stroke(
      `M${at[0] + cx * size * 1.22} ${at[1] + cy * size * 1.22}L${at[0] + cx * size * 1.5} ${at[1] + cy * size * 1.5}`,
      warm,
      r * 0.03,
    );
  });
  return circle(at, size, warm) + (isHigh ? '' : rays.join(''));
}

function peaks({ x, y, radius: r, far, paper }: Land): string {
  const at = (dx: number, dy: number): Point => [x + dx * r, y + dy * r];
  const cap = (dx: number, top: number, w: number) =>
    shape(
      [
        at(dx, top),
        at(dx + w, top + w * 1.25),
        at(dx + w * 0.4, top + w * 0.95),
        at(dx, top + w * 1.35),
        at(dx - w * 0.4, top + w * 0.95),
        at(dx - w, top + w * 1.25),
      ],
      paper,
    );
  return (
    shape([at(-1.1, 0.5), at(-0.3, -0.5), at(0.5, 0.5)], far) +
    shape([at(-0.1, 0.5), at(0.5, -0.2), at(1.15, 0.5)], far) +
    cap(-0.3, -0.5, 0.17) +
    cap(0.5, -0.2, 0.12)
  );
}

function waves({ x, y, radius: r, ink, paper }: Land): string {
  const lines = [0.52, 0.7, 0.86].map((dy) => {
    const step = r * 0.3;
    const d = `M${x - r * 1.2} ${y + dy * r}${times(5, () => `q${step / 2} ${-r * 0.1} ${step} 0t${step} 0`).join('')}`;
    return stroke(d, paper, r * 0.05);
  });
  return path(`M${x - r} ${y + r * 0.36}H${x + r}V${y + r}H${x - r}Z`, ink) + lines.join('');
}

function ground({ x, y, radius: r, ink }: Land): string {
  return path(
    `M${x - r} ${y + r * 0.5}Q${x} ${y + r * 0.32} ${x + r} ${y + r * 0.5}V${y + r}H${x - r}Z`,
    ink,
  );
}

const isTree = ({ phrase, concept = '' }: BriefElement) =>
  TREES.test(`${phrase} ${concept}`) && !/palm/i.test(phrase);

/** What stands on the land: one thing among firs, and a second before it, in the tone of the light. */
function stoodOn(
  { x, y, radius, ink, warm }: Land,
  standing: readonly BriefElement[],
  { look, one }: Pick<FusionRequest, 'look' | 'one'>,
  hasWater: boolean,
) {
  const [main, second, ...others] = standing.filter((element) => !isTree(element));
  const large = radius * (hasWater ? 0.8 : 0.72);
  const hero =
    main &&
    one(main, square([x, y + radius * 0.1], large), { ...look, strokePx: look.strokePx * 0.6 });
  // A campfire before the tent.
  const front =
    second &&
    one(second, square([x + radius * 0.3, y + radius * 0.56], radius * 0.44), {
      ...look,
      ink: warm,
      cool: warm,
      strokePx: look.strokePx * 0.45,
    });
  const firs = [
    [-0.68, 0.62],
    [-0.44, 0.44],
    [0.46, 0.5],
    [0.7, 0.66],
    ...(main ? [] : [[0, 0.74]]),
  ]
    .map(([dx = 0, h = 0.5]) => fir([x + dx * radius, y + radius * 0.5], h * radius, ink))
    .join('');
  return {
    hasMain: main !== undefined,
    behind: (standing.some(isTree) ? firs : '') + (hero?.svg ?? ''),
    before: front?.svg ?? '',
    unseen: [...(second && !front ? [second] : []), ...others],
  };
}

/** Two or more things of one country as one disc; nothing where one of them is none of it. */
export function scenicArt(
  { elements, frame, look, one }: FusionRequest,
  clip: (data: string, content: string) => string,
): Fused | undefined {
  // Words for the country as a whole, of which nothing more is drawn, are no other thing.
  const named = elements.filter((one) => one.concept !== undefined || stratumOf(one) !== undefined);
  const strata = named.map(stratumOf);
  const count = new Set(strata.filter(Boolean)).size;
  if (look.style !== 'solid' || count < 2 || strata.includes(undefined)) return undefined;
  const of = (stratum: Stratum) => named.filter((_, index) => strata[index] === stratum);
  const [x, y] = middleOf(frame);
  const radius = Math.min(frame.width, frame.height) / 2;
  const warm = look.warm === look.ink ? mix(look.ink, look.ground, 0.35) : look.warm;
  const land: Land = {
    x,
    y,
    radius,
    ink: look.ink,
    paper: look.ground,
    warm,
    far: mix(look.ink, look.ground, 0.3),
  };
  const standing = of('standing');
  const hasWater = of('water').length > 0;
  const stood = stoodOn(land, standing, { look, one }, hasWater);
  const parts = [
    of('sky').length > 0 ? sky(land, of('sky'), of('far').length > 0 || stood.hasMain) : '',
    of('far').length > 0 ? peaks(land) : '',
    stood.behind,
    hasWater ? waves(land) : ground(land),
    stood.before,
  ];
  const rim = `M${x - radius} ${y}A${radius} ${radius} 0 1 1 ${x + radius} ${y}A${radius} ${radius} 0 1 1 ${x - radius} ${y}Z`;
  return {
    svg: clip(rim, parts.join('')) + stroke(rim, look.ink, radius * 0.05),
    shown: elements.filter((element) => !stood.unseen.includes(element)).map(({ id }) => id),
    isDisc: true,
  };
}
