type Listener = () => void;

const listeners = new Set<Listener>();

/** Tells when the service no longer knows who asks: the session of the page has ended. Returns what stops. */
export function onSignedOut(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Says that an answer was refused for want of a session. */
export function tellSignedOut(): void {
  for (const listener of listeners) listener();
}
