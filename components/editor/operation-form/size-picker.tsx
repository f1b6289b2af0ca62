'use client';

import { Scan } from 'lucide-react';
import { useId } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { nearestRatio, sizeOfRatio, type Ratio } from '@/lib/models/sizes';
import { ratioFromPrompt } from '@/lib/operations/resolve/size';
import { changeForm, useField } from '../store/forms';
import { useCurrentVersion } from '../store/versions';
import { useOperationForm } from './use-operation-form';

/** Wide to tall, so that neighbours look alike. */
const ORDER: readonly (Ratio | 'auto')[] = [
  'auto',
  '1:1',
  '5:4',
  '4:3',
  '14:10',
  '3:2',
  '16:9',
  '2:1',
  '4:5',
  '3:4',
  '10:14',
  '2:3',
  '6:10',
  '9:16',
  '1:2',
];

/** The longest side of an outline. */
const OUTLINE_PX = 18;

function outlineOf(ratio: Ratio): { width: number; height: number } {
  const [width = 1, height = 1] = ratio.split(':').map(Number);
  const scale = OUTLINE_PX / Math.max(width, height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

export function SizePicker() {
  const name = useId();
  const { model, definition } = useOperationForm();
  const size = useField('size');
  const prompt = useField('prompt');
  const current = useCurrentVersion();
  if (!model) return null;
  const source = definition.images.image ? current : undefined;
  const automatic = source ? nearestRatio(source) : ratioFromPrompt(prompt);
  const ratio = size === 'auto' ? automatic : size;
  const { widthPx, heightPx } = sizeOfRatio(model.sizeTable, ratio);
  return (
    <fieldset className="flex min-w-0 flex-col gap-1.5">
      <div className="flex items-center justify-between text-small">
        <legend className="contents">
          <span className="font-medium text-text-2">Size</span>
        </legend>
        <span className="price font-medium">
          {widthPx} × {heightPx}
        </span>
      </div>
      <div className="grid grid-cols-5">
        {ORDER.map((choice) => (
          <label
            key={choice}
            className={classNames(
              'flex h-11 cursor-pointer flex-col items-center justify-between rounded-6 pt-1.5 pb-0.5 text-micro select-none touch:h-14 touch:py-2',
              'has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent',
              choice === size ? 'bg-accent-soft text-accent-text' : 'text-text-2 hover:bg-hover',
            )}
          >
            <input
              type="radio"
              name={name}
              checked={choice === size}
              onChange={() => changeForm({ size: choice })}
              className="sr-only"
            />
            <Outline choice={choice} />
            {choice === 'auto' ? 'Auto' : choice}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Outline({ choice }: { choice: Ratio | 'auto' }) {
  if (choice === 'auto') return <Icon of={Scan} sizePx={18} />;
  const { width, height } = outlineOf(choice);
  return (
    <span aria-hidden className="flex h-[18px] items-center">
      <span style={{ width, height }} className="rounded-[2px] border-[1.5px] border-current" />
    </span>
  );
}
