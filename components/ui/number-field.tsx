'use client';

import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { classNames } from './class-names';
import { FIELD_BOX } from './input';

interface NumberFieldProps {
  label: string;
  value: number | undefined;
  /** Called with `undefined` when the box is emptied. */
  onChange: (value: number | undefined) => void;
  min: number;
  max: number;
  step?: number;
  unit?: string;
  placeholder?: string;
  /** Hides the visible label where a caption near by says the same. */
  hideLabel?: boolean;
  className?: string;
}

/** Shift makes a step ten times as long. */
const LONG_STEP = 10;
/** How far the pointer is dragged for one step. */
const PX_PER_STEP = 4;

/** Clamps to the range and removes the floating-point dust of decimal steps. */
function tidy(value: number, { min, max, step = 1 }: NumberFieldProps): number {
  const decimals = (String(step).split('.')[1] ?? '').length;
  return Number(Math.min(max, Math.max(min, value)).toFixed(decimals));
}

/** A number with its unit. Arrows change it by one step, with Shift by ten; so does dragging the label. */
export function NumberField(props: NumberFieldProps) {
  const { label, value, onChange, min, max, step = 1, unit, placeholder, hideLabel } = props;
  const [draft, setDraft] = useState<string>();
  const drag = useRef<{ startX: number; startValue: number } | null>(null);

  const commit = (text: string) => {
    setDraft(undefined);
    const number = Number(text.replace(',', '.'));
    if (text.trim() === '') onChange(undefined);
    else if (Number.isFinite(number)) onChange(tidy(number, props));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit(draft ?? String(value ?? ''));
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    const steps = (event.key === 'ArrowUp' ? 1 : -1) * (event.shiftKey ? LONG_STEP : 1);
    setDraft(undefined);
    onChange(tidy((value ?? min) + steps * step, props));
  };
  const onDrag = (event: PointerEvent) => {
    if (!drag.current) return;
    const steps = Math.round((event.clientX - drag.current.startX) / PX_PER_STEP);
    onChange(tidy(drag.current.startValue + steps * step, props));
  };

  return (
    <label
      className={classNames(
        FIELD_BOX,
        'flex h-8 items-center gap-2 px-2.5 touch:h-11',
        props.className,
      )}
    >
      <span
        className={hideLabel ? 'sr-only' : 'cursor-ew-resize text-small text-text-3 select-none'}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          drag.current = { startX: event.clientX, startValue: value ?? min };
        }}
        onPointerMove={onDrag}
        onPointerUp={() => (drag.current = null)}
        onPointerCancel={() => (drag.current = null)}
      >
        {label}
      </span>
      <input
        role="spinbutton"
        inputMode={Number.isInteger(step) ? 'numeric' : 'decimal'}
        autoComplete="off"
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuenow={value}
        placeholder={placeholder}
        value={draft ?? value ?? ''}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={(event) => draft !== undefined && commit(event.target.value)}
        onKeyDown={onKeyDown}
        className="min-w-0 grow bg-transparent font-medium text-inherit tabular-nums outline-none"
      />
      {unit && <span className="text-small text-text-3">{unit}</span>}
    </label>
  );
}
