/** How things are joined to each other: what things hang from, and how what hangs is drawn. */

/** On these things hang, and do not stand: where on them, as shares of their width and height from the upper left. */
export const HANGERS: Readonly<Record<string, readonly (readonly [x: number, y: number])[]>> = {
  hook: [[0.5, 0.7]],
  'ceiling-beam': [
    [0.5, 0.94],
    [0.26, 0.94],
    [0.74, 0.94],
  ],
  nail: [[0.5, 0.2]],
  cloud: [
    [0.66, 0.84],
    [0.34, 0.84],
    [0.5, 0.86],
  ],
  // The hook of a crane, as the kit draws it.
  crane: [[0.78, 0.52]],
  branch: [
    [0.5, 0.55],
    [0.74, 0.5],
    [0.28, 0.6],
  ],
  clothesline: [
    [0.5, 0.1],
    [0.28, 0.08],
    [0.72, 0.08],
  ],
  'coat-rack': [
    [0.1, 0.12],
    [0.9, 0.12],
  ],
};

/** Where things hang that are told to hang from what others stand on: on a back, along the eaves. */
export const HUNG_FROM: typeof HANGERS = {
  chair: [[0.14, 0.04]],
  roof: [
    [0.3, 0.94],
    [0.66, 0.94],
    [0.5, 0.94],
    [0.14, 0.94],
    [0.84, 0.94],
  ],
};

/** Drawn without their own frame or pole where something else bears them. */
export const AS_HUNG: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  swing: { state: 'cut' },
  'bird-house': { state: 'cut' },
};

/** What stands by itself, and is told to be over something else: it hangs from above or on the wall there. */
export const AS_OVERHEAD: Readonly<Record<string, string>> = {
  lamp: 'hanging-lamp',
  'floor-lamp': 'hanging-lamp',
  'desk-lamp': 'hanging-lamp',
  bookshelf: 'wall-shelf',
};

/** Toys that move as what they are made after, once they do something. */
export const LIVELY: Readonly<
  Record<string, Readonly<{ as: string; coat: string; belly: string }>>
> = { 'teddy-bear': { as: 'bear', coat: '#c48a55', belly: '#ecca98' } };

/** Animals that hang by their feet, head down. */
export const HEAD_DOWN = new Set(['bat', 'vampire-bat', 'sloth', 'spider']);

/** Long thin things that lie where others stand. */
export const LAID_DOWN =
  /^(?:pen|pencil|fountain-pen|paintbrush|brush|ruler|knife|fork|spoon|wooden-spoon|chopsticks|sword|dagger|magic-wand|surfboard|key|flute|screwdriver|wrench|toothbrush)$/;

/** Rings, which are gone through or spun about the waist, and openings that are gone through. */
export const RINGS = new Set(['hula-hoop', 'lifebuoy']);
export const OPENINGS = new Set(['gate', 'torii', 'door', 'window']);

/** These come to flowers, and are on them. */
/** How what bears something on its top is drawn: an island has no house of its own beside the castle on it. */
export const AS_GROUND: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'floating-island': { state: 'cut' },
  'credit-card': { count: 1 },
  laptop: { state: 'laid' },
};

/** How what somebody shelters under is drawn: a leaf is over them on its stalk. */
export const AS_ROOF: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  leaf: { kind: 'leaf-roof' },
};

/** What is told to be closed, where its drawing is open. */
export const AS_CLOSED: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  laptop: { state: 'cut' },
};

/** On whose tray birds and squirrels are that come to it. */
export const FEEDERS = new Set(['bird-feeder']);

export const VISITORS = new Set([
  'bee',
  'butterfly',
  'monarch-butterfly',
  'hummingbird',
  'ladybird',
]);
