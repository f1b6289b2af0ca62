'use client';

import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { formatUnits } from '@/components/ui/units';
import { SERIES_COLORS } from './series-colors';
import type { Series, StackedDay } from './stack-days';

interface UsageChartProps {
  series: Series[];
  days: StackedDay[];
}

const TICK = { fill: 'var(--color-text-3)', fontSize: 11 };
/** So many days stand between two dates on the axis. */
const TICK_DAYS = 7;

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
const tickFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** Units a day as stacked columns. Loaded only where it is shown: the library is large. */
export default function UsageChart({ series, days }: UsageChartProps) {
  const spacing = days.length > 10 ? TICK_DAYS : 1;
  const ticks = days.filter((_, index) => index % spacing === 0).map(({ day }) => day);
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart data={days} margin={{ top: 8, right: 16, bottom: 0, left: 0 }} barCategoryGap="18%">
        <CartesianGrid vertical={false} stroke="var(--color-line)" />
        <XAxis
          dataKey="day"
          ticks={ticks}
          interval={0}
          tick={TICK}
          tickLine={false}
          axisLine={{ stroke: 'var(--color-line-strong)' }}
          tickFormatter={(day: string) => tickFormat.format(new Date(day))}
        />
        <YAxis
          width={48}
          tick={TICK}
          tickLine={false}
          axisLine={false}
          allowDecimals={false}
          tickFormatter={formatUnits}
        />
        <Tooltip
          cursor={{ fill: 'var(--color-hover)' }}
          isAnimationActive={false}
          content={({ active, payload }) => {
            const day = (payload as unknown as { payload?: StackedDay }[])[0]?.payload;
            return active && day ? <DayCard day={day} series={series} /> : null;
          }}
        />
        {series.map(({ name }, index) => (
          <Bar
            key={name}
            name={name}
            dataKey={(day: StackedDay) => day.parts[index] ?? 0}
            stackId="units"
            fill={SERIES_COLORS[index]}
            stroke="var(--color-panel)"
            strokeWidth={1.5}
            radius={2}
            maxBarSize={32}
            isAnimationActive={false}
          />
        ))}
      </BarChart>
    </ResponsiveContainer>
  );
}

function DayCard({ day, series }: { day: StackedDay; series: Series[] }) {
  return (
    <div className="min-w-48 rounded-8 bg-raised p-3 text-small text-text shadow-bar">
      <p className="mb-1.5 flex justify-between gap-4 text-body font-semibold">
        {dayFormat.format(new Date(day.day))}
        <span className="price">{formatUnits(day.units)}</span>
      </p>
      {series.map(({ name }, index) => (
        <p key={name} className="flex items-center gap-2 py-0.5">
          <span
            aria-hidden
            className="size-2 rounded-[2px]"
            style={{ backgroundColor: SERIES_COLORS[index] }}
          />
          <span className="grow text-text-2">{name}</span>
          <span className="price">{formatUnits(day.parts[index] ?? 0)}</span>
        </p>
      ))}
    </div>
  );
}
