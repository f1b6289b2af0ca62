'use client';

import { useState } from 'react';
import { ApiProvider } from '@/components/api/api-provider';
import { formatBytes } from '@/lib/format-bytes';
import { Button } from '@/components/ui/button';
import { Message } from '@/components/ui/message';
import { ProgressBar } from '@/components/ui/progress-bar';
import { Cell, HeadCell, Table } from '@/components/ui/table';
import { Tag } from '@/components/ui/tag';
import type { ModelsView } from '@/lib/local-models/models-view';
import type { ModelLine } from '@/lib/local-models/overview';
import { AddModelDialog } from './add-model-dialog';
import type { ModelActions } from './model-actions';
import { useModels } from './use-models';

const MEGABYTE = 1_000_000;
const RUNTIME = {
  asleep: 'Not loaded',
  starting: 'Loading',
  ready: 'Loaded',
  failed: 'Failed',
} as const;

interface LocalModelsProps {
  initial: ModelsView;
  actions: ModelActions;
}

/** Diffusion models that this machine runs by itself: what can be had, what is there, what draws. */
export function LocalModels(props: LocalModelsProps) {
  return (
    <ApiProvider>
      <ModelTable {...props} />
    </ApiProvider>
  );
}

function ModelTable({ initial, actions }: LocalModelsProps) {
  const { view, refusal, act } = useModels(initial, actions.read);
  const [adding, setAdding] = useState<ModelLine>();
  const head = (
    <>
      <HeadCell>Model</HeadCell>
      <HeadCell>Good for</HeadCell>
      <HeadCell>Size</HeadCell>
      <HeadCell wideOnly>Memory, card</HeadCell>
      <HeadCell>Licence</HeadCell>
      <HeadCell>State</HeadCell>
      <HeadCell>Actions</HeadCell>
    </>
  );
  return (
    <div className="flex flex-col gap-3">
      {refusal && (
        <Message tone="error" title="That could not be done">
          {refusal}
        </Message>
      )}
      {view.problems.map(({ what, says, command }) => (
        <Message key={what} tone="warning" title={`The ${what} can’t be used yet`}>
          {says}
          {command && (
            <>
              {': '}
              <code className="font-mono text-small">{command}</code>
            </>
          )}
        </Message>
      ))}
      <Installation change={view.change} onStop={() => void act(actions.stop)} />
      <Table label="Diffusion models" head={head}>
        {view.models.map((model) => (
          <tr key={model.id}>
            <Cell className="font-medium">{model.title}</Cell>
            <Cell wraps className="min-w-48 text-text-2">
              {model.goodFor ?? 'a checkpoint of your own'}
            </Cell>
            <Cell>{formatBytes(model.isInstalled ? model.diskBytes : model.downloadBytes)}</Cell>
            <Cell wideOnly>
              {model.gpuMegabytes ? formatBytes(model.gpuMegabytes * MEGABYTE) : '–'}
            </Cell>
            <Cell className="text-text-2">{model.licence?.name ?? 'not known'}</Cell>
            <Cell>
              <StateTag model={model} runtime={view.runtime} />
            </Cell>
            <Cell>
              <Choices model={model} view={view} actions={actions} act={act} onAdd={setAdding} />
            </Cell>
          </tr>
        ))}
      </Table>
      {adding && (
        <AddModelDialog
          model={adding}
          add={async (id) => {
            const refused = await actions.add(id);
            await act(() => Promise.resolve(undefined));
            return refused;
          }}
          onClose={() => setAdding(undefined)}
        />
      )}
    </div>
  );
}

function StateTag({ model, runtime }: { model: ModelLine; runtime: ModelsView['runtime'] }) {
  if (!model.isInstalled) return <Tag>Can be had</Tag>;
  if (!model.isInUse) return <Tag>Installed</Tag>;
  const isFailed = runtime.state === 'failed';
  return (
    <span title={isFailed ? runtime.reason : undefined}>
      <Tag tone={isFailed ? 'error' : 'success'}>{`Draws · ${RUNTIME[runtime.state]}`}</Tag>
    </span>
  );
}

interface ChoicesProps extends Pick<LocalModelsProps, 'actions'> {
  model: ModelLine;
  view: ModelsView;
  act: (action: () => Promise<string | undefined>) => Promise<void>;
  onAdd: (model: ModelLine) => void;
}

function Choices({ model, view, actions, act, onAdd }: ChoicesProps) {
  const isFetching = Boolean(view.change && !view.change.failure);
  if (!model.isInstalled) {
    return (
      <Button
        size="small"
        disabled={isFetching}
        onClick={() => onAdd(model)}
        aria-label={`Install ${model.title}`}
      >
        Install
      </Button>
    );
  }
  return (
    <div className="flex gap-1">
      <Button
        size="small"
        onClick={() => void act(() => actions.use(model.isInUse ? null : model.id))}
        aria-label={model.isInUse ? `Stop using ${model.title}` : `Use ${model.title}`}
      >
        {model.isInUse ? 'Stop using' : 'Use'}
      </Button>
      {model.isInUse && view.runtime.state === 'ready' && (
        <Button
          size="small"
          kind="ghost"
          onClick={() => void act(actions.unload)}
          aria-label={`Unload ${model.title}`}
        >
          Unload
        </Button>
      )}
      <Button
        size="small"
        kind="destructive"
        onClick={() => void act(() => actions.remove(model.id))}
        aria-label={`Remove ${model.title}`}
      >
        Remove
      </Button>
    </div>
  );
}

function Installation({ change, onStop }: Pick<ModelsView, 'change'> & { onStop: () => void }) {
  if (!change) return null;
  const { id, file, step, doneBytes, totalBytes, failure } = change;
  if (failure) {
    return (
      <Message tone="error" title={`${id} was not installed`}>
        {failure}
      </Message>
    );
  }
  const fraction = totalBytes ? doneBytes / totalBytes : undefined;
  const amount = totalBytes ? `${formatBytes(doneBytes)} of ${formatBytes(totalBytes)}` : '';
  return (
    <div className="flex flex-col gap-2 rounded-8 border border-line p-4">
      <div className="flex items-center justify-between gap-4">
        <p>
          {step === 'checking' ? 'Checking' : 'Fetching'} {file ?? id}{' '}
          <span className="text-text-2">{amount}</span>
        </p>
        <Button size="small" kind="ghost" onClick={onStop}>
          Stop
        </Button>
      </div>
      <ProgressBar label={`Installing ${id}`} fraction={fraction} />
    </div>
  );
}
