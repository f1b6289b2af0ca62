'use client';

import { Keyboard } from 'lucide-react';
import { useEffect } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { usePanels } from '../store/panels';
import { runShortcut } from './shortcuts';

/** Listens for the studio's keys, and opens the sheet that shows them. */
export function ShortcutsButton() {
  useEffect(() => {
    document.addEventListener('keydown', runShortcut);
    return () => document.removeEventListener('keydown', runShortcut);
  }, []);
  return (
    <IconButton
      icon={Keyboard}
      label="Keyboard shortcuts"
      shortcut="?"
      size="tool"
      tooltipSide="right"
      onClick={() => usePanels.getState().showDialog('shortcuts')}
    />
  );
}
