'use client';

import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { NumberField } from '@/components/ui/number-field';
import { Segmented } from '@/components/ui/segmented';
import { Slider } from '@/components/ui/slider';
import { Switch } from '@/components/ui/switch';
import { Textarea } from '@/components/ui/textarea';
import { supports } from '@/lib/models/support';
import { MAX_SEED, type ImageFormat } from '@/lib/operations/fields/scalars';
import { useGenerateForm, useModel } from '../store/generate-form';
import { FoldingSection, Row } from './section';

const FORMATS: readonly { value: ImageFormat; label: string }[] = [
  { value: 'webp', label: 'WebP' },
  { value: 'png', label: 'PNG' },
];

export function AdvancedSection() {
  const model = useModel();
  const fields = useGenerateForm();
  const { change } = fields;
  const names = model.output === 'raster' ? 'Seed, format' : 'Seed';
  return (
    <FoldingSection
      title="Advanced"
      summary={fields.seed === undefined ? names : `Seed ${fields.seed}`}
    >
      {supports(model, 'negative_prompt') && (
        <Field label="Negative prompt">
          {(control) => (
            <Textarea
              {...control}
              value={fields.negativePrompt}
              placeholder="What to leave out"
              onChange={(event) => change({ negativePrompt: event.target.value })}
            />
          )}
        </Field>
      )}
      {supports(model, 'controls.artistic_level') && <ArtisticLevel />}
      {supports(model, 'controls.no_text') && <NoText />}
      <Row label="Seed">
        <NumberField
          label="Seed"
          hideLabel
          value={fields.seed}
          onChange={(seed) => change({ seed })}
          min={0}
          max={MAX_SEED}
          placeholder="Random"
          className="max-w-40"
        />
      </Row>
      {model.output === 'raster' && (
        <Row label="Format">
          <Segmented
            label="Format"
            options={FORMATS}
            value={fields.imageFormat}
            onChange={(imageFormat) => change({ imageFormat })}
          />
        </Row>
      )}
    </FoldingSection>
  );
}

/** Where the slider rests while the level is left to the service. */
const RESTING_LEVEL = 2;

function ArtisticLevel() {
  const level = useGenerateForm((state) => state.artisticLevel);
  const change = useGenerateForm((state) => state.change);
  return (
    <Row label="Artistic level">
      <span className="flex min-w-0 grow items-center gap-2">
        <Slider
          label="Artistic level"
          value={level ?? RESTING_LEVEL}
          onChange={(artisticLevel) => change({ artisticLevel })}
          min={0}
          max={5}
          className="w-full grow"
        />
        {level === undefined ? (
          <span className="text-small text-text-3">Auto</span>
        ) : (
          <Button
            kind="ghost"
            size="small"
            aria-label="Leave the artistic level to the service"
            onClick={() => change({ artisticLevel: undefined })}
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
  const noText = useGenerateForm((state) => state.noText);
  const change = useGenerateForm((state) => state.change);
  return (
    <Row label="No text in the picture" htmlFor={id}>
      <Switch
        id={id}
        checked={noText}
        onChange={(event) => change({ noText: event.target.checked })}
      />
    </Row>
  );
}
