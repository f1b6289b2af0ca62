'use client';

import { ConfirmButtons } from '@/components/ui/confirm-buttons';
import { Dialog } from '@/components/ui/dialog';
import { FieldError } from '@/components/ui/field';
import { useConfirmedAction } from '@/components/ui/use-confirmed-action';
import type { TokenActions, TokenView } from './token-view';

interface RevokeDialogProps {
  /** The token in question; `undefined` while the dialog is closed. */
  token: TokenView | undefined;
  revoke: TokenActions['revoke'];
  onClose: () => void;
}

export function RevokeDialog({ token, revoke, onClose }: RevokeDialogProps) {
  const { pending, refusal, run, forget } = useConfirmedAction(onClose);
  const close = () => {
    forget();
    onClose();
  };
  return (
    <Dialog
      open={token !== undefined}
      onClose={close}
      title={`Revoke ${token?.name ?? ''}`}
      actions={
        <ConfirmButtons
          kind="destructive-filled"
          pending={pending}
          onCancel={close}
          onConfirm={() => token && void run(() => revoke(token.id))}
        >
          Revoke token
        </ConfirmButtons>
      }
    >
      <p className="text-body text-text-2">
        Whatever uses this token stops working at once. This can’t be undone; a new token takes its
        place.
      </p>
      {refusal && (
        <div className="mt-3">
          <FieldError>{refusal}</FieldError>
        </div>
      )}
    </Dialog>
  );
}
