import type { CuratedStyleName } from '@/lib/models/curated-styles';
import type { StyleProfile } from '@/lib/engines/engine';
import type { Look } from './look';

export interface TreatmentHints {
  curatedStyle?: CuratedStyleName;
  /** Medium or style word of the prompt, lower case: `watercolour`, `pixel art`, `line art`. */
  medium?: string;
  profile?: StyleProfile;
}

/** The look that a curated style, a medium of the prompt or a measured style asks for. */
export function treatmentOf(_hints: TreatmentHints): Look {
  return { name: 'illustration', lettering: 'poster' };
}
