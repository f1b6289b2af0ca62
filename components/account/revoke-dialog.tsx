'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { FieldError } from '@/components/ui/field';
import type { TokenActions, TokenView } from './token-view';

interface RevokeDialogProps {
  /** The token in question; `undefined` while the dialog is closed. */
  token: TokenView | undefined;
  revoke: TokenActions['revoke'];
  onClose: () => void;
}

export function RevokeDialog({ token, revoke, onClose }: RevokeDialogProps) {
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const close = () => {
    setRefusal(undefined);
    onClose();
  };
  const confirm = async () => {
    if (!token) return;
    setPending(true);
    const refused = await revoke(token.id).catch(() => 'The server did not answer. Try again.');
    setPending(false);
    if (refused) setRefusal(refused);
    else close();
  };
  return (
    <Dialog
      open={token !== undefined}
      onClose={close}
      title={`Revoke ${token?.name ?? ''}`}
      actions={
        <>
          <Button kind="ghost" onClick={close}>
            Cancel
          </Button>
          <Button
            kind="destructive-filled"
            onClick={() => void confirm()}
            disabled={pending}
            busy={pending}
          >
            Revoke token
          </Button>
        </>
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
