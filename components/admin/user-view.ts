/** What administrators see of an account. */
export interface UserView {
  id: string;
  email: string;
  name: string;
  role: 'user' | 'admin';
  balanceUnits: number;
  createdAt: Date;
}

/** What administrators can do on the server; each resolves to a refusal, or to nothing. */
export interface AdminActions {
  grant: (grant: { userId: string; units: number; note: string }) => Promise<string | undefined>;
  setRole: (change: { userId: string; role: UserView['role'] }) => Promise<string | undefined>;
}
