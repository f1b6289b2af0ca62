import type { ComponentProps } from 'react';
import { classNames } from './class-names';

/** The look that every box for text shares. */
export const FIELD_BOX = classNames(
  'focus-field w-full rounded-6 border border-line bg-field text-text transition-[border-color,box-shadow] duration-80',
  'aria-invalid:border-error has-aria-invalid:border-error',
  'disabled:text-disabled touch:text-touch',
);

/** One line of text. */
export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return (
    <input
      {...rest}
      className={classNames(FIELD_BOX, 'h-8 px-2.5 touch:h-11 touch:px-3', className)}
    />
  );
}
