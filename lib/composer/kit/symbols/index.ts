import type { KitPart } from '../part';
import { mark } from './marks';

export const symbolsParts: readonly KitPart[] = [mark];
