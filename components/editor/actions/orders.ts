import { RequestError } from '@/components/api/failure';
import {
  cancelRequest,
  followRequest,
  submitOperation,
  type LateAnswer,
} from '@/components/api/later';
import { CANCELED } from '@/components/api/send';
import { randomUuid } from '@/components/api/ids';
import { useBalance } from '@/components/shell/balance-store';
import type { LayerSource } from '@/lib/projects/layer-content';
import type { Landing as Place } from '../document/landing';
import { noteConnection } from '../store/connection';
import type { Version } from '../store/versions';
import type { OperationId } from '../store/operation';
import type { JobContext, Work } from './job-queue';

/** What an order's answer becomes, and all that is to be known for it. */
export type Landing =
  | {
      kind: 'results';
      operation: OperationId;
      title: string;
      modelName?: string;
      seed?: number;
      source: Version | undefined;
      body: Record<string, unknown>;
      /** Where the results come to lie, if over what was sent. */
      place: Place | undefined;
      /** The part that the mask was sent as. */
      maskPart: string | undefined;
      /** How the results were asked for, as their layers keep it. */
      layer: LayerSource;
    }
  | { kind: 'subject'; version: Version };

/** A request of the studio as data: it can be sent and landed by a page that comes after this one. */
export interface Order {
  title: string;
  priceUnits: number;
  /** The version that is worked on. */
  parentId?: string;
  path: string;
  responseForm: 'list' | 'single';
  body: Record<string, unknown>;
  files: Record<string, File[]>;
  /** Under which the service takes it once, however often it is sent. */
  key: string;
  landing: Landing;
}

/** An order under way, as it is kept until its answer is. */
export interface OrderRecord {
  order: Order;
  /** When it was first sent, in Unix milliseconds. */
  sentAtMs: number;
  requestId?: string;
  /** The visitor stopped it, which the service may not know yet. */
  canceled?: boolean;
}

/** Where orders under way are kept, so that a reload finds them. */
export interface OrderRecords {
  /** Resolves once it is written. */
  put: (record: OrderRecord) => Promise<void>;
  /** Resolves once what the order came to is kept, and the record gone. */
  remove: (key: string) => Promise<void>;
}

const underWay = new Map<string, OrderRecord>();
let place: OrderRecords | undefined;

/** Says where orders are kept from now on, those that are under way already among them; nothing keeps none. */
export function keepOrdersIn(records: OrderRecords | undefined): void {
  place = records;
  for (const record of underWay.values()) void records?.put(record);
}

/** Whether this page is already at an order. */
export function isUnderWay(key: string): boolean {
  return underWay.has(key);
}

const records: OrderRecords = {
  put: async (record) => {
    underWay.set(record.order.key, record);
    // A browser without room for it still sends the order.
    await place?.put(record).catch(() => undefined);
  },
  remove: async (key) => {
    underWay.delete(key);
    await place?.remove(key).catch(() => undefined);
  },
};

type Answer = LateAnswer<'list' | 'single'>;
type Landers = {
  [Kind in Landing['kind']]: (
    landing: Extract<Landing, { kind: Kind }>,
    answer: Answer,
    order: Order,
  ) => Promise<void>;
};
const landers: Partial<Landers> = {};

/** Says who takes the answers of a kind of order. */
export function landAnswersOf<Kind extends Landing['kind']>(kind: Kind, land: Landers[Kind]): void {
  landers[kind] = land;
}

async function land(order: Order, answer: Answer): Promise<void> {
  const { landing } = order;
  useBalance.getState().charge(answer.answer.credits);
  // The kind of the landing is the key of its lander, which the compiler can't follow through a union.
  const lander = landers[landing.kind] as
    ((landing: Landing, answer: Answer, order: Order) => Promise<void>) | undefined;
  await lander?.(landing, answer, order);
}

function submit({ path, responseForm, body, files, key }: Order) {
  return submitOperation(
    { paths: [path], responseForm },
    { body, files, key, onConnection: noteConnection },
  );
}

/** Stops an order at the service, and takes the answer where the stop came too late. */
async function stop(record: OrderRecord, submitted: Promise<{ requestId: string } | Answer>) {
  try {
    await records.put({ ...record, canceled: true });
    const taken = await submitted;
    const { responseForm } = record.order;
    const late = 'requestId' in taken ? await cancelRequest(responseForm, taken.requestId) : taken;
    if (late) await land(record.order, late);
    await records.remove(record.order.key);
  } catch (error) {
    // A refused request has nothing to stop; one that was not reached stays noted for the next page.
    if (error instanceof RequestError && error.failure.code === 'network') return;
    await records.remove(record.order.key);
  }
}

