'use client';

import { Button } from '@/components/ui/button';
import { adjustmentContent, type AdjustmentContent } from '@/lib/projects/layer-content';
import type { LayerOf } from '@/lib/projects/document';
import { commitLayer } from '../document-actions';
import { ValueField } from './value-field';

/** What a slider shows of a value: a share is written in percent. */
interface Control {
  name: 'exposure' | 'contrast' | 'saturation' | 'temperature' | 'blurPx' | 'sharpen';
  label: string;
  min: number;
  max: number;
  step: number;
  /** What the value is multiplied with to be shown. */
  times: number;
  unit?: string;
}

const CONTROLS: readonly Control[] = [
  { name: 'exposure', label: 'Exposure', min: -3, max: 3, step: 0.1, times: 1 },
  { name: 'contrast', label: 'Contrast', min: -100, max: 100, step: 1, times: 100 },
  { name: 'saturation', label: 'Saturation', min: -100, max: 100, step: 1, times: 100 },
  { name: 'temperature', label: 'Warmth', min: -100, max: 100, step: 1, times: 100 },
  { name: 'blurPx', label: 'Blur', min: 0, max: 50, step: 0.5, times: 1, unit: 'px' },
  { name: 'sharpen', label: 'Sharpen', min: 0, max: 3, step: 0.1, times: 1 },
];

const LEAST_SPAN = 0.01;

/** What an adjustment does to everything beneath it. */
export function AdjustmentFields({ layer }: { layer: LayerOf<'adjustment'> }) {
  const { content, id } = layer;
  const change = (label: string, changed: Partial<AdjustmentContent>) =>
    commitLayer(label, id, { content: changed }, true);
  const { black, white, gamma } = content.levels;
  const level = (changed: Partial<AdjustmentContent['levels']>) =>
    change('Levels', { levels: { ...content.levels, ...changed } });
  return (
    <>
      {CONTROLS.map(({ name, label, times, ...range }) => (
        <ValueField
          key={name}
          label={label}
          value={Math.round(content[name] * times * 100) / 100}
          onChange={(value) => change(label, { [name]: value / times })}
          {...range}
        />
      ))}
      <ValueField
        label="Black"
        value={Math.round(black * 255)}
        min={0}
        max={254}
        onChange={(value) => level({ black: Math.min(value / 255, white - LEAST_SPAN) })}
      />
      <ValueField
        label="White"
        value={Math.round(white * 255)}
        min={1}
        max={255}
        onChange={(value) => level({ white: Math.max(value / 255, black + LEAST_SPAN) })}
      />
      <ValueField
        label="Gamma"
        value={gamma}
        min={0.1}
        max={4}
        step={0.05}
        onChange={(value) => level({ gamma: value })}
      />
      <Button
        size="small"
        onClick={() =>
          commitLayer('Reset adjustment', id, { content: adjustmentContent.parse({}) })
        }
      >
        Reset
      </Button>
    </>
  );
}
