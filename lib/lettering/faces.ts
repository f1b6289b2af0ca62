import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font, default as Opentype } from 'opentype.js';

/**
 * The typefaces of the engine (all under the SIL Open Font Licence) and which mood each of them
 * speaks in. Files are found from the installed packages, so this works in sources and in a bundle
 * that leaves packages external.
 */

const require = createRequire(import.meta.url);

interface FaceFile {
  package: string;
  file: string;
}

/** What a face sounds like; looks and prompts ask for a mood, never for a file. */
export type LetteringMood =
  | 'poster'
  | 'plain'
  | 'elegant'
  | 'friendly'
  | 'script'
  | 'pixel'
  | 'hand'
  | 'typewriter'
  | 'retro'
  | 'geometric';

const FACE_FILES = {
  inter: { package: 'inter', file: '700Bold/Inter_700Bold.ttf' },
  interText: { package: 'inter', file: '500Medium/Inter_500Medium.ttf' },
  interSemiBold: { package: 'inter', file: '600SemiBold/Inter_600SemiBold.ttf' },
  interBlack: { package: 'inter', file: '900Black/Inter_900Black.ttf' },
  anton: { package: 'anton', file: '400Regular/Anton_400Regular.ttf' },
  bebasNeue: { package: 'bebas-neue', file: '400Regular/BebasNeue_400Regular.ttf' },
  playfairDisplay: {
    package: 'playfair-display',
    file: '800ExtraBold/PlayfairDisplay_800ExtraBold.ttf',
  },
  playfairText: {
    package: 'playfair-display',
    file: '500Medium/PlayfairDisplay_500Medium.ttf',
  },
  pacifico: { package: 'pacifico', file: '400Regular/Pacifico_400Regular.ttf' },
  fredoka: { package: 'fredoka', file: '700Bold/Fredoka_700Bold.ttf' },
  fredokaText: { package: 'fredoka', file: '500Medium/Fredoka_500Medium.ttf' },
  pressStart: { package: 'press-start-2p', file: '400Regular/PressStart2P_400Regular.ttf' },
  permanentMarker: {
    package: 'permanent-marker',
    file: '400Regular/PermanentMarker_400Regular.ttf',
  },
  specialElite: { package: 'special-elite', file: '400Regular/SpecialElite_400Regular.ttf' },
  abrilFatface: { package: 'abril-fatface', file: '400Regular/AbrilFatface_400Regular.ttf' },
  poppins: { package: 'poppins', file: '700Bold/Poppins_700Bold.ttf' },
  poppinsSemiBold: { package: 'poppins', file: '600SemiBold/Poppins_600SemiBold.ttf' },
  archivoBlack: { package: 'archivo-black', file: '400Regular/ArchivoBlack_400Regular.ttf' },
} as const satisfies Record<string, FaceFile>;

export type FaceId = keyof typeof FACE_FILES;
export const FACE_IDS = Object.keys(FACE_FILES) as FaceId[];

/** Narrowest first, so that a word can take the face whose natural width fits its box best. */
const FACES_OF_MOOD: Record<LetteringMood, readonly [FaceId, ...FaceId[]]> = {
  poster: ['anton', 'bebasNeue', 'archivoBlack'],
  plain: ['bebasNeue', 'inter', 'archivoBlack'],
  elegant: ['playfairDisplay', 'abrilFatface'],
  friendly: ['fredoka', 'poppins'],
  script: ['pacifico'],
  pixel: ['pressStart'],
  hand: ['permanentMarker'],
  typewriter: ['specialElite'],
  retro: ['abrilFatface', 'archivoBlack'],
  geometric: ['poppins', 'archivoBlack'],
};

export function facesOfMood(mood: LetteringMood): readonly [FaceId, ...FaceId[]] {
  return FACES_OF_MOOD[mood];
}

/** The face with the widest cover of scripts (Latin, Greek, Cyrillic): it stands in for gaps. */
export const FALLBACK_FACE: FaceId = 'inter';

const fonts = new Map<FaceId, Font>();

/** Parses a face once per process. Throws when the font package is not installed. */
export function loadFace(id: FaceId): Font {
  const known = fonts.get(id);
  if (known) return known;
  const { package: name, file } = FACE_FILES[id];
  const bytes = readFileSync(require.resolve(`@expo-google-fonts/${name}/${file}`));
  // Loaded with the first face, and as the one file it has for `require`: a module takes ten times as long.
  const opentype = require('opentype.js') as typeof Opentype;
  const font = opentype.parse(
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength),
  );
  fonts.set(id, font);
  return font;
}
