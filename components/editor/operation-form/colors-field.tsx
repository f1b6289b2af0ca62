'use client';

import { Plus, X } from 'lucide-react';
import { useId } from 'react';
import { chipClass } from '@/components/ui/chip';
import { FieldError } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { MAX_COLORS } from '@/lib/operations/fields/controls';
import { changeForm, useField } from '../store/forms';
import { weightSum, withColor, withoutColor, type WeightedColor } from './color-weights';
import { FoldingSection, Row } from './section';

/** Colours that new chips begin with, in turn, so that no two look alike. */
const BEGINNINGS = ['#c8642d', '#f2e8dc', '#0f3a5c', '#6fa37f', '#e9b949'] as const;

function nextColor(count: number): string {
  return BEGINNINGS[count % BEGINNINGS.length] ?? BEGINNINGS[0];
}

export function ColorsField() {
  const colors = useField('colors');
  const background = useField('backgroundColor');
  const sum = weightSum(colors);
  const replace = (index: number, changed: Partial<WeightedColor>) =>
    changeForm({
      colors: colors.map((color, at) => (at === index ? { ...color, ...changed } : color)),
    });
  const count = colors.length + (background ? 1 : 0);
  return (
    <FoldingSection title="Colours" summary={count > 0 ? String(count) : 'None'}>
      <div
        role="group"
        aria-label="Preferred colours"
        className="flex flex-wrap items-center gap-1.5"
      >
        {colors.map((color, index) => (
          <ColorChip
            key={index}
            number={index + 1}
            color={color}
            onChange={(changed) => replace(index, changed)}
            onRemove={() => changeForm({ colors: withoutColor(colors, index) })}
          />
        ))}
        {colors.length < MAX_COLORS && (
          <IconButton
            icon={Plus}
            label="Add a colour"
            size="small"
            onClick={() => changeForm({ colors: withColor(colors, nextColor(colors.length)) })}
          />
        )}
      </div>
      {sum > 1 ? (
        <FieldError>The weights sum to {sum}; they may sum to at most 1.</FieldError>
      ) : (
        colors.length > 0 && <p className="text-small text-text-3">Weights sum to {sum}.</p>
      )}
      <Background value={background} onChange={(hex) => changeForm({ backgroundColor: hex })} />
    </FoldingSection>
  );
}

interface ColorChipProps {
  number: number;
  color: WeightedColor;
  onChange: (changed: Partial<WeightedColor>) => void;
  onRemove: () => void;
}

function ColorChip({ number, color, onChange, onRemove }: ColorChipProps) {
  return (
    <span className={chipClass(false, 'group pr-1 pl-1')}>
      <ColorInput
        label={`Colour ${number}`}
        value={color.hex}
        onChange={(hex) => onChange({ hex })}
      />
      <input
        type="number"
        aria-label={`Weight of colour ${number}`}
        min={0}
        max={1}
        step={0.05}
        value={color.weight}
        onChange={(event) =>
          onChange({ weight: Math.min(1, Math.max(0, event.target.valueAsNumber || 0)) })
        }
        className="w-10 [appearance:textfield] rounded-4 bg-transparent text-text tabular-nums outline-none focus-visible:bg-panel touch:text-touch [&::-webkit-inner-spin-button]:appearance-none"
      />
      <button
        type="button"
        aria-label={`Remove colour ${number}`}
        onClick={onRemove}
        className="focus-ring flex size-5 items-center justify-center rounded-4 text-text-3 hover:bg-hover hover:text-text touch:size-9"
      >
        <Icon of={X} sizePx={12} />
      </button>
    </span>
  );
}

interface ColorInputProps {
  id?: string;
  label?: string;
  value: string;
  onChange: (hex: string) => void;
}

/** The system's own colour chooser behind a swatch. */
function ColorInput({ id, label, value, onChange }: ColorInputProps) {
  return (
    <input
      id={id}
      type="color"
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className="focus-ring size-5 shrink-0 cursor-pointer appearance-none overflow-clip rounded-4 border-0 bg-transparent p-0 touch:size-8 [&::-moz-color-swatch]:border-0 [&::-webkit-color-swatch]:border-0 [&::-webkit-color-swatch-wrapper]:p-0"
    />
  );
}

interface BackgroundProps {
  value: string | undefined;
  onChange: (hex: string | undefined) => void;
}

function Background({ value, onChange }: BackgroundProps) {
  const id = useId();
  return (
    <Row label="Background" htmlFor={value ? id : undefined}>
      {value ? (
        <span className={chipClass(false, 'pr-1 pl-1')}>
          <ColorInput id={id} value={value} onChange={onChange} />
          <span className="font-mono text-micro text-text">{value}</span>
          <button
            type="button"
            aria-label="Remove the background colour"
            onClick={() => onChange(undefined)}
            className="focus-ring flex size-5 items-center justify-center rounded-4 text-text-3 hover:text-text touch:size-9"
          >
            <Icon of={X} sizePx={12} />
          </button>
        </span>
      ) : (
        <IconButton
          icon={Plus}
          label="Set a background colour"
          size="small"
          onClick={() => onChange('#ffffff')}
        />
      )}
    </Row>
  );
}
