let made = 0;

/** An id that is unique in this window. `crypto.randomUUID` is missing on plain-http LAN addresses. */
export function newId(kind: string): string {
  made += 1;
  return `${kind}-${made}`;
}
