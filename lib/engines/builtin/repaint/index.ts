/** Filling and drawing into pictures: what other parts of the engine may use of this one. */
export { drawSubjects } from './draw-subjects';
export { erase } from './erase';
export { extend } from './extend';
export { letterInHole } from './letter-hole';
export { repaint } from './repaint';
export { readSurroundings } from './surroundings';
