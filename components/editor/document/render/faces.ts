import { readBytes } from '@/components/api/read-bytes';
import type { TextFace } from '@/lib/projects/text-faces';

/** Where the faces of text layers are read; the bundler finds them by these very words. */
const FACE_URLS: Record<TextFace, URL> = {
  inter: new URL('@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf', import.meta.url),
  interText: new URL('@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf', import.meta.url),
  interBlack: new URL('@expo-google-fonts/inter/900Black/Inter_900Black.ttf', import.meta.url),
  poppins: new URL('@expo-google-fonts/poppins/700Bold/Poppins_700Bold.ttf', import.meta.url),
  playfairDisplay: new URL(
    '@expo-google-fonts/playfair-display/800ExtraBold/PlayfairDisplay_800ExtraBold.ttf',
    import.meta.url,
  ),
  playfairText: new URL(
    '@expo-google-fonts/playfair-display/500Medium/PlayfairDisplay_500Medium.ttf',
    import.meta.url,
  ),
  abrilFatface: new URL(
    '@expo-google-fonts/abril-fatface/400Regular/AbrilFatface_400Regular.ttf',
    import.meta.url,
  ),
  anton: new URL('@expo-google-fonts/anton/400Regular/Anton_400Regular.ttf', import.meta.url),
  bebasNeue: new URL(
    '@expo-google-fonts/bebas-neue/400Regular/BebasNeue_400Regular.ttf',
    import.meta.url,
  ),
  archivoBlack: new URL(
    '@expo-google-fonts/archivo-black/400Regular/ArchivoBlack_400Regular.ttf',
    import.meta.url,
  ),
  fredoka: new URL('@expo-google-fonts/fredoka/700Bold/Fredoka_700Bold.ttf', import.meta.url),
  pacifico: new URL(
    '@expo-google-fonts/pacifico/400Regular/Pacifico_400Regular.ttf',
    import.meta.url,
  ),
  permanentMarker: new URL(
    '@expo-google-fonts/permanent-marker/400Regular/PermanentMarker_400Regular.ttf',
    import.meta.url,
  ),
  specialElite: new URL(
    '@expo-google-fonts/special-elite/400Regular/SpecialElite_400Regular.ttf',
    import.meta.url,
  ),
  pressStart: new URL(
    '@expo-google-fonts/press-start-2p/400Regular/PressStart2P_400Regular.ttf',
    import.meta.url,
  ),
};

/** The bytes of a face; nothing where they can't be read. */
export async function bytesOfFace(face: string): Promise<ArrayBuffer | undefined> {
  const url = FACE_URLS[face as TextFace] as URL | undefined;
  const blob = url && (await readBytes(url).catch(() => undefined));
  return blob?.arrayBuffer();
}
