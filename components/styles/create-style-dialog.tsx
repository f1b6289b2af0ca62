'use client';

import { useState, type DragEvent } from 'react';
import { ConfirmButtons } from '@/components/ui/confirm-buttons';
import { Dialog } from '@/components/ui/dialog';
import { Field, FieldError } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Message } from '@/components/ui/message';
import { Segmented } from '@/components/ui/segmented';
import { Select } from '@/components/ui/select';
import { Switch } from '@/components/ui/switch';
import { useConfirmedAction } from '@/components/ui/use-confirmed-action';
import type { StyleMatch } from '@/lib/models/support';
import { MAX_REFERENCE_BYTES, MAX_STYLE_REFERENCES } from '@/lib/operations/fields/images';
import { STYLE_CREATION_UNITS } from '@/lib/operations/generate-image/definition';
import { ReferenceTiles } from './reference-tiles';
import { addReferences, bytesOf, megabytes, type Reference } from './references';
import { familyOfModel, MATCH_HINTS, STYLE_FAMILIES, type StyleFamily } from './style-families';
import type { NewStyle } from './style-requests';

interface CreateStyleDialogProps {
  open: boolean;
  onClose: () => void;
  /** Pictures it begins with. */
  files: File[];
  /** Makes the style; resolves to why it could not, or to nothing. */
  create: (style: NewStyle, withSample: boolean) => Promise<string | undefined>;
}

/** Everything a style is made from. Its content is mounted anew at each opening. */
export function CreateStyleDialog({ open, ...rest }: CreateStyleDialogProps) {
  // The dialog unmounts what is in it, but not the state up here: a form of its own starts afresh.
  return open ? <OpenDialog {...rest} /> : null;
}

const MATCH_NAMES: Record<StyleMatch, string> = {
  flexible: 'Flexible',
  precise: 'Precise',
  regular: 'Regular',
};

function useStyleForm(files: File[]) {
  const [added, setAdded] = useState(() => addReferences([], files));
  const [name, setName] = useState('');
  const [modelId, setModelId] = useState(STYLE_FAMILIES[0]?.modelId ?? '');
  const [wantedMatch, setMatch] = useState<StyleMatch>('flexible');
  const [baseStyle, setBaseStyle] = useState('');
  const [withSample, setWithSample] = useState(true);
  const family = familyOfModel(modelId);
  const matches = family?.matches ?? [];
  const match = matches.includes(wantedMatch) ? wantedMatch : (matches[0] ?? 'regular');
  const knowsBase = family?.baseStyles.includes(baseStyle) ?? false;
  const { references } = added;
  const style: NewStyle = {
    name: name.trim(),
    modelId,
    match,
    baseStyle: knowsBase ? baseStyle : '',
    references,
  };
  return {
    style,
    family,
    references,
    refusal: added.refusal,
    withSample,
    units: STYLE_CREATION_UNITS + (withSample ? (family?.sampleUnits ?? 0) : 0),
    add: (more: File[]) => setAdded(addReferences(references, more)),
    arrange: (arranged: Reference[]) => setAdded({ references: arranged }),
    setName,
    setModelId,
    setMatch,
    setBaseStyle,
    setWithSample,
  };
}

type StyleForm = ReturnType<typeof useStyleForm>;

function OpenDialog({ onClose, files, create }: Omit<CreateStyleDialogProps, 'open'>) {
  const form = useStyleForm(files);
  const { pending, refusal, run } = useConfirmedAction(onClose);
  const { references, family, withSample } = form;
  const drop = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    if (event.type === 'drop') form.add([...event.dataTransfer.files]);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="New style"
      cost={
        withSample
          ? `${STYLE_CREATION_UNITS} for the style + ${family?.sampleUnits ?? 0} for the sample`
          : `${STYLE_CREATION_UNITS} for the style`
      }
      actions={
        <ConfirmButtons
          priceUnits={form.units}
          pending={pending}
          disabled={references.length === 0}
          onCancel={onClose}
          onConfirm={() => void run(() => create(form.style, withSample))}
        >
          Create style
        </ConfirmButtons>
      }
    >
      <div className="flex flex-col gap-4" onDragOver={drop} onDrop={drop}>
        {refusal && (
          <Message tone="error" title="The style was not created">
            {refusal}
          </Message>
        )}
        <ReferencesGroup form={form} />
        <div className="grid gap-4 tablet:grid-cols-2">
          <Field label="Name">
            {(control) => (
              <Input
                {...control}
                autoComplete="off"
                maxLength={60}
                placeholder="Loose watercolour"
                onChange={(event) => form.setName(event.target.value)}
              />
            )}
          </Field>
          <Field label="Model">
            {(control) => (
              <Select
                {...control}
                value={form.style.modelId}
                onChange={(event) => form.setModelId(event.target.value)}
              >
                {STYLE_FAMILIES.map(({ modelId, name }) => (
                  <option key={modelId} value={modelId}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <MatchField form={form} />
          <SampleField form={form} />
          {family && family.baseStyles.length > 0 && <BaseField form={form} family={family} />}
        </div>
        {family && (
          <p className="rounded-8 bg-field p-3 text-small text-text-2">
            <span className="block text-body font-semibold text-text">
              Works with {family.name} models only
            </span>
            {family.worksWith.join(', ')}.
          </p>
        )}
      </div>
    </Dialog>
  );
}

function ReferencesGroup({ form }: { form: StyleForm }) {
  const { references, refusal } = form;
  return (
    <div role="group" aria-label="References" className="flex flex-col gap-2">
      <p className="flex justify-between text-small">
        <span className="font-medium text-text-2">References</span>
        <span className="price text-text-3">
          {references.length} of {MAX_STYLE_REFERENCES} · {megabytes(bytesOf(references))} of{' '}
          {MAX_REFERENCE_BYTES / 1_000_000} MB
        </span>
      </p>
      <ReferenceTiles references={references} onChange={form.arrange} onAdd={form.add} />
      {refusal ? (
        <FieldError>{refusal}</FieldError>
      ) : (
        <p className="text-small text-text-3">
          Drop PNG, JPG or WEBP anywhere on this window. The slider is each picture’s weight.
        </p>
      )}
    </div>
  );
}

function MatchField({ form }: { form: StyleForm }) {
  const { style, family, setMatch } = form;
  return (
    <div className="flex flex-col gap-1.5">
      <span className="text-small font-medium text-text-2">Match</span>
      <Segmented
        label="Match"
        fill
        options={(family?.matches ?? []).map((value) => ({ value, label: MATCH_NAMES[value] }))}
        value={style.match}
        onChange={setMatch}
      />
      <span className="text-small text-text-3">{MATCH_HINTS[style.match]}</span>
    </div>
  );
}

function SampleField({ form }: { form: StyleForm }) {
  return (
    <div className="flex flex-col gap-1.5">
      <span className="text-small font-medium text-text-2">Preview</span>
      <label className="flex h-8 cursor-pointer items-center gap-2 text-text-2">
        <Switch
          checked={form.withSample}
          onChange={(event) => form.setWithSample(event.target.checked)}
        />
        Draw one sample, {form.family?.sampleUnits} units
      </label>
    </div>
  );
}

function BaseField({ form, family }: { form: StyleForm; family: StyleFamily }) {
  return (
    <Field label="Base style">
      {(control) => (
        <Select
          {...control}
          value={form.style.baseStyle}
          onChange={(event) => form.setBaseStyle(event.target.value)}
        >
          <option value="">None</option>
          {family.baseStyles.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
