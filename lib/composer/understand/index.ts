export { briefFromModel } from './model';
export { understand } from './understand';
export { type VerbFrame, verbFrameOf } from './words/verb';
