import type { EnvironmentId } from '../../understand/description';
import { beach } from './beach';
import { desert } from './desert';
import type { Environment } from './environment';
import { farm } from './farm';
import { forest } from './forest';
import { garden } from './garden';
import { jungle } from './jungle';
import { kitchen } from './kitchen';
import { lake } from './lake';
import { meadow } from './meadow';
import { moon } from './moon';
import { mountains } from './mountains';
import { road } from './road';
import { room } from './room';
import { sea } from './sea';
import { sky } from './sky';
import { skyline } from './skyline';
import { snow } from './snow';
import { space } from './space';
import { street } from './street';
import { studio } from './studio';
import { tabletop } from './tabletop';
import { underwater } from './underwater';

/** One painter a place. */
export const ENVIRONMENTS: Record<EnvironmentId, Environment> = {
  meadow,
  forest,
  jungle,
  mountains,
  lake,
  beach,
  sea,
  desert,
  snow,
  street,
  skyline,
  room,
  kitchen,
  tabletop,
  space,
  moon,
  underwater,
  sky,
  road,
  farm,
  garden,
  studio,
};
