'use client';

import { IdentityButtons } from './identity-buttons';
import { Message } from '@/components/ui/message';
import { PasswordField } from './credential-fields';
import type { OwnerProof } from './token-view';

interface OwnerProofFieldProps {
  proof: OwnerProof;
  /** What is wrong with the password that was given. */
  error?: string;
}

/** Asks somebody who has been signed in for long to prove once more who they are. */
export function OwnerProofField({ proof, error }: OwnerProofFieldProps) {
  if (proof.by === 'password') {
    return (
      <PasswordField
        label="Your password"
        hint="You signed in more than 15 minutes ago, and a token outlives your session."
        error={error}
        autoComplete="current-password"
        autoFocus
      />
    );
  }
  if (proof.providers.length === 0) {
    return (
      <Message tone="warning" title="Sign in again to create a token">
        This account has no password, and none of the sites that it signs in through is set up here
        any more. An administrator can give it a password.
      </Message>
    );
  }
  return (
    <Message
      tone="info"
      title="Sign in once more to create a token"
      actions={<IdentityButtons providers={proof.providers} next="/profile#tokens" alone />}
    >
      You signed in more than 15 minutes ago, and a token outlives your session.
    </Message>
  );
}