/** Rejects when the visitor stops the job. */
function stopped(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const onAbort = () => reject(new RequestError(CANCELED));
    if (signal.aborted) onAbort();
    else signal.addEventListener('abort', onAbort, { once: true });
  });
}

/**
 * Whether the order may still have an answer: the service was not reached, or knew nobody, or the page could
 * not show what came. Whoever tries again, or signs in again, finds it going on.
 */
function isPutOff(error: unknown): boolean {
  if (!(error instanceof RequestError)) return true;
  return error.failure.code === 'network' || error.failure.code === 'unauthorized';
}

/** One order on its way: sent once, however often it is tried, until it has an end. */
class OrderUnderWay {
  private noted: Promise<void> | undefined;

  constructor(private record: OrderRecord) {}

  /** Keeps the order, once. */
  note(): Promise<void> {
    return (this.noted ??= records.put(this.record));
  }

  async run(context: JobContext): Promise<void> {
    try {
      await this.carryOut(context);
    } catch (error) {
      // What is tried again after the service has said no is another order.
      if (!isPutOff(error)) this.renew();
      throw error;
    }
  }

  /** Asks for the order's answer, or sends it first, and lands what comes. */
  private async carryOut({ signal, onProgress }: JobContext): Promise<void> {
    const { order } = this.record;
    const submitted = this.submitted(signal);
    try {
      const taken = await Promise.race([submitted, stopped(signal)]);
      const following = { signal, onProgress, onConnection: noteConnection };
      const answer =
        'requestId' in taken
          ? await followRequest(order.responseForm, taken.requestId, following)
          : taken;
      await land(order, answer);
      await records.remove(order.key);
    } catch (error) {
      if (signal.aborted) void stop(this.record, submitted);
      else if (!isPutOff(error)) await records.remove(order.key);
      throw error;
    }
  }

  /** The request at the service. It is noted before it is sent: a page that ends in between must not lose what is paid for. */
  private async submitted(signal: AbortSignal): Promise<{ requestId: string } | Answer> {
    const { requestId, order } = this.record;
    if (requestId !== undefined) return { requestId };
    await this.note();
    const taken = await submit(order);
    // One that was stopped meanwhile is noted as that.
    if ('requestId' in taken && !signal.aborted) {
      this.record = { ...this.record, ...taken };
      await records.put(this.record);
    }
    return taken;
  }

  private renew(): void {
    const { order } = this.record;
    this.record = { order: { ...order, key: randomUuid() }, sentAtMs: Date.now() };
    this.noted = undefined;
  }

  /** The visitor gave up what waits or had been put off. */
  forget(): void {
    void Promise.resolve(this.noted).then(() => records.remove(this.record.order.key));
  }
}

type Draft = Omit<Order, 'key' | 'files'>;

/** An order as work for the line of jobs; its pictures are those of now, however long it waits. */
export function workOfOrder(draft: Draft, files: Promise<Record<string, File[]>>): Work {
  const { title, priceUnits, parentId } = draft;
  const begun = files.then((ready) => {
    const order = { ...draft, files: ready, key: randomUuid() };
    const started = new OrderUnderWay({ order, sentAtMs: Date.now() });
    void started.note();
    return started;
  });
  const forget = () => begun.then((started) => started.forget());
  begun.catch(() => undefined);
  return {
    title,
    priceUnits,
    ...(parentId ? { parentId } : {}),
    run: async (context) => (await begun).run(context),
    // Whose pictures could not be read has nothing to forget.
    forget: () => void forget().catch(() => undefined),
  };
}

/** An order of an earlier page as work: it is asked for by its id, or sent again under its key. */
export function workOfRecord(record: OrderRecord): Work {
  const { title, priceUnits, parentId } = record.order;
  const started = new OrderUnderWay(record);
  underWay.set(record.order.key, record);
  return {
    title,
    priceUnits,
    ...(parentId ? { parentId } : {}),
    sentAtMs: record.sentAtMs,
    run: (context) => started.run(context),
    forget: () => started.forget(),
  };
}

/** Stops at the service what an earlier page could not. */
export async function finishStop(record: OrderRecord): Promise<void> {
  const { requestId, order } = record;
  await stop(record, requestId === undefined ? submit(order) : Promise.resolve({ requestId }));
}
