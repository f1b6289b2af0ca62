'use client';

import { PenLine } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button';
import { NumberField } from '@/components/ui/number-field';
import { Segmented } from '@/components/ui/segmented';
import { Slider } from '@/components/ui/slider';
import { MAX_BRUSH_PX, MIN_BRUSH_PX, placeOfSize, sizeAtPlace, useBrush } from './brush-options';

const MODES = [
  { value: 'paint', label: 'Paint' },
  { value: 'erase', label: 'Erase' },
] as const;

/** Finer than a pixel of the slider. */
const PLACE_STEP = 0.001;

/** Whether brush and shapes add to the mask or take from it. */
export function MaskMode() {
  const mode = useBrush((state) => state.mode);
  const change = useBrush((state) => state.change);
  return (
    <Segmented
      label="What the tool does"
      options={MODES}
      value={mode}
      onChange={(chosen) => change({ mode: chosen })}
    />
  );
}

/** Whether a pen's pressure sets the width; shown once a pen has been used. */
export function PressureSwitch() {
  const { penSeen, followsPressure, change } = useBrush();
  if (!penSeen) return null;
  return (
    <IconButton
      icon={PenLine}
      label="Width by pressure"
      size="small"
      pressed={followsPressure}
      onClick={() => change({ followsPressure: !followsPressure })}
    />
  );
}

/** The brush's diameter: a logarithmic slider and the number. */
export function BrushSize() {
  const sizePx = useBrush((state) => state.sizePx);
  const change = useBrush((state) => state.change);
  return (
    <div className="flex shrink-0 items-center gap-2">
      <span className="px-0.5 text-text-2 @max-[780px]:hidden">Size</span>
      <Slider
        label="Brush size"
        min={0}
        max={1}
        step={PLACE_STEP}
        value={placeOfSize(sizePx)}
        onChange={(place) => change({ sizePx: sizeAtPlace(place) })}
        className="w-24 @max-[780px]:w-14"
      />
      <NumberField
        label="Brush diameter"
        hideLabel
        unit="px"
        min={MIN_BRUSH_PX}
        max={MAX_BRUSH_PX}
        value={sizePx}
        onChange={(px = MIN_BRUSH_PX) => change({ sizePx: Math.round(px) })}
        className="h-7! w-19!"
      />
    </div>
  );
}
