'use client';

import { Clock, TriangleAlert } from 'lucide-react';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { compareWith, type ComparedPair } from '../compare/compare-store';
import { dragVersion } from '../store/dragged-version';
import { failureId, type Job } from '../store/jobs';
import { useVersions, type Version } from '../store/versions';
import { Caption, NameField } from './cell-caption';
import { CellMenu, removeVersion } from './cell-menu';
import { useEditedThumbnail } from './edited-thumbnail';
import { GONE, remaining, useNow } from './expiry';
import { ProgressRing } from './progress-ring';
import { useThumbnail } from './thumbnail';

interface CellProps {
  /** A few words, or what stands in their place. */
  caption: ReactNode;
  children: ReactNode;
}

function FilmstripCell({ caption, children }: CellProps) {
  return (
    <li className="group relative flex w-16 shrink-0 flex-col items-center gap-1">
      {children}
      {typeof caption === 'string' ? <Caption ringed={false}>{caption}</Caption> : caption}
    </li>
  );
}

/** A picture as large as a cell: decoding each in full would take the memory of all of them. */
function CellPicture({ src, edited }: { src: string; edited?: string | undefined }) {
  const thumbnail = useThumbnail(src);
  return (
    // eslint-disable-next-line @next/next/no-img-element -- it is a thumbnail already
    <img
      src={edited ?? thumbnail.src}
      data-picture={src}
      alt=""
      draggable={false}
      onError={thumbnail.fail}
      className="checkerboard size-full object-cover"
    />
  );
}

/** What a version shows now, with what was done to its layers. */
function VersionPicture({ version }: { version: Version }) {
  return <CellPicture src={version.src} edited={useEditedThumbnail(version)} />;
}

interface VersionCellProps {
  version: Version;
  number: number;
  /** Number of the version that it was made from; 0 for none. */
  parentNumber: number;
  current: boolean;
  /** What is compared now: both are ringed, and a press lays this version against the one before. */
  pair: ComparedPair | undefined;
}

/** What a version is in the comparison, for its name. */
function roleOf({ id }: Version, pair: ComparedPair | undefined): string {
  if (id === pair?.before.id) return ', compared as before';
  return id === pair?.after.id ? ', compared as after' : '';
}

export function VersionCell({ version, number, parentNumber, current, pair }: VersionCellProps) {
  const left = remaining(version.expiresAtMs, useNow());
  const expiry = left && (left === GONE ? ', gone' : `, ${left} left`);
  const role = roleOf(version, pair);
  const ringed = pair ? role !== '' : current;
  const show = () => {
    const { view, choose, open } = useVersions.getState();
    if (pair) compareWith(pair, version.id);
    if (view.kind === 'results' && version.batchId === view.batchId) choose(version.id);
    else open(version.id);
  };
  const [naming, setNaming] = useState(false);
  const rename = () => setNaming(true);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'F2' && event.key !== 'Delete') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'F2') rename();
    else removeVersion(version);
  };
  const caption = naming ? (
    <NameField version={version} onEnd={() => setNaming(false)} />
  ) : (
    <Caption ringed={ringed} onDoubleClick={rename}>
      {version.label}
    </Caption>
  );
  const origin = parentNumber > 0 ? `, from version ${parentNumber}` : '';
  return (
    <FilmstripCell caption={caption}>
      <button
        type="button"
        aria-label={`Version ${number}, ${version.label}${origin}${expiry ?? ''}${role}`}
        aria-current={current ? 'true' : undefined}
        draggable
        onDragStart={(event) => dragVersion(event.dataTransfer, version)}
        onClick={show}
        onKeyDown={onKeyDown}
        className={classNames(
          'relative size-16 overflow-clip rounded-6 bg-field',
          ringed ? 'outline-2 outline-offset-2 outline-accent' : 'focus-ring',
        )}
      >
        <VersionPicture version={version} />
        {left && (
          <span className="absolute inset-x-0 bottom-0 bg-on-image py-px text-center text-micro leading-4 text-white">
            {left}
          </span>
        )}
      </button>
      <CellMenu version={version} number={number} current={current} onRename={rename} />
    </FilmstripCell>
  );
}

export function JobCell({ job, parentSrc }: { job: Job; parentSrc: string | undefined }) {
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
      <div className="relative flex size-16 items-center justify-center overflow-clip rounded-6 border border-line bg-field text-text-2">
        {running && parentSrc && (
          <span className="absolute inset-0 opacity-40">
            <CellPicture src={parentSrc} />
          </span>
        )}
        {running ? <ProgressRing fraction={job.progress?.fraction} /> : <Icon of={Clock} />}
      </div>
    </FilmstripCell>
  );
}
