import { Check, Download, Pencil } from 'lucide-react';
import { localPath } from '@/components/api/local-path';
import Link from 'next/link';
import type { CSSProperties } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { tooltipProps } from '@/components/ui/tooltip-props';
import { timeLeft } from './age-groups';
import { fileNameOf, isVector, type Result } from './results';

interface GalleryTileProps {
  result: Result;
  title: string;
  modelName: string | undefined;
  now: Date;
  selected: boolean;
  onSelect: (id: string, withRange: boolean) => void;
}

const ON_IMAGE =
  'focus-ring flex size-7 shrink-0 items-center justify-center rounded-6 text-white hover:bg-white/20 touch:size-10';
const WIDTHS = [320, 640] as const;

/** A picture as wide as its shape asks in a row of one height; rows fill the window. */
export function GalleryTile(props: GalleryTileProps) {
  const { result, title, modelName, now, selected, onSelect } = props;
  const ratio = Math.min(3, Math.max(0.4, result.width / result.height));
  const left = timeLeft(result.expiration_time, now);
  const thumbnail = localPath(result.thumbnail_url);
  return (
    <li
      style={{ '--ratio': ratio } as CSSProperties}
      className={classNames(
        'group relative [aspect-ratio:var(--ratio)] grow-(--ratio) basis-[calc(var(--row)*var(--ratio))] overflow-clip rounded-6 bg-field',
        selected && 'outline-2 outline-offset-2 outline-accent',
      )}
    >
      <Link
        href={`/studio?open=${result.id}`}
        prefetch={false}
        aria-label={`Open in the studio: ${title}, ${result.width} × ${result.height}, ${left.text}`}
        aria-description={result.prompt ?? undefined}
        className="block size-full checkerboard focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-accent"
      >
        {/* eslint-disable-next-line @next/next/no-img-element -- small variants come from the service itself */}
        <img
          src={`${thumbnail}?width=320`}
          srcSet={WIDTHS.map((width) => `${thumbnail}?width=${width} ${width}w`).join(', ')}
          sizes={`${Math.round(220 * ratio)}px`}
          alt=""
          loading="lazy"
          decoding="async"
          width={result.width}
          height={result.height}
          className="size-full object-cover"
        />
      </Link>
      <SelectBox
        label={`Select ${title}, ${left.text}`}
        selected={selected}
        onSelect={(withRange) => onSelect(result.id, withRange)}
      />
      {isVector(result) && (
        <span className="absolute top-2 right-2 rounded-4 bg-on-image px-1.5 text-micro leading-5 font-medium text-white">
          SVG
        </span>
      )}
      <div className="pointer-events-none absolute inset-x-0 bottom-0 flex items-end gap-1 bg-linear-to-t from-black/75 to-transparent p-2 pt-8 text-white touch:p-1 touch:pt-4 opacity-0 transition-opacity duration-80 group-focus-within:opacity-100 group-hover:opacity-100 touch:opacity-100">
        <span className="min-w-0 grow px-1 text-small">
          <span className="block truncate font-medium touch:hidden">{result.prompt ?? title}</span>
          <span className="block truncate tabular-nums">
            <span className="touch:hidden">
              {modelName ?? title} · {result.width} × {result.height} ·{' '}
            </span>
            {left.text}
          </span>
        </span>
        <Link
          href={`/studio?open=${result.id}`}
          prefetch={false}
          tabIndex={-1}
          aria-hidden
          {...tooltipProps({ label: 'Open in studio' })}
          className={classNames(ON_IMAGE, 'pointer-events-auto touch:hidden')}
        >
          <Icon of={Pencil} />
        </Link>
        <a
          href={localPath(result.url)}
          download={fileNameOf(result)}
          aria-label={`Download ${title}`}
          {...tooltipProps({ label: 'Download' })}
          className={classNames(ON_IMAGE, 'pointer-events-auto')}
        >
          <Icon of={Download} />
        </a>
      </div>
      {left.isNear && (
        <span className="absolute top-2 left-10 rounded-4 bg-on-image px-1.5 text-micro leading-5 font-medium text-white group-hover:opacity-0 touch:hidden">
          {left.text}
        </span>
      )}
    </li>
  );
}

interface SelectBoxProps {
  label: string;
  selected: boolean;
  onSelect: (withRange: boolean) => void;
}

function SelectBox({ label, selected, onSelect }: SelectBoxProps) {
  return (
    <button
      type="button"
      role="checkbox"
      aria-checked={selected}
      aria-label={label}
      onClick={(event) => onSelect(event.shiftKey)}
      className={classNames(
        'focus-ring absolute top-0 left-0 flex size-9 items-center justify-center touch:size-11 touch:opacity-100',
        !selected && 'opacity-0 group-hover:opacity-100 focus-visible:opacity-100',
      )}
    >
      <span
        className={classNames(
          'flex size-5 items-center justify-center rounded-4 border-2',
          selected ? 'border-accent bg-accent text-on-accent' : 'border-white bg-on-image',
        )}
      >
        {selected && <Check aria-hidden size={14} strokeWidth={3} />}
      </span>
    </button>
  );
}
