'use client';

import { useEffect, useState, type CSSProperties } from 'react';
import { ApiProvider } from '@/components/api/api-provider';
import { Button, ButtonLink } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import { groupByAge } from './age-groups';
import { CompareDialog } from './compare-dialog';
import { GalleryFilters, ROW_PX, type Choice } from './gallery-filters';
import { GalleryTile } from './gallery-tile';
import type { ResultPage } from './results';
import { SelectionBar } from './selection-bar';
import { useNearView, useResults } from './use-results';
import { useSelection } from './use-selection';

const MINUTE_MS = 60_000;

interface GalleryProps {
  initial: ResultPage;
  /** Operations that there are results of, with their titles and counts. */
  operations: Choice[];
  /** Models that there are results of. */
  models: Choice[];
  /** Titles of all operations, by id. */
  titles: Record<string, string>;
  hoursKept: number;
  /** The server's clock, so that both renderings say the same. */
  renderedAt: Date;
}

/** The minute that the page shows ages by. */
function useNow(initial: Date): Date {
  const [now, setNow] = useState(initial);
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

export function Gallery(props: GalleryProps) {
  return (
    <ApiProvider>
      <Results {...props} />
    </ApiProvider>
  );
}

function Results({ initial, operations, models, titles, hoursKept, renderedAt }: GalleryProps) {
  const now = useNow(renderedAt);
  const { filter, change, files, hasMore, state, showMore, forget } = useResults(initial);
  const order = files.map(({ id }) => id);
  const { chosen, toggle, all, clear } = useSelection(order);
  const [rowPx, setRowPx] = useState(ROW_PX.usual);
  const end = useNearView(showMore);
  const [comparing, setComparing] = useState(false);
  const changeFilter: typeof change = (wanted) => {
    // What is not in sight any more must not be deleted with the rest.
    clear();
    change(wanted);
  };
  const chosenFiles = files.filter(({ id }) => chosen.has(id));
  const nameOfModel = (id: string | null) => models.find((model) => model.id === id)?.title;
  const [before, after] = chosenFiles;
  if (operations.length === 0) return <EmptyGallery hoursKept={hoursKept} />;
  return (
    <>
      <GalleryFilters
        filter={filter}
        onChange={changeFilter}
        operations={operations}
        models={models}
        rowPx={rowPx}
        onRowPx={setRowPx}
      />
      <div
        className="flex flex-col gap-6 [--row:110px] tablet:[--row:var(--row-wide)]"
        style={{ '--row-wide': `${rowPx}px` } as CSSProperties}
      >
        {groupByAge(files, now).map((group) => (
          <section key={group.title} aria-label={group.title} className="flex flex-col gap-2">
            <h2 className="text-subheading">{group.title}</h2>
            <ul className="flex flex-wrap gap-2 after:grow-[100000] after:content-['']">
              {group.items.map((result) => (
                <GalleryTile
                  key={result.id}
                  result={result}
                  title={titles[result.operation] ?? result.operation}
                  modelName={nameOfModel(result.model)}
                  now={now}
                  selected={chosen.has(result.id)}
                  onSelect={toggle}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <div ref={end} className="flex h-24 items-center justify-center">
        {state === 'failed' && (
          <div className="flex items-center gap-3">
            <FieldError>The results did not answer.</FieldError>
            <Button onClick={showMore}>Try again</Button>
          </div>
        )}
        {!hasMore && state === 'idle' && (
          <p role="status" className="text-small text-text-3">
            {files.length === 0
              ? 'Nothing that is kept fits that.'
              : `That is all of the last ${hoursKept} hours.`}
          </p>
        )}
      </div>
      {chosen.size > 0 && (
        <SelectionBar
          results={chosenFiles}
          onCompare={() => setComparing(true)}
          onSelectAll={all}
          onClear={clear}
          onDeleted={(ids) => {
            forget(ids);
            clear();
          }}
        />
      )}
      {before && after && (
        <CompareDialog
          open={comparing}
          onClose={() => setComparing(false)}
          pair={[before, after]}
          titleOf={({ operation, model }) =>
            [titles[operation] ?? operation, nameOfModel(model)].filter(Boolean).join(', ')
          }
        />
      )}
    </>
  );
}

function EmptyGallery({ hoursKept }: { hoursKept: number }) {
  return (
    <div className="mt-4 flex flex-col items-center gap-4 rounded-8 border border-dashed border-control p-12 text-center">
      <p className="max-w-[440px] text-text-2">
        What you make in the studio or over the API appears here, newest first, and is kept for{' '}
        {hoursKept} hours.
      </p>
      <div className="flex flex-wrap justify-center gap-2">
        <ButtonLink href="/studio" prefetch={false} kind="primary">
          Open the studio
        </ButtonLink>
        <ButtonLink href="/docs" prefetch={false}>
          Read the API
        </ButtonLink>
      </div>
    </div>
  );
}
