/**
 * Typefaces of text layers: the name kept in documents, which is also a face of `lib/lettering`, and
 * what CSS calls it. All are under the SIL Open Font Licence.
 */
export const TEXT_FACES = {
  inter: { name: 'Inter', weight: 700 },
  interText: { name: 'Inter', weight: 500 },
  interBlack: { name: 'Inter', weight: 900 },
  poppins: { name: 'Poppins', weight: 700 },
  playfairDisplay: { name: 'Playfair Display', weight: 800 },
  playfairText: { name: 'Playfair Display', weight: 500 },
  abrilFatface: { name: 'Abril Fatface', weight: 400 },
  anton: { name: 'Anton', weight: 400 },
  bebasNeue: { name: 'Bebas Neue', weight: 400 },
  archivoBlack: { name: 'Archivo Black', weight: 400 },
  fredoka: { name: 'Fredoka', weight: 700 },
  pacifico: { name: 'Pacifico', weight: 400 },
  permanentMarker: { name: 'Permanent Marker', weight: 400 },
  specialElite: { name: 'Special Elite', weight: 400 },
  pressStart: { name: 'Press Start 2P', weight: 400 },
} as const;

export type TextFace = keyof typeof TEXT_FACES;

export const TEXT_FACE_IDS = Object.keys(TEXT_FACES) as [TextFace, ...TextFace[]];
