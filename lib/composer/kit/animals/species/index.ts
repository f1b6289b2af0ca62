import type { Mammal } from '../core/mammal';
import { BREEDS } from './breeds';
import { CANIDS } from './canids';
import { FAR_OFF } from './far-off';
import { FELIDS } from './felids';
import { HOOFED } from './hoofed';
import { LEGENDS } from './legends';
import { MORE_KINDS } from './more-kinds';
import { PLAINS } from './plains';
import { SCALY } from './scaly';
import { WILD } from './wild';

const SPECIES: Readonly<Record<string, Mammal>> = {
  ...CANIDS,
  ...FELIDS,
  ...HOOFED,
  ...WILD,
  ...SCALY,
  ...BREEDS,
  ...FAR_OFF,
  ...MORE_KINDS,
  ...PLAINS,
  ...LEGENDS,
};

/** The measures and colours of a kind; an unknown name is an ordinary dog. */
export function mammalOf(name: string): Mammal {
  return SPECIES[name] ?? CANIDS.dog;
}
