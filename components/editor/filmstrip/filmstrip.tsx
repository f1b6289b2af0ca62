'use client';

import { Clock, PanelBottom, TriangleAlert } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { Spinner } from '@/components/ui/spinner';
import { failureId, useJobs, type Job } from '../store/jobs';
import { usePanels } from '../store/panels';
import { useVersions, type Version } from '../store/versions';

/** Every result of this session, and what is still on its way. Folds to a line of 32 px. */
export function Filmstrip({ className }: { className?: string }) {
  const { filmstripOpen, toggleFilmstrip } = usePanels();
  return (
    <section
      aria-label="History"
      className={classNames(
        'relative shrink-0 border-t border-line bg-panel',
        filmstripOpen ? 'h-28' : 'h-8',
        className,
      )}
    >
      {filmstripOpen && <Strip />}
      <IconButton
        icon={PanelBottom}
        label={filmstripOpen ? 'Fold the history' : 'Show the history'}
        size="small"
        tooltipSide="top"
        aria-expanded={filmstripOpen}
        onClick={toggleFilmstrip}
        className={classNames('absolute right-3', filmstripOpen ? 'top-2.5' : 'top-px')}
      />
    </section>
  );
}

/** The cells alone, for the phone's sheet. */
export function Strip() {
  const versions = useVersions((state) => state.versions);
  const currentId = useVersions((state) => state.currentId);
  const jobs = useJobs((state) => state.jobs);
  const list = useRef<HTMLUListElement>(null);
  const count = versions.length + jobs.length;
  useEffect(() => {
    list.current?.scrollTo({ left: list.current.scrollWidth });
  }, [count]);
  if (count === 0) {
    return (
      <p className="flex h-full items-center px-4 text-small text-text-3">
        Every result of this session appears here.
      </p>
    );
  }
  return (
    <ul
      ref={list}
      className="flex h-full items-start gap-4 overflow-x-auto overflow-y-hidden py-5 pr-16 pl-4"
    >
      {versions.map((version, index) => (
        <VersionCell
          key={version.id}
          version={version}
          number={index + 1}
          current={version.id === currentId}
        />
      ))}
      {jobs.map((job) => (
        <JobCell key={job.id} job={job} />
      ))}
    </ul>
  );
}

interface CellProps {
  caption: string;
  current?: boolean;
  children: ReactNode;
}

function FilmstripCell({ caption, current, children }: CellProps) {
  return (
    <li className="flex w-16 shrink-0 flex-col items-center gap-1">
      {children}
      <span
        className={classNames(
          'max-w-full truncate text-micro',
          current ? 'font-medium text-text' : 'text-text-3',
        )}
      >
        {caption}
      </span>
    </li>
  );
}

interface VersionCellProps {
  version: Version;
  number: number;
  current: boolean;
}

function VersionCell({ version, number, current }: VersionCellProps) {
  const show = () => {
    const { view, choose, open } = useVersions.getState();
    if (view.kind === 'results' && version.batchId === view.batchId) choose(version.id);
    else open(version.id);
  };
  return (
    <FilmstripCell caption={version.label} current={current}>
      <button
        type="button"
        aria-label={`Version ${number}, ${version.label}`}
        aria-current={current ? 'true' : undefined}
        onClick={show}
        className={classNames(
          'size-16 overflow-clip rounded-6 bg-field',
          current ? 'outline-2 outline-offset-2 outline-accent' : 'focus-ring',
        )}
      >
        {/* eslint-disable-next-line @next/next/no-img-element -- the browser has this picture already, from the canvas */}
        <img
          src={version.src}
          alt=""
          draggable={false}
          className="checkerboard size-full object-cover"
        />
      </button>
    </FilmstripCell>
  );
}

function JobCell({ job }: { job: Job }) {
  if (job.state === 'failed') {
    return (
      <FilmstripCell caption="Failed">
        <button
          type="button"
          aria-label={`Why ${job.title} failed`}
          onClick={() => document.getElementById(failureId(job.id))?.focus()}
          className="focus-ring flex size-16 items-center justify-center rounded-6 border border-error-line bg-error-soft text-error"
        >
          <Icon of={TriangleAlert} />
        </button>
      </FilmstripCell>
    );
  }
  const running = job.state === 'running';
  const percent = job.progress ? `${Math.round(job.progress.fraction * 100)} %` : 'Running';
  return (
    <FilmstripCell caption={running ? percent : 'Waiting'}>
      <div className="flex size-16 items-center justify-center rounded-6 border border-line bg-field text-text-2">
        {running ? <Spinner className="size-6" /> : <Icon of={Clock} />}
      </div>
    </FilmstripCell>
  );
}
