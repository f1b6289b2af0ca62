import type { Hex } from '@/lib/color/hex';
import { HOUSE } from '../../../palette/house';
import { darker, lighter } from '../../../palette/tones';
import { area, dot, trace } from '../fine';
import { TOLD, TOLD_COLORS } from './adornments-told';
import { covering } from './coverings';
import type { FacePlan } from './face-plan';

/** What is worn at ears, nose and brow or grows out of a head, in half heads. */
export interface Adorned {
  plan: FacePlan;
  /** Seen straight from the front, where what is told of one side is told of both. */
  isFront: boolean;
  color: Hex;
}
type Adornment = (adorned: Adorned) => string;

const lobes = ({ plan: { ears } }: Adorned) =>
  ears.map(([x, y]) => [x + (ears.length > 1 ? Math.sign(x) * 0.02 : -0.02), y + 0.24] as const);

/** On both sides of a head seen from the front; in three quarters the far one is smaller. */
const onTop = ({ isFront }: Adorned) =>
  isFront
    ? ([
        [-0.56, 1, 1],
        [0.56, -1, 1],
      ] as const)
    : ([
        [-0.52, 1, 1],
        [0.42, -1, 0.86],
      ] as const);

const noseOf = ({ plan: { eyes, mouth, ears }, isFront }: Adorned) => {
  const [x, y] = mouth;
  const out = isFront ? 0 : eyes.length === 1 ? 0.18 : ears.length === 1 ? 0.08 : 0;
  return [x + out, y - 0.24] as const;
};

const ring = (x: number, y: number, r: number, color: Hex) =>
  trace(
    `M${x - r} ${y}C${x - r} ${y - r * 1.37} ${x + r} ${y - r * 1.37} ${x + r} ${y}C${x + r} ${y + r * 1.37} ${x - r} ${y + r * 1.37} ${x - r} ${y}Z`,
    color,
    0.075,
  );

const leaf = (x: number, y: number, lean: number, color: Hex) =>
  area(
    `M${x} ${y}Q${x + lean - 0.12} ${y - 0.18} ${x + lean} ${y - 0.34}Q${x + lean + 0.12} ${y - 0.16} ${x} ${y}Z`,
    color,
  );

const bow = (x: number, y: number, s: number, color: Hex) =>
  area(
    `M${x} ${y}Q${x - s} ${y - s} ${x - s * 1.25} ${y - s * 0.2}Q${x - s} ${y + s * 0.8} ${x} ${y}Z`,
    color,
  ) +
  area(
    `M${x} ${y}Q${x + s} ${y - s} ${x + s * 1.25} ${y - s * 0.2}Q${x + s} ${y + s * 0.8} ${x} ${y}Z`,
    darker(color, 0.12),
  ) +
  dot(x, y, s * 0.28, darker(color, 0.22));

const blossom = (x: number, y: number, r: number, color: Hex) =>
  [0, 72, 144, 216, 288]
    .map((degrees) => {
      const angle = ((degrees - 90) * Math.PI) / 180;
      return dot(x + Math.cos(angle) * r, y + Math.sin(angle) * r, r * 0.72, color);
    })
    .join('') + dot(x, y, r * 0.55, HOUSE.mustard);

