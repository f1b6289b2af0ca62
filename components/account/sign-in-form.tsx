'use client';

import { useRouter } from 'next/navigation';
import { useActionState } from 'react';
import Link from 'next/link';
import { Message } from '@/components/ui/message';
import { ActionForm } from './action-form';
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

export function SignInForm({ next, refusal, notice, canReset }: SignInFormProps) {
  const router = useRouter();
  const [refused, submit, pending] = useActionState<string | undefined, FormData>(
    async (_previous, form) => {
      const found = await openSession(String(form.get('email')), String(form.get('password')));
      if (found) return found;
      router.push(next);
      router.refresh();
      return undefined;
    },
    refusal,
  );
  return (
    <ActionForm action={submit} className="flex flex-col gap-4">
      {refused && <Message tone="error" title={refused} />}
      {notice && !refused && <Message tone="info" title={notice} />}
      <EmailField />
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
    </ActionForm>
  );
}
