/**
 * Where parts of things are that a prompt says are something else: the wheels of a bicycle that are oranges, the crown of a
 * tree that is books. By boxes in the drawing as the kit draws it, facing right.
 */
export interface PartBox {
  /** Ids of concepts whose part it is. */
  hosts: RegExp;
  /** Middles as shares of the drawing's box, and the longer side as a share of its height. */
  at: readonly (readonly [x: number, y: number, side: number])[];
  /** About an anchor instead: right and down in its spans, the side in spans. */
  anchor?: 'head';
  /** Many of it all over an ellipse of this width and height, as shares of the box. */
  crowd?: readonly [width: number, height: number];
  /** So many around, in spans of the anchor or in sides: a mane, petals, numbers. */
  ring?: number;
  /** All of its outline between two heights, as shares of the box, in the stuff of the other: a roof. */
  clad?: readonly [top: number, bottom: number];
  isBehind?: true;
  /** Up out of its upper edge, behind it: one or a row of several. */
  isRising?: true;
}

const FOUR_LEGS = /^(?:lion|horse|pony|unicorn|zebra|donkey)$/;
const WOODY = /(?:tree|oak|pine|birch|willow|palm|maple|beech|chestnut|bonsai|bush|conifer)$/;

/** The upper edge of whatever thing, or of a head: what grows out of it stands there. */
export const OPENING = 'opening';

/** The room behind the glass of what is seen through: small worlds stand in it. */
export const WITHIN_GLASS = 'within-glass';

