import type { KitPart } from '../part';
import { block } from './blocks';
import { homes } from './homes';
import { house } from './house';
import { landmarks } from './landmarks';
import { monument } from './monuments';
import { outpost } from './outposts';
import { outdoors } from './outdoors';
import { publicBuildings } from './public';
import { roofThing } from './chimney';
import { citySight } from './city-sights';
import { facade } from './facades/facade';
import { fairThing } from './fair';
import { siteThing } from './sites';
import { streetThing } from './street';
import { taleBuilding } from './tales';
import { wayside } from './wayside';
import { waysideSign } from './wayside-signs';
import { worldSight } from './world-sights';
import { builtKind } from './built-kinds';

export const buildingsParts: readonly KitPart[] = [
  house,
  homes,
  block,
  publicBuildings,
  landmarks,
  outdoors,
  streetThing,
  fairThing,
  siteThing,
  roofThing,
  monument,
  worldSight,
  citySight,
  facade,
  outpost,
  taleBuilding,
  wayside,
  waysideSign,
  builtKind,
];
