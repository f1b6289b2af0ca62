'use client';

import { useState, useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import { Segmented } from '@/components/ui/segmented';
import { formatUnits } from '@/components/ui/units';

export type TopUpAnswer = { url: string } | { refusal: string };

export interface PackView {
  id: string;
  amountCents: number;
  units: number;
}

interface TopUpProps {
  packs: PackView[];
  openCheckout: (packId: string) => Promise<TopUpAnswer>;
}

const dollarsOf = (cents: number) => `$${cents / 100}`;

/** Chooses how much to buy and goes to the checkout. */
export function TopUp({ packs, openCheckout }: TopUpProps) {
  const [packId, setPackId] = useState(packs[1]?.id ?? packs[0]?.id ?? '');
  const [refusal, setRefusal] = useState<string>();
  const [pending, start] = useTransition();
  const chosen = packs.find(({ id }) => id === packId);
  const pay = () =>
    start(async () => {
      const answer = await openCheckout(packId).catch(() => ({
        refusal: 'The server did not answer. Nothing was charged; try again.',
      }));
      if ('url' in answer) window.location.assign(answer.url);
      else setRefusal(answer.refusal);
    });
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-3">
        <Segmented
          label="Amount"
          options={packs.map(({ id, amountCents }) => ({
            value: id,
            label: dollarsOf(amountCents),
          }))}
          value={packId}
          onChange={setPackId}
        />
        <span className="price w-28 text-text-2">{formatUnits(chosen?.units ?? 0)} units</span>
        <Button kind="primary" busy={pending} disabled={pending} onClick={pay}>
          Top up
        </Button>
      </div>
      {refusal && <FieldError>{refusal}</FieldError>}
    </div>
  );
}
