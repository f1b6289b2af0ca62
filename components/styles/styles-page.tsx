'use client';

import { Copy, ImagePlus, Pencil, Plus, Trash2 } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiProvider } from '@/components/api/api-provider';
import { writeToClipboard } from '@/components/ui/clipboard';
import { Button } from '@/components/ui/button';
import { Message } from '@/components/ui/message';
import { SearchInput } from '@/components/ui/search-input';
import { Segmented } from '@/components/ui/segmented';
import { Select } from '@/components/ui/select';
import { CreateStyleDialog } from './create-style-dialog';
import { CuratedStyles } from './curated-styles';
import { referencesFromResults } from './references';
import { StyleCard } from './style-card';
import { DeleteStyleDialog, RenameStyleDialog } from './style-dialogs';
import { familyOfModel, STYLE_FAMILIES } from './style-families';
import { nameOfStyle } from './style-name';
import type { StoredStyle } from './style-requests';
import { useStyles } from './use-styles';

const TABS = [
  { value: 'yours', label: 'Yours' },
  { value: 'curated', label: 'Curated' },
] as const;

interface StylesPageProps {
  initial: StoredStyle[];
  /** Results that a new style shall begin with, by id. */
  referenceIds: string[];
}

const NONE: File[] = [];

/** The pictures of results that the address names, once they are loaded. */
function useBeginning(referenceIds: string[]): File[] | undefined {
  const { data, isError } = useQuery({
    queryKey: ['references', ...referenceIds],
    queryFn: ({ signal }) => referencesFromResults(referenceIds, signal),
    enabled: referenceIds.length > 0,
    gcTime: 0,
  });
  return isError ? NONE : data;
}

export function StylesPage(props: StylesPageProps) {
  return (
    <ApiProvider>
      <Styles {...props} />
    </ApiProvider>
  );
}

function Styles({ initial, referenceIds }: StylesPageProps) {
  const [tab, setTab] = useState<'yours' | 'curated'>('yours');
  const [search, setSearch] = useState('');
  const [family, setFamily] = useState('');
  const [creating, setCreating] = useState(false);
  const beginning = useBeginning(referenceIds);
  const [begun, setBegun] = useState(false);
  const actions = useStyles(initial);
  const opens = creating || (beginning !== undefined && !begun);
  const shown = actions.styles.filter(
    (style) =>
      nameOfStyle(style).toLowerCase().includes(search.toLowerCase()) &&
      (family === '' || familyOfModel(style.model)?.modelId === family),
  );
  return (
    <>
      <header className="flex items-center justify-between gap-4">
        <h1 className="text-title">Styles</h1>
        <Button kind="primary" icon={Plus} onClick={() => setCreating(true)}>
          New style
        </Button>
      </header>
      <div className="flex flex-wrap items-center gap-2">
        <Segmented label="Which styles" options={TABS} value={tab} onChange={setTab} />
        <span className="grow" />
        {tab === 'yours' && (
          <Select
            aria-label="Family"
            value={family}
            onChange={(event) => setFamily(event.target.value)}
            className="w-36"
          >
            <option value="">All families</option>
            {STYLE_FAMILIES.map(({ modelId, name }) => (
              <option key={modelId} value={modelId}>
                {name}
              </option>
            ))}
          </Select>
        )}
        <SearchInput
          label="Find a style"
          placeholder="Find a style"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          className="w-56 max-tablet:grow"
        />
      </div>
      {actions.failure && (
        <Message
          tone="error"
          title="The sample was not drawn"
          actions={
            <Button size="small" onClick={actions.dismiss}>
              Dismiss
            </Button>
          }
        >
          {actions.failure}
        </Message>
      )}
      {tab === 'curated' ? (
        <CuratedStyles search={search} />
      ) : (
        <OwnStyles
          styles={shown}
          hasAny={actions.styles.length > 0}
          actions={actions}
          onCreate={() => setCreating(true)}
          onBrowse={() => setTab('curated')}
        />
      )}
      <CreateStyleDialog
        open={opens}
        files={beginning ?? []}
        create={actions.create}
        onClose={() => {
          setCreating(false);
          setBegun(true);
        }}
      />
    </>
  );
}

interface OwnStylesProps {
  styles: StoredStyle[];
  hasAny: boolean;
  actions: ReturnType<typeof useStyles>;
  onCreate: () => void;
  onBrowse: () => void;
}

function OwnStyles({ styles, hasAny, actions, onCreate, onBrowse }: OwnStylesProps) {
  const [asked, setAsked] = useState<{ what: 'rename' | 'delete'; style: StoredStyle }>();
  const close = () => setAsked(undefined);
  if (styles.length === 0) {
    return (
      <div className="flex flex-col items-center gap-4 rounded-8 border border-dashed border-control p-12 text-center text-text-2">
        <p>
          {hasAny
            ? 'No style matches.'
            : 'Styles made from your pictures appear here. One reference is enough, ten are the most.'}
        </p>
        {!hasAny && (
          <div className="flex flex-wrap justify-center gap-2">
            <Button onClick={onCreate}>Make one from pictures</Button>
            <Button onClick={onBrowse}>Browse the curated ones</Button>
          </div>
        )}
      </div>
    );
  }
  return (
    <>
      <ul className="grid gap-4 tablet:grid-cols-2 desktop:grid-cols-3 wide:grid-cols-4">
        {styles.map((style) => (
          <li key={style.id}>
            <StyleCard
              style={style}
              busy={actions.drawing.has(style.id)}
              items={[
                {
                  label: `Draw a sample · ${familyOfModel(style.model)?.sampleUnits ?? 0}`,
                  icon: ImagePlus,
                  disabled: actions.drawing.has(style.id),
                  onSelect: () => actions.sample(style),
                },
                {
                  label: 'Rename',
                  icon: Pencil,
                  onSelect: () => setAsked({ what: 'rename', style }),
                },
                {
                  label: 'Copy id',
                  icon: Copy,
                  onSelect: () => void writeToClipboard(style.id),
                },
                {
                  label: 'Delete',
                  icon: Trash2,
                  destructive: true,
                  onSelect: () => setAsked({ what: 'delete', style }),
                },
              ]}
            />
          </li>
        ))}
      </ul>
      {asked?.what === 'rename' && (
        <RenameStyleDialog
          style={asked.style}
          onClose={close}
          rename={(name) => actions.rename(asked.style, name)}
        />
      )}
      {asked?.what === 'delete' && (
        <DeleteStyleDialog
          style={asked.style}
          onClose={close}
          remove={() => actions.remove(asked.style)}
        />
      )}
    </>
  );
}
