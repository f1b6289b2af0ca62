import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';

interface TableProps {
  /** Name of the table for screen readers. */
  label: string;
  head: ReactNode;
  children: ReactNode;
}

/** Rows with lines between them; narrow windows scroll it sideways. */
export function Table({ label, head, children }: TableProps) {
  return (
    <div className="relative overflow-x-auto rounded-8 border border-line bg-panel">
      <table aria-label={label} className="w-full border-collapse text-left">
        <thead className="text-small text-text-2">
          <tr className="h-9">{head}</tr>
        </thead>
        <tbody className="[&>tr]:h-11 [&>tr]:border-t [&>tr]:border-line">{children}</tbody>
      </table>
    </div>
  );
}

interface CellProps extends ComponentProps<'td'> {
  /** Figures stand at the right, in columns. */
  figure?: boolean;
}

const CELL = 'px-3 whitespace-nowrap first:pl-5 last:pr-5';

export function HeadCell({ figure, className, ...rest }: CellProps) {
  return (
    <th
      scope="col"
      {...rest}
      className={classNames(CELL, 'font-medium', figure && 'text-right', className)}
    />
  );
}

export function Cell({ figure, className, ...rest }: CellProps) {
  return (
    <td {...rest} className={classNames(CELL, figure && 'text-right tabular-nums', className)} />
  );
}
