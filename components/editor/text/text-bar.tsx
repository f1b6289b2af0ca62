'use client';

import {
  AlignHorizontalJustifyCenter,
  AlignVerticalJustifyCenter,
  Plus,
  Trash2,
  Type,
} from 'lucide-react';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { NumberField } from '@/components/ui/number-field';
import { Segmented } from '@/components/ui/segmented';
import { OptionsDivider, ToolName } from '../canvas/tool-options';
import {
  angleOf,
  boundsOfQuad,
  moveQuad,
  rotateQuad,
  scaleAxes,
  straighten,
  type Quad,
} from './quad';
import { sheetArea } from './sheet';
import { useTextBoxes, type TextBox } from './text-boxes';
import { changeBox, nextArea, removeBox } from './text-state';

const CORNER_MODES = [
  { value: 'scale', label: 'Scale' },
  { value: 'pull', label: 'Distort' },
] as const;

/** Reshapes a box in pixels, where an angle is an angle. */
function reshape(label: string, box: TextBox, shape: (quad: Quad) => Quad, key?: string): void {
  const sheet = sheetArea();
  if (!sheet) return;
  const quad = shape(scaleAxes(box.quad, sheet.width, sheet.height));
  changeBox(label, box.id, { quad: scaleAxes(quad, 1 / sheet.width, 1 / sheet.height) }, key);
}

function centreAcross(box: TextBox): void {
  const { x, width } = boundsOfQuad(box.quad);
  changeBox('Centre box', box.id, { quad: moveQuad(box.quad, 0.5 - x - width / 2, 0) });
}

function centreDown(box: TextBox): void {
  const { y, height } = boundsOfQuad(box.quad);
  changeBox('Centre box', box.id, { quad: moveQuad(box.quad, 0, 0.5 - y - height / 2) });
}

/** The angle of a box in whole degrees. */
function degreesOf(box: TextBox): number {
  const sheet = sheetArea() ?? { width: 1, height: 1 };
  const angle = angleOf(scaleAxes(box.quad, sheet.width, sheet.height));
  return Math.round((angle * 180) / Math.PI) || 0;
}

/** Options of the text tool: how corners drag, and what is done to the chosen box. */
export function TextOptions() {
  const corners = useTextBoxes((state) => state.corners);
  const box = useTextBoxes(({ boxes, selectedId }) => boxes.find(({ id }) => id === selectedId));
  const { setCorners, setEntry } = useTextBoxes.getState();
  return (
    <>
      <ToolName icon={Type}>Text</ToolName>
      <OptionsDivider />
      <Button kind="ghost" size="small" icon={Plus} onClick={() => setEntry({ quad: nextArea() })}>
        Add words
      </Button>
      <OptionsDivider />
      <span className="text-text-2 @max-[780px]:hidden">Corners</span>
      <Segmented
        label="What dragging a corner does"
        options={CORNER_MODES}
        value={corners}
        onChange={setCorners}
      />
      {box && <BoxOptions box={box} />}
    </>
  );
}

function BoxOptions({ box }: { box: TextBox }) {
  return (
    <>
      <OptionsDivider />
      <IconButton
        icon={AlignHorizontalJustifyCenter}
        label="Centre across the picture"
        size="small"
        onClick={() => centreAcross(box)}
      />
      <IconButton
        icon={AlignVerticalJustifyCenter}
        label="Centre down the picture"
        size="small"
        onClick={() => centreDown(box)}
      />
      <OptionsDivider />
      <NumberField
        label="Rotate"
        unit="°"
        min={-180}
        max={180}
        value={degreesOf(box)}
        onChange={(degrees = 0) =>
          reshape(
            'Rotate box',
            box,
            (quad) => rotateQuad(quad, (degrees * Math.PI) / 180 - angleOf(quad)),
            `rotate-${box.id}`,
          )
        }
        className="h-7! w-28! shrink-0"
      />
      <Button kind="ghost" size="small" onClick={() => reshape('Straighten box', box, straighten)}>
        Straighten
      </Button>
      <span className="ml-auto">
        <Button kind="destructive" size="small" icon={Trash2} onClick={() => removeBox(box.id)}>
          <span className="@max-[780px]:sr-only">Remove box</span>
        </Button>
      </span>
    </>
  );
}