const BOXES: Readonly<Record<string, readonly PartBox[]>> = {
  [OPENING]: [{ hosts: /./, at: [[0.5, 0, 0.95]], isRising: true }],
  [WITHIN_GLASS]: [
    {
      hosts: /^(?:lightbulb|light-bulb|snow-globe|crystal-ball|fish-bowl|raindrop|water-drop)$/,
      at: [
        [0.4, 0.36, 0.3],
        [0.6, 0.36, 0.3],
        [0.5, 0.34, 0.38],
      ],
    },
    {
      hosts: /^(?:jar|bottle|wine-bottle|water-bottle|glass-bottle)$/,
      at: [
        [0.36, 0.68, 0.32],
        [0.64, 0.68, 0.32],
        [0.5, 0.64, 0.42],
      ],
    },
  ],
  wheels: [
    {
      hosts: /^(?:bicycle|bike|mountain-bike|cargo-bike|penny-farthing)$/,
      at: [
        [0.2, 0.67, 0.66],
        [0.8, 0.67, 0.66],
      ],
    },
    {
      hosts: /(?:motorcycle|moped|scooter|vespa)$/,
      at: [
        [0.18, 0.76, 0.44],
        [0.82, 0.76, 0.44],
      ],
    },
    {
      hosts: /(?:skateboard|roller-skate)$/,
      at: [
        [0.22, 0.8, 0.5],
        [0.78, 0.8, 0.5],
      ],
    },
    {
      hosts: /(?:bus|truck|tram|train|van|carriage|wagon|caravan|ambulance|fire-engine)$/,
      at: [
        [0.22, 0.84, 0.36],
        [0.78, 0.84, 0.36],
      ],
    },
    {
      hosts: /(?:car|taxi|jeep|convertible|limousine|beetle)$/,
      at: [
        [0.21, 0.78, 0.56],
        [0.79, 0.78, 0.56],
      ],
    },
    {
      hosts: /(?:tractor)$/,
      at: [
        [0.28, 0.7, 0.6],
        [0.82, 0.8, 0.4],
      ],
    },
    {
      hosts: /(?:cart|pram|stroller|wheelbarrow|suitcase|wheelchair)$/,
      at: [
        [0.26, 0.88, 0.24],
        [0.74, 0.88, 0.24],
      ],
    },
  ],
  foliage: [{ hosts: WOODY, at: [[0.5, 0.32, 0.16]], crowd: [0.92, 0.56] }],
  petals: [
    {
      hosts: /^(?:flower|daisy|sunflower|rose|tulip|poppy|potted-flower)$/,
      at: [[0.5, 0.2, 0.17]],
      ring: 9,
    },
  ],
  mane: [{ hosts: FOUR_LEGS, at: [[-0.42, 0.1, 0.95]], anchor: 'head', ring: 11, isBehind: true }],
  hair: [{ hosts: /./, at: [[-0.14, -0.4, 0.36]], anchor: 'head', crowd: [1.25, 0.7] }],
  beard: [{ hosts: /./, at: [[0.12, 0.62, 0.85]], anchor: 'head' }],
  antlers: [
    {
      hosts: /(?:deer|moose|elk|reindeer|stag|goat|ram|cow|bull|unicorn)$/,
      at: [
        [-0.5, -1.2, 1.7],
        [0.25, -1.25, 1.7],
      ],
      anchor: 'head',
    },
  ],
  head: [{ hosts: /./, at: [[0.05, -0.05, 1.5]], anchor: 'head' }],
  roof: [
    {
      hosts: /(?:house|cottage|cabin|hut|barn|school|church|shop|bakery|cafe|shed|tower|villa)\b/,
      at: [[0.5, 0.2, 0.3]],
      clad: [0, 0.4],
    },
  ],
  shade: [{ hosts: /lamp$/, at: [[0.5, 0.22, 0.62]] }],
  sail: [{ hosts: /(?:ship|sailboat|sailing-boat|yacht|raft|galleon)$/, at: [[0.5, 0.36, 0.62]] }],
  shell: [{ hosts: /^(?:turtle|tortoise|snail|hermit-crab)$/, at: [[0.4, 0.38, 0.8]] }],
  cap: [{ hosts: /mushroom$/, at: [[0.5, 0.28, 0.62]] }],
  envelope: [{ hosts: /^(?:hot-air-balloon|blimp)$/, at: [[0.5, 0.36, 0.86]] }],
  basket: [{ hosts: /^hot-air-balloon$/, at: [[0.5, 0.92, 0.24]] }],
  legs: [
    {
      hosts: /(?:chair|stool|table|desk|bench|sofa|bed)$/,
      at: [
        [0.14, 0.78, 0.46],
        [0.86, 0.78, 0.46],
      ],
    },
  ],
  chimney: [{ hosts: /(?:house|cottage|cabin|hut)$/, at: [[0.7, 0.04, 0.3]] }],
  trunk: [{ hosts: WOODY, at: [[0.5, 0.8, 0.42]] }],
  lights: [
    {
      hosts: /^traffic-light$/,
      at: [
        [0.5, 0.08, 0.11],
        [0.5, 0.19, 0.11],
        [0.5, 0.3, 0.11],
      ],
    },
  ],
  seeds: [{ hosts: /^dandelion$/, at: [[0.5, 0.22, 0.16]], crowd: [0.9, 0.42] }],
  numbers: [{ hosts: /clock$|^watch$/, at: [[0.5, 0.5, 0.17]], ring: 12 }],
  wings: [
    {
      hosts: /^(?:butterfly|moth|dragonfly|bee|fairy)$/,
      at: [
        [0.22, 0.42, 0.6],
        [0.78, 0.42, 0.6],
      ],
    },
  ],
  spines: [{ hosts: /^(?:hedgehog|porcupine)$/, at: [[0.4, 0.4, 0.2]], crowd: [0.72, 0.62] }],
};

/** Names of those parts, as prompts have them. */
const NAMES: Readonly<Record<string, string>> = {
  wheels: 'wheels?|tires?|tyres?',
  foliage: 'leaves|foliage|crown|canopy|blossoms?|fruits?',
  petals: 'petals?',
  mane: 'manes?',
  hair: 'hair|curls|afro|hairdo',
  beard: 'beards?',
  antlers: 'antlers?|horns?',
  head: 'heads?',
  roof: 'roofs?',
  shade: 'shades?|lampshades?',
  sail: 'sails?',
  shell: 'shells?',
  cap: 'caps?',
  envelope: 'balloons?|envelopes?',
  lights: 'lights|lamps',
  seeds: 'seeds',
  basket: 'baskets?|gondola',
  legs: 'legs',
  chimney: 'chimneys?',
  trunk: 'trunk',
  numbers: 'numbers|numerals|hours|digits',
  wings: 'wings?',
  spines: 'spines|quills|spikes|prickles',
};

export const PART_NAMES = Object.values(NAMES).join('|');

/** The part of a name. */
export const partNamed = (name: string): string | undefined =>
  Object.keys(NAMES).find((part) => new RegExp(`^(?:${NAMES[part] ?? ''})$`, 'i').test(name));

/** Where a part is on a thing; none where that thing has none. */
export const partBoxOf = (part: string, concept: string): PartBox | undefined =>
  BOXES[part]?.find(({ hosts }) => hosts.test(concept));
