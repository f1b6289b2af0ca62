'use client';

import { useQuery } from '@tanstack/react-query';
import { localPath } from '@/components/api/local-path';
import { listResults, type Result } from '@/components/gallery/results';
import { openResult } from '../actions/open-result';
import { resultLifetimeMs } from '../actions/result-lifetime';
import { operationTitle } from '../operation-form/definitions';

/** As many as stand in one row. */
const MAX_SHOWN = 6;
/** Twice the side of a tile, for fine screens. */
const THUMBNAIL_PX = 320;
const HOUR_MS = 3_600_000;

const NONE: readonly Result[] = [];

/** The newest results; nothing until they are known, or where they can't be asked for. */
function useRecentResults(): readonly Result[] {
  const { data } = useQuery({
    queryKey: ['results', 'recent'],
    queryFn: ({ signal }) => listResults({ limit: MAX_SHOWN, signal }),
    gcTime: 0,
  });
  return data?.files ?? NONE;
}

function keptFor(): string | undefined {
  const lifetimeMs = resultLifetimeMs();
  return lifetimeMs === undefined ? undefined : `Kept for ${Math.round(lifetimeMs / HOUR_MS)} h`;
}

/** What was made last, to go on with. Its room is there before it, so that nothing moves when it comes. */
export function RecentResults() {
  const results = useRecentResults();
  return (
    <div className="w-full tablet:min-h-34">
      {results.length > 0 && (
        <section aria-label="Recent" className="flex flex-col gap-2">
          <h3 className="flex justify-between text-small">
            <span className="font-medium text-text-2">Recent</span>
            <span className="text-text-3">{keptFor()}</span>
          </h3>
          <ul className="grid grid-cols-4 gap-2 tablet:grid-cols-6">
            {results.map((result) => (
              <li key={result.id} className="max-tablet:nth-[n+5]:hidden">
                <RecentTile result={result} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function RecentTile({ result }: { result: Result }) {
  const { width, height, operation, thumbnail_url } = result;
  const name = `Open ${operationTitle(operation)}, ${width} × ${height}`;
  return (
    <button
      type="button"
      aria-label={name}
      onClick={() => openResult(result)}
      className="focus-ring block aspect-square w-full overflow-clip rounded-6 bg-field hover:opacity-90"
    >
      {/* eslint-disable-next-line @next/next/no-img-element -- small variants come from the service itself */}
      <img
        src={`${localPath(thumbnail_url)}?width=${THUMBNAIL_PX}`}
        alt=""
        decoding="async"
        className="checkerboard size-full object-cover"
      />
    </button>
  );
}
