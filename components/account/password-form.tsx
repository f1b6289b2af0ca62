'use client';

import { useActionState } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { ConfirmButtons } from '@/components/ui/confirm-buttons';
import { ActionForm } from './action-form';
import { PasswordField } from './credential-fields';

export interface PasswordErrors {
  current?: string;
  next?: string;
}

export interface PasswordFields {
  current: string;
  next: string;
  /** Whether all API tokens end with the old password. */
  revokeTokens: boolean;
}

export type ChangePassword = (fields: PasswordFields) => Promise<PasswordErrors>;

interface PasswordFormProps {
  email: string;
  /** API tokens that work; changing the password can end them. */
  liveTokens: number;
  changePassword: ChangePassword;
  onDone: () => void;
}

const NO_ANSWER: PasswordErrors = { current: 'The server did not answer. Try again.' };

export function PasswordForm({ email, liveTokens, changePassword, onDone }: PasswordFormProps) {
  const [errors, submit, pending] = useActionState<PasswordErrors, FormData>(
    async (_previous, form) => {
      const found = await changePassword({
        current: String(form.get('current')),
        next: String(form.get('next')),
        revokeTokens: form.get('revoke-tokens') !== null,
      }).catch(() => NO_ANSWER);
      if (!found.current && !found.next) onDone();
      return found;
    },
    {},
  );
  return (
    <ActionForm action={submit} className="flex flex-col gap-4 p-5">
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
      {liveTokens > 0 && (
        <Checkbox
          name="revoke-tokens"
          label={`Also revoke ${liveTokens === 1 ? 'the one API token' : `all ${liveTokens} API tokens`}`}
        />
      )}
      <ConfirmButtons pending={pending} onCancel={onDone}>
        Change password
      </ConfirmButtons>
    </ActionForm>
  );
}
