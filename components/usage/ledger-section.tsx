'use client';

import { Download } from 'lucide-react';
import { ApiProvider } from '@/components/api/api-provider';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import { LedgerFilters } from './ledger-filters';
import { csvPath, type LedgerPage } from './ledger-lines';
import { LedgerTable } from './ledger-table';
import { useLedger } from './use-ledger';

export interface LedgerNames {
  /** Titles of operations, by id. */
  operations: Record<string, string>;
  /** Names of models, by id. */
  models: Record<string, string>;
}

interface LedgerSectionProps {
  initial: LedgerPage;
  names: LedgerNames;
}

export function LedgerSection(props: LedgerSectionProps) {
  return (
    <ApiProvider>
      <Ledger {...props} />
    </ApiProvider>
  );
}

function Ledger({ initial, names }: LedgerSectionProps) {
  const { filter, change, lines, hasMore, state, showMore } = useLedger(initial);
  const isFiltered = Object.values(filter).some((value) => value !== '');
  return (
    <section aria-labelledby="ledger-title" className="flex flex-col gap-3">
      <header className="flex flex-wrap items-center gap-2">
        <h2 id="ledger-title" className="mr-auto text-heading max-tablet:w-full">
          Ledger
        </h2>
        <LedgerFilters filter={filter} change={change} operations={names.operations} />
        <a
          href={csvPath(filter)}
          download="easel-ledger.csv"
          className="focus-ring inline-flex h-8 items-center gap-1.5 rounded-6 border border-line-strong bg-panel px-3 font-medium hover:bg-hover touch:h-11"
        >
          <Download aria-hidden size={16} strokeWidth={1.75} />
          Download CSV
        </a>
      </header>
      {lines.length > 0 ? (
        <LedgerTable lines={lines} names={names} />
      ) : (
        <p className="rounded-8 border border-dashed border-control p-6 text-center text-text-2">
          {isFiltered
            ? 'No line of the ledger matches.'
            : 'What you are granted and spend is listed here.'}
        </p>
      )}
      {state === 'failed' && <FieldError>The ledger did not answer. Try again.</FieldError>}
      {hasMore && (
        <Button
          className="self-center"
          busy={state === 'loading'}
          disabled={state === 'loading'}
          onClick={showMore}
        >
          Show more
        </Button>
      )}
    </section>
  );
}
