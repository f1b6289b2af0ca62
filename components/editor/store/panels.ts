'use client';

import { create } from 'zustand';

/** How far the sheet of the phone layout is pulled up. */
export type SheetStop = 'peek' | 'half' | 'full';

interface PanelsState {
  /** The drawer that the inspector is in narrow windows. */
  inspectorOpen: boolean;
  toggleInspector: () => void;
  filmstripOpen: boolean;
  toggleFilmstrip: () => void;
  sheetStop: SheetStop;
  setSheetStop: (stop: SheetStop) => void;
}

export const usePanels = create<PanelsState>((set) => ({
  inspectorOpen: true,
  toggleInspector: () => set(({ inspectorOpen }) => ({ inspectorOpen: !inspectorOpen })),
  filmstripOpen: true,
  toggleFilmstrip: () => set(({ filmstripOpen }) => ({ filmstripOpen: !filmstripOpen })),
  sheetStop: 'half',
  setSheetStop: (sheetStop) => set({ sheetStop }),
}));
