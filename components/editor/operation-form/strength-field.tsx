'use client';

import { useId } from 'react';
import { Slider } from '@/components/ui/slider';
import { changeForm, useField } from '../store/forms';
import { Section } from './section';

const STEP = 0.05;

/** How far the result may depart from the image. */
export function StrengthField() {
  const id = useId();
  const strength = useField('strength');
  return (
    <Section>
      <div className="flex items-baseline justify-between">
        <label htmlFor={id} className="text-small font-medium text-text-2">
          Strength
        </label>
        <span className="price font-semibold">{strength.toFixed(2)}</span>
      </div>
      <Slider
        id={id}
        label="Strength"
        value={strength}
        onChange={(value) => changeForm({ strength: value })}
        min={0}
        max={1}
        step={STEP}
        className="w-full"
      />
      <p aria-hidden className="flex justify-between text-small text-text-3">
        <span>Close to the image</span>
        <span>Free</span>
      </p>
    </Section>
  );
}