const jewels = {
  studs: (one) =>
    lobes(one)
      .map(([x, y]) => dot(x, y, 0.085, one.color))
      .join(''),
  pearls: (one) =>
    lobes(one)
      .map(([x, y]) => dot(x, y + 0.03, 0.12, one.color) + dot(x - 0.03, y, 0.04, HOUSE.white))
      .join(''),
  hoops: (one) =>
    lobes(one)
      .map(([x, y]) => ring(x, y + 0.2, 0.19, one.color))
      .join(''),
  drops: (one) =>
    lobes(one)
      .map(
        ([x, y]) =>
          trace(`M${x} ${y}L${x} ${y + 0.16}`, HOUSE.gold, 0.05) +
          area(
            `M${x} ${y + 0.1}Q${x + 0.15} ${y + 0.34} ${x} ${y + 0.42}Q${x - 0.15} ${y + 0.34} ${x} ${y + 0.1}Z`,
            one.color,
          ),
      )
      .join(''),
  'nose-ring': (one) => {
    const [x, y] = noseOf(one);
    return trace(
      `M${x - 0.06} ${y}Q${x - 0.07} ${y + 0.13} ${x} ${y + 0.13}Q${x + 0.07} ${y + 0.13} ${x + 0.06} ${y}`,
      one.color,
      0.045,
    );
  },
  lips: ({
    plan: {
      mouth: [x, y, w],
    },
    color,
  }) =>
    area(
      `M${x - w * 0.95} ${y + 0.01}Q${x - w * 0.4} ${y - 0.12} ${x} ${y - 0.045}Q${x + w * 0.4} ${y - 0.12} ${x + w * 0.95} ${y}Q${x} ${y + 0.24} ${x - w * 0.95} ${y + 0.01}Z`,
      color,
    ) +
    trace(
      `M${x - w * 0.8} ${y + 0.01}Q${x} ${y + 0.09} ${x + w * 0.8} ${y}`,
      darker(color, 0.3),
      0.035,
    ),
  mole: ({
    plan: {
      mouth: [x, y, w],
    },
  }) => dot(x - w * 1.25, y - 0.06, 0.04, '#4a2a24'),
  plaster: (one) => {
    const [x, y] = noseOf(one);
    return (
      area(
        `M${x - 0.3} ${y - 0.16}L${x + 0.16} ${y - 0.2}Q${x + 0.24} ${y - 0.1} ${x + 0.17} ${y - 0.03}L${x - 0.29} ${y + 0.01}Q${x - 0.37} ${y - 0.08} ${x - 0.3} ${y - 0.16}Z`,
        one.color,
      ) + dot(x - 0.07, y - 0.09, 0.045, darker(one.color, 0.2))
    );
  },
  eyeliner: ({ plan: { eyes }, color }) =>
    eyes
      .map(([x, y], index) => {
        const out = eyes.length === 2 && index === 0 ? -1 : 1;
        return trace(
          `M${x - 0.12 * out} ${y - 0.06}Q${x} ${y - 0.16} ${x + 0.22 * out} ${y - 0.14}`,
          color,
          0.075,
        );
      })
      .join(''),
  'face-paint': ({ plan: { cheeks }, color }) =>
    cheeks
      .map(([x, y, r]) =>
        trace(
          `M${x - r} ${y - 0.12}L${x + r * 0.9} ${y - 0.06}M${x - r} ${y + 0.06}L${x + r * 0.9} ${y + 0.12}`,
          color,
          0.09,
        ),
      )
      .join(''),
  'face-tattoo': ({ plan: { eyes, cheeks }, color }) => {
    const [x, y] = eyes[0] ?? [0, 0];
    const [cx, cy] = cheeks[0] ?? [0, 0.4];
    return (
      trace(`M${x - 0.3} ${y - 0.4}Q${x - 0.46} ${y} ${x - 0.22} ${y + 0.24}`, color, 0.06) +
      dot(cx - 0.06, cy + 0.06, 0.045, color) +
      dot(cx - 0.06, cy + 0.22, 0.035, color)
    );
  },
} as const satisfies Record<string, Adornment>;

