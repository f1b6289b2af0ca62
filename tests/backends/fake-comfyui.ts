import { randomUUID } from 'node:crypto';
import { FakeServer, formOf, json, jsonOf, type FakeAnswer, type Received } from './fake-server';
import { enlarged, pictureOf, repictureOf } from './fake-pictures';
import { EventSockets } from './web-socket';

interface Node {
  class_type: string;
  inputs: Record<string, unknown>;
}
export type Graph = Record<string, Node>;

interface FakeJob {
  id: string;
  number: number;
  graph: Graph;
  clientId: string;
  looks: number;
  state: 'pending' | 'running' | 'done' | 'failed' | 'cancelled';
}

/** ComfyUI, as far as a client sees it: uploads, queue, events, history, files. Runs no nodes. */
export class FakeComfyui extends FakeServer {
  /** Looks at a job's history until it is there. */
  looksUntilDone = 3;
  never = false;
  fails = false;
  /** Loses jobs between queue and history, as a restart does. */
  forgets = false;
  /** Events come in the order that ComfyUI really has: success first, history later. */
  sendsEvents = true;
  /** Shown with every step: a server started with previews. */
  preview: Buffer | undefined;
  checkpoints = ['sd_xl_base_1.0.safetensors', 'sd_xl_turbo_1.0.safetensors'];
  upscalers = ['RealESRGAN_x4plus.pth'];
  /** Nodes of extensions that are installed. */
  extensionNodes: string[] = [];
  readonly jobs: FakeJob[] = [];
  private readonly uploads = new Map<string, Buffer>();
  private readonly results = new Map<string, Buffer>();
  private readonly events = new EventSockets(this.server, '/ws');

  get graphs(): Graph[] {
    return this.jobs.map(({ graph }) => graph);
  }

  get listeners(): string[] {
    return this.events.clients;
  }

  override async stop(): Promise<void> {
    this.events.close();
    await super.stop();
  }

  uploaded(name: unknown): Buffer {
    const bytes = this.uploads.get(String(name));
    if (!bytes) throw new Error(`${String(name)} was never uploaded`);
    return bytes;
  }

  /** A job of somebody else, which runs. */
  addForeignJob(): string {
    const job = this.add({}, 'somebody');
    job.state = 'running';
    return job.id;
  }

  protected async answer(request: Received): Promise<FakeAnswer | undefined> {
    const { path, method } = request;
    if (path === '/models/checkpoints') return json(this.checkpoints);
    if (path === '/models/upscale_models') return json(this.upscalers);
    if (path.startsWith('/object_info/')) return this.describe(path.split('/').at(-1) ?? '');
    if (path === '/upload/image') return this.upload(request);
    if (path === '/prompt') return this.queue(jsonOf(request));
    if (path === '/queue' && method === 'GET') return this.showQueue();
    if (path === '/queue') return this.remove(jsonOf<{ delete: string[] }>(request).delete);
    if (path === '/interrupt')
      return this.interrupt(jsonOf<{ prompt_id?: string }>(request).prompt_id);
    if (path.startsWith('/history/')) return this.history(path.slice('/history/'.length));
    if (path === '/view') return this.view(request.query);
    return undefined;
  }

  /** An unknown node is an empty answer, not an error. */
  private describe(node: string): FakeAnswer {
    return json(this.extensionNodes.includes(node) ? { [node]: { input: {} } } : {});
  }

  private add(graph: Graph, clientId: string): FakeJob {
    const number = this.jobs.length;
    const job: FakeJob = { id: randomUUID(), number, graph, clientId, looks: 0, state: 'pending' };
    this.jobs.push(job);
    return job;
  }

  /** Stores under a name of its own, as ComfyUI does when one is taken. */
  private async upload(request: Received): Promise<FakeAnswer> {
    if (request.headers.origin !== undefined) return json({ error: 'forbidden' }, 403);
    const form = await formOf(request);
    const file = form.get('image') as File;
    const subfolder = String(form.get('subfolder') ?? '');
    const name = file.name.replace(/\.png$/, ' (1).png');
    this.uploads.set(`${subfolder}/${name}`, Buffer.from(await file.arrayBuffer()));
    return json({ name, subfolder, type: 'input' });
  }

  private queue(body: { prompt: Graph; client_id: string }): FakeAnswer {
    const loader = Object.values(body.prompt).find(
      (node) => node.class_type === 'CheckpointLoaderSimple',
    );
    if (loader && !this.checkpoints.includes(String(loader.inputs.ckpt_name))) {
      return json(
        {
          error: {
            type: 'prompt_outputs_failed_validation',
            message: 'Value not in list',
            details: '',
          },
          node_errors: { checkpoint: {} },
        },
        400,
      );
    }
    const job = this.add(body.prompt, body.client_id);
    return json({ prompt_id: job.id, number: job.number, node_errors: {} });
  }

