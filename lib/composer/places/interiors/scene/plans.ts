import type { ScenePlan } from './plan';
import { LIVING, BEDROOM, DINING } from './plans-home';
import { KITCHEN } from './plans-kitchen';
import { CAFE, BAR, RESTAURANT, SHOP } from './plans-served';
import { OFFICE, LIBRARY, CLASSROOM, LOBBY } from './plans-public';

/** All planned rooms. */

/** Rooms that are drawn in perspective, furnished from wall to wall. */
export const SCENE_PLANS: Readonly<Record<string, ScenePlan>> = {
  cafe: CAFE,
  bakery: {
    ...CAFE,
    walls: [
      ['#e6c39a', '#f0d3b0'],
      ['#d9a9a0', '#e9bfb5'],
    ],
    ceiling: '#f7e6cc',
    beams: '#b5835a',
  },
  'ice-cream-parlor': {
    ...CAFE,
    walls: [
      ['#f0c3c9', '#f7d6da'],
      ['#b9dfd3', '#cdece2'],
    ],
    ceiling: '#fff4ea',
    beams: '#f0d6c6',
  },
  bar: BAR,
  restaurant: RESTAURANT,
  'living-room': LIVING,
  bedroom: BEDROOM,
  kitchen: KITCHEN,
  'dining-room': DINING,
  office: OFFICE,
  library: LIBRARY,
  bookshop: LIBRARY,
  classroom: CLASSROOM,
  lobby: LOBBY,
  'grand-lobby': LOBBY,
  shop: SHOP,
};
