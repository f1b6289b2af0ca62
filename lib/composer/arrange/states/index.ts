import type { Concept } from '../../concepts/concept';
import { isOfSort, type Sort } from '../../concepts/sorts';
import { crowned, dreaming, enchanted, exploding, winged } from './added';
import { abandoned, cobwebbed, dirty, dusty, mossy, overgrown, rotten, rusty, wilted } from './age';
import { aged } from './aged';
import { bent, twisted } from './bent';
import { shaggy, tangled, thorny } from './bristles';
import { frozen, snowy } from './cold';
import { bitten, broken, cracked, crumpled, cutInHalf, halfEaten, shattered, torn } from './damage';
import { armored, caged } from './guarded';
import { burning, glowing, smoking, steaming } from './heat';
import { hollow } from './hollow';
import { MATERIALS, rough, sparkling } from './materials';
import {
  banded,
  checkered,
  colorful,
  floral,
  hearted,
  ornate,
  rainbow,
  rimmed,
  spotted,
  starry,
  striped,
} from './patterns';
import {
  deflated,
  hung,
  inflated,
  invisible,
  sick,
  spilled,
  tilted,
  toppled,
  transparent,
  upsideDown,
} from './posture';
import { blooming, rolled } from './plants';
import { reflected } from './reflected';
import { brightened, darkened, paled } from './toned';
import { burnt, peeled, raw, sliced } from './prepared';
import { fat, PROPORTIONS } from './proportions';
import { doored, windowed } from './openings';
import { floodedOver, heapedOver, leaking } from './overflow';
import type { State } from './state';
import { raisingDust, soapy, sparking, spraying } from './shed';
import { checksLaid, clothLaid } from './table-cloth';
import { melting, slimy, wet } from './wet';
import {
  camouflage,
  feathery,
  leopard,
  lozenges,
  pied,
  pinstriped,
  quilted,
  scaly,
  scratched,
  zigzag,
} from './prints';
import {
  bandaged,
  chained,
  christmassy,
  fairyLit,
  giftWrapped,
  patched,
  ribboned,
  roped,
} from './wrapped';

type Kind = Concept['kind'];

/** What a state is drawn on: whoever lives is not cut in half, and bricks are for what is built. */
interface Entry {
  draw: State;
  /** Kinds that it is not drawn on. */
  not?: readonly Kind[];
  /** On a person as well. */
  isForPeople?: true;
  /** The sort of things that it is drawn on alone, and how it looks on those of another. */
  of?: Sort;
  or?: { of: Sort; draw: State };
  /** Concepts that are so by themselves. */
  except?: RegExp;
}

const LIVING: readonly Kind[] = ['animal', 'fantasy'];
/** What is no food. */
const NOT_FOOD: readonly Kind[] = [
  ...LIVING,
  'person',
  'clothing',
  'tool',
  'device',
  'vehicle',
  'building',
  'furniture',
  'nature',
  'symbol',
  'instrument',
  'toy',
];
/** What is of glass, metal or paper as the kit draws it. */
const WARES: readonly Kind[] = ['container', 'clothing', 'tool', 'device', 'vehicle', 'building'];
const BUILT: readonly Kind[] = ['building', 'nature', 'clothing'];

/** Materials that are drawn on everything, and kinds of which others are already. */
const NOT_OF: Readonly<Record<string, readonly Kind[]>> = {
  wooden: ['building', 'plant', 'nature', 'furniture', 'instrument', 'clothing', 'tool'],
  metal: [...WARES, 'fantasy'],
  plastic: ['container', 'clothing', 'tool', 'device', 'building', 'fantasy', 'nature'],
  copper: ['building'],
  stone: BUILT,
  marble: BUILT,
  concrete: BUILT,
  brick: ['building', 'nature', 'clothing'],
  glass: ['container', 'food', 'tool', 'device', 'building'],
  paper: ['container', 'clothing', 'symbol', 'tool'],
  cardboard: ['container', 'clothing', 'symbol'],
  leather: ['container', 'clothing', 'vehicle'],
  straw: ['clothing', 'container', 'food'],
  wicker: ['container', 'clothing', 'food', 'device'],
  bamboo: ['container', 'clothing', 'food', 'device', 'plant', 'animal', 'instrument', 'tool'],
  linen: ['container', 'clothing', 'food', 'plant', 'nature', 'tool', 'device'],
  ceramic: ['container', 'clothing', 'food', 'tool', 'device'],
  chocolate: ['food', 'container', 'device'],
  gingerbread: ['building', 'food', 'person'],
  balloon: ['building', 'toy', 'vehicle', 'food', 'container'],
  ice: ['container', 'food', 'clothing', 'device'],
  plush: ['furniture', 'clothing', 'toy', 'container'],
};

