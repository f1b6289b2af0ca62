'use client';

import { ChevronDown } from 'lucide-react';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { PopoverSurface } from '@/components/ui/popover';
import { Tag } from '@/components/ui/tag';
import { usePopover } from '@/components/ui/use-popover';
import { engineTitle, enginesFor, isDown, useEngines, type EngineView } from '../store/engines';
import { useOperationForm } from './use-operation-form';

/** What each primitive is called among people. */
const WORK: Readonly<Record<string, string>> = {
  draw: 'drawing',
  repaint: 'repainting',
  restyle: 'restyling',
  upscale: 'enlarging',
  matte: 'cutting out',
};

const inWords = (capabilities: readonly string[]) =>
  capabilities.map((capability) => WORK[capability] ?? capability).join(', ');

/**
 * Which diffusion server does the operation in hand and whether it answers; opens what each of them
 * does, and what Easel does instead. There is nothing to see where none is configured.
 */
export function EngineRow() {
  const all = useEngines();
  const { definition, model } = useOperationForm();
  const { triggerProps, popoverProps } = usePopover({ side: 'top', align: 'end', gapPx: 8 });
  if (all.engines.length === 0) return null;
  const used = enginesFor(all, definition, model?.id);
  return (
    <div className="flex items-center justify-between gap-4 text-small text-text-2">
      <span>Engine</span>
      <button
        {...triggerProps}
        type="button"
        aria-haspopup="dialog"
        className="focus-ring inline-flex min-w-0 items-center gap-1.5 rounded-4 font-medium hover:text-text touch:-my-3 touch:py-3"
      >
        {used.length > 0 && <Lamp isLit={!used.some(isDown)} />}
        <span className="truncate">{used.map(engineTitle).join(', ') || 'Easel’s own'}</span>
        <Icon of={ChevronDown} sizePx={12} className="shrink-0" />
      </button>
      <PopoverSurface {...popoverProps} aria-label="Engines" className="w-80">
        <h2 className="border-b border-line px-4 py-3 text-subheading text-text">Engines</h2>
        <ul className="flex flex-col divide-y divide-line">
          {all.engines.map((engine) => (
            <EngineFacts key={engine.name} engine={engine} />
          ))}
        </ul>
        <p className="border-t border-line px-4 py-3">Easel’s own engine does everything else.</p>
      </PopoverSurface>
    </div>
  );
}

function Lamp({ isLit }: { isLit: boolean }) {
  return (
    <>
      <span
        aria-hidden
        className={classNames('size-1.5 shrink-0 rounded-full', isLit ? 'bg-success' : 'bg-error')}
      />
      {!isLit && <span className="sr-only">does not answer: </span>}
    </>
  );
}

function stateOf({ answering, addresses }: EngineView): string {
  if (answering === 0) return 'Does not answer';
  return answering < addresses ? `${answering} of ${addresses} answer` : 'Answers';
}

function EngineFacts({ engine }: { engine: EngineView }) {
  const { capabilities, falls_back, answering, addresses } = engine;
  const tone = isDown(engine) ? 'error' : answering < addresses ? 'warning' : 'success';
  return (
    <li className="flex flex-col gap-1 px-4 py-3">
      <span className="flex items-center justify-between gap-4">
        <span className="truncate font-medium text-text">{engineTitle(engine)}</span>
        <Tag tone={tone}>{stateOf(engine)}</Tag>
      </span>
      {capabilities.length > 0 && <span>Does {inWords(capabilities)}.</span>}
      {falls_back.length > 0 && <span>Left to Easel’s own: {inWords(falls_back)}.</span>}
    </li>
  );
}
