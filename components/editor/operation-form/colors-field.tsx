'use client';

import { Palette, Pipette, Plus } from 'lucide-react';
import { useId } from 'react';
import { FieldError } from '@/components/ui/field';
import { IconButton } from '@/components/ui/icon-button';
import { Switch } from '@/components/ui/switch';
import { changeForm, useField } from '../store/forms';
import { useCurrentVersion } from '../store/versions';
import { startPicking, stopPicking, usePicking } from '../tools/picking';
import { BackgroundColor, ColorChip } from './color-chip';
import type { WeightedColor } from '../store/forms';
import { weightSum, withColor, withoutColor } from './color-weights';
import { paletteOfPicture } from './image-palette';
import { Section } from './section';
import { useOperationForm } from './use-operation-form';

/** Colours that new chips begin with, in turn, so that no two look alike. */
const BEGINNINGS = ['#c8642d', '#f2e8dc', '#0f3a5c', '#6fa37f', '#e9b949'] as const;
/** Colours taken from a picture at once. */
const PALETTE_COLORS = 5;

function nextColor(count: number): string {
  return BEGINNINGS[count % BEGINNINGS.length] ?? BEGINNINGS[0];
}

export function ColorsField() {
  const { field, taken } = useOperationForm();
  const { maxItems: mostColors = 0 } = field('controls.colors') ?? {};
  const colors = useField('colors');
  const weighted = useField('weighted');
  const sum = weightSum(colors);
  const replace = (index: number, changed: Partial<WeightedColor>) =>
    changeForm({
      colors: colors.map((color, at) => (at === index ? { ...color, ...changed } : color)),
    });
  return (
    <Section>
      <div role="group" aria-label="Colours" className="flex flex-col gap-2">
        <div className="flex items-baseline justify-between text-small">
          <span className="font-medium text-text-2">Colours</span>
          {colors.length > 0 && weighted && (
            <span className="price text-text-3">weights sum to {sum.toFixed(2)}</span>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-1.5">
          {colors.map((color, index) => (
            <ColorChip
              key={index}
              number={index + 1}
              color={color}
              weighted={weighted}
              onChange={(changed) => replace(index, changed)}
              onRemove={() => changeForm({ colors: withoutColor(colors, index) })}
            />
          ))}
          {colors.length < mostColors && <AddColor colors={colors} />}
        </div>
        {weighted && sum > 1 && (
          <FieldError>The weights sum to {sum.toFixed(2)}; they may sum to at most 1.</FieldError>
        )}
        <div className="flex min-h-8 items-center justify-between gap-4">
          {taken('controls.background_color') && <BackgroundColor />}
          {colors.length > 0 && <Weighted />}
        </div>
      </div>
    </Section>
  );
}

/** A new colour, one from the screen, or those of the picture on the canvas. */
function AddColor({ colors }: { colors: WeightedColor[] }) {
  const current = useCurrentVersion();
  const picking = usePicking(({ take }) => take !== undefined);
  const add = (hex: string) => changeForm({ colors: withColor(colors, hex) });
  const takePalette = async () => {
    if (current) changeForm({ colors: await paletteOfPicture(current.src, PALETTE_COLORS) });
  };
  return (
    <span className="flex">
      <IconButton
        icon={Plus}
        label="Add a colour"
        size="small"
        onClick={() => add(nextColor(colors.length))}
      />
      <IconButton
        icon={Pipette}
        label="Pick a colour from the canvas"
        size="small"
        pressed={picking}
        unavailable={current ? undefined : 'there is no image'}
        onClick={() => (picking ? stopPicking() : startPicking(add))}
      />
      <IconButton
        icon={Palette}
        label="Colours of the image"
        size="small"
        unavailable={current ? undefined : 'there is no image'}
        onClick={() => void takePalette()}
      />
    </span>
  );
}

/** Weights are sent for all colours or for none. */
function Weighted() {
  const id = useId();
  const weighted = useField('weighted');
  return (
    <label htmlFor={id} className="flex items-center gap-2 text-small font-medium text-text-2">
      Weights
      <Switch
        id={id}
        checked={weighted}
        onChange={(event) => changeForm({ weighted: event.target.checked })}
      />
    </label>
  );
}
