'use client';

import { useState } from 'react';
import { ConfirmButtons } from '@/components/ui/confirm-buttons';
import { Dialog } from '@/components/ui/dialog';
import { Field, FieldError } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { formatUnits } from '@/components/ui/units';
import { useConfirmedAction } from '@/components/ui/use-confirmed-action';
import type { AdminActions, UserView } from './user-view';

interface GrantDialogProps {
  user: UserView;
  grant: AdminActions['grant'];
  onClose: () => void;
}

const DEFAULT_UNITS = '1000';
/** Nobody knows then whether the units arrived. */
const NO_ANSWER = 'The server did not answer. Look at the balance before trying again.';

/** Adds units to an account, or takes them back. */
export function GrantDialog({ user, grant, onClose }: GrantDialogProps) {
  const [text, setText] = useState(DEFAULT_UNITS);
  const [note, setNote] = useState('');
  const { pending, refusal, run } = useConfirmedAction(onClose, NO_ANSWER);
  const units = Number(text);
  const isValid = /^-?\d{1,13}$/.test(text) && units !== 0;
  const submit = () => isValid && void run(() => grant({ userId: user.id, units, note }));
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Grant units to ${user.name}`}
      cost={`The balance is ${formatUnits(user.balanceUnits)} units.`}
      actions={
        <ConfirmButtons pending={pending} disabled={!isValid} onCancel={onClose} onConfirm={submit}>
          Grant
        </ConfirmButtons>
      }
    >
      <form
        className="grid gap-4 tablet:grid-cols-[160px_1fr]"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
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
