import { CopyIconButton } from '@/components/ui/copy-button';
import { formatMoment } from '@/components/ui/dates';
import { Cell, CellNote, HeadCell, Table } from '@/components/ui/table';
import { formatUnits } from '@/components/ui/units';
import type { LedgerLine } from './ledger-lines';
import type { LedgerNames } from './ledger-section';
import { LineStateTag } from './line-state';

interface LedgerTableProps {
  lines: LedgerLine[];
  names: LedgerNames;
}

const NONE = '–';
/** Enough of a request id to know it again; all of it is copied. */
const SHOWN_ID_LENGTH = 8;

const HEAD = (
  <>
    <HeadCell wideOnly>Time, UTC</HeadCell>
    <HeadCell>Operation</HeadCell>
    <HeadCell wideOnly>Model</HeadCell>
    <HeadCell figure wideOnly>
      Results
    </HeadCell>
    <HeadCell wideOnly>Token</HeadCell>
    <HeadCell wideOnly>Request</HeadCell>
    <HeadCell>State</HeadCell>
    <HeadCell figure>Units</HeadCell>
    <HeadCell figure wideOnly>
      Balance
    </HeadCell>
  </>
);

export function LedgerTable({ lines, names }: LedgerTableProps) {
  return (
    <Table label="Ledger" head={HEAD}>
      {lines.map((line) => (
        <tr key={line.id}>
          <Cell wideOnly className="text-text-2 tabular-nums">
            {formatMoment(new Date(line.time))}
          </Cell>
          <Cell className="font-medium">
            <span
              className="block max-w-40 truncate tablet:max-w-72"
              title={line.note ?? undefined}
            >
              {titleOf(line, names)}
            </span>
            <CellNote>{formatMoment(new Date(line.time))}</CellNote>
          </Cell>
          <Cell wideOnly className="text-text-2">
            {names.models[line.model ?? ''] ?? NONE}
          </Cell>
          <Cell figure wideOnly className="text-text-2">
            {line.images || NONE}
          </Cell>
          <Cell wideOnly className="text-text-2">
            <span className="block max-w-40 truncate">{tokenOf(line)}</span>
          </Cell>
          <Cell wideOnly className="font-mono text-small text-text-2">
            {line.request_id ? <RequestId id={line.request_id} /> : NONE}
          </Cell>
          <Cell>
            <LineStateTag state={line.state} />
          </Cell>
          <Cell figure className="font-medium">
            {line.units > 0 ? `+${formatUnits(line.units)}` : formatUnits(line.units)}
          </Cell>
          <Cell figure wideOnly className="text-text-2">
            {formatUnits(line.balance_after)}
          </Cell>
        </tr>
      ))}
    </Table>
  );
}

/** What belongs to no request is named by its note: who gave the units, or why they were taken back. */
function titleOf(line: LedgerLine, names: LedgerNames): string {
  if (line.state === 'reversed') return line.note || 'Taken back';
  if (line.state === 'granted') return line.note || 'Grant by an administrator';
  return names.operations[line.operation ?? ''] ?? line.operation ?? NONE;
}

function tokenOf({ state, token }: LedgerLine): string {
  return state === 'granted' || state === 'reversed' ? NONE : (token ?? 'Studio');
}

function RequestId({ id }: { id: string }) {
  return (
    <span className="flex items-center gap-1">
      {id.slice(0, SHOWN_ID_LENGTH)}
      <CopyIconButton text={id} what="request id" />
    </span>
  );
}
