import type { KitPart } from '../part';
import { stringInstrument } from './strings';
import { windInstrument } from './winds';

export const instrumentsParts: readonly KitPart[] = [stringInstrument, windInstrument];
