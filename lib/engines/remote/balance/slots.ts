/**
 * Places to work at an address. All worker processes of a machine share them, so that a limit and a
 * load mean the same to each.
 */
export interface SlotBoard {
  /** Places taken now. */
  taken(addressId: string): Promise<number>;
  /** Takes a place of `limit`, or answers nothing when all are taken. The answer gives it back. */
  take(addressId: string, limit: number): Promise<(() => Promise<void>) | undefined>;
}

/** Places within one process. */
export class MemorySlots implements SlotBoard {
  private readonly counts = new Map<string, number>();

  async taken(addressId: string): Promise<number> {
    return this.counts.get(addressId) ?? 0;
  }

  async take(addressId: string, limit: number): Promise<(() => Promise<void>) | undefined> {
    const count = this.counts.get(addressId) ?? 0;
    if (count >= limit) return undefined;
    this.counts.set(addressId, count + 1);
    let isGivenBack = false;
    return async () => {
      if (isGivenBack) return;
      isGivenBack = true;
      this.counts.set(addressId, (this.counts.get(addressId) ?? 1) - 1);
    };
  }
}
