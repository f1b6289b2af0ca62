const SHOWN_ID_LENGTH = 8;

/** What a style is called where nobody named it. */
export function nameOfStyle({ name, id }: { name: string; id: string }): string {
  return name || `Style ${id.slice(0, SHOWN_ID_LENGTH)}`;
}
