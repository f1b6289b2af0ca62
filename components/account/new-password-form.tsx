'use client';

import { useActionState } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { Message } from '@/components/ui/message';
import { ActionForm } from './action-form';
import { PasswordField } from './credential-fields';
import { SubmitButton } from './submit-button';

export interface NewPasswordErrors {
  password?: string;
  form?: string;
}

interface NewPasswordFormProps {
  minPasswordLength: number;
  /** Resolves to what is wrong; leads to the sign-in page when nothing is. */
  choosePassword: (fields: {
    password: string;
    revokeTokens: boolean;
  }) => Promise<NewPasswordErrors>;
}

/** Sets a new password with the link of a letter. */
export function NewPasswordForm({ minPasswordLength, choosePassword }: NewPasswordFormProps) {
  const [errors, submit, pending] = useActionState<NewPasswordErrors, FormData>(
    (_previous, form) =>
      choosePassword({
        password: String(form.get('password')),
        revokeTokens: form.get('revoke-tokens') !== null,
      }),
    {},
  );
  return (
    <ActionForm action={submit} className="flex flex-col gap-4">
      {errors.form && <Message tone="error" title={errors.form} />}
      <PasswordField
        label="New password"
        hint={`At least ${minPasswordLength} characters. Every browser is signed out.`}
        error={errors.password}
        autoComplete="new-password"
        autoFocus
      />
      <Checkbox name="revoke-tokens" label="Also revoke all API tokens" />
      <SubmitButton pending={pending}>Set password</SubmitButton>
    </ActionForm>
  );
}
