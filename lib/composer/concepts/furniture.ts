import type { ConceptEntry } from './concept';
import { decorating } from './furniture/decorating';
import { fittings } from './furniture/fitting';
import { picturedThings } from './furniture/pictured';
import { seating } from './furniture/seating';
import { storing } from './furniture/storing';
import { workStations } from './furniture/working';

export const furniture: readonly ConceptEntry[] = [
  ...decorating,
  ...picturedThings,
  ...seating,
  ...storing,
  ...fittings,
  ...workStations,
];
