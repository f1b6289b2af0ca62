'use client';

import { Link2, Unlink2 } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button';
import { NumberField } from '@/components/ui/number-field';
import { Segmented } from '@/components/ui/segmented';
import { Slider } from '@/components/ui/slider';
import { MAX_TOLERANCE, useWand } from './pick-options';

const REACHES = [
  { value: 'connected', label: 'Connected' },
  { value: 'everywhere', label: 'Everywhere' },
] as const;

/** How unlike a colour may be that the wand takes, and whether it must be connected. */
export function WandFields() {
  const { tolerance, contiguous, change } = useWand();
  return (
    <div className="flex shrink-0 items-center gap-2">
      <span className="px-0.5 text-text-2 @max-[1100px]:hidden">Tolerance</span>
      <Slider
        label="Tolerance"
        min={0}
        max={MAX_TOLERANCE}
        value={tolerance}
        onChange={(value) => change({ tolerance: value })}
        className="w-24 @max-[1100px]:w-14"
      />
      <NumberField
        label="Tolerance, exactly"
        hideLabel
        min={0}
        max={MAX_TOLERANCE}
        value={tolerance}
        onChange={(value = 0) => change({ tolerance: value })}
        className="h-7! w-14!"
      />
      <span className="@max-[1010px]:hidden">
        <Segmented
          label="Where the wand looks"
          options={REACHES}
          value={contiguous ? 'connected' : 'everywhere'}
          onChange={(reach) => change({ contiguous: reach === 'connected' })}
        />
      </span>
      <span className="hidden @max-[1010px]:inline">
        <IconButton
          icon={contiguous ? Link2 : Unlink2}
          label="Connected only"
          pressed={contiguous}
          onClick={() => change({ contiguous: !contiguous })}
        />
      </span>
    </div>
  );
}
