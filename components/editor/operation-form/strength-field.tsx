'use client';

import { useId } from 'react';
import { Slider } from '@/components/ui/slider';
import { changeForm, useField } from '../store/forms';
import { Section } from './section';
import { useOperationForm } from './use-operation-form';

/** How far the result may depart from the image. */
export function StrengthField() {
  const id = useId();
  const strength = useField('strength');
  const { field } = useOperationForm();
  const { title = '', minimum = 0, maximum = 1, step, ends = [] } = field('strength') ?? {};
  return (
    <Section>
      <div className="flex items-baseline justify-between">
        <label htmlFor={id} className="text-small font-medium text-text-2">
          {title}
        </label>
        <span className="price font-semibold">{strength.toFixed(2)}</span>
      </div>
      <Slider
        id={id}
        label={title}
        value={strength}
        onChange={(value) => changeForm({ strength: value })}
        min={minimum}
        max={maximum}
        step={step}
        className="w-full"
      />
      <p aria-hidden className="flex justify-between text-small text-text-3">
        {ends.map((end) => (
          <span key={end}>{end}</span>
        ))}
      </p>
    </Section>
  );
}
