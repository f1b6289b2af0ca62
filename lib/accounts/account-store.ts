export interface Account {
  id: string;
  email: string;
  name: string;
  role: 'user' | 'admin';
  /** API units left. */
  balance: number;
  /** Raised whenever all sessions end, so that none starts on a password checked before that. */
  sessionEpoch: number;
  createdAt: Date;
}

export interface NewAccount {
  email: string;
  name: string;
  /** Plain password; stored as argon2id. Left out for people who sign in through GitHub or Google. */
  password?: string;
  /** Left out: an ordinary user. */
  role?: Account['role'];
  /** Whether somebody trusted has vouched for the address, as an administrator does. */
  emailVerified?: boolean;
  /** Units granted through the ledger, at creation or once the address is confirmed. */
  grantUnits: number;
  /** Whether the units wait until the owner of the address has confirmed it. */
  grantWhenVerified?: boolean;
  grantNote: string;
}

export interface Identity {
  provider: string;
  /** The provider's own id of the person. */
  subject: string;
  /** An address the provider has verified: it decides whose account this is. */
  email: string;
  name: string;
}

export interface EmailStanding {
  verified: boolean;
  /** Units that are granted once it is verified. */
  pendingUnits: number;
}

/** What else happens as a password changes, all or nothing. */
export interface PasswordChangeOptions {
  /** The one session that goes on: the one that changes it. */
  keepSessionId?: string;
  /** Whether all API tokens end, too. */
  revokeTokens?: boolean;
}

export interface AccountStore {
  /** Rejects with `conflict` when the e-mail is taken (compared without case), `invalid_request` when a field is bad. */
  create(account: NewAccount): Promise<Account>;
  find(id: string): Promise<Account | undefined>;
  findByEmail(email: string): Promise<Account | undefined>;
  /** The account when the password fits; takes equally long when the e-mail is unknown. */
  verifyPassword(email: string, password: string): Promise<Account | undefined>;
  /** Whether the account opens with a password; `false` for those of GitHub and Google alone. */
  hasPassword(id: string): Promise<boolean>;
  /** Whether the address is its owner's, and what waits until it is. Rejects with `not_found`. */
  emailStanding(id: string): Promise<EmailStanding>;
  /** The identity providers that the account is linked to. */
  providersOf(id: string): Promise<string[]>;
  /**
   * The account linked to an identity, linked by verified e-mail or created on first sight.
   * Linking to an account whose address nobody had verified takes its password, sessions, tokens
   * and other identities away: whoever made it need not be the person the address belongs to.
   */
  forIdentity(identity: Identity, grantUnits: number): Promise<Account>;
  /** Rejects with `not_found`. */
  rename(id: string, name: string): Promise<Account>;
  /** Sets the role and signs out everywhere. Rejects with `not_found`. */
  setRole(id: string, role: Account['role']): Promise<Account>;
  /** Replaces the password and ends all sessions; `undefined` when the current one does not fit. */
  changePassword(
    id: string,
    current: string,
    next: string,
    options?: PasswordChangeOptions,
  ): Promise<Account | undefined>;
  /** Sets a password without asking for the one before, and ends all sessions. Rejects with `not_found`. */
  setPassword(
    id: string,
    next: string,
    options?: Pick<PasswordChangeOptions, 'revokeTokens'>,
  ): Promise<Account>;
  /**
   * Replaces the address, which nobody has verified then; sessions stay. `undefined` when the password
   * does not fit, whatever the address; else rejects with `conflict` when it is somebody else's
   * (compared without case), `invalid_request` when it is none.
   */
  changeEmail(id: string, password: string, email: string): Promise<Account | undefined>;
  /** Ends every session. Rejects with `not_found`. */
  signOutEverywhere(id: string): Promise<Account>;
  /** Ordered by e-mail; `afterEmail` continues a listing, `search` is a part of e-mail or name. */
  list(options: { limit: number; afterEmail?: string; search?: string }): Promise<Account[]>;
  count(): Promise<number>;
  /** Units that all accounts together still have. */
  totalBalance(): Promise<number>;
}
