import { startDeadline, withDeadline } from '@/lib/deadline';
import type { Capability, Engine, EngineContext, Pixels } from '@/lib/engines/engine';
import type { Profile } from '@/lib/engines/mapping/profiles';
import { recipeFor, type Recipe } from '@/lib/engines/mapping/recipe';
import { DEFAULT_MODEL_ID } from '@/lib/models/models';
import type { CuratedStyleName } from '@/lib/models/curated-styles';
import type { Address } from './address';
import type { Backend, BackendTask, PictureRequest, ProbeResult } from './backends/backend';
import { AddressPool } from './balance/address-pool';
import type { SlotBoard } from './balance/slots';
import type { RemotePrimitive } from './configuration';
import type { EngineLog } from './log';
import { decodeAnswer } from './pictures/decode-answer';
import { apiErrorOf, BackendError } from './transport/backend-error';

export interface ProviderOptions {
  name: string;
  backend: Backend;
  addresses: readonly Address[];
  /** Ours, then the operator's. */
  profiles: readonly [Profile, ...Profile[]];
  slots: SlotBoard;
  log: EngineLog;
  queueTimeoutMs: number;
  /** Longest time for one picture where the profile names none. */
  timeoutMs: number;
  pollMs: number;
  /** The engine that this provider is part of: what it lacks itself (tracing, mattes) is asked there. */
  whole: () => Engine;
  /** The built-in engine, which erases. */
  builtin: Engine;
}

/** What is known of one address. */
export interface AddressReport {
  /** `host:port`, without credentials. */
  address: string;
  isAnswering: boolean;
  models: readonly string[];
}

const PROBE_TIMEOUT_MS = 8_000;
const REPEAT_PROBE_MS = 30_000;
/** Largest picture that a backend may answer for one of ours: the hires pass and then some. */
const MAX_ANSWER_PIXELS = 17_000_000;

/** A backend with its addresses, as the primitives use it: one picture at a time, safely. */
export class RemoteProvider {
  readonly name: string;
  private readonly pool: AddressPool;
  private readonly timeoutMs: number;
  private probing: Promise<void> | undefined;
  private probedAtMs = 0;
  private hasAnswered = false;
  private primitives: ReadonlySet<Capability>;
  private reports: AddressReport[] = [];

  constructor(readonly options: ProviderOptions) {
    const { backend, profiles } = options;
    const settings: Partial<Profile> = Object.assign({}, ...profiles);
    this.name = options.name;
    this.primitives = new Set(backend.primitives);
    this.timeoutMs = (settings.timeoutSeconds ?? options.timeoutMs / 1_000) * 1_000;
    this.pool = new AddressPool({
      addresses: options.addresses,
      concurrency: settings.concurrency ?? 1,
      slots: options.slots,
      log: options.log,
      queueTimeoutMs: options.queueTimeoutMs,
      pollMs: options.pollMs,
      check: (address, signal) => backend.check(address, signal),
    });
  }

  /** The primitives that some address has, as far as is known. */
  get found(): ReadonlySet<Capability> {
    return this.primitives;
  }

  /** Whether erasing without a prompt goes to the backend too. */
  get erases(): boolean {
    return this.options.profiles.some((profile) => profile.erase === true);
  }

  recipe(modelId: string = DEFAULT_MODEL_ID, style?: CuratedStyleName): Recipe {
    return recipeFor(this.options.profiles, modelId, style);
  }

  /** Whether an address has the primitive, as it is set up. Without an answer we take its word for it. */
  async has(primitive: RemotePrimitive): Promise<boolean> {
    await this.probe();
    return this.primitives.has(primitive);
  }

  /**
   * Asks every address once what it can do, and writes into the log what is missing. Where none
   * answered it is asked again, not at every picture.
   */
  probe(): Promise<void> {
    const isDue = !this.hasAnswered && Date.now() - this.probedAtMs > REPEAT_PROBE_MS;
    if (!this.probing || isDue) {
      this.probedAtMs = Date.now();
      this.probing = this.probeAll();
    }
    return this.probing;
  }

  /** What the last probe found, for people. */
  async report(): Promise<readonly AddressReport[]> {
    await this.probe();
    return this.reports;
  }

  /** Has a picture drawn and decodes it. */
  picture(request: PictureRequest, context: EngineContext): Promise<Pixels> {
    return this.run(context, MAX_ANSWER_PIXELS, (task) =>
      this.options.backend.picture(request, task),
    );
  }

  /**
   * Runs one request at the best address, within the time limit, and decodes its answer there: an
   * answer that can't be used counts against the address.
   * @throws ApiError `engine_failed`, `engine_busy`; the signal's reason when it was aborted
   */
  async run(
    context: EngineContext,
    maxPixels: number,
    work: (task: BackendTask) => Promise<Uint8Array>,
  ): Promise<Pixels> {
    try {
      return await this.pool.run(context.signal, async (address) => {
        const limit = startDeadline(this.timeoutMs, [context.signal]);
        const task = this.taskAt(address, context, limit.signal);
        task.onProgress(0, `asking ${this.name}`);
        try {
          return await decodeAnswer(await work(task), { maxPixels });
        } catch (error) {
          if (context.signal.aborted || !limit.isOver) throw error;
          throw new BackendError('timeout', `${address.label}: no picture in ${this.timeoutMs} ms`);
        } finally {
          limit.end();
        }
      });
    } catch (error) {
      context.signal.throwIfAborted();
      throw error instanceof BackendError ? apiErrorOf(error, this.name) : error;
    }
  }

  private taskAt(address: Address, context: EngineContext, signal: AbortSignal): BackendTask {
    let best = 0;
    return {
      address,
      signal,
      pollMs: this.options.pollMs,
      log: this.options.log,
      onProgress: (fraction, step) => {
        best = Math.max(best, fraction);
        context.onProgress(best, step);
      },
      ...(context.onPreview ? { onPreview: context.onPreview } : {}),
    };
  }

  private async probeAll(): Promise<void> {
    const { addresses, backend, log } = this.options;
    const recipe = this.recipe();
    const results = await Promise.all(
      addresses.map(async (address): Promise<ProbeResult | undefined> => {
        try {
          return await withDeadline(PROBE_TIMEOUT_MS, [], (signal) =>
            backend.probe(address, recipe, signal),
          );
        } catch (error) {
          const reason = error instanceof Error ? error.message : String(error);
          log.warn({ provider: this.name, address: address.label }, `not answering: ${reason}`);
          return undefined;
        }
      }),
    );
    this.reports = addresses.map((address, index) => ({
      address: address.label,
      isAnswering: results[index] !== undefined,
      models: results[index]?.models ?? [],
    }));
    const answered = results.filter((result) => result !== undefined);
    if (answered.length === 0) return;
    this.hasAnswered = true;
    this.primitives = new Set(answered.flatMap((result) => result.primitives));
    const missing = backend.primitives.filter((primitive) => !this.primitives.has(primitive));
    log.info({ provider: this.name, has: [...this.primitives], missing }, 'image backend probed');
  }
}
