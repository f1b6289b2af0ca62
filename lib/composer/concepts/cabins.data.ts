import type { Hex } from '@/lib/color/hex';

/** Inside what one travels in: id, then words by language in the order of the places. */
export const CABIN_ROWS: readonly string[] = [
  'train-cabin|train compartment,train interior,inside a train,train carriage,railway carriage,train car,train wagon,dining car,sleeper car|zugabteil,im zug,zugabteils,speisewagen,eisenbahnwagen|compartiment de train,dans un train,wagon-restaurant|vagón de tren,dentro del tren,vagón restaurante|scompartimento del treno,in treno,carrozza ristorante|vagão de trem,dentro do trem,vagão-restaurante|купе,в поезде,вагон поезда|電車の中,車内,列車の中',
  'metro-cabin|subway car,metro interior,subway carriage,metro carriage,tube carriage,underground carriage|u-bahn-wagen|rame de métro,wagon de métro|vagón de metro|vagone della metropolitana|vagão do metrô|вагон метро|地下鉄の車内',
  'tram-cabin|tram interior,streetcar interior|in der straßenbahn,straßenbahnwagen|intérieur du tramway|interior del tranvía|interno del tram|interior do bonde|салон трамвая|路面電車の車内',
  'bus-cabin|bus interior,school bus interior|im bus,businnenraum|intérieur du bus|interior del autobús|interno dell’autobus|interior do ônibus|салон автобуса|バスの車内,バスの中',
  "plane-cabin|airplane cabin,aeroplane cabin,plane cabin,aircraft cabin,plane interior,inside an airplane|flugzeugkabine,im flugzeug|cabine d'avion|cabina de avión|cabina dell'aereo|cabine de avião|салон самолёта,в самолёте|機内",
  'car-cabin|car interior|autoinnenraum|intérieur de la voiture|interior del coche|interno dell’auto|interior do carro|салон машины,салон автомобиля|車の後部座席',
  'camper-cabin|camper van interior,caravan interior,motorhome interior,rv interior|im wohnmobil,im wohnwagen|intérieur du camping-car|interior de la autocaravana|interno del camper|interior do motorhome|салон кемпера|キャンピングカーの中',
  'submarine-cabin|submarine interior,submarine cabin|im u-boot|intérieur du sous-marin|interior del submarino|interno del sottomarino|interior do submarino|отсек подводной лодки|潜水艦の中',
  'station-cabin|space station module,space station interior,inside a space station,inside of the space station|in der raumstation,innen in der raumstation|intérieur de la station spatiale|interior de la estación espacial|interno della stazione spaziale|interior da estação espacial|отсек космической станции|宇宙ステーションの中',
  'gondola-cabin|cable car cabin,ski gondola,gondola lift cabin|seilbahnkabine|cabine de téléphérique|cabina del teleférico|cabina della funivia|cabine do teleférico|кабина канатной дороги|ロープウェイの中',
  'ship-cabin|boat cabin,ship cabin,captain’s cabin,captain cabin,yacht cabin,below deck,below decks|schiffskabine,kajüte,kapitänskajüte,unter deck|cabine de bateau,cabine du capitaine|camarote,camarote del capitán|cabina della nave,cabina del capitano|cabine do navio,cabine do capitão|каюта,каюте,каюта капитана|船室',
];

interface Ridden {
  cabin: string;
  /** One is on it as well as in it: `on a train`. */
  isBoarded?: true;
  /** Who is in it and does nothing is inside it, and not at its window. */
  isHall?: true;
}

const BOARDED = { isBoarded: true, isHall: true } as const;

/** The cabin that one is in who is at ease in such a vehicle; open ones are seen with who is in them. */
export const CABIN_IN: Readonly<Record<string, Ridden>> = {
  train: { cabin: 'train-cabin', ...BOARDED },
  'steam-train': { cabin: 'train-cabin', ...BOARDED },
  tram: { cabin: 'tram-cabin', ...BOARDED },
  bus: { cabin: 'bus-cabin', ...BOARDED },
  'school-bus': { cabin: 'bus-cabin', ...BOARDED },
  'double-decker-bus': { cabin: 'bus-cabin', ...BOARDED },
  plane: { cabin: 'plane-cabin', ...BOARDED },
  car: { cabin: 'car-cabin' },
  taxi: { cabin: 'car-cabin' },
  'police-car': { cabin: 'car-cabin' },
  van: { cabin: 'car-cabin' },
  'camper-van': { cabin: 'camper-cabin' },
  caravan: { cabin: 'camper-cabin' },
  submarine: { cabin: 'submarine-cabin', isHall: true },
  'space-station': { cabin: 'station-cabin', isHall: true },
  rocket: { cabin: 'station-cabin' },
  helicopter: { cabin: 'gondola-cabin' },
  'cable-car': { cabin: 'gondola-cabin', isHall: true },
};

interface CabinSeat {
  concept: string;
  /** Of its cloth, where the cabin has seats of its own as well. */
  color?: Hex;
}

const ROWS = 'cabin-seat';

/** What one sits on in a cabin; in the others one stands or floats. */
export const SEAT_IN_CABIN: Readonly<Record<string, CabinSeat>> = {
  'train-cabin': { concept: ROWS, color: '#3f6fae' },
  'tram-cabin': { concept: ROWS, color: '#c9544a' },
  'metro-cabin': { concept: ROWS, color: '#d98f3a' },
  'bus-cabin': { concept: ROWS, color: '#2f8f78' },
  'plane-cabin': { concept: ROWS, color: '#4a5f9e' },
  'car-cabin': { concept: ROWS, color: '#8a6f5a' },
  'gondola-cabin': { concept: ROWS, color: '#c9544a' },
  'camper-cabin': { concept: 'sofa' },
  'submarine-cabin': { concept: 'stool' },
};

/** Where one lies down to sleep, and on what. */
export const BED_IN_CABIN: Readonly<Record<string, string>> = {
  'ship-cabin': 'bed',
  'submarine-cabin': 'bed',
  'camper-cabin': 'bed',
};
