'use client';

import type { ComponentProps } from 'react';
import { classNames } from './class-names';

/** The surface of a popover; spread `popoverProps` of `usePopover` into it, and give it a name. */
export function PopoverSurface({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      role="dialog"
      {...rest}
      className={classNames(
        'fixed inset-auto max-h-[calc(100dvh-16px)] max-w-[calc(100vw-16px)] overflow-auto',
        'rounded-12 bg-raised text-text shadow-dialog open:animate-appear',
        className,
      )}
    />
  );
}
