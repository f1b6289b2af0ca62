import type { ReactNode } from 'react';

interface EntryCardProps {
  title: string;
  children: ReactNode;
  /** The way to the other form. */
  other: ReactNode;
}

export function EntryCard({ title, children, other }: EntryCardProps) {
  return (
    <>
      <div className="rounded-12 border border-line bg-panel p-6 tablet:p-8">
        <h1 className="mb-6 text-title">{title}</h1>
        {children}
      </div>
      <p className="mt-4 text-center text-body text-text-2">{other}</p>
    </>
  );
}
