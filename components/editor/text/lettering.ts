import type { Font, PathCommand } from 'opentype.js';
import { perspective, sidesOf, type Quad } from './quad';

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

/** Letters are drawn this much narrower or wider than the face has them, and no more. */
const STRETCH = { least: 0.62, most: 1.5 };
const MOST_TRACKING_EM = 0.32;
/** A lone `.` or `I` keeps the proportions of a letter. */
const LEAST_WIDTH_OF_CAPS = 0.35;
const CURVE_PIECES = 8;
const LINE_PIECES = 4;

let faces: Font[] | undefined;
let loading: Promise<void> | undefined;

async function load(): Promise<void> {
  const { parse } = await import('opentype.js');
  faces = await Promise.all(
    FACE_URLS.map(async (url) => parse(await (await fetch(url)).arrayBuffer())),
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
  commands: readonly PathCommand[];
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A word at one pixel per em, with the box from its capitals' tops to the baseline or below. */
function setWord(text: string, face: Font, trackingEm: number): SetWord {
  const path = face.getPath(text, 0, 0, 1, { letterSpacing: trackingEm });
  const { x1, x2, y1, y2 } = path.getBoundingBox();
  const capHeight = -face.charToGlyph('H').getPath(0, 0, 1).getBoundingBox().y1;
  const top = Math.min(-capHeight, y1);
  const width = Math.max(x2 - x1, capHeight * LEAST_WIDTH_OF_CAPS);
  const left = (x1 + x2 - width) / 2;
  return { commands: path.commands, left, top, width, height: Math.max(0, y2) - top };
}

/** The face and the spacing that fill a box of a shape best. */
function fitWord(text: string, candidates: readonly Font[], aspect: number): SetWord | undefined {
  const away = ({ width, height }: SetWord) => Math.abs(Math.log(width / height / aspect));
  const sets = candidates.map((face) => ({ face, word: setWord(text, face, 0) }));
  const [first] = sets;
  if (!first) return undefined;
  const best = sets.reduce((a, b) => (away(b.word) < away(a.word) ? b : a), first);
  const gaps = [...text].length - 1;
  const lacking = (aspect / STRETCH.most) * best.word.height - best.word.width;
  if (gaps < 1 || lacking <= 0) return best.word;
  return setWord(text, best.face, Math.min(MOST_TRACKING_EM, lacking / gaps));
}

function bezier(points: readonly number[], t: number): number {
  let row = [...points];
  while (row.length > 1) row = row.slice(1).map((value, i) => (row[i] ?? 0) * (1 - t) + value * t);
  return row[0] ?? 0;
}

/** Walks the outline in short straight pieces, which any map keeps whole. */
function walk(commands: readonly PathCommand[], to: (x: number, y: number, move: boolean) => void) {
  let pen = { x: 0, y: 0 };
  let start = pen;
  for (const command of commands) {
    if (command.type === 'M') {
      pen = start = { x: command.x, y: command.y };
      to(pen.x, pen.y, true);
      continue;
    }
    const end = command.type === 'Z' ? start : command;
    const xs = [pen.x];
    const ys = [pen.y];
    if (command.type === 'Q' || command.type === 'C') {
      xs.push(command.x1);
      ys.push(command.y1);
    }
    if (command.type === 'C') {
      xs.push(command.x2);
      ys.push(command.y2);
    }
    xs.push(end.x);
    ys.push(end.y);
    const pieces = xs.length > 2 ? CURVE_PIECES : LINE_PIECES;
    for (let piece = 1; piece <= pieces; piece++) {
      to(bezier(xs, piece / pieces), bezier(ys, piece / pieces), false);
    }
    pen = { x: end.x, y: end.y };
  }
}

/** The outline of a word in its box, in the unit of the box; nothing until the faces are there. */
export function wordPath(text: string, quad: Quad): Path2D | undefined {
  const { width, height } = sidesOf(quad);
  const aspect = Math.max(0.05, width / Math.max(1e-6, height));
  const word = faces && fitWord(text, faces, aspect);
  if (!word) return undefined;
  const stretch = aspect / (word.width / word.height);
  const free = Math.min(STRETCH.most, Math.max(STRETCH.least, stretch)) / stretch;
  const [across, down] = [Math.min(1, free), Math.min(1, 1 / free)];
  const toQuad = perspective(quad);
  const path = new Path2D();
  walk(word.commands, (x, y, moves) => {
    const u = 0.5 + ((x - word.left) / word.width - 0.5) * across;
    const v = 0.5 + ((y - word.top) / word.height - 0.5) * down;
    const [px, py] = toQuad([u, v]);
    if (moves) path.moveTo(px, py);
    else path.lineTo(px, py);
  });
  return path;
}
