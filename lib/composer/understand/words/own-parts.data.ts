/**
 * What things have of their own, by whose it is: told between commas after its owner (`a house, red roof`) it is on that, and
 * nothing beside it. Patterns of words; English only.
 */
export interface OwnParts {
  /** Kinds of concepts whose they are. */
  owners: RegExp;
  names: string;
}

const FACE =
  'eyes?|ears?|noses?|snout|mouth|lips|cheeks?|face|smile|grin|teeth|fangs?|tongue|eyebrows?|eyelashes|expression';
const LIMBS = 'legs?|arms?|feet|hands|head|neck|belly|tummy';

/** Of those who are alive, or who are drawn as if they were. */
export const PARTS_OF_THE_LIVING = `${FACE}|${LIMBS}|tails?|wings?|horns?|antlers|beak|feathers|plumage|paws?|claws?|fur|coat|mane|whiskers|tusks?|trunk|scales|spots|stripes|antennae?|spikes|fins?|tentacles|collar|bell`;

export const OWN_PARTS: readonly OwnParts[] = [
  { owners: /^person$/, names: `${FACE}|${LIMBS}` },
  { owners: /^(?:animal|fantasy)$/, names: PARTS_OF_THE_LIVING },
  {
    owners: /^building$/,
    names:
      'roofs?|windows?|doors?|walls?|shutters|chimneys?|facade|balcon(?:y|ies)|porch|columns|towers?|turrets?|arches|awnings?|stripes?|steps',
  },
  {
    owners: /^vehicle$/,
    names:
      'wheels?|tires?|tyres?|roof|windows?|doors?|headlights?|sails?|masts?|hull|wings?|propellers?|seats?|stripes?|bumpers?|ladder|basket|deck|fins?|portholes?|frame|bodywork|paint',
  },
  {
    owners: /^(?:container|device|clothing|furniture|tool|toy|instrument)$/,
    names:
      'soles?|laces|straps?|buckles?|handles?|lids?|caps?|labels?|dial|bands?|zippers?|pockets?|buttons?|logo|stripes?|dots|rims?|base|legs|spout|shade|screen|frame|collar|sleeves?|trim|lining|keys|strings|pages|spine|bristles|blade|cork|stopper|dropper|pump|wick|cushions?|seat|armrests?|wheels?|drawers?|knobs?|stitching|frame|casing|exterior',
  },
  { owners: /^food$/, names: 'frosting|icing|glaze|crust|filling|layers?|topping' },
  { owners: /^plant$/, names: 'leaves|petals|stems?|trunk|bark|thorns|needles|pot|planter' },
];

/** Substances that somebody is in all over: what they are told to be is told of the whole. */
export const ALL_OVER = /^(?:body|fur|skin|feathers|plumage|scales|coat|wool|shell)$/;

/** How bodies are built, as the tables of qualities name it. */
export const BUILDS: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:round|rounded|chubby|fat|plump|pudgy|stocky|stout|big round|egg-shaped|bulky|tubby)$/,
    'chubby',
  ],
  [/^(?:slim|thin|skinny|slender|lean|lanky)$/, 'slim'],
  [/^(?:muscular|athletic|strong|buff)$/, 'muscular'],
];

/** Prints that a thing has all over, as adjectives. */
export const PRINTS =
  /^(?:(?:with|in) )?(?:an? )?(?<print>floral|striped|checkered|chequered|plaid|spotted|polka[- ]dot|dotted|geometric|paisley|leopard|zebra|flowery) (?:pattern|prints?|design|fabric|decoration)$/iu;
/** What surfaces are told to be. */
export const FINISHES =
  /^(?:(?:with|in) )?(?:an? )?(?<finish>matte|glossy|shiny|metallic|brushed metal|polished|transparent|frosted) (?:finish|surface|coating|look)$/iu;

/** Shells of things, whose colour is that of the thing. */
export const SHELLS = /^(?:body|frame|bodywork|paint|hull|casing|exterior)$/iu;

/** What is of its owner even where nothing is said of how it is, by the owner's kind. */
export const BARE_PARTS: readonly (readonly [RegExp, RegExp])[] = [
  [/food/u, /^(?:colou?rful |rainbow )?(?:sprinkles|icing|frosting|whipped cream|syrup|steam)$/iu],
  [
    /person/u,
    /^(?:[a-z]+ )?(?:(?:messy|neat|low|high|top|loose|tight) )?(?:hair bun|bun|top ?knot)$/iu,
  ],
];

/** What things are made of, as it is told after them: `white ceramic`, `brown leather`. */
export const SUBSTANCES =
  /^(?:leather|suede|ceramic|porcelain|stoneware|glass|crystal|metal|steel|brass|copper|bronze|wood|wooden|bamboo|rattan|wicker|plastic|canvas|denim|velvet|linen|wool|woollen|knitted|marble|concrete|terracotta)$/u;
export const MADE_OF = /^(?:container|device|clothing|furniture|tool|toy|instrument)$/u;
