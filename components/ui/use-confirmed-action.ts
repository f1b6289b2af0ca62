'use client';

import { useState } from 'react';

const NO_ANSWER = 'The server did not answer. Try again.';

/**
 * Runs what a dialog asked about. `action` resolves to why it was refused, or to nothing, which calls
 * `onDone`; one that rejects got no answer, which `noAnswer` says in a sentence.
 */
export function useConfirmedAction(onDone: () => void, noAnswer = NO_ANSWER) {
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const run = async (action: () => Promise<string | void>) => {
    setPending(true);
    const refused = (await action().catch(() => noAnswer)) ?? undefined;
    setPending(false);
    setRefusal(refused);
    if (!refused) onDone();
  };
  return { pending, refusal, run, forget: () => setRefusal(undefined) };
}
