import { defineFamily } from '../form';
import {
  cropDuster,
  dinghy,
  irrigation,
  lifeboat,
  policeMotorcycle,
  sleigh,
  streetSweeper,
} from './far-water';
import {
  baler,
  cargoBike,
  handTruck,
  hayWagon,
  horseTrailer,
  palanquin,
  palletJack,
  roundBale,
  seedDrill,
} from './far-fields';
import {
  bulletTrain,
  caravan,
  chairlift,
  freightWagon,
  funicular,
  handcar,
  mobilityScooter,
} from './far-rails';
import { tukTuk } from './tuk-tuk';

/** Vehicles that are known by their kind. */
export const farVehicle = defineFamily('far-vehicle', {
  funicular,
  'tuk-tuk': tukTuk,
  'bullet-train': bulletTrain,
  'freight-wagon': freightWagon,
  handcar,
  chairlift,
  caravan,
  'mobility-scooter': mobilityScooter,
  'cargo-bike': cargoBike,
  'hand-truck': handTruck,
  'pallet-jack': palletJack,
  palanquin,
  baler,
  'round-bale': roundBale,
  'hay-wagon': hayWagon,
  'horse-trailer': horseTrailer,
  'seed-drill': seedDrill,
  'crop-duster': cropDuster,
  irrigation,
  sleigh,
  dinghy,
  lifeboat,
  'police-motorcycle': policeMotorcycle,
  'street-sweeper-truck': streetSweeper,
});
