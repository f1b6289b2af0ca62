'use client';

import { create } from 'zustand';

/** How far the sheet of the phone layout is pulled up. */
export type SheetStop = 'peek' | 'half' | 'full';

/** The dialogs of the studio; one is open at a time. */
export type StudioDialog =
  'palette' | 'shortcuts' | 'code' | 'image-size' | 'canvas-size' | 'export' | 'batch';

interface PanelsState {
  /** The drawer that the inspector is in narrow windows; it begins closed, as it lies over the picture. */
  inspectorOpen: boolean;
  toggleInspector: () => void;
  filmstripOpen: boolean;
  toggleFilmstrip: () => void;
  /** The panel of the document's layers. */
  layersOpen: boolean;
  toggleLayers: () => void;
  sheetStop: SheetStop;
  setSheetStop: (stop: SheetStop) => void;
  dialog: StudioDialog | undefined;
  showDialog: (dialog: StudioDialog) => void;
  closeDialog: () => void;
}

export const usePanels = create<PanelsState>((set) => ({
  inspectorOpen: false,
  toggleInspector: () => set(({ inspectorOpen }) => ({ inspectorOpen: !inspectorOpen })),
  filmstripOpen: true,
  toggleFilmstrip: () => set(({ filmstripOpen }) => ({ filmstripOpen: !filmstripOpen })),
  layersOpen: false,
  toggleLayers: () => set(({ layersOpen }) => ({ layersOpen: !layersOpen })),
  sheetStop: 'half',
  setSheetStop: (sheetStop) => set({ sheetStop }),
  dialog: undefined,
  showDialog: (dialog) => set({ dialog }),
  closeDialog: () => set({ dialog: undefined }),
}));
