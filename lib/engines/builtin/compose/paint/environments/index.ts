import type { EnvironmentId } from '../../understand/description';
import { beach } from './beach';
import type { Environment } from './environment';
import { lake } from './lake';
import { meadow } from './meadow';
import { snow } from './snow';
import { space } from './space';
import { studio } from './studio';
import { tabletop } from './tabletop';

export const ENVIRONMENTS: Partial<Record<EnvironmentId, Environment>> & { meadow: Environment } = {
  meadow,
  lake,
  mountains: lake,
  beach,
  snow,
  studio,
  tabletop,
  space,
};
