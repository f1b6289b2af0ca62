'use client';

import { useState } from 'react';
import { Button, type ButtonSize } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import { useConfirmedAction } from '@/components/ui/use-confirmed-action';

/** Sends the link that confirms the address; resolves to a refusal, or to nothing. */
export type ResendLink = () => Promise<string | undefined>;

/** Sends the link once more, and says so in its place. */
export function ResendButton({ resend, size }: { resend: ResendLink; size: ButtonSize }) {
  const [isSent, setSent] = useState(false);
  const { pending, refusal, run } = useConfirmedAction(() => setSent(true));
  const isWide = size === 'large';
  return (
    <div className={isWide ? 'flex flex-col gap-2' : 'flex shrink-0 flex-col items-end gap-1'}>
      <Button
        size={size}
        wide={isWide}
        className={isWide ? 'justify-center' : undefined}
        busy={pending}
        disabled={pending || isSent}
        onClick={() => void run(resend)}
      >
        {isSent ? 'Link sent' : 'Send the link again'}
      </Button>
      {refusal && <FieldError>{refusal}</FieldError>}
    </div>
  );
}
