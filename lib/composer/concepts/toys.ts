import type { ConceptEntry } from './concept';
import { playKinds } from './toys/play-kinds';
import { fabled } from './toys/fabled';
import { celebrations, feasts } from './toys/feasts';
import { festive, resting } from './toys/festive';
import { gear } from './toys/gear';
import { makeBelieve } from './toys/make-believe';
import { outdoorPlays } from './toys/outdoor-plays';
import { pastimes } from './toys/pastimes';
import { playing } from './toys/playing';
import { wonders } from './toys/wonders';

export const toys: readonly ConceptEntry[] = [
  ...playing,
  ...festive,
  ...resting,
  ...feasts,
  ...celebrations,
  ...wonders,
  ...fabled,
  ...gear,
  ...pastimes,
  ...playKinds,
  ...makeBelieve,
  ...outdoorPlays,
];
