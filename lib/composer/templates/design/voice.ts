import type { FaceId } from '@/lib/lettering/faces';
import type { TemplateRequest } from '../template';
import { construction } from './variety';
import { tells, textOf } from './words';

/** Faces of a design: for its name, and for small lines. */
export interface Voice {
  display: FaceId;
  label: FaceId;
  isUpper: boolean;
}

const VOICES: readonly { words: readonly string[]; voice: Voice }[] = [
  {
    words: ['sans serif', 'sans-serif', 'sans', 'geometric font'],
    voice: { display: 'poppins', label: 'interSemiBold', isUpper: false },
  },
  {
    words: ['serif', 'serifs'],
    voice: { display: 'playfairDisplay', label: 'interText', isUpper: false },
  },
  {
    words: [
      'law',
      'wedding',
      'elegant',
      'luxury',
      'fashion',
      'jewelry',
      'wine',
      'hotel',
      'perfume',
      'photographer',
      'spa',
    ],
    voice: { display: 'playfairDisplay', label: 'interText', isUpper: false },
  },
  {
    words: [
      'kid',
      'kids',
      'children',
      'baby',
      'toy',
      'playful',
      'pet',
      'ice cream',
      'candy',
      'school',
      'bakery',
      'cupcake',
    ],
    voice: { display: 'fredoka', label: 'fredokaText', isUpper: false },
  },
  {
    words: [
      'vintage',
      'retro',
      'badge',
      'brewery',
      'barber',
      'fishing',
      'outdoor',
      'camp',
      'jazz',
      'circus',
    ],
    voice: { display: 'bebasNeue', label: 'bebasNeue', isUpper: true },
  },
  {
    words: [
      'tech',
      'startup',
      'app',
      'software',
      'cyber',
      'cyber security',
      'data',
      'fintech',
      'yoga',
    ],
    voice: { display: 'poppins', label: 'interSemiBold', isUpper: false },
  },
];

const NEUTRAL: readonly [Voice, ...Voice[]] = [
  { display: 'archivoBlack', label: 'interSemiBold', isUpper: true },
  { display: 'poppins', label: 'interSemiBold', isUpper: false },
  { display: 'interBlack', label: 'interSemiBold', isUpper: true },
  { display: 'abrilFatface', label: 'interText', isUpper: false },
];

/** Faces by what a prompt speaks of; where it speaks of nothing, one of four. */
export function voiceOf(request: Pick<TemplateRequest, 'brief' | 'random' | 'variant'>): Voice {
  const text = textOf(request.brief);
  const found = VOICES.find(({ words }) => tells(text, ...words))?.voice;
  return found ?? construction(request, NEUTRAL);
}
