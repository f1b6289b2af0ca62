'use client';

import type { ReactNode } from 'react';
import { ConfirmButtons } from './confirm-buttons';
import { Dialog } from './dialog';
import { FieldError } from './field';
import { useConfirmedAction } from './use-confirmed-action';

interface DeleteDialogProps {
  /** What the thing is called. */
  title: string;
  /** Words of the button, such as "Delete style". */
  action: string;
  /** What goes with it. */
  children: ReactNode;
  /** A rejection is shown. */
  remove: () => Promise<void>;
  onClose: () => void;
}

/** Asks before something is deleted for good. */
export function DeleteDialog({ title, action, children, remove, onClose }: DeleteDialogProps) {
  const { pending, refusal, run } = useConfirmedAction(onClose);
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Delete ${title}`}
      actions={
        <ConfirmButtons
          kind="destructive-filled"
          pending={pending}
          onCancel={onClose}
          onConfirm={() => void run(remove)}
        >
          {action}
        </ConfirmButtons>
      }
    >
      <p className="text-text-2">{children}</p>
      {refusal && (
        <div className="mt-3">
          <FieldError>{refusal}</FieldError>
        </div>
      )}
    </Dialog>
  );
}
