import type { StyleProfile } from '@/lib/engines/engine';
import type { CuratedStyleName } from '@/lib/models/curated-styles';
import { lookOfProfile } from '../../style-profile/apply';
import type { Look } from './look';
import { LOOKS, MEDIUM_LOOKS } from './looks';

export interface TreatmentHints {
  curatedStyle?: CuratedStyleName;
  /** Medium or style word of the prompt, lower case: `watercolour`, `pixel art`, `line art`. */
  medium?: string;
  profile?: StyleProfile;
}

/**
 * The look that a curated style, a medium of the prompt or a measured style asks for. A curated style
 * goes before what was measured: it is what a measured style was built upon, or named beside it.
 */
export function treatmentOf({ curatedStyle, medium, profile }: TreatmentHints): Look {
  if (curatedStyle && curatedStyle !== 'any') return LOOKS[curatedStyle];
  if (profile) return lookOfProfile(profile);
  const ofMedium = medium ? MEDIUM_LOOKS[medium] : undefined;
  return ofMedium ?? LOOKS.any;
}
