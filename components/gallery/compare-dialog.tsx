import { useState } from 'react';
import { localPath } from '@/components/api/local-path';
import { Button, ButtonLink } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Segmented } from '@/components/ui/segmented';
import type { Result } from './results';

const VIEWS = [
  { value: 'beside', label: 'Side by side' },
  { value: 'over', label: 'One over the other' },
] as const;
type View = (typeof VIEWS)[number]['value'];

interface CompareDialogProps {
  open: boolean;
  onClose: () => void;
  pair: readonly [Result, Result];
  titleOf: (result: Result) => string;
}

/** Two results beside one another, or one over the other with a divider that arrow keys move, too. */
export function CompareDialog({ open, onClose, pair, titleOf }: CompareDialogProps) {
  const [view, setView] = useState<View>('beside');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Compare two results"
      size="wide"
      cost={<Segmented label="Comparison" options={VIEWS} value={view} onChange={setView} />}
      actions={<Button onClick={onClose}>Done</Button>}
    >
      {view === 'beside' ? (
        <div className="grid gap-4 tablet:grid-cols-2">
          {pair.map((result, at) => (
            <Side key={result.id} result={result} name={`${at + 1}`} title={titleOf(result)} />
          ))}
        </div>
      ) : (
        <Divided pair={pair} />
      )}
    </Dialog>
  );
}

const PICTURE = 'mx-auto max-h-[min(56vh,560px)] max-w-full rounded-8 checkerboard';

function Side({ result, name, title }: { result: Result; name: string; title: string }) {
  const { prompt, width, height, random_seed: seed } = result;
  return (
    <figure className="flex min-w-0 flex-col gap-2">
      {/* eslint-disable-next-line @next/next/no-img-element -- lossless results are shown as they are */}
      <img src={localPath(result.url)} alt={`Result ${name}`} className={PICTURE} />
      <figcaption className="flex min-w-0 flex-col gap-1 text-small text-text-2">
        <span className="price">
          {title} · {width} × {height}
          {seed === null ? '' : ` · seed ${seed}`}
        </span>
        {prompt && <span className="line-clamp-3 text-text">{prompt}</span>}
        <ButtonLink
          size="small"
          className="self-start"
          href={`/studio?open=${result.id}`}
          prefetch={false}
        >
          Open {name} in the studio
        </ButtonLink>
      </figcaption>
    </figure>
  );
}

function Divided({ pair: [before, after] }: { pair: CompareDialogProps['pair'] }) {
  const [percent, setPercent] = useState(50);
  return (
    <div className="flex flex-col gap-3">
      <div className="relative isolate mx-auto w-fit">
        {/* eslint-disable-next-line @next/next/no-img-element -- lossless results are shown as they are */}
        <img src={localPath(before.url)} alt="Result 1" className={PICTURE} />
        {/* eslint-disable-next-line @next/next/no-img-element -- lossless results are shown as they are */}
        <img
          src={localPath(after.url)}
          alt="Result 2"
          className="absolute inset-0 size-full rounded-8 object-contain checkerboard"
          style={{ clipPath: `inset(0 0 0 ${percent}%)` }}
        />
        <span
          aria-hidden
          className="pointer-events-none absolute inset-y-0 w-0.5 -translate-x-1/2 bg-accent"
          style={{ left: `${percent}%` }}
        />
      </div>
      <input
        type="range"
        aria-label="Divider, share of result 1"
        min={0}
        max={100}
        value={percent}
        onChange={(event) => setPercent(Number(event.target.value))}
        className="focus-ring w-full accent-accent touch:h-11"
      />
    </div>
  );
}
