'use client';

import dynamic from 'next/dynamic';
import { usePanels } from '../store/panels';

/** Dialogs come when they are first opened: the editor's first load is smaller by them. */
const Palette = dynamic(() => import('./palette').then((module) => module.Palette));
const ShortcutsDialog = dynamic(() =>
  import('../shortcuts/shortcuts-dialog').then((module) => module.ShortcutsDialog),
);
const CodeDialog = dynamic(() => import('../code/code-dialog').then((module) => module.CodeDialog));

/** The dialog that is open, if one is. */
export function StudioDialogs() {
  const dialog = usePanels((state) => state.dialog);
  if (dialog === 'palette') return <Palette />;
  if (dialog === 'shortcuts') return <ShortcutsDialog />;
  if (dialog === 'code') return <CodeDialog />;
  return null;
}
