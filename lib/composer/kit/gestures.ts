/** What an arm does where no target is given. */
const PLAIN_GESTURES = [
  'relax',
  'wave',
  'point',
  'present',
  'raise',
  'akimbo',
  'fold',
  'reach',
  'hold-low',
  'hold-chest',
  'hold-high',
  /** Before the body, low: what is long, with its top beside the head and not over the face. */
  'hold-out',
  /** Against the side, under the arm. */
  'hold-hip',
  'eat',
  /** At the hair behind the ear, the elbow out. */
  'groom',
  /** At the ear: a telephone. */
  'ear',
  'think',
  'thumbs-up',
  'type',
  'pray',
] as const;
export type PlainGesture = (typeof PLAIN_GESTURES)[number];

/** What only people do, and the nearest of what every body with arms can. */
const FINER = {
  /** Both out to the sides, palms up. */
  shrug: 'present',
  /** At the edge of the brow. */
  salute: 'wave',
  /** Over the eyes, against the sun. */
  shade: 'wave',
  /** At the side of the head; both hold it or stop the ears. */
  temple: 'ear',
  /** Before the eyes. */
  'hide-face': 'eat',
  /** A fist under the cheek. */
  cheek: 'think',
  heart: 'hold-chest',
  belly: 'hold-chest',
  scratch: 'groom',
  nape: 'groom',
  /** A finger before the lips. */
  hush: 'eat',
  /** The palm towards somebody. */
  stop: 'reach',
  /** A fist in the air. */
  cheer: 'raise',
  /** The arm bent to show how strong it is. */
  flex: 'hold-high',
  /** What is looked through, at the eye. */
  sight: 'eat',
  /** Before the mouth, flat. */
  gasp: 'eat',
  /** What is blown or sung into, its mouthpiece at the lips. */
  blown: 'eat',
} as const satisfies Readonly<Record<string, PlainGesture>>;

export type Gesture = PlainGesture | keyof typeof FINER;

export const GESTURES = [
  ...PLAIN_GESTURES,
  ...(Object.keys(FINER) as (keyof typeof FINER)[]),
] as const;

const isFiner = (gesture: Gesture): gesture is keyof typeof FINER => gesture in FINER;

/** The nearest that every body with arms can do. */
export const plainGestureOf = (gesture: Gesture): PlainGesture =>
  isFiner(gesture) ? FINER[gesture] : gesture;
