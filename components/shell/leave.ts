import { signOut } from 'next-auth/react';

/** Ends this browser's session and loads a page anew, so that nothing of the account stays in memory. */
export async function leaveTo(path: '/' | '/signin'): Promise<void> {
  await signOut({ redirect: false });
  window.location.replace(new URL(path, window.location.href));
}
