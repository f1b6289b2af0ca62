'use client';

import { z } from 'zod';
import { create } from 'zustand';

const ownStyle = z.object({
  id: z.string(),
  name: z.string().nullish(),
  model: z.string(),
  match: z.string(),
  preview_url: z.string().nullable(),
});

/** A style that the visitor made from reference pictures. */
export type OwnStyle = z.infer<typeof ownStyle>;

const listing = z.object({ styles: z.array(ownStyle) });

interface OwnStylesState {
  /** Newest first; nothing until they were asked for. */
  styles: OwnStyle[] | undefined;
  /** Whether the last question was left without an answer. */
  failed: boolean;
}

export const useOwnStyles = create<OwnStylesState>(() => ({ styles: undefined, failed: false }));

/** Asks the service for the visitor's styles; keeps the known ones when it does not answer. */
export async function loadOwnStyles(): Promise<void> {
  try {
    const response = await fetch('/v1/styles');
    const parsed = listing.safeParse(await response.json());
    if (!response.ok || !parsed.success) throw new Error('The styles could not be read.');
    useOwnStyles.setState({ styles: parsed.data.styles, failed: false });
  } catch {
    useOwnStyles.setState({ failed: true });
  }
}

/** What a style is called where it was given no name. */
export function nameOfStyle(style: OwnStyle): string {
  return style.name || `Style ${style.id.slice(0, 4)}`;
}
