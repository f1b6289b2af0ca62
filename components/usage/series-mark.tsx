import { seriesStyle } from './series-colors';

/** The square that leads from a name to the chart. */
export function SeriesMark({ index }: { index: number }) {
  return <span aria-hidden className="size-2 shrink-0 rounded-[2px]" style={seriesStyle(index)} />;
}
