'use client';

import { useActionState } from 'react';
import { ConfirmButtons } from '@/components/ui/confirm-buttons';
import { ActionForm } from './action-form';
import { EmailField, PasswordField } from './credential-fields';

export interface EmailErrors {
  email?: string;
  password?: string;
}

export type ChangeEmail = (fields: { email: string; password: string }) => Promise<EmailErrors>;

interface EmailFormProps {
  email: string;
  changeEmail: ChangeEmail;
  onDone: () => void;
}

const NO_ANSWER: EmailErrors = { password: 'The server did not answer. Try again.' };

/** Changes the address that one signs in with; the password is asked for, as it opens the account. */
export function EmailForm({ email: current, changeEmail, onDone }: EmailFormProps) {
  const [errors, submit, pending] = useActionState<EmailErrors, FormData>(
    async (_previous, form) => {
      const email = String(form.get('email'));
      const password = String(form.get('password'));
      const found = await changeEmail({ email, password }).catch(() => NO_ANSWER);
      if (!found.email && !found.password) onDone();
      return found;
    },
    {},
  );
  return (
    <ActionForm action={submit} className="flex flex-col gap-4 p-5">
      <EmailField
        label="New email"
        hint="You sign in with it from then on."
        error={errors.email}
        autoFocus
        defaultValue={current}
      />
      <PasswordField
        label="Current password"
        error={errors.password}
        autoComplete="current-password"
      />
      <ConfirmButtons pending={pending} onCancel={onDone}>
        Change email
      </ConfirmButtons>
    </ActionForm>
  );
}
