import { KeyRound, Monitor, SunMoon, UserRound } from 'lucide-react';
import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { AccountSection } from '@/components/account/account-section';
import { AppearanceSection } from '@/components/account/appearance-section';
import { SessionsSection } from '@/components/account/sessions-section';
import { TokensSection } from '@/components/account/tokens-section';
import type { SessionView } from '@/components/account/session-table';
import { isLive, type TokenView } from '@/components/account/token-view';
import { THEME_COOKIE, themeOf } from '@/components/shell/theme';
import { Icon } from '@/components/ui/icon';
import { lastDays } from '@/components/usage/periods';
import type { Session } from '@/lib/accounts/session-store';
import type { DailyUse } from '@/lib/credits/credit-ledger';
import { services } from '@/lib/server/services';
import type { Token } from '@/lib/tokens/token-store';
import { resendLink } from '../../(entry)/verify/actions';
import { requireSession } from '../../visitor';
import { changeEmail, changePassword, renameAccount } from './actions';
import { endSession, signOutEverywhere } from './session-actions';
import { createToken, revokeToken } from './token-actions';

export const metadata: Metadata = { title: 'Profile' };

const SECTIONS = [
  { href: '#account', label: 'Profile', icon: UserRound },
  { href: '#tokens', label: 'API tokens', icon: KeyRound },
  { href: '#appearance', label: 'Appearance', icon: SunMoon },
  { href: '#sessions', label: 'Sessions', icon: Monitor },
] as const;

/** Days that the units of a token are counted over. */
const RECENT_DAYS = 30;

function viewOf(token: Token, recentUnits: number): TokenView {
  const { id, name, prefix, createdAt, expiresAt, lastUsedAt, revokedAt } = token;
  return { id, name, prefix, createdAt, expiresAt, lastUsedAt, revokedAt, recentUnits };
}

function unitsOf(token: Token, use: readonly DailyUse[]): number {
  return use.reduce((sum, line) => (line.tokenId === token.id ? sum + line.units : sum), 0);
}

/** The session that shows this page first, then the others as they were last seen. */
function sessionViews(all: readonly Session[], current: Session): SessionView[] {
  const others = all.filter(({ id }) => id !== current.id);
  return [current, ...others].map(({ id, agent, address, createdAt, lastSeenAt }) => {
    return { id, agent, address, createdAt, lastSeenAt, isCurrent: id === current.id };
  });
}

export default async function ProfilePage() {
  const { account, session } = await requireSession('/profile');
  const { accounts, sessions, tokens, credits, mailer } = await services();
  const now = new Date();
  const [hasPassword, standing, signedIn, owned, use] = await Promise.all([
    accounts.hasPassword(account.id),
    accounts.emailStanding(account.id),
    sessions.list(account.id),
    tokens.list(account.id),
    credits.dailyUse(account.id, new Date(lastDays(RECENT_DAYS, now).first)),
  ]);
  const shown = owned.map((token) => viewOf(token, unitsOf(token, use)));
  const theme = themeOf((await cookies()).get(THEME_COOKIE)?.value);
  return (
    <div className="mx-auto flex max-w-[1088px] gap-12 px-4 py-8">
      <h1 className="sr-only">Your account</h1>
      <SectionLinks />
      <div className="flex min-w-0 grow flex-col gap-12">
        <AccountSection
          name={account.name}
          email={account.email}
          hasPassword={hasPassword}
          mayVerify={mailer !== undefined && !standing.verified}
          pendingUnits={standing.pendingUnits}
          resendLink={resendLink}
          liveTokens={shown.filter((token) => isLive(token, now)).length}
          rename={renameAccount}
          changeEmail={changeEmail}
          changePassword={changePassword}
        />
        <TokensSection
          tokens={shown}
          balanceUnits={account.balance}
          actions={{ create: createToken, revoke: revokeToken }}
          now={now}
        />
        <AppearanceSection initial={theme ?? 'system'} />
        <SessionsSection
          sessions={sessionViews(signedIn, session)}
          now={now}
          endSession={endSession}
          signOutEverywhere={signOutEverywhere}
        />
      </div>
    </div>
  );
}

function SectionLinks() {
  return (
    <nav
      aria-label="Sections"
      className="sticky top-20 hidden w-48 shrink-0 self-start desktop:block"
    >
      {SECTIONS.map(({ href, label, icon }) => (
        <a
          key={href}
          href={href}
          className="focus-ring flex h-9 items-center gap-2.5 rounded-6 px-2.5 font-medium text-text-2 hover:bg-hover hover:text-text"
        >
          <Icon of={icon} />
          {label}
        </a>
      ))}
    </nav>
  );
}
