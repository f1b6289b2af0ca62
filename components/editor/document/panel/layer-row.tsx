'use client';

import { Eye, EyeOff, Lock, SlidersHorizontal, Type } from 'lucide-react';
import { useState, type DragEvent } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import type { Layer } from '@/lib/projects/document';
import { sourceOfAsset } from '../assets';
import { reorderLayer } from '../commands';
import { commitDocument, commitLayer, selectLayer } from '../document-actions';

const KIND = 'application/x-easel-layer';

function Thumbnail({ layer }: { layer: Layer }) {
  const className =
    'flex size-9 shrink-0 items-center justify-center overflow-hidden rounded-4 border border-line text-text-2';
  if (layer.kind === 'text' || layer.kind === 'adjustment') {
    return (
      <span className={className}>
        <Icon of={layer.kind === 'text' ? Type : SlidersHorizontal} />
      </span>
    );
  }
  return (
    <span className={classNames(className, 'checkerboard')}>
      {/* eslint-disable-next-line @next/next/no-img-element -- a file of the service or of this page */}
      <img
        src={sourceOfAsset(layer.content.fileId)}
        alt=""
        decoding="async"
        draggable={false}
        className="size-full object-contain"
      />
    </span>
  );
}

function Name({ layer, selected }: { layer: Layer; selected: boolean }) {
  const [draft, setDraft] = useState<string>();
  const commit = () => {
    const name = draft?.trim();
    setDraft(undefined);
    if (name && name !== layer.name) commitLayer('Rename layer', layer.id, { name });
  };
  if (draft !== undefined) {
    return (
      <input
        aria-label="Name of the layer"
        autoFocus
        value={draft}
        maxLength={120}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit();
          if (event.key === 'Escape') setDraft(undefined);
        }}
        className="focus-field h-7 min-w-0 grow rounded-4 border border-line bg-field px-1.5"
      />
    );
  }
  return (
    <button
      type="button"
      aria-pressed={selected}
      onClick={() => selectLayer(layer.id)}
      onDoubleClick={() => setDraft(layer.name)}
      onKeyDown={(event) => {
        if (event.key === 'F2') setDraft(layer.name);
      }}
      className={classNames(
        'focus-ring h-9 min-w-0 grow truncate rounded-4 text-left touch:h-11',
        !layer.visible && 'text-text-3',
      )}
    >
      {layer.name}
    </button>
  );
}

interface LayerRowProps {
  layer: Layer;
  /** Its place, counted from the bottom. */
  at: number;
  selected: boolean;
}

/** A layer: seen or not, its picture, its name. Dragged onto another, it takes that one's place. */
export function LayerRow({ layer, at, selected }: LayerRowProps) {
  const [over, setOver] = useState(false);
  const onDrag = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes(KIND)) return;
    event.preventDefault();
    event.stopPropagation();
    setOver(event.type === 'dragover');
  };
  const onDrop = (event: DragEvent) => {
    onDrag(event);
    const id = event.dataTransfer.getData(KIND);
    if (id) commitDocument('Reorder layers', (document) => reorderLayer(document, id, at));
  };
  return (
    <li
      draggable
      onDragStart={(event) => event.dataTransfer.setData(KIND, layer.id)}
      onDragOver={onDrag}
      onDragLeave={onDrag}
      onDrop={onDrop}
      className={classNames(
        'flex items-center gap-2 rounded-6 px-1 py-0.5',
        selected ? 'bg-accent-soft' : 'hover:bg-hover',
        over && 'outline-2 -outline-offset-2 outline-accent',
      )}
    >
      <IconButton
        icon={layer.visible ? Eye : EyeOff}
        label={layer.visible ? `Hide ${layer.name}` : `Show ${layer.name}`}
        size="small"
        onClick={() =>
          commitLayer(layer.visible ? 'Hide layer' : 'Show layer', layer.id, {
            visible: !layer.visible,
          })
        }
      />
      <Thumbnail layer={layer} />
      <Name layer={layer} selected={selected} />
      {layer.locked && <Icon of={Lock} sizePx={14} className="mr-1 shrink-0 text-text-3" />}
    </li>
  );
}
