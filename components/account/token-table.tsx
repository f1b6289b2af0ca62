import { Button } from '@/components/ui/button';
import { daysUntil, formatAgo, formatDay } from '@/components/ui/dates';
import { Cell, CellNote, HeadCell, Table } from '@/components/ui/table';
import { Tag } from '@/components/ui/tag';
import { formatUnits } from '@/components/ui/units';
import { isLive, type TokenView } from './token-view';

/** An expiry this near is worth a colour. */
const NEAR_DAYS = 7;

interface TokenTableProps {
  tokens: readonly TokenView[];
  now: Date;
  /** The one just made. */
  newId: string | undefined;
  onRevoke: (token: TokenView) => void;
}

export function TokenTable({ tokens, now, newId, onRevoke }: TokenTableProps) {
  const head = (
    <>
      <HeadCell>Name</HeadCell>
      <HeadCell wideOnly>Token</HeadCell>
      <HeadCell wideOnly>Created</HeadCell>
      <HeadCell wideOnly>Last used</HeadCell>
      <HeadCell>Expires</HeadCell>
      <HeadCell figure wideOnly>
        Units, 30 days
      </HeadCell>
      <HeadCell>
        <span className="sr-only">Actions</span>
      </HeadCell>
    </>
  );
  return (
    <Table label="Your tokens" head={head}>
      {tokens.map((token) => (
        <tr key={token.id}>
          <Cell className="font-medium">
            <span className="flex items-center gap-2">
              <span className="max-w-36 truncate tablet:max-w-56">{token.name}</span>
              {token.id === newId && <Tag tone="accent">New</Tag>}
            </span>
            <CellNote>
              <span className="font-mono">{token.prefix}…</span>
            </CellNote>
          </Cell>
          <Cell wideOnly className="font-mono text-small text-text-2">
            {token.prefix}…
          </Cell>
          <Cell wideOnly className="text-text-2">
            {formatAgo(token.createdAt, now)}
          </Cell>
          <Cell wideOnly className="text-text-2">
            {token.lastUsedAt ? formatAgo(token.lastUsedAt, now) : 'Never'}
          </Cell>
          <Cell>
            <Expiry token={token} now={now} />
          </Cell>
          <Cell figure wideOnly>
            {formatUnits(token.recentUnits)}
          </Cell>
          <Cell figure>
            {isLive(token, now) && (
              <Button kind="destructive" size="small" onClick={() => onRevoke(token)}>
                Revoke<span className="sr-only"> {token.name}</span>
              </Button>
            )}
          </Cell>
        </tr>
      ))}
    </Table>
  );
}

function Expiry({ token, now }: { token: TokenView; now: Date }) {
  if (token.revokedAt) return <Tag tone="error">Revoked</Tag>;
  if (!token.expiresAt) return <span className="text-text-2">Never</span>;
  if (token.expiresAt <= now) return <Tag>Expired</Tag>;
  const days = daysUntil(token.expiresAt, now);
  if (days > NEAR_DAYS) return <span className="text-text-2">{formatDay(token.expiresAt)}</span>;
  return <span className="text-warning">{days === 1 ? 'Within a day' : `In ${days} days`}</span>;
}
