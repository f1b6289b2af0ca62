import type { ConceptEntry } from './concept';
import { feasts } from './toys/feasts';
import { festive, resting } from './toys/festive';
import { playing } from './toys/playing';

export const toys: readonly ConceptEntry[] = [...playing, ...festive, ...resting, ...feasts];
