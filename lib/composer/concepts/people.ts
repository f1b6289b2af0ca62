import type { ConceptEntry } from './concept';
import { familyConcepts } from './people/family';
import { folkConcepts } from './people/folk';
import { landFolk } from './people/of-lands';
import { leisureConcepts } from './people/leisure';
import { officeAndStageConcepts } from './people/office-and-stage';
import { groupConcepts } from './people/groups';
import { moreSportsConcepts } from './people/more-sports';
import { moreWorkConcepts } from './people/more-work';
import { playerConcepts } from './people/players';
import { storybookConcepts } from './people/storybook';
import { taleConcepts } from './people/tales';
import { workConcepts } from './people/work';

export const people: readonly ConceptEntry[] = [
  ...familyConcepts,
  ...groupConcepts,
  ...workConcepts,
  ...moreWorkConcepts,
  ...moreSportsConcepts,
  ...officeAndStageConcepts,
  ...playerConcepts,
  ...leisureConcepts,
  ...taleConcepts,
  ...folkConcepts,
  ...storybookConcepts,
  ...landFolk,
];
