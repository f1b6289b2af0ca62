import type { Mammal } from '../core/mammal';
import { CANIDS } from './canids';
import { FELIDS } from './felids';
import { HOOFED } from './hoofed';
import { SCALY } from './scaly';
import { WILD } from './wild';

const SPECIES: Readonly<Record<string, Mammal>> = {
  ...CANIDS,
  ...FELIDS,
  ...HOOFED,
  ...WILD,
  ...SCALY,
};

/** The measures and colours of a kind; an unknown name is an ordinary dog. */
export function mammalOf(name: string): Mammal {
  return SPECIES[name] ?? CANIDS.dog;
}
