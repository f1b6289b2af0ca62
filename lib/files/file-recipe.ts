/** How a result was asked for: enough to ask for it again, or for another one like it. */
export interface FileRecipe {
  /** Id of the model; null where the operation leaves no choice. */
  model: string | null;
  /** Null where the operation takes none. */
  prompt: string | null;
  /** The seed that was sent or drawn by lot; null where the operation takes none. */
  seed: number | null;
  /** The other fields of the request, under their names in the API; pictures are not among them. */
  settings: Readonly<Record<string, unknown>>;
}

/** Settings that come to more JSON text than this are not kept; all that the studio can send is less. */
export const MAX_SETTINGS_CHARACTERS = 16_384;
/** Characters of a prompt, from its beginning, that a search compares. */
const MAX_SEARCHED_CHARACTERS = 2_000;

/** What a search compares: case and the way letters are written make no difference. */
export function promptKeyOf(prompt: string): string {
  return prompt.slice(0, MAX_SEARCHED_CHARACTERS).normalize('NFKC').toLowerCase();
}
