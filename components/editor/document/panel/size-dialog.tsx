'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { NumberField } from '@/components/ui/number-field';
import { Switch } from '@/components/ui/switch';
import { MAX_FRAME_PIXELS, MAX_FRAME_SIDE_PX } from '@/lib/projects/document-limits';
import { usePanels } from '../../store/panels';
import { frameCommands } from '../frame-commands';
import { useShownDocument } from '../use-document';

interface SizeDialogProps {
  /** Whether the picture is scaled, or gets more or less room. */
  scales: boolean;
}

/** Another size for the whole document: its picture scaled, or room added around it and taken. */
export function SizeDialog({ scales }: SizeDialogProps) {
  const frame = useShownDocument()?.frame;
  const [size, setSize] = useState({
    widthPx: frame?.widthPx ?? 1,
    heightPx: frame?.heightPx ?? 1,
  });
  const [keepsShape, setKeepsShape] = useState(scales);
  const { closeDialog } = usePanels.getState();
  if (!frame) return null;
  const change = (side: 'widthPx' | 'heightPx', px: number | undefined) => {
    if (!px) return;
    const factor = px / frame[side];
    const whole = (length: number) => Math.max(1, Math.round(length * factor));
    const both = { widthPx: whole(frame.widthPx), heightPx: whole(frame.heightPx) };
    setSize(keepsShape ? { ...both, [side]: px } : { ...size, [side]: px });
  };
  const tooMany = size.widthPx * size.heightPx > MAX_FRAME_PIXELS;
  const apply = () => {
    closeDialog();
    if (scales) frameCommands.resize(size);
    else frameCommands.canvasSize(size);
  };
  const range = { min: 1, max: MAX_FRAME_SIDE_PX, unit: 'px' };
  return (
    <Dialog
      open
      onClose={closeDialog}
      title={scales ? 'Image size' : 'Canvas size'}
      cost={tooMany ? 'That is more pixels than a document may have.' : undefined}
      actions={
        <>
          <Button onClick={closeDialog}>Cancel</Button>
          <Button kind="primary" disabled={tooMany} onClick={apply}>
            {scales ? 'Resize' : 'Change canvas'}
          </Button>
        </>
      }
    >
      <div className="flex flex-wrap items-center gap-3">
        <NumberField
          label="Width"
          value={size.widthPx}
          onChange={(px) => change('widthPx', px)}
          {...range}
          className="w-40!"
        />
        <NumberField
          label="Height"
          value={size.heightPx}
          onChange={(px) => change('heightPx', px)}
          {...range}
          className="w-40!"
        />
        <label className="flex items-center gap-2">
          <Switch checked={keepsShape} onChange={(event) => setKeepsShape(event.target.checked)} />
          Keep the shape
        </label>
      </div>
    </Dialog>
  );
}
