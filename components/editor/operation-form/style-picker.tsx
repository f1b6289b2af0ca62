'use client';

import { useDeferredValue, useState } from 'react';
import { localPath } from '@/components/api/local-path';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Input } from '@/components/ui/input';
import { nameOfStyle } from '@/components/styles/style-name';
import { PopoverSurface } from '@/components/ui/popover';
import { Segmented } from '@/components/ui/segmented';
import type { usePopover } from '@/components/ui/use-popover';
import { findModel } from '@/lib/models/models';
import { sharesStyles } from '@/lib/models/support';
import { changeForm, useForm } from '../store/forms';
import { refreshOwnStyles, useOwnStyles, type OwnStyle } from '../actions/own-styles';
import { ClosePicker } from './close-picker';
import { styleSamplePath } from './style-sample';
import { curatedStylesOf, modelsOf, takes } from './taken';
import { useOperationForm } from './use-operation-form';

type PickerProps = Pick<ReturnType<typeof usePopover>, 'popoverProps' | 'close'>;

const SHELVES = [
  { value: 'curated', label: 'Curated' },
  { value: 'own', label: 'Yours' },
] as const;
type Shelf = (typeof SHELVES)[number]['value'];

/** All styles with sample pictures: those that the model was taught, and those of the visitor. */
export function StylePicker({ popoverProps, close }: PickerProps) {
  const { taken } = useOperationForm();
  const [chosenShelf, setShelf] = useState<Shelf>();
  const [text, setText] = useState('');
  const [opened, setOpened] = useState(false);
  const wanted = useDeferredValue(text.trim().toLowerCase());
  const shelf = taken('style') ? (chosenShelf ?? 'curated') : 'own';
  return (
    <PopoverSurface
      {...popoverProps}
      aria-label="Styles"
      onToggle={(event) => {
        popoverProps.onToggle(event);
        if (event.newState !== 'open') return;
        setOpened(true);
        // Another page may have made some in the meantime.
        void refreshOwnStyles();
      }}
      className="w-[408px]"
    >
      <header className="sticky top-0 z-1 flex items-center gap-2 border-b border-line bg-raised px-4 py-3">
        {taken('style') ? (
          <Segmented label="Styles of" options={SHELVES} value={shelf} onChange={setShelf} />
        ) : (
          <h2 className="text-subheading">Your styles</h2>
        )}
        <div className="ml-auto w-36 max-tablet:w-28">
          <Input
            aria-label="Find a style"
            placeholder="Find"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        <ClosePicker onClose={close} />
      </header>
      {!taken('style') && <ModelsWithStyles />}
      {shelf === 'curated' ? (
        <CuratedStyles wanted={wanted} close={close} />
      ) : (
        <OwnStyles wanted={wanted} close={close} asked={opened} />
      )}
    </PopoverSurface>
  );
}

/** Which models know curated styles, and the way to them, where the one in hand knows none. */
function ModelsWithStyles() {
  const { definition, model } = useOperationForm();
  const output = model?.output;
  const able = modelsOf(definition).filter(
    (other) => other.output === output && takes(definition, other, 'style'),
  );
  if (!model || able.length === 0) return null;
  const names = able.map(({ name }) => name).join(' and ');
  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-3 text-small text-text-2">
      <p className="grow basis-40">
        {model.name} has no curated styles; {names} {able.length > 1 ? 'have' : 'has'} them.
      </p>
      {able.map((other) => (
        <Button key={other.id} size="small" onClick={() => changeForm({ modelId: other.id })}>
          Use {other.name}
        </Button>
      ))}
    </div>
  );
}

interface ShelfProps {
  /** Part of the names that are shown, in lower case. */
  wanted: string;
  close: () => void;
}

const GRID = 'grid grid-cols-4 gap-1 p-3';

function CuratedStyles({ wanted, close }: ShelfProps) {
  const { model } = useOperationForm();
  const { style } = useForm();
  const names = model ? curatedStylesOf(model) : [];
  const found = names.filter((name) => name.toLowerCase().includes(wanted));
  if (found.length === 0) return <p className="p-4 text-text-2">No style has that name.</p>;
  return (
    <ul aria-label="Curated styles" className={GRID}>
      {found.map((name) => (
        <StyleTile
          key={name}
          name={name}
          src={styleSamplePath(name)}
          chosen={name === style}
          onChoose={() => {
            changeForm({ style: name, styleId: undefined });
            close();
          }}
        />
      ))}
    </ul>
  );
}

/** The model to use a style with: the chosen one where it is of the style's family, else the style's own. */
function useModelIdFor(): (style: OwnStyle) => string | undefined {
  const { definition, model } = useOperationForm();
  return (style) => {
    const own = findModel(style.model);
    if (model && own && sharesStyles(own.family, model.family)) return model.id;
    const runs = own && modelsOf(definition).includes(own) && takes(definition, own, 'style_id');
    return runs ? own.id : undefined;
  };
}

function OwnStyles({ wanted, close, asked }: ShelfProps & { asked: boolean }) {
  const { data: styles, isError: failed } = useOwnStyles(asked);
  const { styleId } = useForm();
  const modelIdFor = useModelIdFor();
  const usable = (styles ?? []).filter((style) => modelIdFor(style) !== undefined);
  const found = usable.filter((style) => nameOfStyle(style).toLowerCase().includes(wanted));
  if (failed && !styles) return <p className="p-4 text-text-2">Your styles could not be read.</p>;
  if (!styles) return <p className="h-40 p-4 text-text-3">Reading your styles …</p>;
  if (found.length === 0) {
    return (
      <p className="p-4 text-text-2">
        {usable.length > 0
          ? 'None of your styles has that name.'
          : 'Styles that you keep from references appear here.'}
      </p>
    );
  }
  return (
    <ul aria-label="Your styles" className={GRID}>
      {found.map((style) => (
        <StyleTile
          key={style.id}
          name={nameOfStyle(style)}
          src={style.preview_url ? localPath(style.preview_url) : undefined}
          note={findModel(style.model)?.name}
          chosen={style.id === styleId}
          onChoose={() => {
            changeForm({ styleId: style.id, style: '', modelId: modelIdFor(style) });
            close();
          }}
        />
      ))}
    </ul>
  );
}

interface StyleTileProps {
  name: string;
  src: string | undefined;
  note?: string | undefined;
  chosen: boolean;
  onChoose: () => void;
}

function StyleTile({ name, src, note, chosen, onChoose }: StyleTileProps) {
  return (
    <li>
      <button
        type="button"
        aria-pressed={chosen}
        onClick={onChoose}
        className={classNames(
          'focus-ring flex w-full flex-col items-center gap-1 rounded-6 p-1 text-micro',
          chosen ? 'bg-accent-soft text-accent-text' : 'text-text-2 hover:bg-hover hover:text-text',
        )}
      >
        {src ? (
          // eslint-disable-next-line @next/next/no-img-element -- a small sample, made at the size it is shown
          <img
            src={src}
            alt=""
            loading="lazy"
            width={80}
            height={80}
            className="size-20 rounded-6 bg-field object-cover"
          />
        ) : (
          <span aria-hidden className="size-20 rounded-6 bg-field" />
        )}
        <span className="w-full truncate text-center leading-3.5">{name}</span>
        {note && <span className="-mt-1 text-text-3">{note}</span>}
      </button>
    </li>
  );
}
