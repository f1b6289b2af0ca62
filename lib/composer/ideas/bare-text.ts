/** A prompt as words alone: small letters, single spaces, no quotation marks, no full stop at its end, so many characters at most. */
export const barely = (prompt: string, most: number): string =>
  prompt
    .toLowerCase()
    .replace(/["“”„«»]/gu, '')
    .replace(/\s+/gu, ' ')
    .replace(/[.!?\s]+$/u, '')
    .trim()
    .slice(0, most);
