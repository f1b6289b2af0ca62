import type { SlotBoard } from '@/lib/engines/remote/balance/slots';
import type { SlotAnswer, SlotQuestion } from './protocol';

/**
 * Asks for places at remote engines on behalf of one worker process: what is behind them (Redis, its
 * password) is out of a worker's reach. Places of a worker that ends are given back.
 */
export class SlotBroker {
  private readonly held = new Map<string, () => Promise<void>>();
  private isOpen = true;

  constructor(private readonly board: SlotBoard) {}

  async answer({ callId, ask, addressId, limit }: SlotQuestion): Promise<SlotAnswer> {
    const said = { type: 'slots', callId } as const;
    if (ask === 'taken') return { ...said, count: await this.board.taken(addressId) };
    if (ask === 'take')
      return { ...said, count: (await this.take(callId, addressId, limit)) ? 1 : 0 };
    await this.giveBack(callId);
    return { ...said, count: 0 };
  }

  /** The worker has ended. */
  async close(): Promise<void> {
    this.isOpen = false;
    await Promise.all([...this.held.keys()].map((callId) => this.giveBack(callId)));
  }

  private async take(callId: string, addressId: string, limit: number): Promise<boolean> {
    const giveBack = await this.board.take(addressId, limit);
    if (!giveBack) return false;
    this.held.set(callId, giveBack);
    if (!this.isOpen) await this.giveBack(callId);
    return true;
  }

  private async giveBack(callId: string): Promise<void> {
    const giveBack = this.held.get(callId);
    this.held.delete(callId);
    await giveBack?.();
  }
}
