/** How the legs of a four-legged animal go, and how its body is turned over them. */
export interface Gait {
  /** Degrees from straight down, positive forward: upper and lower; thigh, shin and foot. */
  fore: readonly [number, number];
  foreFar: readonly [number, number];
  hind: readonly [number, number, number];
  hindFar: readonly [number, number, number];
  /** How far the head is down; `level` as far as brings the fore and the hind feet to the ground. */
  pitch?: number | 'level';
  air?: number;
  neck?: number;
  /** How far the head is turned down beside its own. */
  head?: number;
  /** The same of the tail, up. */
  tail?: number;
}

export const GAITS = {
  stand: { fore: [0, 0], foreFar: [13, 3], hind: [22, -34, 4], hindFar: [38, -24, 12] },
  walk: { fore: [26, 10], foreFar: [-22, -40], hind: [-2, -48, -14], hindFar: [48, -18, 14] },
  run: {
    fore: [66, 48],
    foreFar: [48, 84],
    hind: [-38, -66, -50],
    hindFar: [-18, -74, -58],
    pitch: -6,
    air: 7,
    neck: -8,
  },
  gallop: {
    fore: [70, 58],
    foreFar: [64, -30],
    hind: [-30, -66, -44],
    hindFar: [44, -36, -26],
    pitch: -5,
    air: 2,
    neck: -6,
  },
  jump: {
    fore: [62, -10],
    foreFar: [44, -34],
    hind: [-34, -62, -46],
    hindFar: [-22, -70, -58],
    pitch: -20,
    air: 26,
  },
  balance: {
    fore: [-24, -22],
    foreFar: [-6, -18],
    hind: [54, -4, 14],
    hindFar: [66, 4, 22],
    pitch: -4,
    neck: -6,
  },
  climb: {
    fore: [70, 40],
    foreFar: [40, 60],
    hind: [40, -40, 10],
    hindFar: [0, -50, -10],
    pitch: -62,
    air: 4,
  },
  /** Down in front, the forefeet far ahead: digs, and asks to play. */
  bow: {
    fore: [80, 34],
    foreFar: [62, 50],
    hind: [16, -26, 4],
    hindFar: [34, -18, 10],
    pitch: 'level',
    neck: -34,
    head: 26,
  },
  /** Up on the hind feet, the forefeet on what is before it. */
  rear: {
    fore: [28, 12],
    foreFar: [8, 32],
    hind: [-32, -74, -52],
    hindFar: [-12, -86, -58],
    pitch: -56,
    neck: -10,
    head: 22,
    tail: 52,
  },
  /** Low on bent legs, the head ahead. */
  sneak: {
    fore: [58, -18],
    foreFar: [-8, -74],
    hind: [34, -74, 16],
    hindFar: [72, -30, 40],
    neck: -34,
    head: 8,
  },
} satisfies Record<string, Gait>;
