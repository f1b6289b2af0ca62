/** The layer above the picture that tools draw on: who changes something there asks for a redraw. */

type Listener = () => void;

const listeners = new Set<Listener>();

export function redrawOverlay(): void {
  for (const listener of listeners) listener();
}

/** Tells when the overlay is to be drawn again; returns the function that stops. */
export function onOverlay(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
