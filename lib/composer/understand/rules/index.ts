import { anatomy } from './anatomy';
import { architecture } from './architecture';
import { ATTIRE_RULES } from './attire';
import { abstract } from './abstract';
import { BLEND_RULES, borrowed } from './blends';
import { COMPOUND_RULES } from './compound-rules';
import { ANNOUNCED_RULES } from './announced';
import { beneathPictures } from './depicted';
import {
  beaverDams,
  assorted,
  broomsticks,
  candlelit,
  enumerated,
  fullMoons,
  mounted,
  TALE_RULES,
} from './beasts';
import { parents, playthings, weightless } from './animals';
import { abstractions, CLIENT_RULES, ideas } from './designs';
import { cutaways, floorPlans } from './building-plans';
import { LAND_RULES } from './carriers';
import { CLIMBING_RULES } from './climbing-walls';
import { callings } from './callings';
import { CAMPFIRE_RULES } from './campfires';
import { BEASTS_TOLD } from './robot-beasts';
import { shades } from './shades';
import { crossings } from './decks';
import { WHEREABOUTS } from './whereabouts';
import { brands, conveyed, COSTUME_RULES } from './carried';
import { CARRYING_RULES } from './carrying';
import { AT_MEALS } from './feast-meals';
import { eggHunt, HOUSE_PART_RULES } from './house-parts';
import { bySense } from './by-sense';
import { cabins, tabled, whoseRooms } from './settings';
import { CELEBRATIONS } from './celebrating';
import { MEANT_OF_WHOLES } from './meant-of-wholes';
import { BALL_RULES, boardsBetween, cardGames, games } from './games';
import { AROUND_DRINKS, garnishedDrinks, scoops, topped } from './garnishes';
import { gathered, uprooted } from './gathered';
import { idioms } from './idioms';
import { besideOnTops, GOODS_ARRANGED } from './goods-arranged';
import { FOOD_PLACED } from './goods-placed';
import { cutDishes, GOODS_COMPANY, listedBesideDishes } from './goods-company';
import { GOODS_SHOWN } from './goods-shown';
import { forShops, GROUND_RULES } from './grounds';
import { besideOnTable, GOODS_TOLD, insideIt } from './goods-told';
import { HANDS_ALONE } from './hands';
import { headings } from './headings';
import { HANDS_WITH_THINGS, heldOver, pouredWater } from './held-over';
import { homographs } from './homographs';
import { across, brewed, drinks, MERGED_RULES, stories, towers } from './merging';
import { foreignWords } from './foreign-words';
import { DATE_RULES, flashCard, isometricTemplate, labels, processes } from './lettering';
import { INK_RULES } from './inks';
import { inStainedGlass } from './stained-glass';
import { namedOnPages, oneAvatar } from './avatars';
import { bands } from './bands';
import { aloft, bestowed, inspected } from './bestowed';
import { greetings } from './greetings';
import { accompanied, besideOwner, families, headed } from './companions';
import { conjoined, listedAfterFurniture } from './conjoined';
import { grilling } from './grilling';
import { layout } from './layout';
import { TALE_COMPANY } from './tale-company';
import { tales } from './tales';
import { listed } from './listed';
import { FILLED_RULES } from './food-beds';
import { bowls, compounds, pairs, SLICED, takenApart } from './food';
import { collectedRules } from './collected';
import { SURROUNDED_RULES } from './surrounded';
import { caravans, collectives, heaps } from './collectives';
import { CARRYING_BEASTS } from './beasts-about';
import { DEED_RULES, archery, faced, fodder, flipped, handy, owners, served } from './deeds';
import { DOING_RULES } from './doings';
import { boxedRings, cartons, onWood, packed } from './packs';
import { BEASTS_IN_TRADES, FIGURE_RULES } from './figures';
import { amongPeople, exhausted, grouped, trades } from './people';
import { OUTDOOR_RULES } from './outdoors';
import { laidCloths, products, splashes } from './products';
import { LIFTING_RULES, tintedJugs } from './lifting';
import { bathSingers, microphones, storks } from './performing';
import { DONE_AND_PLACED } from './passives';
import { printed } from './printed';
import { compoundPlaces, innerRooms, LANDFORM_RULES, partsOfPlaces } from './places-told';
import { insides } from './insides';
import { jewels, ranges } from './ranges';
import type { Rule } from './rule';
import { shopPages } from './shop-pages';
import { SCENE_PARTS } from './scene-parts';
import { sheets } from './sheets';
import { SITTERS } from './sitters';
import { MARK_RULES } from './marks-act';
import { boards, prohibitions, signsHeld } from './signs';
import { parts } from './parts';
import { meals, overDrinks, SET_TABLES, sunlight } from './plating';
import { DESK_RULES } from './desk-things';
import { TALE_TABLES } from './company-meals';
import { boardGames } from './fables';
import { feeding, fetched } from './feeding';
import { blankets, WRAP_RULES } from './wraps';
import {
  acrossDesk,
  dressed,
  eachOne,
  lifted,
  twigs,
  manyScreens,
  members,
  robes,
  watchers,
} from './situations';
import { LAST_RULES } from './last';
import { afloat, MOON_RULES, snow, underRainbows } from './sky';
import { POURING_RULES } from './sprinkled';
import {
  fires,
  flags,
  hairdressing,
  objects,
  playing,
  postures,
  riding,
  showing,
  tools,
  watching,
} from './verbs';
import { inRows, walkedDogs } from './trains';
import { tradesOnPeople } from './trades-on-people';
import { units } from './units';
import { WORKED_ON } from './wet-work';
import { patientsLie, posedPupil } from './patients';
import { overworked } from './overwork';
import { sets } from './sets';
import { COVERED_RULES } from './covered';
import { countenances, stances } from './stances';
import { starts } from './starts';
import { tableCloths } from './table-cloths';
import { STATE_RULES } from './states';
import { SHOWN_ON } from './shown-on';
import { surfaces, works } from './works';
import { PAGE_RULES } from './page-rules';
import { AIR_RULES } from './swarms';
import { TABLE_WORK } from './at-tables';
import { TRANSFER_RULES } from './transfers';
import { VEHICLE_RULES } from './vehicles-brought';
import { taglines } from './taglines';
import { gadgets, toys } from './toys';
import { RIDDEN_SIZES } from './ridden-sizes';
import { SHARED_SUPPORTS } from './shared-supports';
import { COMPANY_RULES } from './company';
import { NAMED_AGAIN_RULES } from './statues';
import { IN_AND_OUT } from './telling-places';
import { crowdsBehind } from './crowds-behind';
import { lainUnder } from './lain-under';
import { streetPeople } from './street-people';
import { flownIn, OUTLOOK_RULES } from './flown-over';
import { balls, parkBenches, VENUE_RULES } from './venues';

