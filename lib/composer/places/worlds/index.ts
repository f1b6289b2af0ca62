import type { Place } from '../place';
import { cave, clouds, underwater } from './depths';
import { marsSurface, moonSurface, space } from './space';
import { aerialLand } from './aerial-land';
import { aerialShore } from './aerial-shore';
import { badlands } from './badlands';
import { cabins } from './cabins';
import { candyLand } from './candy-land';
import { caverns } from './caverns';
import { mushroomVillage } from './mushroom-village';
import { roofRidge } from './roof-ridge';
import { tentInside } from './tent-inside';
import { zenGarden } from './zen-garden';
import { battlements } from './battlements';
import { bridgeDecks } from './bridge-deck';
import { burrows } from './burrow';
import { canyon, waterfallPlace } from './canyon';
import { cliff } from './cliff';
import { greatLibrary } from './great-library';
import { grounds } from './grounds';
import { hillTown } from './hill-town';
import { houseWindows } from './house-window';
import { island, lagoonPlace } from './island';
import { jetty } from './jetty';
import { lanes } from './lanes';
import { churchInterior } from './nave';
import { circus, stadium, stagePlace } from './shows';
import { porch } from './porch';
import { square } from './square';
import { stations } from './stations';
import { busStop, street } from './street';
import { towns } from './town';
import { ropeBridge } from './rope-bridge';
import { summit } from './summit';
import { riceTerraces } from './terraces';
import { woods } from './woods';
import { rooftop } from './rooftop';
import { city, harbour } from './waterside';

/** Places composed for themselves, the most particular first: where several are asked for, the first leads. */
export const worlds: readonly Place[] = [
  canyon,
  badlands,
  waterfallPlace,
  riceTerraces,
  cliff,
  summit,
  island,
  lagoonPlace,
  jetty,
  ...bridgeDecks,
  battlements,
  ...houseWindows,
  ropeBridge,
  harbour,
  rooftop,
  busStop,
  square,
  street,
  city,
  underwater,
  cave,
  ...burrows,
  moonSurface,
  marsSurface,
  space,
  clouds,
  circus,
  stagePlace,
  stadium,
  ...cabins,
  ...caverns,
  candyLand,
  mushroomVillage,
  roofRidge,
  tentInside,
  zenGarden,
  churchInterior,
  greatLibrary,
  ...grounds,
  ...lanes,
  ...towns,
  hillTown,
  woods,
  aerialLand,
  aerialShore,
  ...stations,
  porch,
];
