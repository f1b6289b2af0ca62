import type { Generated, Kysely, Selectable } from 'kysely';

/**
 * The one schema, as rows come back from SQLite and PostgreSQL alike. Times are integer
 * milliseconds since 1970, flags are 0 or 1, ids are UUIDs, and documents are JSON text: types
 * that both databases keep without loss.
 */
export interface Schema {
  users: UsersTable;
  identities: IdentitiesTable;
  sessions: SessionsTable;
  email_links: EmailLinksTable;
  tokens: TokensTable;
  ledger: LedgerTable;
  reservations: ReservationsTable;
  files: FilesTable;
  styles: StylesTable;
  payments: PaymentsTable;
  payment_reversals: PaymentReversalsTable;
  idempotency_keys: IdempotencyKeysTable;
  instances: InstancesTable;
  requests: RequestsTable;
  projects: ProjectsTable;
  project_files: ProjectFilesTable;
}

export type Database = Kysely<Schema>;
export type DatabaseKind = 'sqlite' | 'postgres';

interface UsersTable {
  id: string;
  /** As it was given; `email_key` is what is compared and unique. */
  email: string;
  email_key: string;
  /** 1 once an identity provider or an administrator has vouched for the address. */
  email_verified: number;
  name: string;
  role: 'user' | 'admin';
  balance: number;
  /** Units taken back that the balance did not hold; whatever comes in settles it first. */
  debt: number;
  /** Units that are granted once the address is confirmed. */
  pending_units: number;
  /** Raised when all sessions end: one whose owner was known in an earlier epoch does not start. */
  session_epoch: number;
  /** argon2id in PHC format; null for people who sign in through a provider. */
  password_hash: string | null;
  created_at: number;
}

interface IdentitiesTable {
  provider: string;
  subject: string;
  user_id: string;
  created_at: number;
}

interface SessionsTable {
  id: string;
  user_id: string;
  created_at: number;
  authenticated_at: number;
  last_seen_at: number;
  expires_at: number;
  address: string;
  agent: string;
}

interface EmailLinksTable {
  /** SHA-256 of the secret, hexadecimal. */
  secret_hash: string;
  user_id: string;
  purpose: 'verify' | 'reset';
  /** The address it was sent to: for an account that has another one since, it does not work. */
  email_key: string;
  expires_at: number;
}

interface TokensTable {
  id: string;
  user_id: string;
  name: string;
  prefix: string;
  /** SHA-256 of the secret, hexadecimal. */
  secret_hash: string;
  created_at: number;
  expires_at: number | null;
  last_used_at: number | null;
  revoked_at: number | null;
}

interface LedgerTable {
  id: Generated<number>;
  user_id: string;
  kind: 'grant' | 'reserve' | 'settle' | 'release' | 'reversal';
  units: number;
  balance_after: number;
  request_id: string | null;
  operation: string | null;
  note: string | null;
  created_at: number;
  /** Model that was asked for, where the operation takes one. */
  model: string | null;
  /** Images that were asked for. */
  images: number | null;
  /** Token that the request came with; null for the studio's own session. */
  token_id: string | null;
}

/** Open reservations only: ending one deletes its row, which makes ending twice harmless. */
interface ReservationsTable {
  request_id: string;
  user_id: string;
  operation: string;
  units: number;
  /** Boot id of the server that runs the request. */
  instance_id: string;
  /** On the clock of the database. */
  created_at: number;
}

interface FilesTable {
  id: string;
  owner_id: string;
  request_id: string;
  kind: 'result' | 'style' | 'asset';
  media_type: 'image/webp' | 'image/png' | 'image/jpeg' | 'image/svg+xml';
  size_bytes: number;
  width_px: number;
  height_px: number;
  operation: string;
  created_at: number;
  expires_at: number | null;
  /** How a result was asked for, from here on; null in other files and in those of earlier versions. */
  model: string | null;
  prompt: string | null;
  /** What a search compares: `prompt` folded to one case and one way of writing letters. */
  prompt_key: string | null;
  seed: number | null;
  /** JSON text. */
  settings: string | null;
}

/** Units that were paid for, one row a payment: its id makes a repeated notice harmless. */
interface PaymentsTable {
  id: string;
  /** What refunds and disputes name it by. */
  intent_id: string | null;
  user_id: string;
  units: number;
  amount_cents: number;
  /** Of its units, those taken back or owed because its money went back. */
  reversed_units: number;
  created_at: number;
}

/** The latest report of each refund and dispute, also of payments not noted yet. */
interface PaymentReversalsTable {
  id: string;
  intent_id: string;
  cents: number;
  stage: number;
  reported_at: number;
}

interface StylesTable {
  id: string;
  user_id: string;
  name: string;
  model_id: string;
  family: string;
  match: string;
  base_style: string | null;
  profile: string;
  file_ids: string;
  reference_ids: string;
  created_at: number;
}

interface IdempotencyKeysTable {
  user_id: string;
  key: string;
  body_hash: string;
  /** Null while the first request runs. */
  response: string | null;
  created_at: number;
  /** Of the request that claimed it; only that one can end the claim. Null in claims of earlier versions. */
  claim_token: string | null;
  /** Boot id of the server that runs the request; null as above. */
  instance_id: string | null;
}

/** Servers by the life of their process: what one owns is its own for as long as it is seen. */
interface InstancesTable {
  boot_id: string;
  name: string;
  started_at: number;
  /** On the clock of the database. */
  seen_at: number;
}

/** Requests that are answered later. */
interface RequestsTable {
  id: string;
  user_id: string;
  /** Boot id of the server that has it; empty once that has handed it over. */
  instance_id: string;
  /** Servers that died with it. */
  adoptions: Generated<number>;
  operation: string;
  model: string | null;
  state: 'queued' | 'running' | 'succeeded' | 'failed' | 'canceled';
  credits: number;
  input_bytes: number;
  answer: string;
  progress: string | null;
  outcome: string | null;
  error: string | null;
  /** On the clock of the database. */
  created_at: number;
  started_at: number | null;
  ended_at: number | null;
  expires_at: number;
  webhook_url: string | null;
  webhook_deliveries: string;
  /** When the next delivery is due; null when none is. */
  webhook_next_at: number | null;
}

/** Layered documents that are saved. */
interface ProjectsTable {
  id: string;
  user_id: string;
  name: string;
  /** What a search compares: `name` folded to one case and one way of writing letters. */
  name_key: string;
  /** One more with each save of the document. */
  revision: number;
  document: string;
  width_px: number;
  height_px: number;
  layers: number;
  /** A small picture of the document as it was at this revision. */
  thumbnail_id: string | null;
  thumbnail_revision: number | null;
  created_at: number;
  updated_at: number;
}

/** Which files a project's document needs: while there is a row, its file does not expire. */
interface ProjectFilesTable {
  project_id: string;
  file_id: string;
}

export type ProjectRow = Selectable<ProjectsTable>;
export type RequestRow = Selectable<RequestsTable>;
export type UserRow = Selectable<UsersTable>;
export type SessionRow = Selectable<SessionsTable>;
export type EmailLinkRow = Selectable<EmailLinksTable>;
export type TokenRow = Selectable<TokensTable>;
export type LedgerRow = Selectable<LedgerTable>;
export type FileRow = Selectable<FilesTable>;
export type StyleRow = Selectable<StylesTable>;
