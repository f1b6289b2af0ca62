import type { CuratedStyleName } from '@/lib/models/curated-styles';
import type { Look } from '../look';
import { CURATED_LOOKS } from './curated-looks';
import { LEGACY_LOOKS } from './legacy-looks';

/** The look of every curated style. */
export const LOOKS: Record<CuratedStyleName, Look> = { ...CURATED_LOOKS, ...LEGACY_LOOKS };

export { MEDIUM_LOOKS } from './medium-looks';
