'use client';

import { Info, PanelBottom } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { classNames } from '@/components/ui/class-names';
import { IconButton } from '@/components/ui/icon-button';
import { useRingedPair } from '../compare/compare-store';
import { useJobs } from '../store/jobs';
import { usePanels } from '../store/panels';
import { useVersions } from '../store/versions';
import { JobCell, VersionCell } from './cells';
import { ResultDetails } from './result-details';
import { CELL_PX, GAP_PX, INSET_PX, linksOf, pathsOf } from './links';

/** Every result of this session, and what is still on its way. Folds to a line of 32 px. */
export function Filmstrip() {
  const { filmstripOpen, toggleFilmstrip } = usePanels();
  return (
    <section
      aria-label="History"
      className={classNames(
        'relative shrink-0 border-t border-line bg-panel',
        filmstripOpen ? 'h-28' : 'h-8',
      )}
    >
      {filmstripOpen && <Strip />}
      <span
        className={classNames(
          'absolute right-3 flex items-center gap-1 rounded-8 bg-panel',
          filmstripOpen ? 'top-2.5' : 'top-px',
        )}
      >
        <ResultDetails icon={Info} />
        <IconButton
          icon={PanelBottom}
          label={filmstripOpen ? 'Fold the history' : 'Show the history'}
          size="small"
          tooltipSide="top"
          aria-expanded={filmstripOpen}
          onClick={toggleFilmstrip}
        />
      </span>
    </section>
  );
}

/** The cells alone, for the phone's sheet. */
export function Strip() {
  const versions = useVersions((state) => state.versions);
  const currentId = useVersions((state) => state.currentId);
  const pair = useRingedPair();
  const jobs = useJobs((state) => state.jobs);
  const scroller = useRef<HTMLDivElement>(null);
  const count = versions.length + jobs.length;
  useEffect(() => {
    scroller.current?.scrollTo({ left: scroller.current.scrollWidth });
  }, [count]);
  if (count === 0) {
    return (
      <p className="flex h-full items-center px-4 text-small text-text-3">
        Every result appears here, joined to the one it came from.
      </p>
    );
  }
  const places = new Map(versions.map(({ id }, index) => [id, index]));
  const parentOf = ({ parentId }: { parentId?: string }) =>
    parentId === undefined ? undefined : places.get(parentId);
  const parents = [...versions, ...jobs].map(parentOf);
  return (
    <div ref={scroller} className="h-full overflow-x-auto overflow-y-hidden">
      <div className="relative w-max">
        <Links parents={parents} />
        <ul
          className="flex pr-24"
          style={{ gap: GAP_PX, paddingLeft: INSET_PX.left, paddingTop: INSET_PX.top }}
        >
          {versions.map((version, index) => (
            <VersionCell
              key={version.id}
              version={version}
              number={index + 1}
              parentNumber={(parents[index] ?? -1) + 1}
              current={version.id === currentId}
              pair={pair}
            />
          ))}
          {jobs.map((job) => (
            <JobCell key={job.id} job={job} parentSrc={versions[parentOf(job) ?? -1]?.src} />
          ))}
        </ul>
      </div>
    </div>
  );
}

function Links({ parents }: { parents: readonly (number | undefined)[] }) {
  const widthPx = INSET_PX.left + parents.length * (CELL_PX + GAP_PX);
  const heightPx = INSET_PX.top + CELL_PX;
  return (
    <svg
      aria-hidden
      width={widthPx}
      height={heightPx}
      className="pointer-events-none absolute top-0 left-0 text-control"
    >
      {pathsOf(linksOf(parents)).map((path) => (
        <path key={path} d={path} fill="none" stroke="currentColor" />
      ))}
    </svg>
  );
}
