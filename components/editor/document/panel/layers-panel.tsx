'use client';

import { ArrowDown, ArrowUp, CopyPlus, Lock, LockOpen, Plus, Trash2, X } from 'lucide-react';
import { randomUuid } from '@/components/api/ids';
import { IconButton } from '@/components/ui/icon-button';
import { Menu } from '@/components/ui/menu';
import type { Layer } from '@/lib/projects/document';
import { OPENABLE_TYPES } from '../../actions/open-file';
import { usePanels } from '../../store/panels';
import { addAdjustmentLayer, addPictureLayer, addTextLayer } from '../add-layers';
import { duplicateLayer, removeLayer, reorderLayer } from '../commands';
import { commitDocument, commitLayer, selectLayer } from '../document-actions';
import { selectedLayer } from '../document-store';
import { useShownDocument } from '../use-document';
import { LayerFields } from './layer-fields';
import { LayerRow } from './layer-row';

const ADD_PICTURE_ID = 'add-picture-layer';

function AddMenu() {
  return (
    <>
      <Menu
        label="Add a layer"
        align="end"
        items={[
          {
            label: 'Picture…',
            onSelect: () => document.getElementById(ADD_PICTURE_ID)?.click(),
          },
          { label: 'Text', onSelect: addTextLayer },
          { label: 'Adjustment', onSelect: addAdjustmentLayer },
        ]}
        trigger={(props) => <IconButton {...props} icon={Plus} label="Add a layer" size="small" />}
      />
      <input
        id={ADD_PICTURE_ID}
        type="file"
        accept={OPENABLE_TYPES.join(',')}
        aria-label="Picture for a new layer"
        className="hidden"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) void addPictureLayer(file);
          event.target.value = '';
        }}
      />
    </>
  );
}

interface LayerActionsProps {
  layer: Layer;
  at: number;
  count: number;
}

function LayerActions({ layer, at, count }: LayerActionsProps) {
  const { id } = layer;
  const reorder = (to: number) =>
    commitDocument('Reorder layers', (document) => reorderLayer(document, id, to));
  const duplicate = () => {
    const copyId = randomUuid();
    commitDocument('Duplicate layer', (document) => duplicateLayer(document, id, copyId));
    selectLayer(copyId);
  };
  return (
    <div role="group" aria-label="Selected layer" className="flex gap-1 px-2 pb-2">
      <IconButton
        icon={ArrowUp}
        label="Raise layer"
        size="small"
        onClick={() => reorder(at + 1)}
        {...(at === count - 1 ? { unavailable: 'it is the topmost' } : {})}
      />
      <IconButton
        icon={ArrowDown}
        label="Lower layer"
        size="small"
        onClick={() => reorder(at - 1)}
        {...(at === 0 ? { unavailable: 'it is the lowest' } : {})}
      />
      <IconButton icon={CopyPlus} label="Duplicate layer" size="small" onClick={duplicate} />
      <IconButton
        icon={layer.locked ? LockOpen : Lock}
        label={layer.locked ? 'Unlock layer' : 'Lock layer'}
        size="small"
        onClick={() =>
          commitLayer(layer.locked ? 'Unlock layer' : 'Lock layer', id, { locked: !layer.locked })
        }
      />
      <IconButton
        icon={Trash2}
        label="Delete layer"
        size="small"
        className="ml-auto"
        onClick={() => commitDocument('Delete layer', (document) => removeLayer(document, id))}
        {...(count < 2 ? { unavailable: 'a document has one at least' } : {})}
      />
    </div>
  );
}

/** The layers of the document, the topmost first, and what can be done with the selected one. */
export function LayersPanel() {
  const document = useShownDocument();
  const selected = document && selectedLayer(document);
  if (!document) return null;
  const { layers } = document;
  return (
    <aside
      aria-label="Layers"
      className="absolute z-1 flex flex-col overflow-hidden rounded-12 bg-raised text-small shadow-bar max-tablet:inset-x-2 max-tablet:bottom-2 max-tablet:max-h-[70%] tablet:top-3 tablet:right-3 tablet:max-h-[calc(100%-72px)] tablet:w-72"
    >
      <header className="flex shrink-0 items-center gap-1 py-1.5 pr-1.5 pl-3">
        <h2 className="grow text-subheading">Layers</h2>
        <AddMenu />
        <IconButton
          icon={X}
          label="Close layers"
          size="small"
          onClick={() => usePanels.setState({ layersOpen: false })}
        />
      </header>
      <ul className="flex min-h-12 shrink flex-col gap-0.5 overflow-y-auto px-2 pb-1">
        {layers
          .map((layer, at) => (
            <LayerRow key={layer.id} layer={layer} at={at} selected={layer.id === selected?.id} />
          ))
          .toReversed()}
      </ul>
      {selected && (
        <>
          <LayerActions layer={selected} at={layers.indexOf(selected)} count={layers.length} />
          <div className="min-h-20 overflow-y-auto">
            <LayerFields layer={selected} />
          </div>
        </>
      )}
    </aside>
  );
}
