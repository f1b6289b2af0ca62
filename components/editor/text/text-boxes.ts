'use client';

import { create } from 'zustand';
import { illegalCharacters } from '@/lib/operations/fields/text-layout';
import { mapQuad, type Quad } from './quad';

/** A word and the area that it fills, in 0..1 of the picture. */
export interface TextBox {
  id: string;
  /** One word, in capitals. */
  text: string;
  quad: Quad;
}

/** Where words are being typed on the canvas: into a new area, or into a box that is there. */
export interface TextEntry {
  quad: Quad;
  boxId?: string;
}

interface TextBoxesState {
  boxes: TextBox[];
  selectedId: string | undefined;
  entry: TextEntry | undefined;
  /** What dragging a corner does: scales the box, or pulls the corner alone. Alt does the other. */
  corners: 'scale' | 'pull';
  select: (id: string | undefined) => void;
  setEntry: (entry: TextEntry | undefined) => void;
  setCorners: (corners: 'scale' | 'pull') => void;
}

export const useTextBoxes = create<TextBoxesState>((set) => ({
  boxes: [],
  selectedId: undefined,
  entry: undefined,
  corners: 'scale',
  select: (selectedId) => set({ selectedId }),
  setEntry: (entry) => set({ entry }),
  setCorners: (corners) => set({ corners }),
}));

/** Finer than a pixel of the largest picture. */
const DECIMALS = 5;

function tidy(value: number): number {
  return Number(Math.min(1, Math.max(0, value)).toFixed(DECIMALS));
}

/** The `text_layout` of a request; nothing when there are no boxes. */
export function textLayoutRequest(): { text: string; bbox: [number, number][] }[] | undefined {
  const { boxes } = useTextBoxes.getState();
  if (boxes.length === 0) return undefined;
  return boxes.map(({ text, quad }) => ({
    text,
    bbox: mapQuad(quad, ([x, y]) => [tidy(x), tidy(y)]),
  }));
}

/** `“€” can’t be drawn. Use A–Z, 0–9 and basic punctuation.`, or nothing. Spaces part words. */
export function problemOfWords(words: string): string | undefined {
  const illegal = illegalCharacters(words.toUpperCase().replace(/\s/g, ''));
  if (illegal.length === 0) return undefined;
  const named = illegal.map((character) => `“${character}”`).join(', ');
  return `${named} can’t be drawn. Use A–Z, 0–9 and basic punctuation.`;
}

/** Why the boxes can't be sent as they are, or nothing. */
export function textProblem(): string | undefined {
  for (const { text } of useTextBoxes.getState().boxes) {
    const problem = problemOfWords(text);
    if (problem) return problem;
  }
  return undefined;
}
