'use client';

import { Crosshair, Pipette } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { NumberField } from '@/components/ui/number-field';
import { Slider } from '@/components/ui/slider';
import { OptionsDivider, ToolName } from '../canvas/tool-options';
import { useShownDocument } from '../document/use-document';
import { selectedLayer } from '../document/document-store';
import { BrushSize, PressureSwitch } from '../mask/brush-fields';
import { startPicking } from '../tools/picking';
import type { Tool } from '../tools/tool';
import { usePaint } from './paint-options';
import { refusalOfPaint } from './paintable';

/** Options of the tools that paint on a layer. */
export function PaintOptions({ tool }: { tool: Tool }) {
  const document = useShownDocument();
  const layer = document && selectedLayer(document);
  const refusal = refusalOfPaint(layer);
  return (
    <>
      <ToolName icon={tool.icon}>{tool.label}</ToolName>
      <OptionsDivider />
      {refusal ? (
        <span className="truncate text-text-2">{refusal}</span>
      ) : (
        <>
          {tool.id === 'paint' ? <PaintColor /> : <CloneSource />}
          <OptionsDivider />
          <BrushSize />
          <PressureSwitch />
          <OptionsDivider />
          <PaintShare name="Hardness" option="hardness" />
          <PaintShare name="Opacity" option="opacity" />
          <span className="ml-auto truncate pl-2 text-text-3 @max-[980px]:hidden">
            on {layer?.name}
          </span>
        </>
      )}
    </>
  );
}

function PaintColor() {
  const color = usePaint((state) => state.color);
  const change = usePaint((state) => state.change);
  return (
    <div className="flex shrink-0 items-center gap-1">
      <input
        type="color"
        aria-label="Colour of the paint"
        value={color}
        onChange={(event) => change({ color: event.target.value })}
        className="focus-ring h-7 w-9 shrink-0 rounded-6 border border-line bg-field p-0.5 touch:h-11 touch:w-11"
      />
      <IconButton
        icon={Pipette}
        label="Take a colour from the picture"
        size="small"
        onClick={() => startPicking((hex) => change({ color: hex }))}
      />
    </div>
  );
}

/** Where the stamp takes from: told by Alt and a click, or by the next press after the button. */
function CloneSource() {
  const { cloneSource, setsSource, change } = usePaint();
  return (
    <div className="flex shrink-0 items-center gap-2">
      <Button
        kind="ghost"
        size="small"
        icon={Crosshair}
        aria-pressed={setsSource}
        onClick={() => change({ setsSource: !setsSource })}
      >
        {setsSource ? 'Press the source' : cloneSource ? 'Other source' : 'Set source'}
      </Button>
      {!cloneSource && !setsSource && (
        <span className="truncate text-text-2 @max-[980px]:hidden">or Alt-click it</span>
      )}
    </div>
  );
}

interface PaintShareProps {
  name: string;
  option: 'hardness' | 'opacity';
}

/** A share as per cent: a slider where there is room, and the number. */
function PaintShare({ name, option }: PaintShareProps) {
  const percent = usePaint((state) => Math.round(state[option] * 100));
  const change = usePaint((state) => state.change);
  // What does not cover at all would not be painting.
  const min = option === 'opacity' ? 1 : 0;
  return (
    <div className="flex shrink-0 items-center gap-2">
      <span className="px-0.5 text-text-2 @max-[780px]:hidden">{name}</span>
      <Slider
        label={name}
        min={min}
        max={100}
        value={percent}
        onChange={(value) => change({ [option]: value / 100 })}
        className="w-20 @max-[980px]:w-12"
      />
      <NumberField
        label={`${name}, exactly`}
        hideLabel
        unit="%"
        min={min}
        max={100}
        value={percent}
        onChange={(value = 100) => change({ [option]: value / 100 })}
        className="h-7! w-17!"
      />
    </div>
  );
}
