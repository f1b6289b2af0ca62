'use client';

import { X } from 'lucide-react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { classNames } from './class-names';
import { IconButton } from './icon-button';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** What it costs, in words, at the lower left. */
  cost?: ReactNode;
  /** Buttons at the lower right, the safe one first. */
  actions: ReactNode;
  /** Room for pictures beside one another; else as wide as text is read well. */
  size?: 'usual' | 'wide';
}

const WIDTHS = {
  usual: 'max-w-[min(640px,calc(100vw-32px))]',
  wide: 'max-w-[min(1200px,calc(100vw-32px))]',
} as const;

/**
 * A native modal dialog: the browser traps focus, closes on Esc and gives focus back to what opened it.
 * Its content is mounted only while it is open, so that each opening starts afresh.
 */
export function Dialog({ size = 'usual', ...props }: DialogProps) {
  const { open, onClose, title, children, cost, actions } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) element.showModal();
    if (!open && element.open) element.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      className={classNames(
        'm-auto w-full rounded-12 bg-raised text-text shadow-dialog backdrop:bg-scrim open:animate-rise',
        WIDTHS[size],
      )}
    >
      {open && (
        <div className="flex flex-col">
          <header className="flex items-center justify-between gap-4 px-6 pt-4 pb-3">
            <h2 id={titleId} className="text-heading">
              {title}
            </h2>
            <IconButton icon={X} label="Close" onClick={onClose} className="-mr-2" />
          </header>
          <div className="px-6">{children}</div>
          <footer className="flex flex-wrap items-center justify-end gap-2 px-6 pt-5 pb-6">
            <span className="grow text-small text-text-3 empty:hidden max-tablet:basis-full">
              {cost}
            </span>
            {actions}
          </footer>
        </div>
      )}
    </dialog>
  );
}
