import { NumberField } from '@/components/ui/number-field';
import { Slider } from '@/components/ui/slider';

interface ValueFieldProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  step?: number;
  unit?: string;
}

/** A value by slider and by number. */
export function ValueField({ label, value, onChange, min, max, step = 1, unit }: ValueFieldProps) {
  const range = { min, max, step };
  return (
    <div className="flex items-center gap-2">
      <span className="w-19 shrink-0 text-small text-text-2">{label}</span>
      <Slider label={label} value={value} onChange={onChange} {...range} className="grow" />
      <NumberField
        label={`${label}, exactly`}
        hideLabel
        value={value}
        onChange={(next) => next !== undefined && onChange(next)}
        {...range}
        {...(unit ? { unit } : {})}
        className="w-18! px-2!"
      />
    </div>
  );
}
