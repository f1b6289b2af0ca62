'use client';

import { Download, Ellipsis, Maximize2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { CopyIconButton } from '@/components/ui/copy-button';
import { IconButton } from '@/components/ui/icon-button';
import { Menu } from '@/components/ui/menu';
import { download } from '../actions/download';
import { resultItems } from '../actions/result-items';
import { keepAll } from '../actions/reuse';
import { ReportLine } from '../filmstrip/report-line';
import { discardBatch } from '../history/version-changes';
import { dragVersion } from '../store/dragged-version';
import { useVersions, type Batch, type Version } from '../store/versions';
import { layoutResults } from './results-layout';
import { useSize } from './use-size';

const GAP_PX = 12;

interface ResultsViewProps {
  batch: Batch;
  versions: Version[];
}

/** The results of one request, side by side, to choose from. */
export function ResultsView({ batch, versions }: ResultsViewProps) {
  const { ref, size } = useSize<HTMLDivElement>();
  const { choose, open } = useVersions.getState();
  const currentId = useVersions((state) => state.currentId);
  const first = versions[0];
  const layout =
    first && size
      ? layoutResults(
          versions.length,
          { width: first.widthPx, height: first.heightPx },
          size,
          GAP_PX,
        )
      : undefined;
  return (
    <div className="absolute inset-0 flex flex-col gap-3 p-3 desktop:px-5 desktop:py-4">
      <div ref={ref} className="min-h-0 grow content-center">
        {layout && (
          <ul
            aria-label="Results"
            className="mx-auto grid w-fit"
            style={{
              gap: GAP_PX,
              gridTemplateColumns: `repeat(${layout.columns}, ${layout.cell.width}px)`,
            }}
          >
            {versions.map((version, index) => (
              <ResultCell
                key={version.id}
                version={version}
                number={index + 1}
                heightPx={layout.cell.height}
                chosen={version.id === currentId}
                onChoose={() => choose(version.id)}
                onOpen={() => open(version.id)}
              />
            ))}
          </ul>
        )}
      </div>
      <ResultsFooter
        batch={batch}
        versions={versions}
        currentId={currentId}
        widthPx={layout && layout.columns * (layout.cell.width + GAP_PX) - GAP_PX}
      />
    </div>
  );
}

interface ResultCellProps {
  version: Version;
  number: number;
  heightPx: number;
  chosen: boolean;
  onChoose: () => void;
  onOpen: () => void;
}

function ResultCell({ version, number, heightPx, chosen, onChoose, onOpen }: ResultCellProps) {
  const [shown, setShown] = useState(false);
  return (
    <li
      className={classNames(
        'group relative overflow-clip rounded-6',
        chosen && 'outline-2 outline-offset-2 outline-accent',
      )}
      style={{ height: heightPx }}
    >
      <button
        type="button"
        aria-label={`Result ${number}`}
        aria-pressed={chosen}
        onClick={onChoose}
        onDoubleClick={onOpen}
        className="focus-ring checkerboard size-full rounded-6 -outline-offset-2"
      >
        {/* eslint-disable-next-line @next/next/no-img-element -- lossless results are shown as they are, not encoded again */}
        <img
          src={version.src}
          alt={`Result ${number}`}
          draggable
          onDragStart={(event) => dragVersion(event.dataTransfer, version)}
          onLoad={() => setShown(true)}
          className={classNames(
            'size-full rounded-6 object-cover transition-opacity duration-200',
            shown ? 'opacity-100' : 'opacity-0',
          )}
        />
      </button>
      <span
        aria-hidden
        className={classNames(
          'pointer-events-none absolute top-2 left-2 flex size-6 items-center justify-center rounded-6 text-small font-semibold text-white',
          chosen ? 'bg-accent' : 'bg-on-image',
        )}
      >
        {number}
      </span>
      <span
        className={classNames(
          'absolute top-2 right-2 flex rounded-8 bg-on-image p-0.5 transition-opacity duration-80',
          // Fingers have the buttons below the pictures, which these would cover.
          'opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 touch:hidden',
        )}
      >
        {resultItems(version).map(({ label, icon, onSelect }) => (
          <IconButton
            key={label}
            icon={icon ?? Ellipsis}
            label={`${label}, result ${number}`}
            size="small"
            className="text-white!"
            onClick={onSelect}
          />
        ))}
        <IconButton
          icon={Download}
          label={`Download result ${number}`}
          size="small"
          className="text-white!"
          onClick={() => download(version)}
        />
        <IconButton
          icon={Maximize2}
          label={`Open result ${number} on the canvas`}
          size="small"
          className="text-white!"
          onClick={onOpen}
        />
      </span>
    </li>
  );
}

interface ResultsFooterProps extends ResultsViewProps {
  currentId: string | undefined;
  /** Width of the pictures above, which the line of buttons keeps to. */
  widthPx: number | undefined;
}

function ResultsFooter({ batch, versions, currentId, widthPx }: ResultsFooterProps) {
  const { open } = useVersions.getState();
  const at = versions.findIndex((version) => version.id === currentId);
  const chosen = versions[at];
  return (
    <div
      className="mx-auto flex w-full min-w-[min(100%,600px)] shrink-0 flex-col gap-3"
      style={{ maxWidth: widthPx }}
    >
      <ReportLine batch={batch} />
      <div className="flex flex-wrap items-center gap-2">
        {chosen && (
          <Button kind="primary" onClick={() => open(chosen.id)}>
            Open {versions.length > 1 ? `${at + 1} ` : ''}on canvas
          </Button>
        )}
        {versions.length > 1 && (
          <Button onClick={() => keepAll(versions, currentId)}>Keep all</Button>
        )}
        {chosen && <Button onClick={() => download(chosen)}>Download</Button>}
        {chosen && (
          <Menu
            label={`More for result ${at + 1}`}
            items={resultItems(chosen)}
            trigger={(props) => (
              <IconButton {...props} icon={Ellipsis} label={`More for result ${at + 1}`} />
            )}
          />
        )}
        <Button onClick={() => discardBatch(batch.id)}>Discard</Button>
        {batch.seed !== undefined && (
          <span className="ml-auto flex items-center gap-1 text-small text-text-2">
            Seed <span className="font-mono text-text">{batch.seed}</span>
            <CopyIconButton text={String(batch.seed)} what="seed" />
          </span>
        )}
      </div>
    </div>
  );
}
