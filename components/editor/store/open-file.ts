'use client';

import { create } from 'zustand';

/** Id of the file input labelled `Open image`, which every button that opens a picture presses. */
export const OPEN_IMAGE_ID = 'open-image';

/** Why a file was not taken. */
interface FileRefusal {
  title: string;
  reason: string;
  /** What can be done about it. */
  offer?: { label: string; run: () => void };
}

interface OpenFileState {
  refusal: FileRefusal | undefined;
  dismiss: () => void;
}

/** Why the last file could not be opened, until another one is or it is dismissed. */
export const useOpenFile = create<OpenFileState>((set) => ({
  refusal: undefined,
  dismiss: () => set({ refusal: undefined }),
}));

/** Says on the canvas why a file was not taken, or that the last one was. */
export function refuseFile(refusal: FileRefusal | undefined): void {
  useOpenFile.setState({ refusal });
}

/** Lets the visitor choose a picture from the disk. */
export function chooseImage(): void {
  document.getElementById(OPEN_IMAGE_ID)?.click();
}
