import type { Concept } from './concept';
import { isOfSort } from './sorts';

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
  FACE_AT[id] ?? [0.5, isOfSort(id, 'upright-face') ? 0.4 : 0.52];

/** Whether a sign, a heart or a star on it is shown on its face. */
export const hasFace = ({ id, kind }: Pick<Concept, 'id' | 'kind'>): boolean =>
  BODIES.has(kind) || isOfSort(id, 'upright-face');

/** Whether something is put up on what stands upright. */
export const isPutUp = ({ id, habitat }: Pick<Concept, 'id' | 'habitat'>): boolean =>
  habitat === 'wall' || isOfSort(id, 'put-up');

/** Whether something on a body is a picture of it. */
export const isEmblem = ({ kind, id }: Pick<Concept, 'id' | 'kind'>): boolean =>
  kind === 'symbol' || /^(?:star|moon|sun|rainbow)$/.test(id);
