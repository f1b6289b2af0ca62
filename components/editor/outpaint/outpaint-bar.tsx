'use client';

import { Expand, Lock, LockOpen, Magnet } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { OptionsDivider, ToolName } from '../canvas/tool-options';
import { useViewport } from '../store/viewport-store';
import { framesNothing, NO_FRAME, useFrame } from './frame';
import { changeFrame } from './frame-state';
import { ZoomOut } from './zoom-out';

/** Lets the picture stand in the middle of what is added. */
function centre(): void {
  const { left, right, top, bottom } = useFrame.getState().expand;
  const [across, down] = [left + right, top + bottom];
  changeFrame('Centre', {
    expand: {
      left: Math.floor(across / 2),
      right: Math.ceil(across / 2),
      top: Math.floor(down / 2),
      bottom: Math.ceil(down / 2),
    },
  });
}

function reset(): void {
  changeFrame('Reset frame', NO_FRAME);
  useViewport.getState().refit();
}

/** Options of the outpaint frame. */
export function OutpaintOptions() {
  const { snaps, locksRatio, zoomOutPercentage, by, change, ...frame } = useFrame();
  const nothing = framesNothing({ by, zoomOutPercentage, ...frame });
  return (
    <>
      <ToolName icon={Expand}>Outpaint</ToolName>
      <OptionsDivider />
      <Button
        kind="ghost"
        size="small"
        icon={Magnet}
        aria-pressed={snaps}
        className={snaps ? 'bg-accent-soft text-accent-text!' : undefined}
        onClick={() => change({ snaps: !snaps })}
      >
        Snap to ratios
      </Button>
      <Button
        kind="ghost"
        size="small"
        icon={locksRatio ? Lock : LockOpen}
        aria-pressed={locksRatio}
        className={locksRatio ? 'bg-accent-soft text-accent-text!' : undefined}
        onClick={() => change({ locksRatio: !locksRatio })}
      >
        <span className="@max-[780px]:sr-only">Lock ratio</span>
      </Button>
      <OptionsDivider />
      <ZoomOut />
      <OptionsDivider />
      <Button
        kind="ghost"
        size="small"
        disabled={by === 'size'}
        onClick={centre}
        className="disabled:bg-transparent!"
      >
        Centre
      </Button>
      <Button
        kind="ghost"
        size="small"
        disabled={nothing}
        onClick={reset}
        className="disabled:bg-transparent!"
      >
        Reset frame
      </Button>
    </>
  );
}
