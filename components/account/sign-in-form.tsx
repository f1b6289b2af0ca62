'use client';

import { useRouter } from 'next/navigation';
import { useActionState } from 'react';
import Link from 'next/link';
import { Message } from '@/components/ui/message';
import { EmailField, PasswordField } from './credential-fields';
import { openSession } from './sign-in';
import { SubmitButton } from './submit-button';

interface SignInFormProps {
  next: string;
  /** Why a way in through GitHub or Google led back here. */
  refusal?: string;
  /** What has just been done elsewhere. */
  notice?: string;
  /** Whether a forgotten password can be replaced by mail. */
  canReset: boolean;
}

interface State {
  email: string;
  refusal?: string;
}

export function SignInForm({ next, refusal, notice, canReset }: SignInFormProps) {
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
      {notice && !state.refusal && <Message tone="info" title={notice} />}
      <EmailField defaultValue={state.email} />
      <PasswordField
        autoComplete="current-password"
        aside={
          canReset && (
            <Link href="/reset" className="text-small text-accent-text underline">
              Forgot it?
            </Link>
          )
        }
      />
      <SubmitButton pending={pending}>Sign in</SubmitButton>
    </form>
  );
}
