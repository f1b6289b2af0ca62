import { Button } from '@/components/ui/button';
import { formatAgo } from '@/components/ui/dates';
import { Cell, CellNote, HeadCell, Table } from '@/components/ui/table';
import { Tag } from '@/components/ui/tag';

/** What the page shows of a session. */
export interface SessionView {
  id: string;
  /** Browser and system, such as `Firefox on Linux`. */
  agent: string;
  address: string;
  createdAt: Date;
  lastSeenAt: Date;
  /** The one that shows this page. */
  isCurrent: boolean;
}

interface SessionTableProps {
  sessions: readonly SessionView[];
  now: Date;
  /** The one that is being ended. */
  endingId: string | undefined;
  onEnd: (session: SessionView) => void;
}

export function SessionTable({ sessions, now, endingId, onEnd }: SessionTableProps) {
  const head = (
    <>
      <HeadCell>Browser</HeadCell>
      <HeadCell wideOnly>Address</HeadCell>
      <HeadCell wideOnly>Signed in</HeadCell>
      <HeadCell>Last seen</HeadCell>
      <HeadCell>
        <span className="sr-only">Actions</span>
      </HeadCell>
    </>
  );
  return (
    <Table label="Your sessions" head={head}>
      {sessions.map((session) => (
        <tr key={session.id}>
          <Cell className="font-medium">
            <span className="flex items-center gap-2">
              <span className="max-w-40 truncate tablet:max-w-56">{session.agent}</span>
              {session.isCurrent && <Tag tone="accent">This one</Tag>}
            </span>
            <CellNote>{session.address}</CellNote>
          </Cell>
          <Cell wideOnly className="text-text-2">
            {session.address}
          </Cell>
          <Cell wideOnly className="text-text-2">
            {formatAgo(session.createdAt, now)}
          </Cell>
          <Cell className="text-text-2">
            {session.isCurrent ? 'Just now' : formatAgo(session.lastSeenAt, now)}
          </Cell>
          <Cell figure>
            {!session.isCurrent && (
              <Button
                kind="destructive"
                size="small"
                busy={endingId === session.id}
                disabled={endingId === session.id}
                onClick={() => onEnd(session)}
              >
                End<span className="sr-only"> {session.agent}</span>
              </Button>
            )}
          </Cell>
        </tr>
      ))}
    </Table>
  );
}
