'use client';

import { Plus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { RequestError, sentenceOf } from '@/components/api/failure';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { LocalPicture } from '@/components/ui/local-picture';
import { styleReferences } from '@/lib/operations/fields/images';
import { STYLE_CREATION_UNITS } from '@/lib/operations/generate-image/definition';
import { classNames } from '@/components/ui/class-names';
import { makeStyle } from '../actions/make-style';
import { takeAsReference } from '../actions/reuse';
import { draggedVersion } from '../store/dragged-version';
import { changeForm, useField } from '../store/forms';
import { admitReferences, REFERENCE_TYPES } from './admit-references';
import { useOperationForm } from './use-operation-form';

const { maxCount } = styleReferences;

export function ReferencesField() {
  const chooser = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string>();
  const references = useField('references');
  const [dropping, setDropping] = useState(false);
  const add = (list: FileList | null) => {
    const admitted = admitReferences(references, [...(list ?? [])]);
    setRefusal(admitted.refusal);
    changeForm({ references: admitted.files });
  };
  return (
    <div
      role="group"
      aria-label="References"
      onDragOver={(event) => {
        event.preventDefault();
        setDropping(true);
      }}
      onDragLeave={() => setDropping(false)}
      onDrop={(event) => {
        event.preventDefault();
        setDropping(false);
        const version = draggedVersion(event.dataTransfer);
        if (version) void takeAsReference(version);
        else add(event.dataTransfer.files);
      }}
      className={classNames(
        'flex grow basis-0 flex-col gap-2 rounded-8',
        dropping && 'outline-2 outline-offset-2 outline-accent',
      )}
    >
      {references.length > 0 && (
        <p className="text-small text-text-3">
          {references.length} of {maxCount} references · {STYLE_CREATION_UNITS} units a request
        </p>
      )}
      <ul className="flex flex-wrap gap-1.5 empty:hidden">
        {references.map((file, index) => (
          <li key={`${file.name}-${file.lastModified}-${index}`}>
            <Reference
              file={file}
              onRemove={() =>
                changeForm({ references: references.filter((_, at) => at !== index) })
              }
            />
          </li>
        ))}
        {references.length > 0 && references.length < maxCount && (
          <li>
            <button
              type="button"
              aria-label="Add references"
              onClick={() => chooser.current?.click()}
              className="focus-ring flex size-12 items-center justify-center rounded-6 border border-dashed border-control text-text-2 hover:bg-hover"
            >
              <Icon of={Plus} />
            </button>
          </li>
        )}
      </ul>
      {references.length === 0 ? (
        <Button icon={Plus} onClick={() => chooser.current?.click()}>
          References
        </Button>
      ) : (
        <KeepStyle references={references} onRefusal={setRefusal} />
      )}
      {refusal && <FieldError>{refusal}</FieldError>}
      <input
        ref={chooser}
        type="file"
        multiple
        accept={REFERENCE_TYPES.join(',')}
        aria-label="Style references"
        className="hidden"
        onChange={(event) => {
          add(event.target.files);
          event.target.value = '';
        }}
      />
    </div>
  );
}

interface KeepStyleProps {
  references: File[];
  onRefusal: (refusal: string | undefined) => void;
}

/** Makes a style of the references, so that later requests can name it. */
function KeepStyle({ references, onRefusal }: KeepStyleProps) {
  const [busy, setBusy] = useState(false);
  const { model } = useOperationForm();
  const keep = async (modelId: string) => {
    setBusy(true);
    onRefusal(undefined);
    try {
      changeForm({ styleId: await makeStyle(references, modelId), style: '', references: [] });
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      onRefusal(sentenceOf(error));
      setBusy(false);
    }
  };
  return (
    <Button
      size="small"
      className="self-start"
      busy={busy}
      disabled={busy || !model}
      priceUnits={STYLE_CREATION_UNITS}
      onClick={() => model && void keep(model.id)}
    >
      Keep as a style
    </Button>
  );
}

function Reference({ file, onRemove }: { file: File; onRemove: () => void }) {
  return (
    <span className="group relative block size-12">
      <LocalPicture file={file} className="size-full rounded-6 object-cover" />
      <button
        type="button"
        aria-label={`Remove ${file.name}`}
        onClick={onRemove}
        className="focus-ring absolute top-0.5 right-0.5 flex size-5 items-center justify-center rounded-4 bg-on-image text-white opacity-0 group-hover:opacity-100 focus-visible:opacity-100 touch:size-8 touch:opacity-100"
      >
        <Icon of={X} sizePx={12} />
      </button>
    </span>
  );
}
