import type { Node } from '../arrange/node';
import { conceptOf } from '../concepts';
import { nodesOf } from './items';

/** Houses that stand on a piece of land though no word of the prompt is the name of a house. */

/** What people built where the prompt names no house of it. */
const BUILT: Readonly<Record<string, readonly string[]>> = {
  city: ['skyscraper', 'apartment-building', 'skyscraper', 'apartment-building'],
  street: ['townhouse', 'shop-building', 'apartment-building'],
  'bus-stop': ['shop-building', 'apartment-building'],
  village: ['cottage', 'house', 'cottage'],
  'harbor-town': ['cottage', 'house', 'cottage'],
  'medieval-street': ['half-timbered-house', 'cottage', 'half-timbered-house'],
  suburb: ['house', 'house', 'house'],
  farm: ['barn'],
  square: ['townhouse', 'townhouse', 'church'],
};
const STALLS = /stall/;
/** What is lower is no house. */
const LEAST_HOUSE_CM = 300;
const isHouseLike = ({ id, kind, heightCm }: Node['thing']['concept']) =>
  STALLS.test(id) || (kind === 'building' && heightCm >= LEAST_HOUSE_CM);

/** Rooms that are told in the open: seen from outside there. */
const AS_HOUSE: Readonly<Record<string, string>> = {
  shop: 'shop-building',
  boutique: 'shop-building',
  bookshop: 'shop-building',
  pharmacy: 'shop-building',
  supermarket: 'shop-building',
  bakery: 'bakery-building',
  cafe: 'cafe-building',
  restaurant: 'cafe-building',
  bar: 'cafe-building',
  diner: 'cafe-building',
  'sushi-bar': 'cafe-building',
  'ice-cream-parlor': 'cafe-building',
  office: 'modern-house',
  'meeting-room': 'modern-house',
  'server-room': 'modern-house',
  'control-room': 'modern-house',
  laboratory: 'modern-house',
  gym: 'modern-house',
  classroom: 'school',
  library: 'library-building',
  clinic: 'hospital',
  museum: 'bank-building',
  cinema: 'theatre-building',
  lobby: 'hotel',
  factory: 'factory-building',
  warehouse: 'factory-building',
  brewery: 'factory-building',
  workshop: 'barn',
  garage: 'barn',
  'barn-interior': 'barn',
  stable: 'barn',
  greenhouse: 'glass-house',
  sauna: 'cabin',
  'cabin-interior': 'cabin',
  'church-interior': 'church',
  'temple-interior': 'pagoda',
  'wizard-tower': 'mage-tower',
};

/** A city without a house is an empty street: some are put up. */
export function withBuildings(nodes: readonly Node[], places: readonly string[]): Node[] {
  const told = places.flatMap((place) => AS_HOUSE[place] ?? []);
  const isNew = (concept: string) =>
    conceptOf(concept)?.part !== undefined &&
    nodes.every(({ thing }) => thing.concept.id !== concept);
  const known = told.filter(isNew).slice(0, 1);
  const isBuilt = nodes.some(({ thing }) => isHouseLike(thing.concept));
  const place = places.find((one) => BUILT[one] !== undefined);
  const around = isBuilt || place === undefined ? [] : (BUILT[place] ?? []);
  // Of a village beside one house that is told two houses are enough.
  const more = known.length > 0 ? around.slice(0, place === 'village' ? 2 : 0) : around;
  return [...nodes, ...nodesOf([...known, ...more], 'built')];
}
