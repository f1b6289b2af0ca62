'use client';

import { Plus, X } from 'lucide-react';
import { useId } from 'react';
import { chipClass } from '@/components/ui/chip';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { changeForm, useField } from '../store/forms';
import type { WeightedColor } from '../store/forms';

interface ColorChipProps {
  number: number;
  color: WeightedColor;
  /** Whether weights are sent, and so shown. */
  weighted: boolean;
  onChange: (changed: Partial<WeightedColor>) => void;
  onRemove: () => void;
}

const WEIGHT_STEP = 0.05;

export function ColorChip({ number, color, weighted, onChange, onRemove }: ColorChipProps) {
  return (
    <span className={chipClass(false, 'gap-1 pr-0.5 pl-1')}>
      <ColorInput
        label={`Colour ${number}`}
        value={color.hex}
        onChange={(hex) => onChange({ hex })}
      />
      {weighted && (
        <input
          type="number"
          aria-label={`Weight of colour ${number}`}
          min={0}
          max={1}
          step={WEIGHT_STEP}
          value={color.weight}
          onChange={(event) =>
            onChange({ weight: Math.min(1, Math.max(0, event.target.valueAsNumber || 0)) })
          }
          className="w-7 [appearance:textfield] rounded-4 bg-transparent text-text tabular-nums outline-none focus-visible:bg-panel touch:w-12 touch:text-touch [&::-webkit-inner-spin-button]:appearance-none"
        />
      )}
      <RemoveButton label={`Remove colour ${number}`} onClick={onRemove} />
    </span>
  );
}

function RemoveButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="focus-ring flex size-4.5 items-center justify-center rounded-4 text-text-3 hover:bg-hover hover:text-text touch:size-9"
    >
      <Icon of={X} sizePx={12} />
    </button>
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

/** A ground that is asked for as such, beside the preferred colours. */
export function BackgroundColor() {
  const id = useId();
  const value = useField('backgroundColor');
  return (
    <span className="flex items-center gap-2">
      <label htmlFor={value ? id : undefined} className="text-small font-medium text-text-2">
        Background
      </label>
      {value ? (
        <span className={chipClass(false, 'pr-1 pl-1')}>
          <ColorInput
            id={id}
            value={value}
            onChange={(backgroundColor) => changeForm({ backgroundColor })}
          />
          <span className="font-mono text-micro text-text">{value}</span>
          <RemoveButton
            label="Remove the background colour"
            onClick={() => changeForm({ backgroundColor: undefined })}
          />
        </span>
      ) : (
        <IconButton
          icon={Plus}
          label="Set a background colour"
          size="small"
          onClick={() => changeForm({ backgroundColor: '#ffffff' })}
        />
      )}
    </span>
  );
}
