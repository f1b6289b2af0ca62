export { briefFromModel } from './model';
export { understand } from './understand';
export { type Contact, isLowPose, type VerbFrame } from './words/verb';
export { frameOf as verbFrameOf } from './words/work';
