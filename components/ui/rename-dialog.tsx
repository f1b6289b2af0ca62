'use client';

import { type FormEvent, useState } from 'react';
import { ConfirmButtons } from './confirm-buttons';
import { Dialog } from './dialog';
import { Field } from './field';
import { Input } from './input';
import { useConfirmedAction } from './use-confirmed-action';

interface RenameDialogProps {
  /** The name now; it may be empty. */
  name: string;
  /** What the thing is called in the dialog's title, where it has no name. */
  title: string;
  /** Characters. */
  maxLength: number;
  /** Gets a name that is not empty, without spaces around it; a rejection is shown. */
  rename: (name: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for another name; an empty one can't be sent, by button or by key. */
export function RenameDialog({
  name: before,
  title,
  maxLength,
  rename,
  onClose,
}: RenameDialogProps) {
  const [name, setName] = useState(before);
  const { pending, refusal, run } = useConfirmedAction(onClose);
  const isEmpty = name.trim() === '';
  const submit = () => {
    if (!isEmpty) void run(() => rename(name.trim()));
  };
  const submitForm = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Rename ${title}`}
      actions={
        <ConfirmButtons pending={pending} disabled={isEmpty} onCancel={onClose} onConfirm={submit}>
          Save name
        </ConfirmButtons>
      }
    >
      <form onSubmit={submitForm}>
        <Field label="Name" error={refusal}>
          {(control) => (
            <Input
              {...control}
              autoFocus
              autoComplete="off"
              maxLength={maxLength}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
