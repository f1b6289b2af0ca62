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

interface TextBoxesState {
  boxes: TextBox[];
  selectedId: string | undefined;
  select: (id: string | undefined) => void;
}

export const useTextBoxes = create<TextBoxesState>((set) => ({
  boxes: [],
  selectedId: undefined,
  select: (selectedId) => set({ selectedId }),
}));

const DECIMALS = 4;

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

/** `“€” can’t be drawn. Use A–Z, 0–9 and basic punctuation.`, or nothing. */
export function problemOfWord(word: string): string | undefined {
  const illegal = illegalCharacters(word);
  if (illegal.length === 0) return undefined;
  const named = illegal.map((character) => `“${character}”`).join(', ');
  return `${named} can’t be drawn. Use A–Z, 0–9 and basic punctuation.`;
}

/** Why the boxes can't be sent as they are, or nothing. */
export function textProblem(): string | undefined {
  for (const { text } of useTextBoxes.getState().boxes) {
    const problem = text === '' ? 'A text box is empty.' : problemOfWord(text);
    if (problem) return problem;
  }
  return undefined;
}
