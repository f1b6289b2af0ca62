import type { KitPart } from '../part';
import { beautyGood } from './beauty';
import { electronicGood } from './electronics';
import { feastGood } from './feast';
import { packGood } from './packs';

export const goodsParts: readonly KitPart[] = [beautyGood, packGood, electronicGood, feastGood];
