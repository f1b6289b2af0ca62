import type { SetId } from './index';

/** What a kind of room has: sets by their ids, other things by their concepts. */
export interface RoomProgram {
  /** What makes it that kind of room: it is there in any case. */
  anchors: readonly (SetId | string)[];
  /** What fills the rest of its floor, the most telling first. */
  more: readonly (SetId | string)[];
}

const HOME = ['potted-plant', 'floor-lamp', 'bookshelf'];

export const PROGRAMS: Readonly<Record<string, RoomProgram>> = {
  'living-room': {
    anchors: ['couch', 'coffeeCorner'],
    more: ['television', ...HOME, 'armchair', 'potted-plant'],
  },
  kitchen: {
    anchors: ['kitchenLine', 'diningTable'],
    more: ['fridge', 'stove', 'cabinet', 'potted-plant', 'potted-plant'],
  },
  bedroom: {
    anchors: ['bed'],
    more: ['bedside-table', 'wardrobe', 'rug', 'dresser', 'potted-plant', 'floor-lamp'],
  },
  'childrens-room': {
    anchors: ['bed'],
    more: [
      'rug',
      'toy-chest',
      'bookshelf',
      'rocking-horse',
      'building-blocks',
      'teddy-bear',
      'potted-plant',
    ],
  },
  bathroom: {
    anchors: ['bathtub', 'sink', 'toilet'],
    more: ['rug', 'washing-machine', 'laundry-basket', 'potted-plant', 'cabinet'],
  },
  cafe: {
    anchors: ['servingCounter', 'cafeTable', 'cafeTable'],
    more: ['cafeTable', 'bookshelf', 'potted-plant', 'potted-plant', 'couch'],
  },
  restaurant: {
    anchors: ['diningTable', 'diningTable'],
    more: ['barCounter', 'diningTable', 'cafeTable', 'potted-plant', 'potted-plant'],
  },
  bar: {
    anchors: ['barCounter', 'cafeTable'],
    more: ['cafeTable', 'barrel', 'couch', 'potted-plant'],
  },
  bakery: {
    anchors: ['servingCounter'],
    more: ['gondola', 'cafeTable', 'cabinet', 'potted-plant', 'potted-plant'],
  },
  office: {
    anchors: ['workplace', 'workplace'],
    more: [
      'bookshelf',
      'meetingTable',
      'workplace',
      'coffeeCorner',
      'potted-plant',
      'couch',
      'potted-plant',
      'water-cooler',
    ],
  },
  'call-center': {
    anchors: ['workplace', 'workplace', 'workplace'],
    more: ['workplace', 'potted-plant', 'couch', 'potted-plant'],
  },
  'meeting-room': {
    anchors: ['meetingTable'],
    more: ['cabinet', 'potted-plant', 'couch', 'potted-plant', 'water-cooler'],
  },
  classroom: {
    anchors: ['schoolDesk', 'schoolDesk', 'schoolDesk', 'schoolDesk'],
    more: ['bookshelf', 'cabinet', 'globe', 'potted-plant'],
  },
  library: {
    anchors: ['bookshelf', 'bookshelf', 'bookshelf'],
    more: ['meetingTable', 'bookshelf', 'armchair', 'floor-lamp', 'potted-plant'],
  },
  bookshop: {
    anchors: ['bookshelf', 'bookshelf', 'gondola'],
    more: ['coffeeCorner', 'checkout', 'armchair', 'potted-plant', 'potted-plant'],
  },
  shop: {
    anchors: ['checkout', 'gondola'],
    more: ['gondola', 'rail', 'potted-plant', 'shopping-basket'],
  },
  supermarket: {
    anchors: ['gondola', 'gondola', 'checkout'],
    more: ['fridge', 'fridge', 'gondola', 'shopping-cart', 'potted-plant'],
  },
  boutique: {
    anchors: ['rail', 'rail'],
    more: ['checkout', 'rail', 'wardrobe', 'couch', 'potted-plant'],
  },
  'pet-shop': {
    anchors: ['gondola', 'checkout'],
    more: ['dog-house', 'aquarium', 'birdcage', 'potted-plant'],
  },
  'flower-shop': {
    anchors: ['checkout'],
    more: ['potted-plant', 'gondola', 'potted-plant', 'potted-plant', 'cabinet', 'potted-plant'],
  },
  'toy-shop': {
    anchors: ['gondola', 'checkout'],
    more: ['gondola', 'rocking-horse', 'teddy-bear', 'toy-train', 'balloon'],
  },
  pharmacy: {
    anchors: ['checkout', 'gondola'],
    more: ['cabinet', 'cabinet', 'gondola', 'potted-plant'],
  },
  clinic: {
    anchors: ['sickbed'],
    more: ['sickbed', 'cabinet', 'sink', 'chair', 'potted-plant', 'potted-plant'],
  },
  'operating-room': { anchors: ['sickbed'], more: ['cabinet', 'labBench', 'sink'] },
  'waiting-room': {
    anchors: ['seatRow', 'seatRow'],
    more: ['coffeeCorner', 'potted-plant', 'water-cooler', 'potted-plant'],
  },
  airport: {
    anchors: ['seatRow', 'seatRow'],
    more: ['checkout', 'suitcase', 'seatRow', 'potted-plant', 'suitcase'],
  },
  gym: {
    anchors: ['treadmill', 'treadmill', 'weightRack'],
    more: ['pressBench', 'mats', 'treadmill', 'punching-bag', 'potted-plant'],
  },
  'yoga-studio': {
    anchors: ['mats'],
    more: ['mats', 'potted-plant', 'bench', 'potted-plant', 'potted-plant'],
  },
  laboratory: {
    anchors: ['labBench', 'labBench'],
    more: ['cabinet', 'workplace', 'fridge', 'stool', 'potted-plant'],
  },
  workshop: {
    anchors: ['workTable', 'highRack'],
    more: ['workTable', 'ladder', 'pallet', 'stool', 'barrel'],
  },
  forge: {
    anchors: ['workTable'],
    more: ['barrel', 'workTable', 'barrel', 'stool', 'crate'],
  },
  garage: { anchors: ['workTable'], more: ['highRack', 'ladder', 'oil-drum', 'crate', 'toolbox'] },
  'art-studio': {
    anchors: ['easel', 'workTable'],
    more: ['easel', 'stool', 'cabinet', 'couch', 'potted-plant'],
  },
  'server-room': {
    anchors: ['rackRow', 'rackRow', 'workplace'],
    more: ['rackRow', 'pallet', 'potted-plant'],
  },
  'control-room': {
    anchors: ['gamingDesk', 'workplace'],
    more: ['rackRow', 'workplace', 'potted-plant'],
  },
  'gaming-room': {
    anchors: ['gamingDesk', 'couch'],
    more: ['television', 'bookshelf', 'speaker', 'beanbag', 'rug', 'potted-plant'],
  },
  warehouse: {
    anchors: ['highRack', 'highRack', 'pallet'],
    more: ['pallet', 'conveyor', 'highRack', 'pallet'],
  },
  factory: {
    anchors: ['conveyor', 'robot-arm'],
    more: ['conveyor', 'pallet', 'highRack', 'robot-arm', 'pallet', 'barrel'],
  },
  'post-office': {
    anchors: ['checkout', 'pallet'],
    more: ['highRack', 'pallet', 'seatRow', 'potted-plant'],
  },
  lobby: {
    anchors: ['servingCounter', 'couch'],
    more: ['coffeeCorner', 'couch', 'suitcase', 'potted-plant', 'potted-plant'],
  },
  'bank-hall': {
    anchors: ['checkout', 'checkout'],
    more: ['seatRow', 'safe', 'potted-plant', 'workplace', 'potted-plant'],
  },
  'restaurant-kitchen': {
    anchors: ['kitchenLine', 'stove', 'stove'],
    more: ['fridge', 'kitchenLine', 'cabinet', 'workTable'],
  },
  museum: { anchors: ['statue'], more: ['vase', 'bench', 'statue', 'potted-plant'] },
  'dining-room': {
    anchors: ['diningTable'],
    more: ['cabinet', 'dresser', 'potted-plant', 'floor-lamp', 'potted-plant'],
  },
  dungeon: { anchors: [], more: ['barrel', 'crate', 'skull', 'barrel', 'crate'] },
  'dental-practice': {
    anchors: ['dentist-chair', 'workplace'],
    more: ['cabinet', 'sink', 'seatRow', 'potted-plant', 'stool'],
  },
  'veterinary-clinic': {
    anchors: ['sickbed', 'workplace'],
    more: ['cabinet', 'birdcage', 'seatRow', 'potted-plant', 'dog-house'],
  },
  barbershop: {
    anchors: ['barber-chair', 'barber-chair'],
    more: ['cabinet', 'seatRow', 'mirror', 'potted-plant', 'sink'],
  },
  'hair-salon': {
    anchors: ['barber-chair', 'barber-chair'],
    more: ['checkout', 'cabinet', 'seatRow', 'potted-plant', 'sink'],
  },
  'recording-studio': {
    anchors: ['gamingDesk', 'microphone-stand'],
    more: ['speaker', 'couch', 'electric-guitar', 'speaker', 'rug', 'potted-plant'],
  },
  'tv-studio': {
    anchors: ['meetingTable', 'video-camera'],
    more: ['spotlight', 'speaker', 'video-camera', 'potted-plant'],
  },
  attic: {
    anchors: ['storage-chest', 'bookshelf'],
    more: ['crate', 'armchair', 'lamp', 'rocking-horse', 'rug', 'suitcase'],
  },
  greenhouse: {
    anchors: ['workTable'],
    more: ['flower-pot', 'potted-plant', 'flower-pot', 'wheelbarrow', 'potted-plant', 'crate'],
  },
  'laundry-room': {
    anchors: ['ironing-board'],
    more: ['washing-machine', 'cabinet', 'laundry-basket', 'potted-plant'],
  },
  laundromat: {
    anchors: ['washing-machine', 'washing-machine', 'washing-machine', 'washing-machine'],
    more: ['seatRow', 'laundry-basket', 'washing-machine', 'potted-plant'],
  },
};

