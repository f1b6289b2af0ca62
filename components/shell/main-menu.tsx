'use client';

import type { ReactNode } from 'react';
import { PopoverSurface } from '@/components/ui/popover';
import { usePopover } from '@/components/ui/use-popover';
import { Navigation } from './navigation';

interface MainMenuProps {
  children: ReactNode;
  className?: string;
}

/** The navigation behind one button: in the studio, and on phones. */
export function MainMenu({ children, className }: MainMenuProps) {
  const { triggerProps, popoverProps, close } = usePopover({ gapPx: 8 });
  return (
    <>
      <button {...triggerProps} type="button" aria-label="Main menu" className={className}>
        {children}
      </button>
      <PopoverSurface {...popoverProps} aria-label="Main menu" className="w-48" onClick={close}>
        <Navigation look="list" />
      </PopoverSurface>
    </>
  );
}
