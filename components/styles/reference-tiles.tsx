'use client';

import { ChevronLeft, ChevronRight, Plus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Icon, type LucideIcon } from '@/components/ui/icon';
import { LocalPicture } from '@/components/ui/local-picture';
import { Slider } from '@/components/ui/slider';
import { MAX_STYLE_REFERENCES } from '@/lib/operations/fields/images';
import { moved, REFERENCE_TYPES, type Reference } from './references';

interface ReferenceTilesProps {
  references: Reference[];
  onChange: (references: Reference[]) => void;
  onAdd: (files: File[]) => void;
}

/** The references in their order, each with its weight; dragged or moved with its arrows. */
export function ReferenceTiles({ references, onChange, onAdd }: ReferenceTilesProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const [dragged, setDragged] = useState<number>();
  const put = (from: number, to: number) => onChange(moved(references, from, to));
  return (
    <ul className="grid grid-cols-3 gap-3 tablet:grid-cols-5">
      {references.map((reference, index) => (
        <li
          key={reference.key}
          draggable
          onDragStart={() => setDragged(index)}
          onDragEnd={() => setDragged(undefined)}
          onDragEnter={() => {
            if (dragged === undefined || dragged === index) return;
            put(dragged, index);
            setDragged(index);
          }}
          onDragOver={(event) => dragged !== undefined && event.preventDefault()}
          className={dragged === index ? 'opacity-40' : undefined}
        >
          <ReferenceTile
            reference={reference}
            place={index + 1}
            onMoveLeft={index > 0 ? () => put(index, index - 1) : undefined}
            onMoveRight={index < references.length - 1 ? () => put(index, index + 1) : undefined}
            onRemove={() => onChange(references.filter((_, at) => at !== index))}
            onWeight={(weight) =>
              onChange(references.map((entry, at) => (at === index ? { ...entry, weight } : entry)))
            }
          />
        </li>
      ))}
      {references.length < MAX_STYLE_REFERENCES && (
        <li>
          <button
            type="button"
            onClick={() => chooser.current?.click()}
            className="focus-ring flex aspect-square w-full flex-col items-center justify-center gap-1 rounded-6 border border-dashed border-control text-small text-text-2 hover:bg-hover"
          >
            <Icon of={Plus} />
            Add images
          </button>
        </li>
      )}
      <input
        ref={chooser}
        type="file"
        multiple
        accept={REFERENCE_TYPES.join(',')}
        aria-label="References"
        className="hidden"
        onChange={(event) => {
          onAdd([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </ul>
  );
}

interface ReferenceTileProps {
  reference: Reference;
  place: number;
  onMoveLeft: (() => void) | undefined;
  onMoveRight: (() => void) | undefined;
  onRemove: () => void;
  onWeight: (weight: number) => void;
}

function ReferenceTile(props: ReferenceTileProps) {
  const { reference, place, onMoveLeft, onMoveRight, onRemove, onWeight } = props;
  const { file, weight } = reference;
  return (
    <div className="group flex flex-col gap-1">
      <div className="relative">
        <LocalPicture file={file} className="aspect-square w-full rounded-6 object-cover" />
        <TileAction
          icon={X}
          label={`Remove reference ${place}`}
          className="top-1 right-1"
          onClick={onRemove}
        />
        <TileAction
          icon={ChevronLeft}
          label={`Move reference ${place} to the left`}
          className="bottom-1 left-1"
          onClick={onMoveLeft}
        />
        <TileAction
          icon={ChevronRight}
          label={`Move reference ${place} to the right`}
          className="right-1 bottom-1"
          onClick={onMoveRight}
        />
      </div>
      <div className="flex items-center gap-2">
        <Slider
          label={`Weight of reference ${place}`}
          min={0.1}
          max={1}
          step={0.1}
          value={weight}
          onChange={onWeight}
          className="w-full grow"
        />
        <span className="price w-5 text-right text-small">{weight.toFixed(1)}</span>
      </div>
    </div>
  );
}

interface TileActionProps {
  icon: LucideIcon;
  label: string;
  className: string;
  /** Left out where there is nowhere to go. */
  onClick: (() => void) | undefined;
}

function TileAction({ icon, label, className, onClick }: TileActionProps) {
  if (!onClick) return null;
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className={classNames(
        'focus-ring absolute flex size-6 items-center justify-center rounded-4 bg-on-image text-white opacity-0 group-hover:opacity-100 focus-visible:opacity-100 touch:size-8 touch:opacity-100',
        className,
      )}
    >
      <Icon of={icon} sizePx={14} />
    </button>
  );
}
