export { briefFromModel } from './model';
export { understand } from './understand';
export { type Contact, type VerbFrame, verbFrameOf } from './words/verb';
