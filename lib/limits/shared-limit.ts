/** Which limit an amount would have gone over. */
export type Exceeded = 'per key' | 'over all';

/**
 * Amounts in use, such as bytes or connections, limited for each key (a user, an address) and over
 * all. Keys that use nothing are forgotten, so the memory is bounded by what is in use.
 */
export class SharedLimit {
  private readonly used = new Map<string, number>();
  private total = 0;

  constructor(private readonly limits: { perKey: number; overAll: number }) {}

  /** Takes an amount, or says which limit forbids it and takes nothing. */
  take(key: string, amount = 1): Exceeded | undefined {
    const used = this.used.get(key) ?? 0;
    if (used + amount > this.limits.perKey) return 'per key';
    if (this.total + amount > this.limits.overAll) return 'over all';
    this.used.set(key, used + amount);
    this.total += amount;
    return undefined;
  }

  /** Gives back what was taken under the key; never more than that. */
  giveBack(key: string, amount = 1): void {
    const used = this.used.get(key) ?? 0;
    const given = Math.min(used, amount);
    if (used > given) this.used.set(key, used - given);
    else this.used.delete(key);
    this.total -= given;
  }

  /** What is in use now, over all. */
  get inUse(): number {
    return this.total;
  }
}
