'use client';

import type { CSSProperties } from 'react';
import { classNames } from './class-names';

interface SliderProps {
  id?: string;
  label: string;
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  step?: number;
  className?: string;
}

/** A native range: a thin track in a taller area that is easy to hit. */
export function Slider({ label, value, onChange, min, max, step = 1, className, id }: SliderProps) {
  const filled = `${((value - min) / (max - min)) * 100}%`;
  return (
    <input
      id={id}
      type="range"
      aria-label={label}
      min={min}
      max={max}
      step={step}
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
      style={{ '--filled': filled } as CSSProperties}
      className={classNames('slider focus-ring h-6 min-w-0 touch:h-11', className)}
    />
  );
}
