'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field, FieldError } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { formatUnits } from '@/components/ui/units';
import type { AdminActions, UserView } from './user-view';

interface GrantDialogProps {
  user: UserView;
  grant: AdminActions['grant'];
  onClose: () => void;
}

const DEFAULT_UNITS = '1000';

/** Adds units to an account, or takes them back. */
export function GrantDialog({ user, grant, onClose }: GrantDialogProps) {
  const [text, setText] = useState(DEFAULT_UNITS);
  const [note, setNote] = useState('');
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const units = Number(text);
  const isValid = /^-?\d{1,13}$/.test(text) && units !== 0;
  const submit = async () => {
    if (!isValid) return;
    setPending(true);
    const refused = await grant({ userId: user.id, units, note }).catch(
      () => 'The server did not answer. Look at the balance before trying again.',
    );
    setPending(false);
    if (refused) setRefusal(refused);
    else onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Grant units to ${user.name}`}
      cost={`The balance is ${formatUnits(user.balanceUnits)} units.`}
      actions={
        <>
          <Button kind="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button
            kind="primary"
            busy={pending}
            disabled={pending || !isValid}
            onClick={() => void submit()}
          >
            Grant
          </Button>
        </>
      }
    >
      <form
        className="grid gap-4 tablet:grid-cols-[160px_1fr]"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Field label="Units" hint="A negative number takes units back.">
          {(control) => (
            <Input
              {...control}
              autoFocus
              inputMode="numeric"
              autoComplete="off"
              value={text}
              onChange={(event) => setText(event.target.value.trim())}
            />
          )}
        </Field>
        <Field label="Note" hint="Stands in the user’s ledger.">
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              maxLength={120}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          )}
        </Field>
        {refusal && <FieldError>{refusal}</FieldError>}
      </form>
    </Dialog>
  );
}
