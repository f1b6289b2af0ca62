import type { ReactNode } from 'react';

interface SectionHeaderProps {
  /** Id of the heading, for `aria-labelledby`. */
  id: string;
  title: string;
  description?: string;
  action?: ReactNode;
}

export function SectionHeader({ id, title, description, action }: SectionHeaderProps) {
  return (
    <header className="flex flex-wrap items-center gap-4">
      <div className="grow basis-64">
        <h2 id={id} className="text-title">
          {title}
        </h2>
        {description && <p className="mt-1 text-body text-text-2">{description}</p>}
      </div>
      {action}
    </header>
  );
}
