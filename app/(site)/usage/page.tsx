import type { Metadata } from 'next';
import { BalanceSection } from '@/components/usage/balance-section';
import { LedgerSection } from '@/components/usage/ledger-section';
import { lastDays, periodOf } from '@/components/usage/periods';
import { PeriodSelect } from '@/components/usage/period-select';
import { ModelPrices, OperationPrices } from '@/components/usage/price-table';
import type { DaySpending } from '@/components/usage/stack-days';
import { UsageOverview } from '@/components/usage/usage-overview';
import type { SearchProps } from '@/components/account/next-path';
import { TOP_UP_PACKS, UNITS_PER_CENT } from '@/lib/billing/packs';
import type { DailyUse } from '@/lib/credits/credit-ledger';
import { lineJson } from '@/lib/http/resources/ledger';
import { services } from '@/lib/server/services';
import { requireAccount } from '../../visitor';
import { openCheckout } from './actions';
import { modelNames, operationTitles } from './names';

export const metadata: Metadata = { title: 'Usage' };

const FIRST_LINES = 20;
const STUDIO = 'Studio';
const PACKS = TOP_UP_PACKS.map(({ id, amountCents }) => ({
  id,
  amountCents,
  units: amountCents * UNITS_PER_CENT,
}));

function sumOf(use: readonly DailyUse[], part: 'units' | 'requests' | 'released'): number {
  return use.reduce((sum, line) => sum + line[part], 0);
}

/** Use under a name each, for the chart. */
function spendings(use: readonly DailyUse[], nameOf: (line: DailyUse) => string): DaySpending[] {
  return use.map((line) => ({ day: line.day, name: nameOf(line), units: line.units }));
}

export default async function UsagePage({ searchParams }: SearchProps) {
  const account = await requireAccount('/usage');
  const query = await searchParams;
  const days = periodOf(query.days);
  const range = lastDays(days, new Date());
  const { credits, tokens, cashier } = await services();
  const [use, lines, owned, owedUnits] = await Promise.all([
    credits.dailyUse(account.id, new Date(range.first)),
    credits.statement(account.id, { limit: FIRST_LINES }),
    tokens.list(account.id),
    credits.debtOf(account.id),
  ]);
  const titles = operationTitles();
  const tokenNames = new Map(owned.map(({ id, name }) => [id, name]));
  const tokenName = ({ tokenId }: DailyUse) =>
    tokenId === null ? STUDIO : (tokenNames.get(tokenId) ?? 'Forgotten tokens');
  const next = lines.length === FIRST_LINES ? (lines.at(-1)?.id ?? null) : null;
  return (
    <div className="mx-auto flex w-full max-w-[1248px] flex-col gap-6 px-4 py-8">
      <header className="flex items-center justify-between gap-4">
        <h1 className="text-title">Usage</h1>
        <PeriodSelect days={days} />
      </header>
      <BalanceSection
        owedUnits={owedUnits}
        units={account.balance}
        packs={cashier ? PACKS : []}
        returned={query.topup === 'done' || query.topup === 'cancelled' ? query.topup : undefined}
        openCheckout={openCheckout}
      />
      <UsageOverview
        range={range}
        days={days}
        totals={{
          units: sumOf(use, 'units'),
          requests: sumOf(use, 'requests'),
          released: sumOf(use, 'released'),
        }}
        byOperation={spendings(use, ({ operation }) => titles[operation] ?? operation)}
        byToken={spendings(use, tokenName)}
      />
      <LedgerSection
        initial={{ lines: lines.map(lineJson), next }}
        names={{ operations: titles, models: modelNames() }}
      />
      <section aria-labelledby="prices-title" className="flex flex-col gap-3">
        <h2 id="prices-title" className="text-heading">
          Prices
        </h2>
        <p className="text-text-2">
          1,000 units are one dollar. A request that fails or is refused costs nothing.
        </p>
        <div className="grid items-start gap-6 desktop:grid-cols-[1fr_400px]">
          <ModelPrices />
          <OperationPrices />
        </div>
      </section>
    </div>
  );
}
