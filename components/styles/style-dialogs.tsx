'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field, FieldError } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { nameOf, type StoredStyle } from './stored-styles';

interface StyleDialogProps {
  style: StoredStyle;
  onClose: () => void;
}

const NO_ANSWER = 'The server did not answer. Try again.';

/** Runs the one action of a dialog; closes it, or says why it did not work. */
function useDialogAction(onClose: () => void) {
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const run = async (action: () => Promise<void>) => {
    setPending(true);
    try {
      await action();
      onClose();
    } catch {
      setRefusal(NO_ANSWER);
      setPending(false);
    }
  };
  return { pending, refusal, run };
}

interface RenameStyleDialogProps extends StyleDialogProps {
  rename: (name: string) => Promise<void>;
}

export function RenameStyleDialog({ style, onClose, rename }: RenameStyleDialogProps) {
  const [name, setName] = useState(style.name);
  const { pending, refusal, run } = useDialogAction(onClose);
  const submit = () => run(() => rename(name.trim()));
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Rename ${nameOf(style)}`}
      actions={
        <>
          <Button kind="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button
            kind="primary"
            busy={pending}
            disabled={pending || name.trim() === ''}
            onClick={() => void submit()}
          >
            Save name
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
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
  const { pending, refusal, run } = useDialogAction(onClose);
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Delete ${nameOf(style)}`}
      actions={
        <>
          <Button kind="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button
            kind="destructive-filled"
            busy={pending}
            disabled={pending}
            onClick={() => void run(remove)}
          >
            Delete style
          </Button>
        </>
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
