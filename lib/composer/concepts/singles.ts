/** Of what is drawn as several by itself, the kind of its part that is one of them, as hands have it. */
export const SINGLES: Readonly<Record<string, string>> = {
  crutches: 'crutch',
  pancakes: 'pancake',
  snowballs: 'snowball',
};
