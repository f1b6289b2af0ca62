const grouped = new Intl.NumberFormat('en-GB');

/** API units for people: `9,412`, with a true minus sign. */
export function formatUnits(units: number): string {
  return grouped.format(units).replace('-', '−');
}
