import { animals } from './animals';
import { oddCreatures } from './animals/odd-creatures';
import { rareInstruments } from './built-music';
import { curios } from './curios';
import { otherSenses } from './other-senses';
import { partsOfThings } from './parts-of-things';
import { rawGoods } from './raw-goods';
import { relics } from './built-relics';
import { waysides } from './built-wayside';
import { arenas } from './built-games';
import { buildings } from './buildings';
import { clothing } from './clothing';
import { type Concept, conceptSchema } from './concept';
import { containers } from './containers';
import { contraptions } from './contraptions';
import { homeware } from './homeware';
import { devices } from './devices';
import { food } from './food';
import { furniture } from './furniture';
import { goods } from './goods';
import { eventGear } from './event-gear';
import { houseSides, toHands, workGoods } from './house-and-road';
import { tradeFixtures } from './trade-fixtures';
import { instruments } from './instruments';
import { nature } from './nature';
import { people } from './people';
import { places } from './places';
import { plants } from './plants';
import { roomPieces } from './room-pieces';
import { shop } from './shop';
import { sundries } from './sundries';
import { symbols } from './symbols';
import { toldApart } from './told-apart';
import { tools } from './tools';
import { toys } from './toys';
import { vehicles } from './vehicles';

/** All concepts, checked as they are loaded: a mistake in a table ends the first picture, and a test before that. */
export const CONCEPTS: readonly Concept[] = [
  ...people,
  ...animals,
  ...oddCreatures,
  ...food,
  ...plants,
  ...containers,
  ...furniture,
  ...devices,
  ...tools,
  ...instruments,
  ...rareInstruments,
  ...toys,
  ...arenas,
  ...clothing,
  ...symbols,
  ...buildings,
  ...waysides,
  ...vehicles,
  ...nature,
  ...sundries,
  ...contraptions,
  ...relics,
  ...eventGear,
  ...houseSides,
  ...toHands,
  ...workGoods,
  ...tradeFixtures,
  ...homeware,
  ...roomPieces,
  ...rawGoods,
  ...curios,
  ...toldApart,
  ...otherSenses,
  ...partsOfThings,
  ...goods,
  ...shop,
  ...places,
].map((entry) => conceptSchema.parse(entry));

const byId = new Map(CONCEPTS.map((concept) => [concept.id, concept]));

export function conceptOf(id: string): Concept | undefined {
  return byId.get(id);
}

export { isOfSort } from './sorts';
