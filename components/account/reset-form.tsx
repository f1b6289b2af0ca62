'use client';

import { useActionState } from 'react';
import { Message } from '@/components/ui/message';
import { ActionForm } from './action-form';
import { EmailField } from './credential-fields';
import { SubmitButton } from './submit-button';

export interface ResetAnswer {
  /** The address that was given. */
  email: string;
  /** Why no letter is sent. */
  refusal?: string;
  isDone?: boolean;
}

interface ResetFormProps {
  requestReset: (email: string) => Promise<ResetAnswer>;
}

/** Asks for a letter with a link to choose a new password. */
export function ResetForm({ requestReset }: ResetFormProps) {
  const [state, submit, pending] = useActionState<ResetAnswer, FormData>(
    async (_previous, form) => {
      const email = String(form.get('email'));
      const refusal = 'The server did not answer. Check the connection and try again.';
      return requestReset(email).catch(() => ({ email, refusal }));
    },
    { email: '' },
  );
  if (state.isDone) {
    return (
      <Message tone="info" title="Look into your inbox">
        If there is an account for {state.email}, a letter with a link is on its way. The link works
        for an hour.
      </Message>
    );
  }
  return (
    <ActionForm action={submit} className="flex flex-col gap-4">
      <p className="-mt-2 text-body text-text-2">
        We send a link to your address. It lets you choose a new password.
      </p>
      {state.refusal && <Message tone="error" title={state.refusal} />}
      <EmailField autoFocus />
      <SubmitButton pending={pending}>Send the link</SubmitButton>
    </ActionForm>
  );
}
