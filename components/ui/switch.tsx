import type { ComponentProps } from 'react';
import { classNames } from './class-names';

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'className'>;

/** On or off, at once. A checkbox in form and behaviour, so a label and a form can hold it. */
export function Switch(props: SwitchProps) {
  return (
    <input
      type="checkbox"
      role="switch"
      {...props}
      className={classNames(
        'focus-ring relative h-4 w-7 shrink-0 cursor-pointer appearance-none rounded-full bg-control transition-colors duration-80',
        'before:absolute before:top-0.5 before:left-0.5 before:size-3 before:rounded-full before:bg-white before:transition-[left] before:duration-80',
        'checked:bg-accent checked:before:left-3.5 disabled:opacity-50',
        // The hit area of a finger, larger than what is seen.
        'after:absolute after:-inset-1 touch:after:-inset-x-2 touch:after:-inset-y-3.5',
      )}
    />
  );
}
