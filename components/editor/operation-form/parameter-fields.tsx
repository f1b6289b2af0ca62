'use client';

import { useId } from 'react';
import { Input } from '@/components/ui/input';
import { NumberField } from '@/components/ui/number-field';
import { Segmented } from '@/components/ui/segmented';
import { Slider } from '@/components/ui/slider';
import { Switch } from '@/components/ui/switch';
import type { FieldDescription } from '@/lib/operations/fields/describe';
import { changeForm, useField, type ParameterValue } from '../store/forms';
import { plainParameters } from './plain-parameters';
import { Row } from './section';
import { useOperationForm } from './use-operation-form';

/** The parameters that no part of the form has a place for: each has the control that its schema asks for. */
export function ParameterFields() {
  const { definition } = useOperationForm();
  return plainParameters(definition).map(([name, field]) => (
    <ParameterField key={name} name={name} field={field} />
  ));
}

interface ParameterFieldProps {
  name: string;
  field: FieldDescription;
}

function ParameterField({ name, field }: ParameterFieldProps) {
  const id = useId();
  const parameters = useField('parameters');
  const value = parameters[name] ?? field.initial;
  const change = (changed: ParameterValue | undefined) =>
    changeForm({ parameters: { ...parameters, [name]: changed } });
  const note = field.notes?.[String(value)];
  return (
    <>
      <Row label={field.title} htmlFor={field.kind === 'switch' ? id : undefined}>
        <ParameterControl id={id} field={field} value={value} onChange={change} />
      </Row>
      {note && <p className="text-small text-text-3">{note}</p>}
    </>
  );
}

interface ParameterControlProps {
  id: string;
  field: FieldDescription;
  value: ParameterValue | undefined;
  onChange: (value: ParameterValue | undefined) => void;
}

function ParameterControl({ id, field, value, onChange }: ParameterControlProps) {
  const { kind, title, minimum = 0, maximum = Number.MAX_SAFE_INTEGER, step, values = [] } = field;
  const number = typeof value === 'number' ? value : undefined;
  if (kind === 'choice') {
    const options = values.map((each) => ({ value: each, label: field.labels?.[each] ?? each }));
    const [first = ''] = values;
    return (
      <Segmented
        label={title}
        options={options}
        value={String(value ?? first)}
        onChange={onChange}
      />
    );
  }
  if (kind === 'switch') {
    const isOn = value === true || value === 'on';
    return <Switch id={id} checked={isOn} onChange={({ target }) => onChange(target.checked)} />;
  }
  if (kind === 'range') {
    return (
      <Slider
        label={title}
        value={number ?? minimum}
        onChange={onChange}
        min={minimum}
        max={maximum}
        step={step ?? (maximum - minimum) / RANGE_STEPS}
        className="w-36"
      />
    );
  }
  if (kind === 'number') {
    return (
      <NumberField
        label={title}
        hideLabel
        value={number}
        onChange={onChange}
        min={minimum}
        max={maximum}
        step={step}
        className="max-w-32"
      />
    );
  }
  return (
    <Input
      aria-label={title}
      value={typeof value === 'string' ? value : ''}
      maxLength={field.maxLength}
      onChange={({ target }) => onChange(target.value || undefined)}
    />
  );
}

/** Steps of a range that does not say its own. */
const RANGE_STEPS = 100;
