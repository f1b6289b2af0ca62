'use client';

import {
  BrushCleaning,
  Contrast,
  Download,
  Maximize2,
  Minimize2,
  PaintBucket,
  Upload,
} from 'lucide-react';
import { Button } from '@/components/ui/button';
import type { LucideIcon } from '@/components/ui/icon';
import { NumberField } from '@/components/ui/number-field';
import { tooltipProps } from '@/components/ui/tooltip-props';
import { OptionsDivider } from '../canvas/tool-options';
import { moveToolbarFocus } from '../tools/toolbar-focus';
import { useBrush } from './brush-options';
import { MAX_MORPHOLOGY_RADIUS_PX } from './kernels/morphology';
import { chooseMask } from './load-mask-input';
import { maskCommands } from './mask-commands';
import { useMask } from './mask-state';

/**
 * What can be done with the whole mask.
 * @param compact without words, beside a tool that has many options of its own
 */
export function MaskToolbar({ compact = false }: { compact?: boolean }) {
  const empty = useMask(({ share }) => share === 0);
  const full = useMask(({ share }) => share === 1);
  const growPx = useBrush((state) => state.growPx);
  const change = useBrush((state) => state.change);
  return (
    <div
      role="toolbar"
      aria-label="Mask"
      onKeyDown={moveToolbarFocus}
      className="flex shrink-0 items-center gap-0.5"
    >
      <MaskButton
        compact={compact}
        name="Invert"
        shortcut="I"
        icon={Contrast}
        onClick={maskCommands.invert}
      />
      <MaskButton
        compact={compact}
        name="Clear"
        icon={BrushCleaning}
        shortcut="⌫"
        disabled={empty}
        onClick={maskCommands.clear}
      />
      <MaskButton
        compact={compact}
        name="Fill"
        icon={PaintBucket}
        disabled={full}
        onClick={maskCommands.fill}
      />
      <OptionsDivider className="mx-1.5 @max-[780px]:mx-0.5" />
      <MaskButton
        compact={compact}
        name="Grow"
        icon={Maximize2}
        disabled={empty || full}
        onClick={() => maskCommands.grow(growPx)}
      />
      <MaskButton
        compact={compact}
        name="Shrink"
        icon={Minimize2}
        disabled={empty || full}
        onClick={() => maskCommands.shrink(growPx)}
      />
      <NumberField
        label="Grow and shrink by"
        hideLabel
        unit="px"
        min={1}
        max={MAX_MORPHOLOGY_RADIUS_PX}
        value={growPx}
        onChange={(px = 1) => change({ growPx: Math.round(px) })}
        className="mx-1 h-7! w-16!"
      />
      <OptionsDivider className="mx-1.5 @max-[780px]:mx-0.5" />
      <MaskButton compact={compact} name="Load" icon={Upload} withIcon onClick={chooseMask} />
      <MaskButton
        compact={compact}
        name="Save"
        icon={Download}
        withIcon
        disabled={empty}
        onClick={() => void maskCommands.save()}
      />
    </div>
  );
}

interface MaskButtonProps {
  compact: boolean;
  /** What is written on it; its full name adds what it is done to. */
  name: string;
  icon: LucideIcon;
  /** Shows the icon beside the word, too. */
  withIcon?: boolean;
  shortcut?: string;
  disabled?: boolean;
  onClick: () => void;
}

/** A word where there is room, else an icon. */
function MaskButton(props: MaskButtonProps) {
  const { compact, name, icon: Glyph, withIcon, shortcut, ...rest } = props;
  const label = `${name} mask`;
  return (
    <Button
      kind="ghost"
      size="small"
      aria-label={label}
      {...tooltipProps({ label, shortcut })}
      {...rest}
      className="disabled:bg-transparent!"
    >
      <span className="flex items-center gap-1.5">
        <Glyph
          aria-hidden
          size={16}
          strokeWidth={1.75}
          className={withIcon || compact ? undefined : '@min-[980px]:hidden'}
        />
        {!compact && <span className="@max-[980px]:hidden">{name}</span>}
      </span>
    </Button>
  );
}
