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

const BASES: readonly CuratedStyleName[] = [
  'any',
  'realistic_image',
  'digital_illustration',
  'vector_illustration',
];

/** The look that a curated style, a medium of the prompt or a measured style asks for. */
export function treatmentOf({ curatedStyle, medium, profile }: TreatmentHints): Look {
  // A style made from pictures names one of the broad old styles at most, as its base.
  if (profile && (!curatedStyle || BASES.includes(curatedStyle))) {
    return curatedStyle === 'realistic_image' ? LOOKS.realistic_image : lookOfProfile(profile);
  }
  if (curatedStyle && curatedStyle !== 'any') return LOOKS[curatedStyle];
  const ofMedium = medium ? MEDIUM_LOOKS[medium] : undefined;
  return ofMedium ?? LOOKS.any;
}