/** Of metal or plastic as the kit draws them, or mostly of cloth. */
const METAL_ITSELF =
  /lamp|light|fridge|refrigerator|stove|oven|sink|faucet|tub|shower|toilet|radiator|rack|filing|locker|mirror|chandelier|scale|safe|washing|dish|sofa|couch|armchair|recliner|cushion|pillow|rug|carpet|curtain|blanket|mattress|hammock|beanbag|bed$/;
/** What is of wood, of cloth or of canes as the kit draws it. */
const WOODEN_ITSELF =
  /boat|ship|canoe|kayak|raft|cart|carriage|wagon|wheelbarrow|sled|sleigh|skateboard|surfboard|rickshaw|gondola|galleon/;
const CLOTH_ITSELF =
  /sofa|couch|armchair|bed$|cushion|pillow|curtain|blanket|hammock|towel|rug|carpet/;
const STRAW_ITSELF = /hut|nest|hay|broom/;
const EXCEPT: Readonly<Record<string, RegExp>> = {
  metal: METAL_ITSELF,
  plastic: METAL_ITSELF,
  wooden: WOODEN_ITSELF,
  linen: CLOTH_ITSELF,
  straw: STRAW_ITSELF,
  wicker: /basket|hamper/,
  ceramic: /tile|vase|pot$|toilet|bathtub|sink/,
};

/** Who hangs does so by hands or feet; clothes hang on hangers, and much is drawn as it hangs. */
const NOT_HUNG: readonly Kind[] = [
  ...LIVING,
  'clothing',
  'building',
  'nature',
  'celestial',
  'food',
];
const HUNG_ITSELF =
  /lamp|light|lantern|chandelier|curtain|sign|bell$|swing|hammock|picture|painting|mirror|clock|tapestry|banner|flag|chime|ornament|rug|carpet|shelf|cabinet|bulb|disco|wreath|mobile|net$|towel|poster|photo/;

/** Spikes stand out of who lives; other pointed things have a point. */
const NOT_SPIKED: readonly Kind[] = [
  'building',
  'clothing',
  'container',
  'device',
  'food',
  'furniture',
  'instrument',
  'nature',
  'plant',
  'symbol',
  'tool',
  'toy',
  'vehicle',
  'celestial',
];

/** By words that name a material otherwise. */
const SAME_MATERIAL: Readonly<Record<string, string>> = {
  'ice-cubes': 'ice',
  'chocolate-bar': 'chocolate',
  'tin-can': 'metal',
  gem: 'crystal',
};

/** Shapes that are cut to the quick: nobody who lives. */
const lifeless = (draw: State): Entry => ({ draw, not: LIVING });
const any = (draw: State): Entry => ({ draw });
const everybody = (draw: State): Entry => ({ draw, isForPeople: true });

/** What is old by nature, or is so otherwise. */
const AGED: Entry = { draw: aged, not: [...LIVING, 'food', 'plant', 'nature', 'celestial'] };
/** Whose measures are those of somebody, or of a place. */
const UNMEASURED: readonly Kind[] = [...LIVING, 'nature', 'celestial', 'symbol'];

/** Tones are seen on whatever has a colour of its own; light and skin have others. */
const TONED = (draw: State): Entry => ({ draw, not: ['celestial'] });

