import { randomUUID } from 'node:crypto';
import type { SlotBoard } from '@/lib/engines/remote/balance/slots';
import type { SlotAnswer, SlotQuestion } from './protocol';

/** Places at remote engines that a worker asks its server for. */
export class AskedSlots implements SlotBoard {
  private readonly open = new Map<string, (count: number) => void>();

  constructor(private readonly send: (question: SlotQuestion) => void) {}

  /** The server has answered. */
  hear({ callId, count }: SlotAnswer): void {
    this.open.get(callId)?.(count);
    this.open.delete(callId);
  }

  taken(addressId: string): Promise<number> {
    return this.ask({ callId: randomUUID(), ask: 'taken', addressId, limit: 0 });
  }

  async take(addressId: string, limit: number): Promise<(() => Promise<void>) | undefined> {
    const callId = randomUUID();
    if ((await this.ask({ callId, ask: 'take', addressId, limit })) === 0) return undefined;
    return async () => {
      await this.ask({ callId, ask: 'giveBack', addressId, limit: 0 });
    };
  }

  private ask(question: Omit<SlotQuestion, 'type'>): Promise<number> {
    return new Promise((resolve) => {
      this.open.set(question.callId, resolve);
      this.send({ type: 'slots', ...question });
    });
  }
}
