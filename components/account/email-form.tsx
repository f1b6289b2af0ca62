'use client';

import { useActionState } from 'react';
import { ConfirmButtons } from '@/components/ui/confirm-buttons';
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

interface State {
  /** What was typed: a form whose action ends forgets it. */
  email: string;
  errors: EmailErrors;
}

const NO_ANSWER: EmailErrors = { password: 'The server did not answer. Try again.' };

/** Changes the address that one signs in with; the password is asked for, as it opens the account. */
export function EmailForm({ email: current, changeEmail, onDone }: EmailFormProps) {
  const [{ email, errors }, submit, pending] = useActionState<State, FormData>(
    async (_previous, form) => {
      const wanted = String(form.get('email'));
      const password = String(form.get('password'));
      const found = await changeEmail({ email: wanted, password }).catch(() => NO_ANSWER);
      if (!found.email && !found.password) onDone();
      return { email: wanted, errors: found };
    },
    { email: current, errors: {} },
  );
  return (
    <form action={submit} className="flex flex-col gap-4 p-5">
      <EmailField
        label="New email"
        hint="You sign in with it from then on."
        error={errors.email}
        autoFocus
        defaultValue={email}
      />
      <PasswordField
        label="Current password"
        error={errors.password}
        autoComplete="current-password"
      />
      <ConfirmButtons pending={pending} onCancel={onDone}>
        Change email
      </ConfirmButtons>
    </form>
  );
}
