'use client';

import { useRouter } from 'next/navigation';
import { useActionState } from 'react';
import { Button } from '@/components/ui/button';
import { Message } from '@/components/ui/message';
import { EmailField, PasswordField } from './credential-fields';
import { openSession } from './sign-in';

interface SignInFormProps {
  next: string;
  /** Why a way in through GitHub or Google led back here. */
  refusal?: string;
}

interface State {
  email: string;
  refusal?: string;
}

export function SignInForm({ next, refusal }: SignInFormProps) {
  const router = useRouter();
  const [state, submit, pending] = useActionState<State, FormData>(
    async (_previous, form) => {
      const email = String(form.get('email'));
      const refused = await openSession(email, String(form.get('password')));
      if (refused) return { email, refusal: refused };
      router.push(next);
      router.refresh();
      return { email };
    },
    { email: '', refusal },
  );
  return (
    <form action={submit} className="flex flex-col gap-4">
      {state.refusal && <Message tone="error" title={state.refusal} />}
      <EmailField defaultValue={state.email} />
      <PasswordField autoComplete="current-password" />
      <Button
        type="submit"
        kind="primary"
        size="large"
        wide
        className="justify-center"
        disabled={pending}
        busy={pending}
      >
        Sign in
      </Button>
    </form>
  );
}
