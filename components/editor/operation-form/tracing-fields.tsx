'use client';

import { useId } from 'react';
import { NumberField } from '@/components/ui/number-field';
import { Switch } from '@/components/ui/switch';
import { changeForm, useField } from '../store/forms';
import { Row } from './section';
import { useOperationForm } from './use-operation-form';

/** The shapes a limit begins with when it is switched on. */
const FIRST_LIMIT = 500;

/** How a picture becomes shapes, where the answer is traced. */
export function TracingFields() {
  return (
    <>
      <ShapeLimit />
      <Minify />
    </>
  );
}

function ShapeLimit() {
  const id = useId();
  const maxShapes = useField('maxShapes');
  const { field } = useOperationForm();
  const { minimum = 1, maximum = Infinity } = field('max_num_shapes') ?? {};
  return (
    <Row label="Limit shapes" htmlFor={id}>
      <span className="flex items-center gap-3">
        {maxShapes !== undefined && (
          <NumberField
            label="Most shapes"
            hideLabel
            value={maxShapes}
            onChange={(value) => changeForm({ maxShapes: value ?? FIRST_LIMIT })}
            min={minimum}
            max={maximum}
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
