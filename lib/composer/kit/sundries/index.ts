import type { KitPart } from '../part';
import { activityGood } from './activity-goods';
import { attireThing } from './attire';
import { benchThing } from './bench-things';
import { homeCare } from './care-things';
import { carryGood } from './carry-goods';
import { contraption } from './contraptions';
import { borne } from './borne';
import { cooksTool } from './cooks-tools';
import { cooksWare } from './cooks-ware';
import { cousin } from './cousins';
import { critter } from './critters';
import { curio } from './curios';
import { gameThing } from './games';
import { grocery } from './grocery';
import { eventGear } from './event-gear';
import { houseSide } from './house-side';
import { headdress } from './headdress';
import { householdGood } from './household';
import { keepsake } from './keepsakes';
import { implement } from './implements';
import { kitchenware } from './kitchenware';
import { leisureGood } from './leisure-goods';
import { nearKin } from './near-kin';
import { oddCreature } from './odd-creatures';
import { longGone } from './long-gone';
import { otherSense } from './other-senses';
import { outdoorGood } from './outdoors';
import { outerwear } from './outerwear';
import { pantryGood } from './pantry';
import { plainGood } from './plain-goods';
import { plainShape } from './plain-shapes';
import { planned } from './plans';
import { rareCreature } from './rare-creatures';
import { rawGood } from './raw-goods';
import { riteThing } from './rites';
import { relic } from './relics';
import { showcase } from './showcase';
import { smallWear } from './small-wear';
import { toHand } from './to-hand';
import { tradeGood } from './trade-goods';
import { yardAndQuay } from './yard-and-quay';
import { waysideGood } from './wayside-goods';
import { tradeFixture } from './trade-fixtures';
import { workGood } from './work-goods';
import { workshopGood } from './workshop-goods';
import { builtPart } from './built-parts';
import { creaturePart } from './creature-parts';
import { fitting } from './fittings';
import { leaving } from './leavings';
import { markMade } from './marks-made';
import { playWare } from './play-wares';
import { schoolThings } from './school-things';
import { printedThings } from './printed-things';
import { smallPaper } from './small-paper';
import { trifle } from './trifles';
import { vehiclePart } from './vehicle-parts';

export const sundriesParts: readonly KitPart[] = [
  gameThing,
  showcase,
  otherSense,
  activityGood,
  householdGood,
  attireThing,
  pantryGood,
  rawGood,
  outdoorGood,
  smallWear,
  headdress,
  kitchenware,
  workshopGood,
  leisureGood,
  grocery,
  critter,
  cousin,
  outerwear,
  planned,
  plainShape,
  contraption,
  benchThing,
  homeCare,
  carryGood,
  cooksTool,
  keepsake,
  riteThing,
  cooksWare,
  oddCreature,
  longGone,
  rareCreature,
  relic,
  implement,
  eventGear,
  houseSide,
  toHand,
  tradeFixture,
  workGood,
  tradeGood,
  curio,
  builtPart,
  creaturePart,
  fitting,
  leaving,
  markMade,
  playWare,
  printedThings,
  schoolThings,
  smallPaper,
  trifle,
  vehiclePart,
  plainGood,
  waysideGood,
  borne,
  nearKin,
  yardAndQuay,
];
