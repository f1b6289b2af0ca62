import { signIn } from 'next-auth/react';

/** Why signing in failed, in a sentence; `undefined` when it did not. */
type Refusal = string | undefined;

const RATE_LIMITED = /^rate_limited: (.+)$/;

function sentenceFor(error: string): string {
  const limited = RATE_LIMITED.exec(error)?.[1];
  if (limited) return limited;
  if (error === 'CredentialsSignin') return 'This email and password do not fit an account.';
  return 'Signing in failed on our side. Try again.';
}

/** Opens a session in this browser with an e-mail and a password. */
export async function openSession(email: string, password: string): Promise<Refusal> {
  try {
    const answer = await signIn('credentials', { email, password, redirect: false });
    return answer?.error ? sentenceFor(answer.error) : undefined;
  } catch {
    return 'The server did not answer. Check the connection and try again.';
  }
}
