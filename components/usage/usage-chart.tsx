'use client';

import { useState, type KeyboardEvent } from 'react';
import { classNames } from '@/components/ui/class-names';
import { formatUnits } from '@/components/ui/units';
import { datedDays, unitAxis, type UnitAxis } from './chart-axis';
import { DayCard, daySentence } from './day-card';
import { seriesStyle } from './series-colors';
import type { Series, StackedDay } from './stack-days';

interface UsageChartProps {
  series: Series[];
  /** At least one, of which at least one has units. */
  days: StackedDay[];
}

/** Where a key leads from the chosen day, by their positions. */
const STEPS: Record<string, (chosen: number, last: number) => number> = {
  ArrowLeft: (chosen) => Math.max(0, chosen - 1),
  ArrowRight: (chosen, last) => Math.min(last, chosen + 1),
  Home: () => 0,
  End: (_chosen, last) => last,
};

/**
 * Units a day as stacked columns. The numbers of a day show where the pointer is; with the keyboard
 * the whole chart is one control, a slider over the days, that says them.
 */
export function UsageChart({ series, days }: UsageChartProps) {
  const [chosen, setChosen] = useState<number>();
  const last = days.length - 1;
  const axis = unitAxis(Math.max(...days.map(({ units }) => units)));
  const current = days[Math.min(chosen ?? last, last)];
  const step = (event: KeyboardEvent) => {
    const next = STEPS[event.key]?.(chosen ?? last, last);
    if (event.key === 'Escape') setChosen(undefined);
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
  };
  return (
    <div className="relative mr-4 ml-12 h-56 pt-2 pb-6 text-micro text-text-3">
      <div className="relative h-full">
        <Grid axis={axis} />
        <div
          role="slider"
          tabIndex={0}
          aria-label="Day"
          aria-valuemin={0}
          aria-valuemax={last}
          aria-valuenow={chosen ?? last}
          aria-valuetext={current && daySentence(current, series)}
          onKeyDown={step}
          onFocus={() => setChosen((before) => before ?? last)}
          onBlur={() => setChosen(undefined)}
          onPointerLeave={() => setChosen(undefined)}
          className="focus-ring absolute inset-0 flex rounded-4"
        >
          {days.map((day, index) => (
            <Column
              key={day.day}
              day={day}
              axis={axis}
              chosen={index === chosen}
              onChoose={() => setChosen(index)}
            />
          ))}
        </div>
        <Dates days={days} />
        {chosen !== undefined && current && (
          <DayCard day={current} series={series} share={(chosen + 0.5) / days.length} />
        )}
      </div>
    </div>
  );
}

function Grid({ axis }: { axis: UnitAxis }) {
  return (
    <div aria-hidden>
      {axis.ticks.map((units) => (
        <div
          key={units}
          className={classNames(
            'absolute inset-x-0 border-t',
            units === 0 ? 'border-line-strong' : 'border-line',
          )}
          style={{ bottom: `${(units / axis.topUnits) * 100}%` }}
        >
          <span className="absolute -top-2 right-full pr-2.5 tabular-nums">
            {formatUnits(units)}
          </span>
        </div>
      ))}
    </div>
  );
}

interface ColumnProps {
  day: StackedDay;
  axis: UnitAxis;
  chosen: boolean;
  onChoose: () => void;
}

function Column({ day, axis, chosen, onChoose }: ColumnProps) {
  return (
    <div
      data-day={day.day}
      onPointerEnter={onChoose}
      onPointerDown={onChoose}
      className={classNames('flex h-full min-w-0 flex-1 justify-center', chosen && 'bg-hover/60')}
    >
      <div className="flex h-full w-[82%] max-w-8 flex-col-reverse gap-[1.5px]">
        {day.parts.map((units, index) =>
          units > 0 ? (
            <div
              key={index}
              data-units={units}
              className="min-h-[1.5px] rounded-[2px]"
              style={{
                height: `calc(${(units / axis.topUnits) * 100}% - 1.5px)`,
                ...seriesStyle(index),
              }}
            />
          ) : null,
        )}
      </div>
    </div>
  );
}

const dateFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

function Dates({ days }: { days: StackedDay[] }) {
  return (
    <div aria-hidden>
      {datedDays(days.length).map((index) => (
        <span
          key={index}
          className="absolute top-full -translate-x-1/2 pt-1.5 whitespace-nowrap"
          style={{ left: `${((index + 0.5) / days.length) * 100}%` }}
        >
          {dateFormat.format(new Date(days[index]?.day ?? 0))}
        </span>
      ))}
    </div>
  );
}