/** How a thing is measured and looks at first sight; asked for only where it is drawn on such a thing. */
const LOOKS: Readonly<Record<string, Entry>> = {
  ...Object.fromEntries(
    Object.entries(PROPORTIONS).map(([id, draw]): [string, Entry] => [
      id,
      { draw, not: UNMEASURED },
    ]),
  ),
  fat: { draw: fat, not: ['nature', 'celestial', 'building', 'plant'] },
  old: AGED,
  'vintage-thing': AGED,
  rustic: AGED,
  'toned-dark': TONED(darkened),
  'toned-pale': TONED(paled),
  'toned-bright': TONED(brightened),
  faded: { draw: paled },
  colorful: {
    draw: colorful,
    not: [...LIVING, 'food', 'plant', 'nature', 'celestial', 'building'],
  },
  patterned: {
    draw: ornate,
    not: [...LIVING, 'food', 'plant', 'nature', 'celestial', 'building'],
    except: /mirror|window|frame|screen|television|door|lamp/,
  },
  fluffy: { draw: shaggy, not: ['food', 'building', 'plant', 'nature', 'vehicle'] },
  pointed: { draw: thorny, not: NOT_SPIKED },
  scratched: { draw: scratched, not: LIVING },
  blooming: { draw: blooming, of: 'blossoms-all-over' },
  rolled: { draw: rolled, of: 'rolls-up' },
  wrapped: { draw: giftWrapped, not: [...LIVING, 'food', 'building', 'clothing', 'plant'] },
};

/** States in the order in which they are drawn one over the other. */
const STATES: Readonly<Record<string, Entry>> = {
  ...LOOKS,
  ...Object.fromEntries(
    Object.entries(MATERIALS).map(([id, draw]): [string, Entry] => [
      id,
      {
        draw,
        isForPeople: true,
        ...(NOT_OF[id] ? { not: NOT_OF[id] } : {}),
        ...(EXCEPT[id] ? { except: EXCEPT[id] } : {}),
      },
    ]),
  ),
  rough: lifeless(rough),
  striped: any(striped),
  banded: any(banded),
  rimmed: lifeless(rimmed),
  spotted: any(spotted),
  checkered: any(checkered),
  floral: any(floral),
  leopard: any(leopard),
  'cow-print': any(pied),
  pinstriped: any(pinstriped),
  argyle: any(lozenges),
  quilted: any(quilted),
  camouflage: any(camouflage),
  zigzag: any(zigzag),
  scaly: any(scaly),
  feathered: any(feathery),
  starry: any(starry),
  hearted: any(hearted),
  rainbow: any(rainbow),
  patched: any(patched),
  transparent: { draw: transparent, isForPeople: true, not: ['container'] },
  invisible: everybody(invisible),
  raw: { draw: raw, not: NOT_FOOD },
  burnt: lifeless(burnt),
  rusty: any(rusty),
  dirty: any(dirty),
  dusty: any(dusty),
  rotten: lifeless(rotten),
  ruined: { draw: abandoned, not: [...LIVING, 'food', 'clothing', 'plant', 'toy'] },
  wilted: { draw: wilted, not: [...LIVING, 'building', 'furniture', 'vehicle'] },
  frozen: everybody(frozen),
  wet: any(wet),
  soapy: any(soapy),
  melting: { draw: melting, not: LIVING },
  slimy: any(slimy),
  sick: any(sick),
  cracked: lifeless(cracked),
  crumpled: lifeless(crumpled),
  mossy: any(mossy),
  overgrown: any(overgrown),
  cobwebbed: any(cobwebbed),
  bandaged: any(bandaged),
  'gift-wrapped': everybody(giftWrapped),
  ribboned: any(ribboned),
  chained: any(chained),
  roped: any(roped),
  'fairy-lit': any(fairyLit),
  christmassy: any(christmassy),
  'cloth-laid': { draw: clothLaid, of: 'dining-table' },
  'checks-laid': { draw: checksLaid, of: 'dining-table' },
  broken: { draw: broken, not: [...LIVING, 'building', 'plant'] },
  halved: lifeless(cutInHalf),
  torn: lifeless(torn),
  shattered: lifeless(shattered),
  bitten: lifeless(bitten),
  'half-eaten': lifeless(halfEaten),
  peeled: { draw: peeled, not: NOT_FOOD },
  sliced: { draw: sliced, not: NOT_FOOD },
  hollow: { draw: hollow, not: [...LIVING, 'person', 'building', 'clothing'] },
  bent: lifeless(bent),
  twisted: lifeless(twisted),
  tangled: any(tangled),
  thorny: any(thorny),
  shaggy: { draw: shaggy, not: ['food', 'furniture', 'building'] },
  armored: any(armored),
  snowy: any(snowy),
  lit: { draw: glowing, isForPeople: true },
  burning: everybody(burning),
  smoking: lifeless(smoking),
  steaming: lifeless(steaming),
  exploding: lifeless(exploding),
  spraying: lifeless(spraying),
  leaking: lifeless(leaking),
  overflowing: { draw: floodedOver, of: 'flows-over', or: { of: 'thrown-into', draw: heapedOver } },
  sparking: lifeless(sparking),
  'raising-dust': lifeless(raisingDust),
  shiny: { draw: sparkling, not: [...LIVING, 'clothing', 'nature', 'building'] },
  magic: { draw: enchanted, not: ['building'] },
  crowned: any(crowned),
  winged: { draw: winged, not: ['animal'] },
  doored: lifeless(doored),
  windowed: lifeless(windowed),
  inflated: any(inflated),
  deflated: lifeless(deflated),
  tilted: lifeless(tilted),
  hanging: { draw: hung, not: NOT_HUNG, except: HUNG_ITSELF },
  toppled: lifeless(toppled),
  // Beans that are spilled lie about as they are, and no puddle is of them.
  spilled: { draw: spilled, not: LIVING, or: { of: 'loose', draw: (drawing) => drawing } },
  'upside-down': { draw: upsideDown, isForPeople: true, except: /^sloth$/ },
  'upside-down-below': everybody(reflected),
  caged: everybody(caged),
  sleeping: { draw: dreaming, not: LIVING },
};

