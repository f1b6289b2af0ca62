import type { ComponentProps } from 'react';
import { classNames } from './class-names';

/** The look of a chip, for links and labels that are one. */
export function chipClass(selected: boolean | undefined, className?: string): string {
  return classNames(
    'focus-ring inline-flex h-7 items-center gap-1.5 rounded-6 border px-2 text-small font-medium whitespace-nowrap select-none touch:h-11 touch:px-3',
    selected
      ? 'border-accent-line bg-accent-soft text-accent-text'
      : 'border-line bg-field text-text-2 hover:text-text',
    className,
  );
}

interface ChipProps extends ComponentProps<'button'> {
  selected?: boolean;
}

/** A small choice that is on or off. */
export function Chip({ selected, className, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={selected}
      {...rest}
      className={chipClass(selected, className)}
    />
  );
}
