import { readBytes } from '@/components/api/read-bytes';
import type { Font } from 'opentype.js';
import {
  placeWord,
  shapeDistance,
  trackingFor,
  wordBox,
  type WordBox,
} from '@/lib/lettering/fit-word';
import { walkOutline, type OutlineCommand } from '@/lib/lettering/outline';
import { quadSize } from '@/lib/lettering/quad-map';
import type { Quad } from './quad';

/**
 * Words in the faces that the built-in engine sets posters in, drawn into their boxes as it draws
 * them: the face whose shape is nearest, then letter-spacing, then a stretch within bounds.
 */

const FACE_URLS = [
  new URL('@expo-google-fonts/anton/400Regular/Anton_400Regular.ttf', import.meta.url),
  new URL('@expo-google-fonts/bebas-neue/400Regular/BebasNeue_400Regular.ttf', import.meta.url),
  new URL(
    '@expo-google-fonts/archivo-black/400Regular/ArchivoBlack_400Regular.ttf',
    import.meta.url,
  ),
];

let faces: Font[] | undefined;
let loading: Promise<void> | undefined;

async function load(): Promise<void> {
  const { parse } = await import('opentype.js');
  faces = await Promise.all(
    FACE_URLS.map(async (url) => parse(await (await readBytes(url)).arrayBuffer())),
  );
}

/** Fetches the faces at the first call. Resolves when words can be drawn. */
export function loadFaces(): Promise<void> {
  loading ??= load().catch((error: unknown) => {
    // Without the faces boxes are drawn empty; the next word tries again.
    loading = undefined;
    console.warn('The faces for the preview could not be loaded', error);
  });
  return loading;
}

interface SetWord {
  commands: readonly OutlineCommand[];
  box: WordBox;
}

/** A word at one pixel per em. */
function setWord(text: string, face: Font, trackingEm: number): SetWord {
  const path = face.getPath(text, 0, 0, 1, { letterSpacing: trackingEm });
  const { x1, x2, y1, y2 } = path.getBoundingBox();
  const capHeight = -face.charToGlyph('H').getPath(0, 0, 1).getBoundingBox().y1;
  return {
    commands: path.commands as OutlineCommand[],
    box: wordBox({ left: x1, top: y1, right: x2, bottom: y2 }, capHeight),
  };
}

/** The face and the spacing that fill a box of a shape best. */
function fitWord(text: string, candidates: readonly Font[], aspect: number): SetWord | undefined {
  const away = ({ box }: SetWord) => shapeDistance(box, aspect);
  const sets = candidates.map((face) => ({ face, word: setWord(text, face, 0) }));
  const [first] = sets;
  if (!first) return undefined;
  const best = sets.reduce((a, b) => (away(b.word) < away(a.word) ? b : a), first);
  const trackingEm = trackingFor(text, best.word.box, aspect);
  return trackingEm > 0 ? setWord(text, best.face, trackingEm) : best.word;
}

/** The outline of a word in its box, in the unit of the box; nothing until the faces are there. */
export function wordPath(text: string, quad: Quad): Path2D | undefined {
  const { width, height } = quadSize(quad);
  const aspect = Math.max(0.05, width / Math.max(1e-6, height));
  const word = faces && fitWord(text, faces, aspect);
  if (!word) return undefined;
  const place = placeWord(word.box, quad, aspect);
  const path = new Path2D();
  walkOutline(word.commands, {
    moveTo: (x, y) => path.moveTo(...place(x, y)),
    lineTo: (x, y) => path.lineTo(...place(x, y)),
    close: () => path.closePath(),
  });
  return path;
}
