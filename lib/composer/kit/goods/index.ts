import type { KitPart } from '../part';
import { beautyGood } from './beauty';
import { electronicGood } from './electronics';
import { packGood } from './packs';

export const goodsParts: readonly KitPart[] = [beautyGood, packGood, electronicGood];
