import type { ConceptEntry } from './concept';
import { wearing } from './clothing/wearing';

export const clothing: readonly ConceptEntry[] = [...wearing];
