'use client';

import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Segmented } from '@/components/ui/segmented';
import { Slider } from '@/components/ui/slider';
import { Switch } from '@/components/ui/switch';
import { Textarea } from '@/components/ui/textarea';
import type { ImageFormat } from '@/lib/operations/fields/scalars';
import { changeForm, useField, useForm } from '../store/forms';
import { FoldingSection, Row, Section } from './section';
import { SeedField } from './seed-field';
import { useOperationForm } from './use-operation-form';

/** What most requests leave as it is. An operation with a format alone shows that unfolded. */
export function AdvancedSection() {
  const { taken, model } = useOperationForm();
  const { seed, negativePrompt } = useForm();
  const formats = taken('image_format') && model?.output !== 'vector';
  if (!taken('random_seed')) {
    return (
      formats && (
        <Section>
          <FormatField />
        </Section>
      )
    );
  }
  const holds = [
    negativePrompt.trim() && taken('negative_prompt') && 'negative prompt',
    seed !== undefined && `seed ${seed}`,
  ].filter(Boolean);
  const names = formats ? 'Seed, format' : 'Seed';
  return (
    <FoldingSection title="Advanced" summary={capitalised(holds.join(', ')) || names}>
      {taken('negative_prompt') && <NegativePrompt />}
      {taken('controls.artistic_level') && <ArtisticLevel />}
      {taken('controls.no_text') && <NoText />}
      <SeedField />
      {formats && <FormatField />}
    </FoldingSection>
  );
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function NegativePrompt() {
  const negativePrompt = useField('negativePrompt');
  const { field } = useOperationForm();
  return (
    <Field label={field('negative_prompt')?.title ?? ''}>
      {(control) => (
        <Textarea
          {...control}
          value={negativePrompt}
          placeholder="What to leave out"
          onChange={(event) => changeForm({ negativePrompt: event.target.value })}
        />
      )}
    </Field>
  );
}

function FormatField() {
  const imageFormat = useField('imageFormat');
  const { field } = useOperationForm();
  const { title = '', values = [], labels } = field('image_format') ?? {};
  const options = values.map((value) => ({
    value: value as ImageFormat,
    label: labels?.[value] ?? value,
  }));
  return (
    <Row label={title}>
      <Segmented
        label={title}
        options={options}
        value={imageFormat}
        onChange={(value) => changeForm({ imageFormat: value })}
      />
    </Row>
  );
}

/** Where the slider rests while the level is left to the service. */
const RESTING_LEVEL = 2;

function ArtisticLevel() {
  const level = useField('artisticLevel');
  const { field } = useOperationForm();
  const { title = '', minimum = 0, maximum = 0 } = field('controls.artistic_level') ?? {};
  return (
    <Row label={title}>
      <span className="flex min-w-0 grow items-center gap-2">
        <Slider
          label={title}
          value={level ?? RESTING_LEVEL}
          onChange={(artisticLevel) => changeForm({ artisticLevel })}
          min={minimum}
          max={maximum}
          className="w-full grow"
        />
        {level === undefined ? (
          <span className="text-small text-text-3">Auto</span>
        ) : (
          <Button
            kind="ghost"
            size="small"
            aria-label="Leave the artistic level to the service"
            onClick={() => changeForm({ artisticLevel: undefined })}
          >
            {level}
          </Button>
        )}
      </span>
    </Row>
  );
}

function NoText() {
  const id = useId();
  const noText = useField('noText');
  return (
    <Row label="No text in the picture" htmlFor={id}>
      <Switch
        id={id}
        checked={noText}
        onChange={(event) => changeForm({ noText: event.target.checked })}
      />
    </Row>
  );
}
