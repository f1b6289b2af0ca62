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
  /** Asked for where the session is open since long. */
  password?: string;
}

/** How somebody can prove that an account is theirs. */
export type OwnerProof =
  { by: 'password' } | { by: 'provider'; providers: ('github' | 'google')[] };

export interface NewToken {
  id: string;
  name: string;
  secret: string;
}

/** A token, why there is none, or what must be proved first. */
export type NewTokenAnswer =
  NewToken | { refusal: string } | { proof: OwnerProof; wrongPassword?: string };

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
