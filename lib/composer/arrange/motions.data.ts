/**
 * How a thing that nobody moves is seen to move by itself, by the verb: `ahead` with strokes behind it, `soar` the
 * same in the air, `fall` with strokes over it, tilted, `slide` tilted along its way, `bounce` with its arc behind it,
 * `spin` with bows about it, `spray` with drops about it, `aloft` as it is, `ring` with short bows at its sides, `bob` with ripples under it, `sink` aslant and half under, `swing` with bows at
 * its foot.
 */
export const MOTIONS = {
  /** What the wind carries hangs in the air as it is. */
  waft: 'aloft',
  fly: 'soar',
  run: 'ahead',
  drive: 'ahead',
  travel: 'ahead',
  walk: 'ahead',
  push: 'ahead',
  follow: 'ahead',
  pull: 'ahead',
  sail: 'ahead',
  swim: 'ahead',
  cycle: 'ahead',
  ride: 'ahead',
  throw: 'ahead',
  crash: 'ahead',
  ski: 'slide',
  'skateboard-verb': 'ahead',
  surf: 'ahead',
  float: 'bob',
  fall: 'fall',
  sink: 'sink',
  slide: 'slide',
  jump: 'bounce',
  spin: 'spin',
  'ring-bell': 'ring',
  shake: 'ring',
  tremble: 'ring',
  'swing-on': 'swing',
  'shake-off': 'spray',
} as const satisfies Readonly<Record<string, string>>;

/** `clods` is of who digs with the forefeet alone: a spade throws none up. */
export type Motion = (typeof MOTIONS)[keyof typeof MOTIONS] | 'clods';

export const motionOf = (verb: string): Motion | undefined =>
  (MOTIONS as Readonly<Record<string, Motion>>)[verb];
