import type { KitPart } from '../part';
import { beautyGood } from './beauty';
import { goodsBurst } from './bursts';
import { electronicGood } from './electronics';
import { feastGood } from './feast';
import { packGood } from './packs';
import { picnicGood } from './picnic';

export const goodsParts: readonly KitPart[] = [
  beautyGood,
  packGood,
  picnicGood,
  electronicGood,
  feastGood,
  goodsBurst,
];
