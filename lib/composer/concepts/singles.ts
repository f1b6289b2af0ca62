/** Of what is drawn as a pair by itself, the kind of its part that is one of them: one is in each hand. */
export const SINGLES: Readonly<Record<string, string>> = {
  crutches: 'crutch',
};
