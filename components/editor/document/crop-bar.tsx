'use client';

import { Crop } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { OptionsDivider, ToolName } from '../canvas/tool-options';
import { belongsToControl } from '../shortcuts/belongs-to-control';
import { applyCrop, setCrop, useCrop } from './crop-state';

/** Enter crops, Escape lets go, as long as the tool is in hand. */
function useCropKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!useCrop.getState().area || belongsToControl(event.target, event.key)) return;
      if (event.key !== 'Enter' && event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      if (event.key === 'Enter') applyCrop();
      else setCrop(undefined);
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => {
      window.removeEventListener('keydown', onKeyDown, { capture: true });
      setCrop(undefined);
    };
  }, []);
}

/** Options of the crop tool. */
export function CropOptions() {
  const area = useCrop((state) => state.area);
  useCropKeys();
  return (
    <>
      <ToolName icon={Crop}>Crop</ToolName>
      <OptionsDivider />
      {area ? (
        <>
          <span className="price whitespace-nowrap text-text-2">
            {area.width} × {area.height}
          </span>
          <Button size="small" kind="primary" onClick={applyCrop}>
            Crop
          </Button>
          <Button size="small" onClick={() => setCrop(undefined)}>
            Cancel
          </Button>
        </>
      ) : (
        <span className="truncate text-text-2">
          Draw what is to stay. What is cropped away comes back with undo or a larger canvas.
        </span>
      )}
    </>
  );
}
