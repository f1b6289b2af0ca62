/** Colours of the chart's series in stacking order. The legend carries the numbers beside them. */
export const SERIES_COLORS = [1, 2, 3, 4, 5].map((index) => `var(--color-chart-${index})`);