/** In their order. */
export const RULES: readonly Rule[] = [
  floorPlans,
  cutaways,
  homographs,
  ...NAMED_AGAIN_RULES,
  ...SITTERS,
  sheets,
  oneAvatar,
  compoundPlaces,
  innerRooms,
  ...LANDFORM_RULES,
  ...HOUSE_PART_RULES,
  eggHunt,
  cabins,
  streetPeople,
  crowdsBehind,
  lainUnder,
  ...VENUE_RULES,
  ...SURROUNDED_RULES,
  ...OUTLOOK_RULES,
  balls,
  games,
  ...BALL_RULES,
  parkBenches,
  cardGames,
  boardsBetween,
  whoseRooms,
  ...SCENE_PARTS,
  conjoined,
  listedAfterFurniture,
  enumerated,
  assorted,
  mounted,
  beaverDams,
  candlelit,
  ...TALE_RULES,
  architecture,
  partsOfPlaces,
  ...LAND_RULES,
  ...IN_AND_OUT,
  anatomy,
  dressed,
  manyScreens,
  members,
  watchers,
  ...ATTIRE_RULES,
  accompanied,
  besideOwner,
  headed,
  bestowed,
  aloft,
  microphones,
  storks,
  robes,
  eachOne,
  lifted,
  twigs,
  acrossDesk,
  feeding,
  fetched,
  parts,
  ...SLICED,
  compounds,
  bowls,
  scoops,
  insideIt,
  ...FILLED_RULES,
  tableCloths,
  ...SET_TABLES,
  garnishedDrinks,
  ...FOOD_PLACED,
  listedBesideDishes,
  topped,
  sunlight,
  overDrinks,
  ...CELEBRATIONS,
  ...MEANT_OF_WHOLES,
  takenApart,
  ...GOODS_TOLD,
  ...GOODS_ARRANGED,
  products,
  splashes,
  ranges,
  ...DONE_AND_PLACED,
  ...HANDS_WITH_THINGS,
  ...HANDS_ALONE,
  laidCloths,
  ...GROUND_RULES,
  ...GOODS_SHOWN,
  ...SHOWN_ON,
  ...GOODS_COMPANY,
  besideOnTops,
  ...AROUND_DRINKS,
  pairs,
  gathered,
  ...bySense,
  families,
  blankets,
  parents,
  boardGames,
  playthings,
  ...CARRYING_BEASTS,
  weightless,
  flashCard,
  ...DATE_RULES,
  prohibitions,
  printed,
  boards,
  signsHeld,
  ...MARK_RULES,
  greetings,
  ...ANNOUNCED_RULES,
  listed,
  ...INK_RULES,
  inStainedGlass,
  units,
  layout,
  isometricTemplate,
  ...CLIENT_RULES,
  brewed,
  packed,
  cartons,
  onWood,
  jewels,
  boxedRings,
  drinks,
  across,
  insides,
  ...MERGED_RULES,
  served,
  flipped,
  owners,
  fodder,
  ...WRAP_RULES,
  beneathPictures,
  ...BLEND_RULES,
  ...STATE_RULES,
  ...COMPOUND_RULES,
  ...COVERED_RULES,
  ...DEED_RULES,
  tradesOnPeople,
  ...DOING_RULES,
  ...OUTDOOR_RULES,
  archery,
  towers,
  ...WHEREABOUTS,
  faced,
  ...POURING_RULES,
  pouredWater,
  heldOver,
  stories,
  playing,
  hairdressing,
  showing,
  fires,
  ...CAMPFIRE_RULES,
  shades,
  flags,
  watching,
  ...VEHICLE_RULES,
  riding,
  exhausted,
  ...amongPeople,
  brands,
  sets,
  stances,
  ...LIFTING_RULES,
  countenances,
  ...CARRYING_RULES,
  ...COSTUME_RULES,
  ...BEASTS_IN_TRADES,
  ...BEASTS_TOLD,
  trades,
  ...AT_MEALS,
  ...grouped,
  ...FIGURE_RULES,
  bands,
  caravans,
  heaps,
  ...collectedRules,
  collectives,
  meals,
  gadgets,
  toys,
  ...tales,
  ...MOON_RULES,
  underRainbows,
  ...AIR_RULES,
  afloat,
  crossings,
  conveyed,
  uprooted,
  starts,
  callings,
  broomsticks,
  fullMoons,
  ...CLIMBING_RULES,
  ...WORKED_ON,
  snow,
  grilling,
  surfaces,
  works,
  ...TRANSFER_RULES,
  inspected,
  tools,
  bathSingers,
  ...TABLE_WORK,
  tintedJugs,
  objects,
  handy,
  walkedDogs,
  inRows,
  ...TALE_TABLES,
  abstractions,
  taglines,
  ideas,
  idioms,
  namedOnPages,
  forShops,
  shopPages,
  postures,
  patientsLie,
  posedPupil,
  overworked,
  tabled,
  ...DESK_RULES,
  processes,
  headings,
  ...PAGE_RULES,
  foreignWords,
  labels,
  abstract,
  besideOnTable,
  cutDishes,
  borrowed,
  ...RIDDEN_SIZES,
  ...TALE_COMPANY,
  flownIn,
  ...SHARED_SUPPORTS,
  ...COMPANY_RULES,
  ...LAST_RULES,
];
