'use client';

import { create } from 'zustand';
import { openFile } from '../actions/open-file';

interface OpenFileState {
  refusal: string | undefined;
  dismiss: () => void;
}

/** Why the last file could not be opened, until another one is or it is dismissed. */
export const useOpenFile = create<OpenFileState>((set) => ({
  refusal: undefined,
  dismiss: () => set({ refusal: undefined }),
}));

/** Opens the first picture among files that were chosen, dropped or pasted. */
export async function openFirst(files: Iterable<File> | null | undefined): Promise<void> {
  const [file] = files ?? [];
  if (!file) return;
  useOpenFile.setState({ refusal: await openFile(file) });
}
