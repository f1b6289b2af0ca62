import type { Concept } from './concept';

/**
 * Parts of things that are named as the place where something else is: the hood of a car, the back of a chair, the end
 * of a pier. They belong to the drawing of their host and are no things of their own there.
 */
interface HostSpot {
  /** Whose part it is: ids of concepts. */
  hosts: RegExp;
  /** By which concepts other languages name the part. */
  parts?: RegExp;
  /** Where it is, as shares of the host's width and height from the upper left, as the kit draws it, facing right. */
  at: readonly [x: number, y: number];
}

const ROAD_VEHICLES =
  /(?:^|-)(?:car|taxi|van|bus|truck|jeep|pickup|camper|ambulance|minivan|fire-engine|limousine|tram|train|wagon|trailer|convertible|beetle|caravan)$/;
const BOATS =
  /(?:^|-)(?:boat|canoe|kayak|gondola|ship|sailboat|yacht|ferry|barge|raft|galleon|longship|dinghy)$/;
const FIGURES = /^(?:scarecrow|snowman|statue|gnome|garden-gnome)$/;

const SPOTS = {
  'vehicle-roof': { hosts: ROAD_VEHICLES, parts: /^roof$/, at: [0.5, 0.03] },
  hood: { hosts: ROAD_VEHICLES, at: [0.84, 0.44] },
  backrest: { hosts: /(?:chair|sofa|bench|throne)$/, parts: /^back-part$/, at: [0.12, 0.02] },
  armrest: { hosts: /(?:armchair|sofa|recliner)$/, at: [0.94, 0.36] },
  end: {
    hosts:
      /(?:pier|bridge|plank|diving-board|branch|log|bench|table|desk|counter|seesaw|cliff|shelf|sofa|wall|fence|stage|workbench)$/,
    at: [0.88, 0.02],
  },
  bow: { hosts: BOATS, at: [0.94, 0.16] },
  stern: { hosts: BOATS, at: [0.06, 0.16] },
  mast: { hosts: BOATS, at: [0.5, 0] },
  handlebars: {
    hosts: /(?:bicycle|bike|scooter|motorcycle|moped|pram|shopping-cart|tricycle)$/,
    at: [0.74, 0.1],
  },
  /** Over the hind wheel, behind who rides. */
  'vehicle-rear': { hosts: /(?:scooter|motorcycle|moped|motorbike)$/, at: [0.17, 0.3] },
  'cycle-rear': { hosts: /(?:bicycle|tricycle)$/, at: [0.15, 0.36] },
  saddle: { hosts: /(?:bicycle|bike|motorcycle|moped|tricycle)$/, at: [0.32, 0.14] },
  rim: {
    hosts:
      /(?:bathtub|fountain|well|bird-bath|cauldron|pot|pan|bucket|barrel|cup|mug|glass|bowl|plate|basket|vase|pool|cocktail|tub)$/,
    at: [0.86, 0.03],
  },
  'bottle-mouth': { hosts: /(?:^|-)bottle$/, at: [0.5, 0.04] },
  lid: {
    hosts: /(?:box|chest|jar|pot|piano|barrel|crate|trash-can|basket|suitcase)$/,
    at: [0.5, 0.03],
  },
  'figure-head': { hosts: FIGURES, parts: /^(?:hat|head|top-hat)$/, at: [0.5, 0.01] },
  'figure-arm': {
    hosts: /^(?:scarecrow|snowman|cactus|saguaro)$/,
    parts: /^(?:hand|arm)$/,
    at: [0.86, 0.34],
  },
  'figure-nose': { hosts: /^snowman$/, parts: /^nose$/, at: [0.72, 0.31] },
  'figure-shoulder': { hosts: FIGURES, parts: /^shoulder$/, at: [0.7, 0.32] },
  wing: { hosts: /(?:plane|jet)$/, parts: /^wings?$/, at: [0.4, 0.5] },
  chimney: {
    hosts: /(?:house|cabin|cottage|factory|hut|mill|bakery|inn)$/,
    parts: /^chimney$/,
    at: [0.7, 0],
  },
  /** Where a hand or an ear that is drawn alone has something on. */
  finger: { hosts: /^hand$/, at: [0.54, 0.38] },
  wrist: { hosts: /^hand$/, at: [0.52, 0.8] },
  lobe: { hosts: /^ear$/, at: [0.42, 0.9] },
  'door-handle': { hosts: /^(?:door|gate|wardrobe)$/, at: [0.84, 0.52] },
  foliage: {
    hosts: /(?:tree|oak|pine|birch|willow|palm|conifer|maple|beech|chestnut)$/,
    at: [0.58, 0.3],
  },
  // What is on top of a Christmas tree is drawn with it.
  summit: { hosts: /^(?!christmas-tree)/, at: [0.5, 0] },
} as const satisfies Readonly<Record<string, HostSpot>>;

export type HostSpotId = keyof typeof SPOTS;

const HOST_SPOTS: Readonly<Record<HostSpotId, HostSpot>> = SPOTS;

const IDS = Object.keys(SPOTS) as HostSpotId[];

export const isHostSpot = (spot: string): spot is HostSpotId => spot in SPOTS;

/** Where on its box a spot of a host is. */
export const placeOfSpot = (spot: HostSpotId): readonly [x: number, y: number] =>
  HOST_SPOTS[spot].at;

/** Whether a thing has such a spot. */
export const hasSpot = ({ id }: Pick<Concept, 'id'>, spot: HostSpotId): boolean =>
  HOST_SPOTS[spot].hosts.test(id);

/** Which spot of a host the concept of a part names; nothing where it is no place on it. */
export const spotByPart = (part: string, host: Pick<Concept, 'id'>): HostSpotId | undefined =>
  IDS.find((spot) => HOST_SPOTS[spot].parts?.test(part) === true && hasSpot(host, spot));
