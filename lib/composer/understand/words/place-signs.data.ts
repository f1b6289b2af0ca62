/** Places as marks show them: the place, and the thing that is its sign. */
export const PLACE_SIGNS: Readonly<Record<string, string>> = {
  mountain: 'mountain-peak',
  mountains: 'mountain-peak',
};
