interface SeriesColor {
  fill: string;
  /** Edge of the fill that is too pale to stand on a panel without one. */
  edge?: string;
}

/** Colours of the chart's series in stacking order. The legend carries the numbers beside them. */
const SERIES_COLORS: readonly SeriesColor[] = [
  { fill: 'var(--color-chart-1)' },
  { fill: 'var(--color-chart-2)' },
  { fill: 'var(--color-chart-3)' },
  { fill: 'var(--color-chart-4)', edge: 'inset 0 0 0 1px var(--color-chart-edge)' },
  { fill: 'var(--color-chart-5)' },
];

/** The look of a series, for whatever shows it. */
export function seriesStyle(index: number): { backgroundColor?: string; boxShadow?: string } {
  const { fill, edge } = SERIES_COLORS[index] ?? {};
  return { backgroundColor: fill, boxShadow: edge };
}
