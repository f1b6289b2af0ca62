'use client';

import { useEffect, useState, type CSSProperties } from 'react';
import { ApiProvider } from '@/components/api/api-provider';
import { Button, ButtonLink } from '@/components/ui/button';
import { Chip } from '@/components/ui/chip';
import { FieldError } from '@/components/ui/field';
import { Slider } from '@/components/ui/slider';
import { formatUnits } from '@/components/ui/units';
import { groupByAge } from './age-groups';
import { GalleryTile } from './gallery-tile';
import type { ResultPage } from './results';
import { SelectionBar } from './selection-bar';
import { useNearView, useResults } from './use-results';
import { useSelection } from './use-selection';

const MINUTE_MS = 60_000;
const ROW_PX = { least: 120, usual: 200, most: 320 };

interface GalleryProps {
  initial: ResultPage;
  /** Operations that there are results of, with their titles and counts. */
  operations: { id: string; title: string; count: number }[];
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

function Results({ initial, operations, titles, hoursKept, renderedAt }: GalleryProps) {
  const now = useNow(renderedAt);
  const { operation, choose, files, hasMore, state, showMore, forget } = useResults(initial);
  const order = files.map(({ id }) => id);
  const { chosen, toggle, all, clear } = useSelection(order);
  const [rowPx, setRowPx] = useState(ROW_PX.usual);
  const end = useNearView(showMore);
  const total = operations.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return <EmptyGallery hoursKept={hoursKept} />;
  return (
    <>
      <div className="sticky top-12 z-5 -mx-4 flex items-center gap-3 bg-page px-4 py-3 touch:top-13">
        <div role="group" aria-label="Operation" className="flex grow gap-2 overflow-x-auto p-0.5">
          <Chip selected={operation === ''} onClick={() => choose('')}>
            All <span className="price text-text-3">{formatUnits(total)}</span>
          </Chip>
          {operations.map(({ id, title, count }) => (
            <Chip key={id} selected={operation === id} onClick={() => choose(id)}>
              {title} <span className="price text-text-3">{formatUnits(count)}</span>
            </Chip>
          ))}
        </div>
        <span className="w-28 shrink-0 max-tablet:hidden">
          <Slider
            label="Size of the pictures"
            min={ROW_PX.least}
            max={ROW_PX.most}
            step={10}
            value={rowPx}
            onChange={setRowPx}
            className="w-full"
          />
        </span>
      </div>
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
          <p className="text-small text-text-3">That is all of the last {hoursKept} hours.</p>
        )}
      </div>
      {chosen.size > 0 && (
        <SelectionBar
          results={files.filter(({ id }) => chosen.has(id))}
          onSelectAll={all}
          onClear={clear}
          onDeleted={(ids) => {
            forget(ids);
            clear();
          }}
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
