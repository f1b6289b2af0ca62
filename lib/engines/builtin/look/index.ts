/** Looks and palettes laid over any picture: what other parts of the engine may use of this one. */
export { applyLook, gradeByLevel, isCamera } from './apply-look';
export { blendPart, colorGround } from './color-ground';
export { towardsColors } from './towards-colors';