  private showQueue(): FakeAnswer {
    const listed = (state: FakeJob['state']) =>
      this.jobs
        .filter((job) => job.state === state && !(this.forgets && job.clientId !== 'somebody'))
        .map((job) => [job.number, job.id, job.graph, {}, []]);
    return json({ queue_running: listed('running'), queue_pending: listed('pending') });
  }

  private remove(ids: string[]): FakeAnswer {
    for (const job of this.jobs) {
      if (job.state === 'pending' && ids.includes(job.id)) job.state = 'cancelled';
    }
    return { status: 200 };
  }

  /** As older servers do: whatever runs is stopped, whoever's it is. */
  private interrupt(_promptId: string | undefined): FakeAnswer {
    for (const job of this.jobs) if (job.state === 'running') job.state = 'cancelled';
    return { status: 200 };
  }

  private async history(id: string): Promise<FakeAnswer> {
    const job = this.jobs.find((entry) => entry.id === id);
    if (!job || this.forgets) return json({});
    await this.advance(job);
    if (job.state === 'failed') {
      const messages = [['execution_error', { exception_message: 'CUDA out of memory' }]];
      return json({
        [id]: { outputs: {}, status: { status_str: 'error', completed: false, messages } },
      });
    }
    if (job.state !== 'done') return json({});
    const saver = Object.entries(job.graph).find(([, node]) =>
      /Preview|Save/.test(node.class_type),
    );
    const image = { filename: `${id}.png`, subfolder: '', type: 'temp' };
    const preview = { filename: 'step.png', subfolder: '', type: 'temp' };
    return json({
      [id]: {
        outputs: { aside: { images: [preview] }, [saver?.[0] ?? 'result']: { images: [image] } },
        status: { status_str: 'success', completed: true, messages: [] },
      },
    });
  }

  private async advance(job: FakeJob): Promise<void> {
    job.looks += 1;
    const isFree = !this.jobs.some(({ state }) => state === 'running');
    if (job.state === 'pending' && (isFree || job.looks > 1)) job.state = 'running';
    if (this.sendsEvents && job.state === 'running') this.tell(job);
    if (this.never || job.state !== 'running' || job.looks < this.looksUntilDone) return;
    job.state = this.fails ? 'failed' : 'done';
    if (!this.fails) this.results.set(`${job.id}.png`, await this.run(job.graph));
  }

  private tell({ id, clientId, looks }: FakeJob): void {
    const max = this.looksUntilDone;
    this.events.sendBinary(clientId, Buffer.from([0, 0, 0, 1]));
    if (this.preview) {
      const head = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1]);
      this.events.sendBinary(clientId, Buffer.concat([head, this.preview]));
    }
    this.events.send(clientId, {
      type: 'progress',
      data: { value: looks, max, prompt_id: id, node: '1' },
    });
    this.events.send(clientId, { type: 'execution_success', data: { prompt_id: id } });
    this.events.send(clientId, { type: 'executing', data: { node: null, prompt_id: id } });
  }

  /** What the graph would draw, read from its nodes the way they are wired. */
  private async run(graph: Graph): Promise<Buffer> {
    const nodes = Object.values(graph);
    const one = (type: string) => nodes.find((node) => node.class_type === type);
    const sampler = one('KSampler');
    const source = one('IPAdapter') ? undefined : one('LoadImage');
    const factor = one('UpscaleModelLoader') ? 4 : 1;
    if (!sampler) return enlarged(this.uploaded(source?.inputs.image), factor);
    const [positiveId] = sampler.inputs.positive as [string, number];
    const words = String(graph[positiveId]?.inputs.text);
    const seed = Number(sampler.inputs.seed);
    const mask = one('LoadImageMask');
    if (mask) this.uploaded(mask.inputs.image);
    if (source) {
      const bytes = this.uploaded(source.inputs.image);
      return repictureOf(bytes, words, seed, Number(sampler.inputs.denoise));
    }
    const latent = one('EmptyLatentImage');
    return pictureOf(words, seed, Number(latent?.inputs.width), Number(latent?.inputs.height));
  }

  private view(query: URLSearchParams): FakeAnswer | undefined {
    const file = this.results.get(query.get('filename') ?? '');
    return file && { headers: { 'content-type': 'image/png' }, body: file };
  }
}
