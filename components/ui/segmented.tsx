'use client';

import { useId } from 'react';
import { classNames } from './class-names';

interface SegmentedProps<Value extends string | number> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  /** Segments as wide as the row allows, or only as wide as their text. */
  fill?: boolean;
}

export const SEGMENTED_TRACK = 'h-8 rounded-8 border border-line bg-field p-px touch:h-11';
export const SEGMENT =
  'flex items-center justify-center rounded-6 border px-2.5 text-small font-medium select-none';
export const SEGMENT_IDLE = 'border-transparent text-text-2 hover:text-text';
export const SEGMENT_CHOSEN = 'border-thumb-line bg-thumb text-text';

/** Two to six choices side by side: native radio buttons, so arrow keys and forms work. */
export function Segmented<Value extends string | number>(props: SegmentedProps<Value>) {
  const { label, options, value, onChange, fill } = props;
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={classNames(SEGMENTED_TRACK, fill ? 'flex' : 'inline-flex w-fit')}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className={classNames(
            SEGMENT,
            'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-accent',
            fill ? 'grow' : 'min-w-7',
            option.value === value ? SEGMENT_CHOSEN : SEGMENT_IDLE,
          )}
        >
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="sr-only"
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
