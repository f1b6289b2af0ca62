'use client';

import { Feather } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { PopoverSurface } from '@/components/ui/popover';
import { Switch } from '@/components/ui/switch';
import { tooltipProps } from '@/components/ui/tooltip-props';
import { usePopover } from '@/components/ui/use-popover';
import { ValueField } from '../document/panel/value-field';
import { useBrush } from './brush-options';

/** The widest feather that is offered here; the result's layer takes more afterwards. */
const MAX_FEATHER_PX = 100;

/** How soft brush and selection end, and what is left of the mask after a result. */
export function EdgeButton() {
  const { triggerProps, popoverProps } = usePopover({ side: 'bottom', align: 'start', gapPx: 8 });
  const { hardness, featherPx, opacity, keepsMask, change } = useBrush();
  const isSoft = hardness < 1 || featherPx > 0 || opacity < 1;
  return (
    <>
      <Button
        {...triggerProps}
        kind="ghost"
        size="small"
        icon={Feather}
        aria-label="Edge of the mask"
        aria-haspopup="dialog"
        {...tooltipProps({ label: 'Hardness, feather and opacity' })}
        className={isSoft ? 'text-accent-text!' : undefined}
      >
        <span className="@max-[1100px]:hidden">Edge</span>
      </Button>
      <PopoverSurface {...popoverProps} aria-label="Edge of the mask" className="w-80 text-small">
        <div className="flex flex-col gap-2 p-3">
          <ValueField
            label="Hardness"
            value={Math.round(hardness * 100)}
            min={0}
            max={100}
            unit="%"
            onChange={(value) => change({ hardness: value / 100 })}
          />
          <ValueField
            label="Feather"
            value={featherPx}
            min={0}
            max={MAX_FEATHER_PX}
            unit="px"
            onChange={(value) => change({ featherPx: value })}
          />
          <ValueField
            label="Opacity"
            value={Math.round(opacity * 100)}
            min={1}
            max={100}
            unit="%"
            onChange={(value) => change({ opacity: value / 100 })}
          />
          <label className="flex min-h-8 items-center justify-between gap-2 touch:min-h-11">
            <span className="text-text-2">Keep the mask after a result</span>
            <Switch
              checked={keepsMask}
              onChange={(event) => change({ keepsMask: event.target.checked })}
            />
          </label>
        </div>
        <p className="border-t border-line px-3 py-2 text-text-3">
          Operations are sent a mask without soft edges; the result is laid over the picture with
          these.
        </p>
      </PopoverSurface>
    </>
  );
}
