import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';

/** A part of the inspector; one line stands between parts. */
export function Section({ children }: { children: ReactNode }) {
  return <div className="border-t border-line px-4 py-3 first:border-t-0">{children}</div>;
}

interface FoldingSectionProps {
  title: string;
  /** What it holds, so that it need not be opened to know. */
  summary: string;
  open?: boolean;
  children: ReactNode;
}

export function FoldingSection({ title, summary, open, children }: FoldingSectionProps) {
  return (
    <details
      open={open}
      onToggle={({ currentTarget }) => {
        // What was unfolded below the edge would look as if nothing had happened.
        if (currentTarget.open) currentTarget.scrollIntoView({ block: 'nearest' });
      }}
      className="group border-t border-line"
    >
      <summary className="focus-ring flex h-10 list-none items-center gap-2 px-4 -outline-offset-2 touch:h-12 [&::-webkit-details-marker]:hidden">
        <Icon
          of={ChevronRight}
          sizePx={14}
          className="text-text-2 transition-transform duration-120 group-open:rotate-90 motion-reduce:transition-none"
        />
        <span className="font-medium">{title}</span>
        <span className="ml-auto truncate pl-4 text-small text-text-3">{summary}</span>
      </summary>
      <div className="flex flex-col gap-3 px-4 pb-4">{children}</div>
    </details>
  );
}

interface RowProps {
  label: string;
  /** Id of the control, where the label can be tied to one. */
  htmlFor?: string;
  children: ReactNode;
}

/** A label to the left of its control. */
export function Row({ label, htmlFor, children }: RowProps) {
  return (
    <div className="flex min-h-8 items-center justify-between gap-4">
      <label htmlFor={htmlFor} className="text-small font-medium whitespace-nowrap text-text-2">
        {label}
      </label>
      {children}
    </div>
  );
}
