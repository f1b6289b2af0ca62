import type { Concept } from './concept';

/** What stands upright and flat: signs, wreaths and pictures on it hang on its face, and do not stand on its top. */
export const UPRIGHT = new Set([
  'door',
  'front-door',
  'garage-door',
  'wall',
  'fence',
  'gate',
  'fridge',
  'locker',
  'wardrobe',
  'tree',
  'pumpkin',
  'barrel',
  'mailbox',
]);

/** What is put up on such a face, beside all that is at home on a wall. */
const PUT_UP =
  /^(?:sign|signpost|open-sign|poster|wreath|ribbon|sticky-note|note|magnet|mirror|horseshoe|lantern|drawing|photo|map|calendar|mask|shield)$/;

/** Things of which the middle is a face for a sign: where it is, as shares from the upper left. */
const BODIES: ReadonlySet<Concept['kind']> = new Set([
  'clothing',
  'container',
  'symbol',
  'toy',
  'device',
]);
const FACE_AT: Readonly<Record<string, readonly [x: number, y: number]>> = {
  flag: [0.56, 0.24],
  't-shirt': [0.5, 0.46],
  mug: [0.4, 0.55],
};

export const faceOf = ({ id }: Pick<Concept, 'id'>): readonly [x: number, y: number] =>
  FACE_AT[id] ?? [0.5, UPRIGHT.has(id) ? 0.4 : 0.52];

/** Whether a sign, a heart or a star on it is shown on its face. */
export const hasFace = ({ id, kind }: Pick<Concept, 'id' | 'kind'>): boolean =>
  BODIES.has(kind) || UPRIGHT.has(id);

/** Whether something is put up on what stands upright. */
export const isPutUp = ({ id, habitat }: Pick<Concept, 'id' | 'habitat'>): boolean =>
  habitat === 'wall' || PUT_UP.test(id);

/** Whether something on a body is a picture of it. */
export const isEmblem = ({ kind, id }: Pick<Concept, 'id' | 'kind'>): boolean =>
  kind === 'symbol' || /^(?:star|moon|sun|rainbow)$/.test(id);
