'use client';

import { useId } from 'react';
import { NumberField } from '@/components/ui/number-field';
import { Segmented } from '@/components/ui/segmented';
import { Switch } from '@/components/ui/switch';
import { changeForm, useField, type FormFields } from '../store/forms';
import { Row, Section } from './section';
import { useOperationForm } from './use-operation-form';

const STACKINGS: readonly { value: FormFields['stacking']; label: string }[] = [
  { value: 'hierarchical', label: 'Layered' },
  { value: 'cut_out', label: 'Cut out' },
];
const STACKING_NOTES: Record<FormFields['stacking'], string> = {
  hierarchical: 'Shapes lie on one another, so that each is whole.',
  cut_out: 'Shapes do not overlap, as cutters and plotters need it.',
};
const REFINEMENTS: readonly { value: FormFields['refinement']; label: string }[] = [
  { value: 'subtle', label: 'Subtle' },
  { value: 'moderate', label: 'Moderate' },
];

/** The shapes a limit begins with when it is switched on. */
const FIRST_LIMIT = 500;
const MOST_SHAPES = 100_000;

/** How a picture becomes shapes, where the answer is traced; and how far details are worked over. */
export function TracingFields() {
  const { definition, model, taken } = useOperationForm();
  const stacking = useField('stacking');
  const refinement = useField('refinement');
  const traces = taken('svg_compression') && (!model || model.output === 'vector');
  if (!traces && !taken('refinement')) return null;
  return (
    <Section>
      <div className="flex flex-col gap-2">
        {taken('shape_stacking') && (
          <>
            <Row label="Shapes">
              <Segmented
                label="Shapes"
                options={STACKINGS}
                value={stacking}
                onChange={(value) => changeForm({ stacking: value })}
              />
            </Row>
            <p className="text-small text-text-3">{STACKING_NOTES[stacking]}</p>
          </>
        )}
        {traces && <ShapeLimit />}
        {traces && <Minify />}
        {definition.id === 'refineDetails' && (
          <Row label="Refinement">
            <Segmented
              label="Refinement"
              options={REFINEMENTS}
              value={refinement}
              onChange={(value) => changeForm({ refinement: value })}
            />
          </Row>
        )}
      </div>
    </Section>
  );
}

function ShapeLimit() {
  const id = useId();
  const maxShapes = useField('maxShapes');
  return (
    <Row label="Limit shapes" htmlFor={id}>
      <span className="flex items-center gap-3">
        {maxShapes !== undefined && (
          <NumberField
            label="Most shapes"
            hideLabel
            value={maxShapes}
            onChange={(value) => changeForm({ maxShapes: value ?? FIRST_LIMIT })}
            min={1}
            max={MOST_SHAPES}
            className="max-w-24"
          />
        )}
        <Switch
          id={id}
          checked={maxShapes !== undefined}
          onChange={(event) =>
            changeForm({ maxShapes: event.target.checked ? FIRST_LIMIT : undefined })
          }
        />
      </span>
    </Row>
  );
}

function Minify() {
  const id = useId();
  const minifySvg = useField('minifySvg');
  return (
    <Row label="Minify the SVG" htmlFor={id}>
      <Switch
        id={id}
        checked={minifySvg}
        onChange={(event) => changeForm({ minifySvg: event.target.checked })}
      />
    </Row>
  );
}