const inHair = {
  headband: ({ color }) =>
    trace('M-.94 -.36Q-.1 -1.02 .84 -.56', color, 0.2) +
    trace('M-.9 -.42Q-.1 -1.06 .8 -.62', lighter(color, 0.2), 0.05),
  'hair-bow': ({ isFront, color }) => bow(isFront ? 0.5 : -0.42, -1.02, 0.36, color),
  'hair-clip': ({ isFront, color }) => {
    const x = isFront ? -0.5 : -0.08;
    return (
      trace(`M${x - 0.14} -.5L${x + 0.16} -.6`, color, 0.13) +
      dot(x + 0.14, -0.59, 0.1, lighter(color, 0.25))
    );
  },
  'hair-flower': ({ isFront, color }) => blossom(isFront ? 0.66 : -0.56, -0.5, 0.2, color),
  feather: ({ isFront, color }) => {
    const x = isFront ? 0.6 : -0.6;
    return (
      area(`M${x} -.5Q${x - 0.62} -1.1 ${x - 0.5} -1.8Q${x + 0.16} -1.3 ${x} -.5Z`, color) +
      trace(`M${x} -.5Q${x - 0.34} -1.1 ${x - 0.46} -1.66`, darker(color, 0.25), 0.045)
    );
  },
  laurel: ({ isFront, color }) =>
    [-0.86, -0.62, -0.34, -0.04, 0.28, 0.56, 0.8]
      .map((x, index) => {
        const y = -0.5 - (0.46 - Math.abs(x) * 0.42);
        const lean = (isFront ? -Math.sign(x) : 1) * 0.2;
        return leaf(x, y, lean, index % 2 ? darker(color, 0.14) : color);
      })
      .join('') + trace('M-.9 -.44Q0 -1.16 .86 -.52', darker(color, 0.25), 0.06),
  'cat-ears': (one) =>
    onTop(one)
      .map(
        ([x, lean, s]) =>
          area(
            `M${x - 0.34 * s} -.84Q${x - 0.3 * lean * s} -1.5 ${x - 0.22 * lean * s} -1.62Q${x + 0.2 * s} -1.3 ${x + 0.34 * s} -.94Z`,
            one.color,
          ) +
          area(
            `M${x - 0.17 * s} -.96Q${x - 0.24 * lean * s} -1.34 ${x - 0.2 * lean * s} -1.42Q${x + 0.1 * s} -1.2 ${x + 0.17 * s} -1Z`,
            '#f2a3a3',
          ),
      )
      .join(''),
  'bunny-ears': (one) =>
    onTop(one)
      .map(
        ([x, lean, s]) =>
          area(
            `M${x - 0.2 * s} -.9Q${x - 0.42 * lean * s - 0.16} -2.2 ${x - 0.12 * lean * s} -2.36Q${x + 0.3 * s} -2 ${x + 0.2 * s} -.94Z`,
            one.color,
          ) +
          area(
            `M${x - 0.08 * s} -1.1Q${x - 0.28 * lean * s - 0.06} -2 ${x - 0.1 * lean * s} -2.14Q${x + 0.16 * s} -1.8 ${x + 0.1 * s} -1.12Z`,
            '#f2a3a3',
          ),
      )
      .join(''),
  horns: (one) =>
    onTop(one)
      .map(
        ([x, lean, s]) =>
          area(
            `M${x - 0.22 * s} -.8Q${x - 0.5 * lean * s} -1.24 ${x - 0.24 * lean * s} -1.74Q${x - 0.06 * lean * s} -1.34 ${x + 0.2 * s} -.92Z`,
            one.color,
          ) +
          trace(
            `M${x - 0.24 * lean * s} -1.1L${x + 0.04 * lean * s} -1.18M${x - 0.28 * lean * s} -1.34L${x - 0.08 * lean * s} -1.38`,
            darker(one.color, 0.22),
            0.05,
          ),
      )
      .join(''),
  feelers: (one) =>
    onTop(one)
      .map(
        ([x, lean]) =>
          trace(`M${x} -.86Q${x - 0.1 * lean} -1.4 ${x - 0.3 * lean} -1.66`, one.color, 0.09) +
          dot(x - 0.3 * lean, -1.7, 0.14, lighter(one.color, 0.2)),
      )
      .join(''),
  antlers: (one) =>
    onTop(one)
      .map(([x, lean]) => {
        const out = -lean;
        return trace(
          `M${x} -.9Q${x + 0.16 * out} -1.5 ${x + 0.56 * out} -2.06M${x + 0.1 * out} -1.3Q${x + 0.5 * out} -1.36 ${x + 0.74 * out} -1.66M${x + 0.3 * out} -1.68Q${x + 0.2 * out} -1.9 ${x + 0.1 * out} -2.1`,
          one.color,
          0.13,
        );
      })
      .join(''),
} as const satisfies Record<string, Adornment>;

export const ADORNMENTS = { ...jewels, ...inHair, ...covering, ...TOLD } as const;
export type AdornmentName = keyof typeof ADORNMENTS;
export const ADORNMENT_NAMES = Object.keys(ADORNMENTS) as [AdornmentName, ...AdornmentName[]];

/** What each is made of where no colour is told. */
const USUAL: Partial<Record<AdornmentName, Hex>> = {
  studs: HOUSE.gold,
  pearls: '#f6f1ea',
  hoops: HOUSE.gold,
  drops: '#2f9a9a',
  'nose-ring': '#c9ced8',
  lips: '#c8323f',
  eyeliner: '#1d1622',
  feelers: '#4f9a4a',
  plaster: '#f0c9a0',
  'face-paint': '#d9413b',
  'face-tattoo': '#3f5f8f',
  headband: '#e8596a',
  'hair-bow': '#e8596a',
  'hair-clip': HOUSE.mustard,
  'hair-flower': '#f28a9a',
  feather: '#2f8f78',
  laurel: '#6f9f45',
  'cat-ears': '#3a3442',
  'bunny-ears': '#f6f1ea',
  horns: '#e8dcc4',
  antlers: '#8a6238',
  'face-mask': '#cfe6f2',
  'gas-mask': '#4f5a52',
  'plague-mask': '#6b4a34',
  'vr-headset': '#3b3f52',
  earmuffs: '#e8596a',
  ...TOLD_COLORS,
};

/** What is drawn over face and hair, in the order in which it is told. */
export function adorned(
  names: readonly AdornmentName[],
  plan: FacePlan,
  isFront: boolean,
  tints: Readonly<Record<string, Hex>>,
): string {
  return names
    .map((name) =>
      ADORNMENTS[name]({ plan, isFront, color: tints[name] ?? USUAL[name] ?? HOUSE.gold }),
    )
    .join('');
}
