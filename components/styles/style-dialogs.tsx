'use client';

import { useState } from 'react';
import { ConfirmButtons } from '@/components/ui/confirm-buttons';
import { Dialog } from '@/components/ui/dialog';
import { Field, FieldError } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { useConfirmedAction } from '@/components/ui/use-confirmed-action';
import { nameOfStyle } from './style-name';
import type { StoredStyle } from './style-requests';

interface StyleDialogProps {
  style: StoredStyle;
  onClose: () => void;
}

interface RenameStyleDialogProps extends StyleDialogProps {
  rename: (name: string) => Promise<void>;
}

export function RenameStyleDialog({ style, onClose, rename }: RenameStyleDialogProps) {
  const [name, setName] = useState(style.name);
  const { pending, refusal, run } = useConfirmedAction(onClose);
  const submit = () => void run(() => rename(name.trim()));
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Rename ${nameOfStyle(style)}`}
      actions={
        <ConfirmButtons
          pending={pending}
          disabled={name.trim() === ''}
          onCancel={onClose}
          onConfirm={submit}
        >
          Save name
        </ConfirmButtons>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Field label="Name" error={refusal}>
          {(control) => (
            <Input
              {...control}
              autoFocus
              autoComplete="off"
              maxLength={60}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}

interface DeleteStyleDialogProps extends StyleDialogProps {
  remove: () => Promise<void>;
}

export function DeleteStyleDialog({ style, onClose, remove }: DeleteStyleDialogProps) {
  const { pending, refusal, run } = useConfirmedAction(onClose);
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Delete ${nameOfStyle(style)}`}
      actions={
        <ConfirmButtons
          kind="destructive-filled"
          pending={pending}
          onCancel={onClose}
          onConfirm={() => void run(remove)}
        >
          Delete style
        </ConfirmButtons>
      }
    >
      <p className="text-text-2">
        Requests that name its id are refused from then on. What was made with it stays. This can’t
        be undone.
      </p>
      {refusal && (
        <div className="mt-3">
          <FieldError>{refusal}</FieldError>
        </div>
      )}
    </Dialog>
  );
}
