import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  label: string;
  hideLabel?: boolean;
}

export function Checkbox({ label, hideLabel, ...rest }: CheckboxProps) {
  return (
    <label className="inline-flex cursor-pointer items-center gap-2 text-body text-text touch:min-h-11">
      <span className="relative flex size-4 shrink-0">
        <input
          type="checkbox"
          {...rest}
          className="focus-ring peer size-4 cursor-pointer appearance-none rounded-4 border-[1.5px] border-control checked:border-accent checked:bg-accent"
        />
        <Check
          aria-hidden
          size={12}
          strokeWidth={2.5}
          className="pointer-events-none absolute top-0.5 left-0.5 hidden text-on-accent peer-checked:block"
        />
      </span>
      <span className={hideLabel ? 'sr-only' : undefined}>{label}</span>
    </label>
  );
}
