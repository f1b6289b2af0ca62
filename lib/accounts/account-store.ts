export interface Account {
  id: string;
  email: string;
  name: string;
  role: 'user' | 'admin';
  /** API units left. */
  balance: number;
  /** Raised to sign a user out everywhere: sessions carry the value they were made with. */
  sessionEpoch: number;
  createdAt: Date;
}

export interface NewAccount {
  email: string;
  name: string;
  /** Plain password; stored as argon2id. Left out for people who sign in through GitHub or Google. */
  password?: string;
  /** Units granted through the ledger at creation. */
  grantUnits: number;
  grantNote: string;
}

export interface AccountStore {
  /** Rejects with `conflict` when the e-mail is taken (compared without case). */
  create(account: NewAccount): Promise<Account>;
  find(id: string): Promise<Account | undefined>;
  findByEmail(email: string): Promise<Account | undefined>;
  /** The account when the password fits; takes equally long when the e-mail is unknown. */
  verifyPassword(email: string, password: string): Promise<Account | undefined>;
  /** The account linked to an identity, linked by verified e-mail or created on first sight. */
  forIdentity(
    identity: { provider: string; subject: string; email: string; name: string },
    grantUnits: number,
  ): Promise<Account>;
  list(options: { limit: number; afterEmail?: string }): Promise<Account[]>;
  count(): Promise<number>;
}
