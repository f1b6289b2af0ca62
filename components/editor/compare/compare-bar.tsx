'use client';

import { ArrowLeftRight, ChevronDown, SquareSplitHorizontal } from 'lucide-react';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { Kbd } from '@/components/ui/kbd';
import { Segmented } from '@/components/ui/segmented';
import { Slider } from '@/components/ui/slider';
import { OptionsDivider, ToolName } from '../canvas/tool-options';
import { useVersions, type Version } from '../store/versions';
import { useCompare, useComparedPair } from './compare-store';

const MODES = [
  { value: 'split', label: 'Split' },
  { value: 'side', label: 'Side by side' },
  { value: 'difference', label: 'Difference' },
] as const;
const DIVIDER_STEP = 0.005;

/** Options of the comparison: which two versions, and how they are laid against each other. */
export function CompareOptions() {
  const { mode, divider, change } = useCompare();
  const pair = useComparedPair();
  const versions = useVersions((state) => state.versions);
  return (
    <>
      <ToolName icon={SquareSplitHorizontal}>Compare</ToolName>
      <OptionsDivider />
      <div className="shrink-0 whitespace-nowrap">
        <Segmented
          label="How to compare"
          options={MODES}
          value={mode}
          onChange={(chosen) => change({ mode: chosen })}
        />
      </div>
      {mode === 'split' && (
        <Slider
          label="Divider"
          min={0}
          max={1}
          step={DIVIDER_STEP}
          value={divider}
          onChange={(share) => change({ divider: share })}
          className="w-20 shrink-0 @max-[780px]:w-12"
        />
      )}
      <OptionsDivider />
      {pair && (
        <>
          <VersionSelect
            label="Before"
            versions={versions}
            value={pair.before.id}
            onChange={(beforeId) => change({ beforeId, afterId: pair.after.id })}
          />
          <IconButton
            icon={ArrowLeftRight}
            label="Swap before and after"
            size="small"
            onClick={() => change({ beforeId: pair.after.id, afterId: pair.before.id })}
          />
          <VersionSelect
            label="After"
            versions={versions}
            value={pair.after.id}
            onChange={(afterId) => change({ beforeId: pair.before.id, afterId })}
          />
        </>
      )}
      <span className="ml-auto flex items-center gap-1.5 pl-3 whitespace-nowrap text-text-2 @max-[900px]:hidden">
        Hold <Kbd>\</Kbd> to see the one before
      </span>
    </>
  );
}

interface VersionSelectProps {
  label: string;
  versions: readonly Version[];
  value: string;
  onChange: (id: string) => void;
}

function VersionSelect({ label, versions, value, onChange }: VersionSelectProps) {
  return (
    <label className="flex shrink-0 items-center gap-1.5 text-text-2">
      {label}
      <span className="relative">
        <select
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="focus-ring h-7 max-w-36 appearance-none truncate rounded-6 bg-transparent pr-6 pl-1.5 font-semibold text-text hover:bg-hover touch:h-11"
        >
          {versions.map((version, index) => (
            <option key={version.id} value={version.id} className="bg-raised">
              {index + 1}. {version.label}
            </option>
          ))}
        </select>
        <Icon
          of={ChevronDown}
          sizePx={14}
          className="pointer-events-none absolute top-1/2 right-1.5 -translate-y-1/2 text-text-2"
        />
      </span>
    </label>
  );
}
