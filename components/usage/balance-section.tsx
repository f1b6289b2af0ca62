import { Message } from '@/components/ui/message';
import { formatUnits } from '@/components/ui/units';
import { TopUp, type PackView, type TopUpAnswer } from './top-up';

interface BalanceSectionProps {
  units: number;
  /** Units taken back after a refund or dispute that the balance did not hold. */
  owedUnits: number;
  /** Empty where nothing can be bought. */
  packs: PackView[];
  /** What the visitor comes back from the checkout with. */
  returned?: 'done' | 'cancelled';
  openCheckout: (packId: string) => Promise<TopUpAnswer>;
}

export function BalanceSection(props: BalanceSectionProps) {
  const { units, owedUnits, packs, returned, openCheckout } = props;
  return (
    <section aria-labelledby="balance-title" className="flex flex-col gap-3">
      {returned === 'done' && (
        <Message tone="info" title="Thank you, the payment went through">
          The units are here as soon as the payment service confirms it, usually within seconds.
        </Message>
      )}
      {returned === 'cancelled' && (
        <Message tone="warning" title="The checkout was left">
          Nothing was charged.
        </Message>
      )}
      {owedUnits > 0 && (
        <Message tone="warning" title={`${formatUnits(owedUnits)} units are owed`}>
          A payment was refunded or disputed after its units were spent. Units that come in settle
          this first.
        </Message>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 rounded-8 border border-line bg-panel px-5 py-4">
        <div>
          <h2 id="balance-title" className="text-small text-text-2">
            Balance
          </h2>
          <p className="price text-title">
            {formatUnits(units)} <span className="text-body font-normal text-text-2">units</span>
          </p>
        </div>
        {packs.length > 0 ? (
          <TopUp packs={packs} openCheckout={openCheckout} />
        ) : (
          <p className="text-text-2">An administrator of this server adds units.</p>
        )}
      </div>
    </section>
  );
}
