import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';
import { FIELD_BOX } from './input';

/** A native select: it opens where and how each system's people expect. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <div className={classNames('relative', className)}>
      <select
        {...rest}
        className={classNames(FIELD_BOX, 'h-8 appearance-none truncate pr-8 pl-2.5 touch:h-11')}
      >
        {children}
      </select>
      <Icon
        of={ChevronDown}
        className="pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2 text-text-3"
      />
    </div>
  );
}
