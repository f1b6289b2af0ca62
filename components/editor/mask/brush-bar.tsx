'use client';

import { ChevronDown } from 'lucide-react';
import { forwardRef } from 'react';
import { Icon, type LucideIcon } from '@/components/ui/icon';
import { Menu } from '@/components/ui/menu';
import { Swatch } from '@/components/ui/swatch';
import { OptionsDivider, ToolName } from '../canvas/tool-options';
import type { Tool } from '../tools/tool';
import { TINTS, useBrush, type Tint } from './brush-options';
import { BrushSize, MaskMode, PressureSwitch } from './brush-fields';
import { EdgeButton } from './edge-button';
import { MaskToolbar } from './mask-toolbar';
import { WandFields } from './pick/wand-fields';
import { SubjectButton } from './subject-button';

/** Options of the tools that make a mask. */
export function MaskOptions({ tool }: { tool: Tool }) {
  const round = tool.id === 'brush' || tool.id === 'eraser';
  return (
    <>
      <ToolName icon={tool.icon}>{tool.label}</ToolName>
      <OptionsDivider />
      {tool.id !== 'eraser' && (
        <>
          <MaskMode />
          <OptionsDivider />
        </>
      )}
      {tool.id === 'magic-select' && (
        <>
          <SubjectButton />
          <OptionsDivider />
        </>
      )}
      {tool.id === 'object' && (
        <>
          <span className="shrink truncate text-text-2 @max-[780px]:hidden">
            Click a thing, or draw a box around it. Alt takes away.
          </span>
          <OptionsDivider />
        </>
      )}
      {tool.id === 'wand' && (
        <>
          <WandFields />
          <OptionsDivider />
        </>
      )}
      {round && (
        <>
          <BrushSize />
          <PressureSwitch />
          <OptionsDivider />
        </>
      )}
      <EdgeButton />
      <OptionsDivider />
      <MaskToolbar compact={tool.id === 'wand' || tool.id === 'object'} />
      <TintMenu />
    </>
  );
}

function hexOf(tint: Tint): string {
  return `#${TINTS[tint].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** A tint as the picture of its row in the menu. */
function tintIcon(tint: Tint): LucideIcon {
  return forwardRef(function TintIcon({ size }, ref) {
    return (
      <svg ref={ref} aria-hidden width={size} height={size} viewBox="0 0 16 16">
        <rect width={16} height={16} rx={4} fill={hexOf(tint)} />
      </svg>
    );
  });
}

const TINT_NAMES = Object.keys(TINTS) as Tint[];
const TINT_ICONS = Object.fromEntries(TINT_NAMES.map((tint) => [tint, tintIcon(tint)])) as Record<
  Tint,
  LucideIcon
>;

function TintMenu() {
  const tint = useBrush((state) => state.tint);
  const change = useBrush((state) => state.change);
  const items = TINT_NAMES.map((name) => ({
    label: name,
    icon: TINT_ICONS[name],
    onSelect: () => change({ tint: name }),
  }));
  return (
    <div className="ml-auto pl-2 @max-[780px]:pl-0">
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
            <span className="@max-[1100px]:hidden">Tint</span>
            <Swatch color={hexOf(tint)} />
            <Icon of={ChevronDown} sizePx={14} className="@max-[780px]:hidden" />
          </button>
        )}
      />
    </div>
  );
}
