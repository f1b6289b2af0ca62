/** What the page shows of a token; the secret is shown once, apart from it. */
export interface TokenView {
  id: string;
  name: string;
  prefix: string;
  createdAt: Date;
  expiresAt: Date | null;
  lastUsedAt: Date | null;
  revokedAt: Date | null;
  /** Units charged to it in the last 30 days. */
  recentUnits: number;
}

export interface NewTokenFields {
  name: string;
  /** Days until it expires; `null` for never. */
  expiresInDays: number | null;
}

export type NewTokenAnswer = { id: string; name: string; secret: string } | { refusal: string };

/** What the page can do on the server. */
export interface TokenActions {
  create: (fields: NewTokenFields) => Promise<NewTokenAnswer>;
  /** Resolves to a refusal, or to nothing. */
  revoke: (tokenId: string) => Promise<string | undefined>;
}

/** Neither revoked nor expired. */
export function isLive(token: TokenView, now: Date): boolean {
  return token.revokedAt === null && (token.expiresAt === null || token.expiresAt > now);
}
