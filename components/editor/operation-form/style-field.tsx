'use client';

import { useId } from 'react';
import { Select } from '@/components/ui/select';
import { changeForm, useField } from '../store/forms';
import { ReferencesField } from './references-field';
import { FoldingSection, Row } from './section';
import { curatedStylesOf, takesReferences } from './taken';
import { useOperationForm } from './use-operation-form';

/** The look: a curated style where the model has them, reference pictures where it takes them. */
export function StyleField() {
  const id = useId();
  const { definition, model, taken } = useOperationForm();
  const style = useField('style');
  const references = useField('references');
  const curated = taken('style');
  const withReferences = takesReferences(definition, model);
  if (!model || (!curated && !withReferences)) return null;
  const chosen = [
    curated && style,
    withReferences && references.length > 0 && `${references.length} references`,
  ].filter(Boolean);
  return (
    <FoldingSection title="Style" summary={chosen.join(', ') || 'None'}>
      {curated && (
        <Row label="Curated style" htmlFor={id}>
          <Select
            id={id}
            value={style}
            onChange={(event) => changeForm({ style: event.target.value })}
            className="w-40"
          >
            <option value="">None</option>
            {curatedStylesOf(model).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        </Row>
      )}
      {withReferences && <ReferencesField />}
    </FoldingSection>
  );
}
