'use client';

import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';
import { Input } from './input';
import { useEarlyText } from './use-early-text';

interface SearchInputProps extends Omit<ComponentProps<'input'>, 'type' | 'ref'> {
  /** What is searched for, for screen readers. */
  label: string;
}

/** One line to search by, with its glass. */
export function SearchInput({ label, className, ...rest }: SearchInputProps) {
  const box = useEarlyText<HTMLInputElement>();
  return (
    <span className={classNames('relative', className)}>
      <Icon
        of={Search}
        className="pointer-events-none absolute top-1/2 left-2.5 -translate-y-1/2 text-text-3"
      />
      <Input ref={box} {...rest} type="search" aria-label={label} className="pl-8 touch:pl-9" />
    </span>
  );
}
