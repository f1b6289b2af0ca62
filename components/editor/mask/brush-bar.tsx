'use client';

import { ChevronDown } from 'lucide-react';
import { Icon } from '@/components/ui/icon';
import { Menu } from '@/components/ui/menu';
import { NumberField } from '@/components/ui/number-field';
import { Segmented } from '@/components/ui/segmented';
import { Slider } from '@/components/ui/slider';
import { Swatch } from '@/components/ui/swatch';
import { OptionsDivider, ToolName } from '../canvas/tool-options';
import type { Tool } from '../tools/tool';
import {
  MAX_BRUSH_PX,
  MIN_BRUSH_PX,
  placeOfSize,
  sizeAtPlace,
  TINTS,
  useBrush,
  type Tint,
} from './brush-options';
import { MaskToolbar } from './mask-toolbar';
import { SubjectButton } from './subject-button';

const MODES = [
  { value: 'paint', label: 'Paint' },
  { value: 'erase', label: 'Erase' },
] as const;

/** Finer than a pixel of the slider. */
const PLACE_STEP = 0.001;

/** Options of the tools that make a mask. */
export function MaskOptions({ tool }: { tool: Tool }) {
  const mode = useBrush((state) => state.mode);
  const change = useBrush((state) => state.change);
  const round = tool.id === 'brush' || tool.id === 'eraser';
  return (
    <>
      <ToolName icon={tool.icon}>{tool.label}</ToolName>
      <OptionsDivider />
      {tool.id !== 'eraser' && (
        <>
          <Segmented
            label="What the tool does"
            options={MODES}
            value={mode}
            onChange={(chosen) => change({ mode: chosen })}
          />
          <OptionsDivider />
        </>
      )}
      {tool.id === 'magic-select' && (
        <>
          <SubjectButton />
          <OptionsDivider />
        </>
      )}
      {round && (
        <>
          <BrushSize />
          <OptionsDivider />
        </>
      )}
      <MaskToolbar />
      <TintMenu />
    </>
  );
}

/** The brush's diameter: a logarithmic slider and the number. */
export function BrushSize() {
  const sizePx = useBrush((state) => state.sizePx);
  const change = useBrush((state) => state.change);
  return (
    <div className="flex shrink-0 items-center gap-2">
      <span className="px-0.5 text-text-2 max-tablet:text-small">Size</span>
      <Slider
        label="Brush size"
        min={0}
        max={1}
        step={PLACE_STEP}
        value={placeOfSize(sizePx)}
        onChange={(place) => change({ sizePx: sizeAtPlace(place) })}
        className="w-24 max-tablet:grow"
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

function hexOf(tint: Tint): string {
  return `#${TINTS[tint].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

function TintMenu() {
  const tint = useBrush((state) => state.tint);
  const change = useBrush((state) => state.change);
  const items = (Object.keys(TINTS) as Tint[]).map((name) => ({
    label: name,
    onSelect: () => change({ tint: name }),
  }));
  return (
    <div className="ml-auto pl-2">
      <Menu
        label="Tint of the mask"
        align="end"
        items={items}
        trigger={(props) => (
          <button
            {...props}
            type="button"
            aria-label={`Tint of the mask: ${tint}`}
            className="focus-ring flex h-7 items-center gap-2 rounded-6 px-1.5 text-text-2 hover:bg-hover touch:h-11"
          >
            <span className="@max-[980px]:hidden">Tint</span>
            <Swatch color={hexOf(tint)} />
            <Icon of={ChevronDown} sizePx={14} />
          </button>
        )}
      />
    </div>
  );
}
