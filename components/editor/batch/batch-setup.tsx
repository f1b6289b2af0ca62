'use client';

import { Images, X } from 'lucide-react';
import { useId, useRef, useState, type DragEvent } from 'react';
import { useBalance } from '@/components/shell/balance-store';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Dialog } from '@/components/ui/dialog';
import { FieldError } from '@/components/ui/field';
import { IconButton } from '@/components/ui/icon-button';
import { Select } from '@/components/ui/select';
import { formatUnits } from '@/components/ui/units';
import { MODES } from '@/lib/operations/studio-facts';
import { OPENABLE_TYPES } from '../actions/open-file';
import { definitionOf, titleOf } from '../operation-form/definitions';
import { pictureRequest, takesAnyPicture } from '../operation-form/picture-request';
import { useForm } from '../store/forms';
import { operationsOfMode, useOperation, type OperationId } from '../store/operation';
import { usePanels } from '../store/panels';
import { MAX_BATCH_FILES } from './batch';
import { planFiles, withinLimits, type PlannedFile } from './plan-batch';
import { startBatch } from './run-batch';

/** Operations that can be done to many pictures. */
const OPERATIONS = MODES.flatMap((mode) => operationsOfMode(mode)).filter((id) =>
  takesAnyPicture(definitionOf(id)),
);

/** Chooses the operation and the files, and says what all of it costs before it begins. */
export function BatchSetup() {
  const operation = useOperation((state) => state.operation);
  const fields = useForm();
  const [planned, setPlanned] = useState<readonly PlannedFile[]>([]);
  const [notice, setNotice] = useState<string>();
  const balance = useBalance((state) => state.units);
  const fits = OPERATIONS.includes(operation);
  const definition = definitionOf(operation);
  const orders = planned
    .filter(({ refusal }) => refusal === undefined)
    .map(({ file, size }) => ({ file, ...pictureRequest(definition, fields, size) }));
  const total = orders.reduce((sum, { priceUnits }) => sum + priceUnits, 0);
  const missing = total - (balance ?? total);
  const problem = orders.find((order) => order.problem)?.problem;
  const add = async (chosen: readonly File[]) => {
    const { files, left } = withinLimits([...planned.map(({ file }) => file), ...chosen]);
    setNotice(left);
    setPlanned(await planFiles(files, definition));
  };
  const choose = (id: OperationId) => {
    useOperation.getState().setOperation(id);
    const files = planned.map(({ file }) => file);
    void planFiles(files, definitionOf(id)).then(setPlanned);
  };
  const run = async () => {
    const { images, paths, responseForm } = definition;
    const facts = {
      title: titleOf(operation),
      path: paths[0] ?? '',
      responseForm: responseForm === 'single' ? 'single' : 'list',
      part: images.image?.parts[0] ?? 'image',
      references: {
        part: images.style_references?.parts[0] ?? '',
        files: orders[0]?.references ?? [],
      },
    } as const;
    const sent = orders.map(({ file, body, priceUnits }) => ({ file, body, priceUnits }));
    setNotice(await startBatch(facts, sent));
  };
  const blocked =
    (fits ? problem : 'Choose what is done to the files') ??
    (missing > 0 ? `${formatUnits(missing)} units short` : undefined);
  return (
    <Dialog
      open
      onClose={usePanels.getState().closeDialog}
      title="Batch"
      cost={orders.length > 0 ? (blocked ?? costOf(orders)) : `Up to ${MAX_BATCH_FILES} files`}
      actions={
        <Button
          kind="primary"
          disabled={orders.length === 0 || blocked !== undefined}
          priceUnits={orders.length > 0 && fits ? total : undefined}
          onClick={() => void run()}
        >
          {runLabel(orders.length)}
        </Button>
      }
    >
      <div className="flex flex-col gap-3">
        <OperationSelect value={fits ? operation : undefined} onChange={choose} />
        <DropZone onFiles={(files) => void add(files)} isSmall={planned.length > 0} />
        {notice && <FieldError>{notice}</FieldError>}
        <FileList
          planned={planned}
          onRemove={(gone) => setPlanned(planned.filter((one) => one !== gone))}
        />
      </div>
    </Dialog>
  );
}

function runLabel(count: number): string {
  if (count === 0) return 'Run';
  return count === 1 ? 'Run on 1 file' : `Run on ${count} files`;
}

/** `10 × 10 units`, or the sum alone where files cost differently. */
function costOf(orders: readonly { priceUnits: number }[]): string {
  const [first] = orders;
  const isEven = orders.every(({ priceUnits }) => priceUnits === first?.priceUnits);
  return isEven && first
    ? `${orders.length} × ${formatUnits(first.priceUnits)} units; what fails costs nothing`
    : 'What fails costs nothing';
}

interface OperationSelectProps {
  value: OperationId | undefined;
  onChange: (id: OperationId) => void;
}

function OperationSelect({ value, onChange }: OperationSelectProps) {
  const id = useId();
  return (
    <div className="flex items-center gap-3">
      <label htmlFor={id} className="text-small font-medium text-text-2">
        Operation
      </label>
      <Select
        id={id}
        className="grow"
        value={value ?? ''}
        onChange={(event) => {
          const chosen = OPERATIONS.find((each) => each === event.target.value);
          if (chosen) onChange(chosen);
        }}
      >
        {value === undefined && <option value="">Choose one</option>}
        {OPERATIONS.map((each) => (
          <option key={each} value={each}>
            {titleOf(each)}
          </option>
        ))}
      </Select>
    </div>
  );
}

interface DropZoneProps {
  onFiles: (files: readonly File[]) => void;
  isSmall: boolean;
}

function DropZone({ onFiles, isSmall }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    <div
      role="group"
      aria-label="Files of the batch"
      onDragOver={(event) => (event.preventDefault(), setIsOver(true))}
      onDragLeave={() => setIsOver(false)}
      onDrop={onDrop}
      className={classNames(
        'flex flex-wrap items-center justify-center gap-3 rounded-8 border border-dashed px-4 text-small text-text-2',
        isSmall ? 'py-3' : 'py-10',
        isOver ? 'border-accent bg-accent-soft' : 'border-line-strong',
      )}
    >
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label="Add files to the batch"
        accept={OPENABLE_TYPES.join()}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <Button icon={Images} onClick={() => input.current?.click()}>
        {isSmall ? 'Add files' : 'Choose files'}
      </Button>
      <span>or drop them here</span>
    </div>
  );
}

interface FileListProps {
  planned: readonly PlannedFile[];
  onRemove: (file: PlannedFile) => void;
}

function FileList({ planned, onRemove }: FileListProps) {
  if (planned.length === 0) return null;
  return (
    <ul aria-label="Files" className="max-h-[36dvh] overflow-y-auto overscroll-contain">
      {planned.map((one, at) => (
        <li
          key={`${at} ${one.file.name}`}
          className="flex min-h-9 items-center gap-3 border-b border-line last:border-b-0"
        >
          <span className="min-w-0 grow truncate">{one.file.name}</span>
          {one.refusal ? (
            <span className="max-w-[60%] text-right text-small text-error">{one.refusal}</span>
          ) : (
            <span className="price text-small whitespace-nowrap text-text-3">
              {one.size.widthPx} × {one.size.heightPx}
            </span>
          )}
          <IconButton
            icon={X}
            size="small"
            label={`Leave out ${one.file.name}`}
            tooltipSide="left"
            onClick={() => onRemove(one)}
          />
        </li>
      ))}
    </ul>
  );
}
