'use client';

import { useActionState } from 'react';
import { ConfirmButtons } from '@/components/ui/confirm-buttons';
import { PasswordField } from './credential-fields';
import { openSession } from './sign-in';

export interface PasswordErrors {
  current?: string;
  next?: string;
}

export type ChangePassword = (fields: { current: string; next: string }) => Promise<PasswordErrors>;

interface PasswordFormProps {
  email: string;
  changePassword: ChangePassword;
  onDone: () => void;
}

const NO_ANSWER: PasswordErrors = { current: 'The server did not answer. Try again.' };

export function PasswordForm({ email, changePassword, onDone }: PasswordFormProps) {
  const [errors, submit, pending] = useActionState<PasswordErrors, FormData>(
    async (_previous, form) => {
      const next = String(form.get('next'));
      const found = await changePassword({ current: String(form.get('current')), next }).catch(
        () => NO_ANSWER,
      );
      if (found.current || found.next) return found;
      // Every session ended with the old password, this one too.
      await openSession(email, next);
      onDone();
      return {};
    },
    {},
  );
  return (
    <form action={submit} className="flex flex-col gap-4 p-5">
      {/* Password managers look for the account that a password belongs to. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Current password"
        name="current"
        error={errors.current}
        autoComplete="current-password"
        autoFocus
      />
      <PasswordField
        label="New password"
        name="next"
        hint="At least 8 characters."
        error={errors.next}
        autoComplete="new-password"
      />
      <ConfirmButtons pending={pending} onCancel={onDone}>
        Change password
      </ConfirmButtons>
    </form>
  );
}
