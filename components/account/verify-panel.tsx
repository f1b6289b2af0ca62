'use client';

import { useActionState } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { Message } from '@/components/ui/message';
import { ResendButton, type ResendLink } from './resend-button';
import { SubmitButton } from './submit-button';

interface VerifyPanelProps {
  email: string;
  /** Whether the address was confirmed before. */
  isVerified: boolean;
  /** Units that are granted with it, in words; left out when none wait. */
  pendingUnits?: string;
  /** Whether the visitor comes from the letter. */
  hasLink: boolean;
  /** Page to go on to. */
  next: string;
  /** Resolves to a refusal, or to nothing. */
  confirm: () => Promise<string | undefined>;
  resend: ResendLink;
}

interface State {
  refusal?: string;
  isDone?: boolean;
  /** What came with it: the page forgets, as nothing waits any more. */
  gain?: string;
}

/** Confirms the address of an account, or says where the link for it is. */
export function VerifyPanel(props: VerifyPanelProps) {
  const { email, isVerified, pendingUnits, hasLink, next, confirm, resend } = props;
  const gain = pendingUnits ? `${pendingUnits} units` : undefined;
  const [state, submit, pending] = useActionState<State>(
    async () => {
      const refusal = await confirm().catch(() => 'The server did not answer. Try again.');
      return refusal ? { refusal } : { isDone: true, gain };
    },
    { isDone: isVerified },
  );
  if (state.isDone) {
    return (
      <div className="flex flex-col gap-4">
        <Message tone="info" title="Your address is confirmed">
          {state.gain ? `${state.gain} are yours to draw with.` : email}
        </Message>
        <ButtonLink href={next} kind="primary" size="large" wide className="justify-center">
          {next.startsWith('/studio') ? 'Open the studio' : 'Continue'}
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      {state.refusal && <Message tone="error" title={state.refusal} />}
      {hasLink && !state.refusal ? (
        <form action={submit} className="flex flex-col gap-4">
          <p className="-mt-2 wrap-anywhere text-text-2">
            Is {email} yours?{gain && ` Then ${gain} are, too.`}
          </p>
          <SubmitButton pending={pending}>Confirm address</SubmitButton>
        </form>
      ) : (
        <>
          {!state.refusal && (
            <p className="-mt-2 wrap-anywhere text-text-2">
              A letter with a link is on its way to {email}.
              {gain && ` The link brings your first ${gain}.`}
            </p>
          )}
          <ResendButton resend={resend} size="large" />
          <ButtonLink href={next} kind="ghost" size="large" wide className="justify-center">
            Later
          </ButtonLink>
        </>
      )}
    </div>
  );
}
