import { formatUnits } from '@/components/ui/units';
import { SeriesMark } from './series-mark';
import type { Series, StackedDay } from './stack-days';

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** What was spent on one day, in a sentence. */
export function daySentence({ day, units, parts }: StackedDay, series: readonly Series[]): string {
  const named = series.flatMap(({ name }, index) =>
    parts[index] ? [`${name} ${formatUnits(parts[index])}`] : [],
  );
  return [`${dayFormat.format(new Date(day))}: ${formatUnits(units)} units`, ...named].join(', ');
}

interface DayCardProps {
  day: StackedDay;
  series: readonly Series[];
  /** Where the middle of the day's column is, as a share of the plot's width. */
  share: number;
}

/** The numbers of one day beside its column, on the side that has room. */
export function DayCard({ day, series, share }: DayCardProps) {
  const beside = share < 0.5 ? `${share * 100}% + 20px` : `${share * 100}% - 20px - 13rem`;
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute top-0 z-1 w-52 animate-appear rounded-8 bg-raised p-3 text-small shadow-bar"
      style={{ left: `clamp(0px, ${beside}, 100% - 13rem)` }}
    >
      <p className="mb-1.5 flex justify-between gap-4 text-body font-semibold">
        {dayFormat.format(new Date(day.day))}
        <span className="price">{formatUnits(day.units)}</span>
      </p>
      {series.map(({ name }, index) => (
        <p key={name} className="flex items-center gap-2 py-0.5">
          <SeriesMark index={index} />
          <span className="grow truncate text-text-2">{name}</span>
          <span className="price">{formatUnits(day.parts[index] ?? 0)}</span>
        </p>
      ))}
    </div>
  );
}
