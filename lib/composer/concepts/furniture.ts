import type { ConceptEntry } from './concept';
import { decorating } from './furniture/decorating';
import { fittings } from './furniture/fitting';
import { seating } from './furniture/seating';
import { storing } from './furniture/storing';
import { workStations } from './furniture/working';

export const furniture: readonly ConceptEntry[] = [
  ...decorating,
  ...seating,
  ...storing,
  ...fittings,
  ...workStations,
];
