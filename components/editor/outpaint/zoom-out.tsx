'use client';

import { NumberField } from '@/components/ui/number-field';
import { Slider } from '@/components/ui/slider';
import { useFrame } from './frame';
import { changeFrame } from './frame-state';

/** The service takes up to but not 100. */
const MAX_ZOOM_OUT = 95;

function zoomOut(percentage: number): void {
  changeFrame('Zoom out', { zoomOutPercentage: percentage }, 'frame-zoom');
}

/** How much smaller the picture is drawn before it is continued. */
export function ZoomOut() {
  const value = useFrame((state) => state.zoomOutPercentage);
  return (
    <div className="flex shrink-0 items-center gap-2">
      <span className="px-0.5 text-text-2">Zoom out</span>
      <Slider
        label="Zoom out"
        min={0}
        max={MAX_ZOOM_OUT}
        value={value}
        onChange={zoomOut}
        className="w-28 max-tablet:grow"
      />
      <NumberField
        label="Zoom out by"
        hideLabel
        unit="%"
        min={0}
        max={MAX_ZOOM_OUT}
        value={value}
        onChange={(percentage = 0) => zoomOut(percentage)}
        className="h-7! w-16!"
      />
    </div>
  );
}
