import type { KitPart } from '../part';
import { decor } from './decor';
import { fitting } from './fittings';
import { pictures } from './pictures';
import { roomPiece } from './room-pieces';
import { seat } from './seats';
import { station } from './stations';
import { storage } from './storage';
import { tableFurniture } from './tables';

export const furnitureParts: readonly KitPart[] = [
  seat,
  tableFurniture,
  storage,
  decor,
  pictures,
  fitting,
  station,
  roomPiece,
];
