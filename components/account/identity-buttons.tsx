'use client';

import { signIn } from 'next-auth/react';
import { Button } from '@/components/ui/button';

interface IdentityButtonsProps {
  providers: readonly ('github' | 'google')[];
  next: string;
  /** Whether nothing else follows, such as a form for email. */
  alone?: boolean;
}

const NAMES = { github: 'GitHub', google: 'Google' } as const;

/** Ways in through somebody else's account, where the server has them set up. */
export function IdentityButtons({ providers, next, alone }: IdentityButtonsProps) {
  if (providers.length === 0) return null;
  return (
    <div className="flex flex-col gap-2">
      {providers.map((provider) => (
        <Button
          key={provider}
          size="large"
          wide
          className="justify-center"
          onClick={() => void signIn(provider, { callbackUrl: next })}
        >
          Continue with {NAMES[provider]}
        </Button>
      ))}
      {!alone && (
        <p className="my-2 flex items-center gap-3 text-small text-text-3 before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
          or with email
        </p>
      )}
    </div>
  );
}
