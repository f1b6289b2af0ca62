'use client';

import { X } from 'lucide-react';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { IconButton } from '@/components/ui/icon-button';
import { usePanels, type StudioDialog } from '../store/panels';

interface StudioDialogFrameProps {
  name: StudioDialog;
  title: string;
  /** Between the title and the close button. */
  aside?: ReactNode;
  footer?: ReactNode;
  /** As wide as a column of code, not as a sheet of columns. */
  narrow?: boolean;
  children: ReactNode;
}

/** A wide dialog of the studio; the browser traps focus, closes on Esc and gives focus back. */
export function StudioDialogFrame(props: StudioDialogFrameProps) {
  const { name, title, aside, footer, narrow, children } = props;
  const titleId = useId();
  return (
    <ModalDialog
      name={name}
      labelledBy={titleId}
      className={classNames(
        'm-auto',
        narrow ? 'max-w-[min(720px,calc(100vw-32px))]' : 'max-w-[min(1040px,calc(100vw-32px))]',
      )}
    >
      <header className="flex items-center gap-3 border-b border-line px-6 py-3">
        <h2 id={titleId} className="grow text-heading">
          {title}
        </h2>
        {aside && <div className="w-56 max-tablet:hidden">{aside}</div>}
        <IconButton
          icon={X}
          label="Close"
          onClick={() => usePanels.getState().closeDialog()}
          className="-mr-2"
        />
      </header>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain">{children}</div>
      {footer && (
        <footer className="border-t border-line px-6 py-3 text-small text-text-2">{footer}</footer>
      )}
    </ModalDialog>
  );
}

interface ModalDialogProps {
  name: StudioDialog;
  label?: string;
  labelledBy?: string;
  className?: string;
  children: ReactNode;
}

/** A native modal dialog that is open while the panels say so. Mounted only then. */
export function ModalDialog({ name, label, labelledBy, className, children }: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before it leaves the page the dialog is closed, which gives focus back to what had it.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const close = () => {
    if (usePanels.getState().dialog === name) usePanels.getState().closeDialog();
  };
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      aria-labelledby={labelledBy}
      // Told late: by then the dialog may have been opened again.
      onClose={() => !dialog.current?.open && close()}
      onClick={(event) => event.target === event.currentTarget && close()}
      className={classNames(
        'w-full rounded-12 bg-raised text-text shadow-dialog backdrop:bg-scrim open:flex open:animate-rise',
        'max-h-[calc(100dvh-64px)] flex-col overflow-hidden p-0',
        className,
      )}
    >
      {children}
    </dialog>
  );
}
