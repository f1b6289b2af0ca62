export { briefFromModel } from './model';
export { understand } from './understand';
export { colorNamed } from './words/color-named';
export { type Contact, isLowPose, type VerbFrame } from './words/verb';
export { frameOf as verbFrameOf } from './words/work';
