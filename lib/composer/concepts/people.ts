import type { ConceptEntry } from './concept';
import { familyConcepts } from './people/family';
import { leisureConcepts } from './people/leisure';
import { officeAndStageConcepts } from './people/office-and-stage';
import { playerConcepts } from './people/players';
import { taleConcepts } from './people/tales';
import { workConcepts } from './people/work';

export const people: readonly ConceptEntry[] = [
  ...familyConcepts,
  ...workConcepts,
  ...officeAndStageConcepts,
  ...playerConcepts,
  ...leisureConcepts,
  ...taleConcepts,
];
