'use client';

import { create } from 'zustand';

/** How far the document on the canvas is saved. */
export type SaveState =
  | { kind: 'saved' }
  | { kind: 'saving' }
  /** It was saved elsewhere in between; nothing is written until somebody decides. */
  | { kind: 'conflict' }
  | { kind: 'failed'; message: string };

/** The project that the work on the canvas is saved to. */
export interface OpenProject {
  id: string;
  name: string;
  /** The revision that this browser's document was made from. */
  revision: number;
  /** The version that it was opened as or saved from; what is made of that belongs to it, too. */
  versionId: string;
  state: SaveState;
}

export const useProject = create<{ project: OpenProject | undefined }>(() => ({
  project: undefined,
}));

/** Changes the project in hand, if it is still the one that is meant. */
export function changeProject(id: string, change: Partial<OpenProject>): void {
  useProject.setState(({ project }) =>
    project?.id === id ? { project: { ...project, ...change } } : {},
  );
}
