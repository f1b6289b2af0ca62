'use client';

import { useId } from 'react';
import { Select } from '@/components/ui/select';
import { CURATED_STYLES } from '@/lib/models/curated-styles';
import type { Model } from '@/lib/models/models';
import { supports } from '@/lib/models/support';
import { useGenerateForm, useModel } from '../store/generate-form';
import { ReferencesField } from './references-field';
import { FoldingSection, Row } from './section';

function stylesOf(model: Model): string[] {
  return CURATED_STYLES.filter(
    (style) =>
      style.family === model.family && style.outputs.includes(model.output) && !style.legacy,
  ).map((style) => style.name);
}

/** The look: a curated style where the model has them, reference pictures where it takes them. */
export function StyleField() {
  const id = useId();
  const model = useModel();
  const style = useGenerateForm((state) => state.style);
  const references = useGenerateForm((state) => state.references);
  const change = useGenerateForm((state) => state.change);
  const curated = supports(model, 'style');
  const takesReferences = supports(model, 'style_reference_urls');
  if (!curated && !takesReferences) return null;
  const chosen = [
    curated && style,
    takesReferences && references.length > 0 && `${references.length} references`,
  ].filter(Boolean);
  return (
    <FoldingSection title="Style" summary={chosen.join(', ') || 'None'}>
      {curated && (
        <Row label="Curated style" htmlFor={id}>
          <Select
            id={id}
            value={style}
            onChange={(event) => change({ style: event.target.value })}
            className="w-40"
          >
            <option value="">None</option>
            {stylesOf(model).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        </Row>
      )}
      {takesReferences && <ReferencesField />}
    </FoldingSection>
  );
}
