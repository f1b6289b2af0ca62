'use client';

import { useEffect } from 'react';
import { onSignedOut } from '@/components/api/signed-out';
import { Button } from '@/components/ui/button';
import { Message } from '@/components/ui/message';
import { isOpen, useJobs } from '../store/jobs';
import { noteConnection, useConnection } from '../store/connection';

/** Keeps what the studio knows of its connection. */
function useConnectionWatch(): void {
  useEffect(() => {
    const aborter = new AbortController();
    const { signal } = aborter;
    const look = () => noteConnection(navigator.onLine);
    window.addEventListener('online', look, { signal });
    window.addEventListener('offline', look, { signal });
    const stop = onSignedOut(() => useConnection.setState({ signedOut: true }));
    return () => {
      aborter.abort();
      stop();
    };
  }, []);
}

/** A whole new page: what this one holds in memory is not for whoever signs in, but for its own account. */
function signInAgain(): void {
  window.open(new URL('/signin?next=/studio', window.location.href), '_self');
}

/** Says when the service can't be reached, or no longer knows who asks; work in hand waits for both. */
export function ConnectionNotice() {
  useConnectionWatch();
  const { offline, signedOut } = useConnection();
  const busy = useJobs(({ jobs }) => jobs.some(isOpen));
  if (signedOut) {
    return (
      <Message
        tone="warning"
        title="Your session has ended"
        actions={
          <Button size="small" onClick={signInAgain}>
            Sign in again
          </Button>
        }
      >
        What is on the canvas is kept in this browser: you come back to it as it is.
      </Message>
    );
  }
  if (!offline) return null;
  return (
    <Message tone="warning" title="You are offline">
      {busy
        ? 'What runs goes on at the server, and its result is fetched once you are back.'
        : 'You can go on painting; what you run is sent once you are back.'}
    </Message>
  );
}
