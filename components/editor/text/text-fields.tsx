'use client';

import { Trash2 } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Field } from '@/components/ui/field';
import { IconButton } from '@/components/ui/icon-button';
import { Input } from '@/components/ui/input';
import { NumberField } from '@/components/ui/number-field';
import { useActiveTool } from '../tools/active-tool';
import { boundsOfQuad, moveQuad, scaleAxes, type Quad } from './quad';
import { sheetArea } from './sheet';
import { problemOfWords, useTextBoxes, type TextBox } from './text-boxes';
import { addWords, changeBox, nextArea, removeBox } from './text-state';

/** The words that are to stand in the picture: a list, the chosen box in numbers, and a field for more. */
export function TextFields() {
  const boxes = useTextBoxes((state) => state.boxes);
  const selectedId = useTextBoxes((state) => state.selectedId);
  const selected = boxes.find(({ id }) => id === selectedId);
  return (
    <div className="flex flex-col gap-2">
      {boxes.length > 0 && (
        <ul aria-label="Text boxes" className="-mx-2 flex flex-col">
          {boxes.map((box) => (
            <BoxRow key={box.id} box={box} selected={box === selected} />
          ))}
        </ul>
      )}
      {selected && <BoxPlace box={selected} />}
      <WordsField />
    </div>
  );
}

/** `787 × 223`: the box's bounds in pixels of the picture. */
function sizeText(quad: Quad): string {
  const sheet = sheetArea();
  if (!sheet) return '';
  const { width, height } = boundsOfQuad(scaleAxes(quad, sheet.width, sheet.height));
  return `${Math.round(width)} × ${Math.round(height)}`;
}

function BoxRow({ box, selected }: { box: TextBox; selected: boolean }) {
  const select = () => {
    useActiveTool.getState().setTool('text');
    useTextBoxes.getState().select(box.id);
  };
  return (
    <li
      className={classNames(
        'flex h-9 items-center rounded-6 pr-1 touch:h-11',
        selected ? 'bg-accent-soft text-accent-text' : 'hover:bg-hover',
      )}
    >
      <button
        type="button"
        aria-pressed={selected}
        onClick={select}
        className="focus-ring flex h-full min-w-0 grow items-center justify-between gap-3 rounded-6 px-2 text-left"
      >
        <span className="truncate font-medium">{box.text}</span>
        <span className="price text-small whitespace-nowrap text-text-2">{sizeText(box.quad)}</span>
      </button>
      <IconButton
        icon={Trash2}
        label={`Remove ${box.text}`}
        size="small"
        onClick={() => removeBox(box.id)}
      />
    </li>
  );
}

/** Steps of the place and size fields, in shares of the picture. */
const STEP = 0.001;

/** The bounds of a box in 0..1, as they are sent. */
function BoxPlace({ box }: { box: TextBox }) {
  const { x, y, width, height } = boundsOfQuad(box.quad);
  const change = (quad: Quad) => changeBox('Place box', box.id, { quad }, `place-${box.id}`);
  /** Stretches the box from its upper left. */
  const stretch = (across: number, down: number) =>
    change(moveQuad(scaleAxes(moveQuad(box.quad, -x, -y), across, down), x, y));
  const fields = [
    { label: 'X', value: x, set: (next: number) => change(moveQuad(box.quad, next - x, 0)) },
    { label: 'Y', value: y, set: (next: number) => change(moveQuad(box.quad, 0, next - y)) },
    { label: 'W', value: width, set: (next: number) => stretch(next / width, 1) },
    { label: 'H', value: height, set: (next: number) => stretch(1, next / height) },
  ];
  return (
    <div role="group" aria-label={`Place of ${box.text}`} className="grid grid-cols-2 gap-1.5">
      {fields.map(({ label, value, set }) => (
        <NumberField
          key={label}
          label={label}
          min={label === 'X' || label === 'Y' ? 0 : 0.01}
          max={1}
          step={STEP}
          value={Number(value.toFixed(3))}
          onChange={(next) => next !== undefined && set(next)}
        />
      ))}
    </div>
  );
}

function WordsField() {
  const [words, setWords] = useState('');
  const problem = problemOfWords(words);
  const lower = words !== words.toUpperCase();
  const add = () => {
    if (problem || words.trim() === '') return;
    useActiveTool.getState().setTool('text');
    addWords(words, nextArea());
    setWords('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    add();
  };
  return (
    <Field
      label="Words"
      error={problem}
      hint={
        lower
          ? `Set in capitals: ${words.toUpperCase().trim()}`
          : 'One box a word. Or draw an area on the picture.'
      }
    >
      {(control) => (
        <div className="flex gap-2">
          <Input
            {...control}
            value={words}
            placeholder="Summer sale"
            autoComplete="off"
            onChange={(event) => setWords(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <Button disabled={Boolean(problem) || words.trim() === ''} onClick={add}>
            Add
          </Button>
        </div>
      )}
    </Field>
  );
}
