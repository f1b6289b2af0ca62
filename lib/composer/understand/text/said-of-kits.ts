import { KITS_OF } from '../words/kits-of.data';
import { type Rewording, reworded } from './reworded';

/** `beach things` are what one takes there. English only. */

const MANY =
  '(?:(?:some|various|different|assorted|several|many|cute|little|simple|typical|lots of|all kinds of|a bunch of|a few) )*';
const THINGS =
  '(?:things|stuff|items|objects|elements|essentials|accessories|gear|supplies|motifs|goodies)';
/** A list that follows says which, and a shop is none of them. */
const NOT_AS_TOLD =
  '(?!\\s*[:(]| (?:such as|like|including|store|shop|company|brand|app|business|label|webshop|manufacturer)\\b)';

const SHORT: readonly Rewording[] = Object.entries(KITS_OF).map(([topic, things]) => [
  new RegExp(`\\b${MANY}(?:${topic})(?:[- ](?:themed|related))? ${THINGS}\\b${NOT_AS_TOLD}`, 'giu'),
  things,
]);

const REQUIRED = new RegExp(`\\b${THINGS}\\b`, 'iu');

export const saidOfKits = (text: string): string =>
  REQUIRED.test(text) ? reworded(text, SHORT) : text;
