import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';

interface TableProps {
  /** Name of the table for screen readers. */
  label: string;
  head: ReactNode;
  children: ReactNode;
}

/** Rows with lines between them; windows too narrow for it scroll it sideways. */
export function Table({ label, head, children }: TableProps) {
  return (
    <div className="relative overflow-x-auto rounded-8 border border-line bg-panel">
      <table aria-label={label} className="w-full border-collapse text-left">
        <thead className="text-small text-text-2">
          <tr className="h-9">{head}</tr>
        </thead>
        <tbody className="[&>tr]:h-11 touch:[&>tr]:h-13 [&>tr]:border-t [&>tr]:border-line">
          {children}
        </tbody>
      </table>
    </div>
  );
}

interface CellProps extends ComponentProps<'td'> {
  /** Figures stand at the right, in columns. */
  figure?: boolean;
  /** Left out on phones, which have no room for what can be done without. */
  wideOnly?: boolean;
  /** Holds sentences, which break into lines. */
  wraps?: boolean;
}

type Look = Pick<CellProps, 'figure' | 'wideOnly' | 'wraps' | 'className'>;

function cellClass({ figure, wideOnly, wraps, className }: Look, own: string): string {
  return classNames(
    'px-2 py-1.5 first:pl-4 last:pr-4 tablet:px-3 tablet:first:pl-5 tablet:last:pr-5',
    wraps ? 'whitespace-normal' : 'whitespace-nowrap',
    figure && 'text-right',
    wideOnly && 'max-tablet:hidden',
    own,
    className,
  );
}

export function HeadCell({ figure, wideOnly, wraps, className, ...rest }: CellProps) {
  const look = { figure, wideOnly, wraps, className };
  return <th scope="col" {...rest} className={cellClass(look, 'font-medium')} />;
}

export function Cell({ figure, wideOnly, wraps, className, ...rest }: CellProps) {
  const look = { figure, wideOnly, wraps, className };
  return <td {...rest} className={cellClass(look, figure ? 'tabular-nums' : '')} />;
}

/** What stands in a column of its own in wide windows, under the first one on phones. */
export function CellNote({ children }: { children: ReactNode }) {
  return (
    <span className="block max-w-44 truncate text-small font-normal text-text-3 tablet:hidden">
      {children}
    </span>
  );
}