/** Which set a thing that the prompt names is, by where it is; `*` is anywhere. */
export const DRESSED: Readonly<Record<string, Readonly<Record<string, SetId>>>> = {
  desk: { '*': 'workplace', classroom: 'schoolDesk', 'gaming-room': 'gamingDesk' },
  table: {
    '*': 'diningTable',
    cafe: 'cafeTable',
    office: 'meetingTable',
    'meeting-room': 'meetingTable',
    library: 'meetingTable',
  },
  'round-table': { '*': 'cafeTable' },
  'conference-table': { '*': 'meetingTable' },
  sofa: { '*': 'couch' },
  counter: {
    out: 'servingCounter',
    '*': 'servingCounter',
    bar: 'barCounter',
    kitchen: 'kitchenLine',
  },
  treadmill: { '*': 'treadmill' },
  dumbbell: { gym: 'weightRack' },
  barbell: { gym: 'pressBench' },
  'yoga-mat': { '*': 'mats' },
  'weight-bench': { '*': 'pressBench' },
  bed: { clinic: 'sickbed', 'operating-room': 'sickbed' },
  'hospital-bed': { '*': 'sickbed' },
  'server-rack': { '*': 'rackRow' },
  server: { '*': 'rackRow' },
  bookshelf: {
    supermarket: 'gondola',
    shop: 'gondola',
    warehouse: 'highRack',
    'pet-shop': 'gondola',
    bakery: 'gondola',
    cafe: 'gondola',
    pharmacy: 'gondola',
  },
  'wall-shelf': {
    supermarket: 'gondola',
    shop: 'gondola',
    warehouse: 'highRack',
    'pet-shop': 'gondola',
    bakery: 'gondola',
    cafe: 'gondola',
    pharmacy: 'gondola',
  },
  workbench: { '*': 'workTable', laboratory: 'labBench' },
  'cardboard-box': { warehouse: 'pallet' },
  crate: { warehouse: 'pallet' },
  box: { warehouse: 'pallet' },
  'cash-register': { '*': 'checkout' },
  chart: { out: 'bars' },
  'bar-chart': { out: 'bars' },
  'pie-chart': { out: 'pie' },
  'solar-panel': { out: 'solarPanels' },
  'display-case': { '*': 'displayCase' },
  'conveyor-belt': { '*': 'conveyor' },
};

/** Who stands behind a counter, and who is served before it. */
export const STAFF: ReadonlySet<string> = new Set([
  'barista',
  'bartender',
  'chef',
  'cashier',
  'baker',
  'shopkeeper',
  'pharmacist',
  'receptionist',
  'florist',
  'butcher',
]);
