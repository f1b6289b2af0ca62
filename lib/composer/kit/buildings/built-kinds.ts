import { defineFamily } from '../form';
import { carWash, coveredBridge, fireEscape, helipad, minaret, stupa } from './built-far';
import {
  archway,
  beachHut,
  boathouse,
  bunker,
  dam,
  kiosk,
  lifeguardTower,
  revolvingDoor,
  watchtower,
} from './built-near';
import { fillingStation } from './filling-station';

/** What is built for one thing only. */
export const builtKind = defineFamily('built-kind', {
  'filling-station': fillingStation,
  minaret,
  stupa,
  'covered-bridge': coveredBridge,
  'car-wash': carWash,
  helipad,
  'fire-escape': fireEscape,
  dam,
  boathouse,
  'beach-hut': beachHut,
  'lifeguard-tower': lifeguardTower,
  kiosk,
  bunker,
  watchtower,
  archway,
  'revolving-door': revolvingDoor,
});
