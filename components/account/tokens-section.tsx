'use client';

import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useBalance } from '@/components/shell/balance-store';
import { Button } from '@/components/ui/button';
import { Message } from '@/components/ui/message';
import { Switch } from '@/components/ui/switch';
import { formatUnits } from '@/components/ui/units';
import { RevokeDialog } from './revoke-dialog';
import { SectionHeader } from './section-header';
import { TokenCreateForm } from './token-create-form';
import { TokenReadyCard } from './token-ready-card';
import { TokenTable } from './token-table';
import { isLive, type TokenActions, type TokenView } from './token-view';

interface TokensSectionProps {
  tokens: TokenView[];
  balanceUnits: number;
  actions: TokenActions;
  /** The server's clock, so that both renderings say the same. */
  now: Date;
}

export function TokensSection({ tokens, balanceUnits, actions, now }: TokensSectionProps) {
  const balance = useBalance((state) => state.units) ?? balanceUnits;
  const [creating, setCreating] = useState(false);
  const [ready, setReady] = useState<{ id: string; name: string; secret: string }>();
  const [revoking, setRevoking] = useState<TokenView>();
  const mayCreate = balance > 0;
  return (
    <section
      id="tokens"
      aria-labelledby="tokens-title"
      className="flex scroll-mt-20 flex-col gap-5"
    >
      <SectionHeader
        id="tokens-title"
        title="API tokens"
        description="A token spends your balance. Give each script its own, so that you can revoke it alone."
        action={
          !creating && (
            <Button icon={Plus} disabled={!mayCreate} onClick={() => setCreating(true)}>
              Create token
            </Button>
          )
        }
      />
      {!mayCreate && (
        <Message tone="warning" title="A token needs a positive balance">
          You have {formatUnits(balance)} units. Tokens can be created again once units were
          granted; existing ones keep working for what costs nothing.
        </Message>
      )}
      {creating && (
        <TokenCreateForm
          create={actions.create}
          onCancel={() => setCreating(false)}
          onCreated={(answer) => {
            setReady(answer);
            setCreating(false);
          }}
        />
      )}
      {ready && <TokenReadyCard {...ready} onClose={() => setReady(undefined)} />}
      <TokenList tokens={tokens} now={now} newId={ready?.id} onRevoke={setRevoking} />
      <p className="text-small text-text-3">
        The studio uses your session and needs no token. A revoked token stops working at once.
      </p>
      <RevokeDialog
        token={revoking}
        revoke={actions.revoke}
        onClose={() => setRevoking(undefined)}
      />
    </section>
  );
}

interface TokenListProps {
  tokens: TokenView[];
  now: Date;
  newId: string | undefined;
  onRevoke: (token: TokenView) => void;
}

function TokenList({ tokens, now, newId, onRevoke }: TokenListProps) {
  const [showDead, setShowDead] = useState(false);
  const live = tokens.filter((token) => isLive(token, now));
  const shown = showDead ? tokens : live;
  return (
    <>
      <div className="flex min-h-8 items-center gap-2">
        <h3 className="text-heading">Your tokens</h3>
        <span className="price text-text-3">{live.length}</span>
        {tokens.length > live.length && (
          <label className="ml-auto flex cursor-pointer items-center gap-2 text-small text-text-2">
            Show revoked
            <Switch checked={showDead} onChange={(event) => setShowDead(event.target.checked)} />
          </label>
        )}
      </div>
      {shown.length > 0 ? (
        <TokenTable tokens={shown} now={now} newId={newId} onRevoke={onRevoke} />
      ) : (
        <p className="rounded-8 border border-dashed border-control p-6 text-center text-text-2">
          Tokens appear here. Scripts send one as{' '}
          <code className="font-mono text-small">Authorization: Bearer</code>.
        </p>
      )}
    </>
  );
}
