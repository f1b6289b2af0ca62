'use client';

import { useActionState } from 'react';
import { ConfirmButtons } from '@/components/ui/confirm-buttons';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
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
      <Field label="Current password" error={errors.current}>
        {(control) => (
          <Input
            {...control}
            name="current"
            type="password"
            autoComplete="current-password"
            required
            autoFocus
          />
        )}
      </Field>
      <Field label="New password" hint="At least 8 characters." error={errors.next}>
        {(control) => (
          <Input {...control} name="next" type="password" autoComplete="new-password" required />
        )}
      </Field>
      <ConfirmButtons pending={pending} onCancel={onDone}>
        Change password
      </ConfirmButtons>
    </form>
  );
}
