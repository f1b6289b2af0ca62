import type { Font, Glyph } from 'opentype.js';
import type { Bounds, OutlineCommand } from './outline';
import { FALLBACK_FACE, loadFace, type FaceId } from './faces';

/** A line of set text: outlines in em units, its inked box, and what could not be set. */
export interface Outline {
  commands: OutlineCommand[];
  /** Inked box in em units; all zero for text without ink. */
  bounds: Bounds;
  /** Height of a capital above the baseline, in em units. */
  capHeight: number;
  /** Characters that no installed face has. They are left out, never drawn as boxes. */
  missing: string[];
}

interface SetGlyph {
  font: Font;
  glyph: Glyph;
}

const WHITE_SPACE = /\s/u;

function glyphFor(character: string, face: Font): SetGlyph | undefined {
  for (const font of [face, loadFace(FALLBACK_FACE)]) {
    const glyph = font.charToGlyph(character);
    if (glyph.index !== 0) return { font, glyph };
  }
  return undefined;
}

/** The ink of a command's points, control points included: a box that surely holds the curve. */
export function boundsOf(commands: readonly OutlineCommand[]): Bounds {
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  const take = (x: number, y: number) => {
    bounds.left = Math.min(bounds.left, x);
    bounds.right = Math.max(bounds.right, x);
    bounds.top = Math.min(bounds.top, y);
    bounds.bottom = Math.max(bounds.bottom, y);
  };
  for (const command of commands) {
    if (command.type === 'Z') continue;
    if (command.type === 'Q') take(command.x1, command.y1);
    if (command.type === 'C') {
      take(command.x1, command.y1);
      take(command.x2, command.y2);
    }
    take(command.x, command.y);
  }
  return bounds.left === Infinity ? { left: 0, top: 0, right: 0, bottom: 0 } : bounds;
}

/** Height of a capital in em units, measured where the font does not tell it. */
function capHeightOf(font: Font): number {
  const told: unknown = font.tables.os2?.sCapHeight;
  if (typeof told === 'number' && told > 0) return told / font.unitsPerEm;
  return -boundsOf(glyphCommands(font, font.charToGlyph('H'))).top;
}

function glyphCommands(font: Font, glyph: Glyph): OutlineCommand[] {
  // Set at one pixel per em, the commands come out in em units.
  return glyph.getPath(0, 0, 1, undefined, font).commands as OutlineCommand[];
}

function movedRight(commands: readonly OutlineCommand[], x: number): OutlineCommand[] {
  return commands.map((command) => {
    if (command.type === 'Z') return command;
    if (command.type === 'Q') return { ...command, x1: command.x1 + x, x: command.x + x };
    if (command.type === 'C') {
      return { ...command, x1: command.x1 + x, x2: command.x2 + x, x: command.x + x };
    }
    return { ...command, x: command.x + x };
  });
}

/** One letter of a set line, its outline at its own origin. */
export interface PlacedGlyph {
  commands: OutlineCommand[];
  /** Where its origin stands in the line, and how far the next one is; in em. */
  x: number;
  advance: number;
}

/** The letters of a line one by one, for lines that bend or letters that are replaced. */
export function setGlyphs(
  text: string,
  faceId: FaceId,
  trackingEm = 0,
): { glyphs: PlacedGlyph[]; widthEm: number; missing: string[] } {
  const face = loadFace(faceId);
  const glyphs: PlacedGlyph[] = [];
  const missing: string[] = [];
  let x = 0;
  let previous: SetGlyph | undefined;
  for (const character of text.normalize('NFC')) {
    const current = glyphFor(character, face);
    if (!current) {
      if (!WHITE_SPACE.test(character) && !missing.includes(character)) missing.push(character);
      previous = undefined;
      continue;
    }
    if (previous) {
      x += trackingEm;
      if (previous.font === current.font) {
        x += current.font.getKerningValue(previous.glyph, current.glyph) / current.font.unitsPerEm;
      }
    }
    const advance = (current.glyph.advanceWidth ?? 0) / current.font.unitsPerEm;
    glyphs.push({ commands: glyphCommands(current.font, current.glyph), x, advance });
    x += advance;
    previous = current;
  }
  return { glyphs, widthEm: x, missing };
}

/**
 * Sets one line of text. `trackingEm` is the extra space between letters in em; kerning of the face
 * is used between letters of the same face.
 */
export function setLine(text: string, faceId: FaceId, trackingEm = 0): Outline {
  const { glyphs, missing } = setGlyphs(text, faceId, trackingEm);
  const commands = glyphs.flatMap((glyph) => movedRight(glyph.commands, glyph.x));
  const capHeight = capHeightOf(loadFace(faceId));
  return { commands, bounds: boundsOf(commands), capHeight, missing };
}
