'use client';

import { ChevronDown, Cpu } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { FIELD_BOX } from '@/components/ui/input';
import { PopoverSurface } from '@/components/ui/popover';
import { Tag } from '@/components/ui/tag';
import { formatUnits } from '@/components/ui/units';
import { usePopover } from '@/components/ui/use-popover';
import { DEFAULT_MODEL_ID, type Model } from '@/lib/models/models';
import { operationOf } from '@/lib/operations/catalogue';
import { drawersOf, useEngines } from '../store/engines';
import { changeForm } from '../store/forms';
import { ClosePicker } from './close-picker';
import { takesPicture } from './definitions';
import { MODEL_ROWS, outputLabel, OUTPUTS, type Grade, type ModelRow } from './model-rows';
import { modelsOf, unitPrice } from './taken';
import { useOperationForm, type OperationForm } from './use-operation-form';

/** Arrow keys walk through the chips of all rows. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowRight: 1, ArrowDown: 4, ArrowLeft: -1, ArrowUp: -4 }[event.key];
  if (!step) return;
  event.preventDefault();
  const cells = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-cell]')];
  const at = cells.indexOf(document.activeElement as HTMLElement);
  for (let next = at + step; next >= 0 && next < cells.length; next += step) {
    const cell = cells[next];
    if (cell?.role !== 'option') continue;
    cell.focus();
    return;
  }
}

/** The first thing that a summary says. */
function inShort(summary: string): string {
  const first = summary.split(/[.,]| for /)[0] ?? summary;
  return first.charAt(0).toLowerCase() + first.slice(1);
}

/** What comes back: edits keep the size of their image, so the model's own size says nothing there. */
function answerOf({ operation }: OperationForm, model: Model): string {
  if (!takesPicture(operation)) return `${outputLabel(model)}, ${inShort(model.summary)}`;
  const resultSize = operationOf(operation).studio?.resultSize;
  if (resultSize === 'model') return outputLabel(model);
  const output = model.output === 'raster' ? 'Raster' : 'SVG';
  return resultSize === 'source' ? `${output}, keeps the size` : output;
}

/** The chosen model with its price; opens the table of those that the operation runs with beside it. */
export function ModelPicker() {
  const form = useOperationForm();
  const { model, definition } = form;
  const { triggerProps, popoverProps, close, isOpen } = usePopover({
    side: 'left',
    align: 'start',
    gapPx: 28,
  });
  const choose = (chosen: Model) => {
    changeForm({ modelId: chosen.id });
    close();
  };
  if (!model) return null;
  const offered = modelsOf(definition);
  const rows = MODEL_ROWS.filter((row) =>
    row.models.some((entry) => entry && offered.includes(entry)),
  );
  return (
    <>
      <button
        {...triggerProps}
        type="button"
        role="combobox"
        aria-label="Model"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={popoverProps.id}
        className={classNames(
          FIELD_BOX,
          'flex h-11 items-center gap-2.5 px-2.5 text-left',
          isOpen && 'border-accent shadow-[0_0_0_3px_var(--color-accent-ring)]',
        )}
      >
        <Icon of={Cpu} className="text-text-2" />
        <span className="min-w-0 grow">
          <span className="block truncate leading-4 font-semibold">{model.name}</span>
          <span className="block truncate text-micro text-text-3">{answerOf(form, model)}</span>
        </span>
        <span className="price text-small text-text-2">
          {formatUnits(unitPrice(definition, model))}
        </span>
        <Icon of={ChevronDown} className="text-text-3" />
      </button>
      <PopoverSurface
        {...popoverProps}
        role="listbox"
        aria-label="Model"
        onKeyDown={moveFocus}
        onToggle={(event) => {
          popoverProps.onToggle(event);
          if (event.newState === 'open') {
            event.currentTarget.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
          }
        }}
        className="w-[384px]"
      >
        <header className="flex items-baseline px-4 pt-3 pb-2 max-tablet:items-center max-tablet:pr-2">
          <h2 className="text-subheading">Model</h2>
          <span className="ml-auto text-small text-text-3">Price per image, in units</span>
          <ClosePicker onClose={close} />
        </header>
        {rows.map((row) => (
          <FamilyRow
            key={row.name}
            row={row}
            chosenId={model.id}
            priceOf={(entry) =>
              offered.includes(entry) ? unitPrice(definition, entry) : undefined
            }
            onChoose={choose}
          />
        ))}
      </PopoverSurface>
    </>
  );
}

interface FamilyRowProps {
  row: ModelRow;
  chosenId: string;
  /** Units of one image; nothing for a model that the operation does not run with. */
  priceOf: (model: Model) => number | undefined;
  onChoose: (model: Model) => void;
}

function FamilyRow({ row, chosenId, priceOf, onChoose }: FamilyRowProps) {
  const engines = useEngines();
  const drawers = drawersOf(row, engines);
  return (
    <div role="group" aria-label={row.name} className="border-t border-line px-4 pt-2 pb-2.5">
      <div className="flex h-5 items-center gap-2">
        <span className="font-semibold">{row.name}</span>
        {drawers.length > 0 && <Tag tone="accent">{`Drawn by ${drawers.join(', ')}`}</Tag>}
        {row.models[0]?.id === DEFAULT_MODEL_ID && <Tag>Default</Tag>}
        <span className="ml-auto flex gap-3">
          <Bars label="Speed" grade={row.speed} />
          <Bars label="Quality" grade={row.quality} />
        </span>
      </div>
      <p className="text-small text-text-2">{row.summary}</p>
      <div className="mt-2 grid grid-cols-[1fr_1fr_1fr_1.3fr] gap-1">
        {row.models.map((model, index) => {
          const label = OUTPUTS[index]?.label ?? '';
          const priceUnits = model && priceOf(model);
          return model && priceUnits !== undefined ? (
            <button
              key={model.id}
              type="button"
              role="option"
              data-cell
              tabIndex={-1}
              aria-label={`${row.name} ${label}, ${formatUnits(priceUnits)} units`}
              aria-selected={model.id === chosenId}
              onClick={() => onChoose(model)}
              className={classNames(
                'focus-ring flex h-7 items-center justify-between rounded-6 border px-2 text-small font-medium touch:h-11',
                model.id === chosenId
                  ? 'border-accent-line bg-accent-soft text-accent-text'
                  : 'border-line bg-field hover:bg-hover',
              )}
            >
              <span className={model.id === chosenId ? '' : 'text-text-2'}>{label}</span>
              <span className="price font-semibold">{formatUnits(priceUnits)}</span>
            </button>
          ) : (
            <span
              key={label}
              aria-hidden
              data-cell
              className="flex h-7 items-center justify-between rounded-6 border border-line px-2 text-small text-text-3 touch:h-11"
            >
              {label} <span>–</span>
            </span>
          );
        })}
      </div>
    </div>
  );
}

const WORDS: Record<Grade, string> = { 1: 'low', 2: 'medium', 3: 'high' };

function Bars({ label, grade }: { label: string; grade: Grade }) {
  return (
    <span className="flex items-center gap-1.5 text-micro text-text-3">
      {label}
      <span className="sr-only">{WORDS[grade]}</span>
      <span aria-hidden className="flex gap-0.5">
        {[1, 2, 3].map((bar) => (
          <span
            key={bar}
            className={classNames(
              'h-1 w-2 rounded-full',
              bar <= grade ? 'bg-text-2' : 'bg-line-strong',
            )}
          />
        ))}
      </span>
    </span>
  );
}
