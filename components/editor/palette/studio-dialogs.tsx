'use client';

import dynamic from 'next/dynamic';
import { useEffect } from 'react';
import { usePanels } from '../store/panels';

/** Dialogs come when they are first opened: the editor's first load is smaller by them. */
const loadPalette = () => import('./palette').then((module) => module.Palette);
const Palette = dynamic(loadPalette);
const ShortcutsDialog = dynamic(() =>
  import('../shortcuts/shortcuts-dialog').then((module) => module.ShortcutsDialog),
);
const CodeDialog = dynamic(() => import('../code/code-dialog').then((module) => module.CodeDialog));

const SizeDialog = dynamic(() =>
  import('../document/panel/size-dialog').then((module) => module.SizeDialog),
);

const ExportDialog = dynamic(() =>
  import('../export/export-dialog').then((module) => module.ExportDialog),
);

const BatchDialog = dynamic(() =>
  import('../batch/batch-dialog').then((module) => module.BatchDialog),
);

/** By then the editor has loaded what it begins with. */
const PALETTE_AFTER_MS = 1_500;

/** Fetches the palette before it is asked for, so that keys struck right behind Ctrl+K reach it. */
function useEarlyPalette(): void {
  useEffect(() => {
    const timer = setTimeout(() => void loadPalette(), PALETTE_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
}

/** The dialog that is open, if one is. */
export function StudioDialogs() {
  const dialog = usePanels((state) => state.dialog);
  useEarlyPalette();
  if (dialog === 'palette') return <Palette />;
  if (dialog === 'shortcuts') return <ShortcutsDialog />;
  if (dialog === 'code') return <CodeDialog />;
  if (dialog === 'export') return <ExportDialog />;
  if (dialog === 'batch') return <BatchDialog />;
  if (dialog === 'image-size') return <SizeDialog scales />;
  if (dialog === 'canvas-size') return <SizeDialog scales={false} />;
  return null;
}