const ORDER = Object.keys(STATES);

/** The state that an attribute asks for; none where it is no state or not one of such a thing. */
export function stateOf(
  attribute: string,
  { id, kind, parameters = {} }: Concept,
): State | undefined {
  const { draw, not = [], of, or, isForPeople, except } = STATES[nameOf(attribute)] ?? {};
  if (or && isOfSort(id, or.of)) return or.draw;
  if (!draw || (of && !isOfSort(id, of)) || not.includes(kind) || except?.test(id))
    return undefined;
  // A brick wall and a concrete block are drawn of it.
  if (attribute in MATERIALS && [id, ...Object.values(parameters)].join(' ').includes(attribute))
    return undefined;
  return kind === 'person' && !isForPeople ? undefined : draw;
}

const nameOf = (attribute: string) => SAME_MATERIAL[attribute] ?? attribute;

/** Whether a state is looked for on such a thing: of a wooden hanger nobody asks more than a hanger. */
export const isAskedOf = (attribute: string, concept: Concept | undefined): boolean =>
  isState(attribute) &&
  // Several are of many colours by being of one each.
  attribute !== 'colorful' &&
  (!(nameOf(attribute) in MATERIALS || attribute in LOOKS) ||
    (!!concept && stateOf(attribute, concept) !== undefined));

/** Whether an attribute is something that is seen on a thing, and told as drawn or not. */
export const isState = (attribute: string): boolean => nameOf(attribute) in STATES;

/** Attributes in the order in which their states are drawn. */
export const inOrder = (attributes: readonly string[]): string[] =>
  [...new Set(attributes)].sort((a, b) => ORDER.indexOf(nameOf(a)) - ORDER.indexOf(nameOf(b)));
