import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FakeComfyui, type Graph } from '../backends/fake-comfyui';
import { until } from './gate';
import { photo, rectangleMask, spec, styleWithReference } from './pictures';
import { context, open, SMALL, type Opened } from './subjects';

let server: FakeComfyui;
let opened: Opened;

beforeEach(async () => {
  server = await new FakeComfyui().start();
  opened = open({ ENGINE_URL: `comfyui:${server.url}`, ...SMALL });
});
afterEach(async () => {
  await server.stop();
});

const draw = () => opened.engine.draw(spec(), context());
const nodeOf = (graph: Graph | undefined, type: string) =>
  Object.values(graph ?? {}).find((node) => node.class_type === type);

describe('the graph', () => {
  it('has the values of the request, with their types', async () => {
    await opened.engine.draw(spec({ negativePrompt: 'blur', modelId: 'svcv3' }), context());
    const [graph] = server.graphs;
    expect(nodeOf(graph, 'KSampler')?.inputs).toMatchObject({
      seed: 7,
      steps: 26,
      cfg: 6.5,
      denoise: 1,
    });
    expect(nodeOf(graph, 'EmptyLatentImage')?.inputs).toMatchObject({ width: 96, height: 64 });
    expect(graph?.negative?.inputs.text).toBe('blur');
  });

  it('takes the first checkpoint there is when none is configured', async () => {
    await draw();
    const loader = nodeOf(server.graphs[0], 'CheckpointLoaderSimple');
    expect(loader?.inputs.ckpt_name).toBe('sd_xl_base_1.0.safetensors');
  });

  it('does not read a prompt that looks like a placeholder as one', async () => {
    await opened.engine.draw(spec({ prompt: 'a sign that says {{seed}}' }), context());
    expect(server.graphs[0]?.positive?.inputs.text).toContain('{{seed}}');
  });

  it('has the LoRAs between the checkpoint and what uses it, and the model of the mapping', async () => {
    const { engine } = open({
      ENGINE_URL: `comfyui:${server.url}`,
      ENGINES_FILE: 'tests/engines/with-lora.json',
    });
    await engine.draw(spec({ modelId: 'svcv4_1_flash' }), context());
    const [graph] = server.graphs;
    expect(graph?.['easel-lora-0']?.inputs).toMatchObject({
      model: ['checkpoint', 0],
      lora_name: 'paper-cut.safetensors',
      strength_model: 0.7,
    });
    expect(graph?.['easel-lora-1']?.inputs.clip).toEqual(['easel-lora-0', 1]);
    expect(graph?.sampler?.inputs).toMatchObject({ model: ['easel-lora-1', 0], steps: 4 });
    expect(graph?.pixels?.inputs.vae).toEqual(['checkpoint', 2]);
    expect(graph?.checkpoint?.inputs.ckpt_name).toBe('sd_xl_turbo_1.0.safetensors');
  });

  it('loads uploads by the names that the server gave them', async () => {
    const image = photo(96, 64);
    const mask = rectangleMask(image, { left: 40, top: 24, right: 60, bottom: 40 });
    await opened.engine.repaint(image, mask, spec({ modelId: 'svcv3' }), context());
    const [graph] = server.graphs;
    expect(String(nodeOf(graph, 'LoadImage')?.inputs.image)).toMatch(
      /^easel\/[0-9a-f]+ \(1\)\.png$/,
    );
    expect(nodeOf(graph, 'LoadImageMask')?.inputs.channel).toBe('red');
    expect(server.to('/upload/image').every(({ headers }) => headers.origin === undefined)).toBe(
      true,
    );
  });
});

describe('the pictures of a style', () => {
  const styled = async () =>
    opened.engine.draw(spec({ style: await styleWithReference() }), context());

  it('are shown to an IP-Adapter where one is installed', async () => {
    server.extensionNodes = ['IPAdapterUnifiedLoader', 'IPAdapter'];
    await styled();
    const [graph] = server.graphs;
    const adapter = nodeOf(graph, 'IPAdapter');
    expect(adapter?.inputs).toMatchObject({ weight: 1, weight_type: 'style transfer' });
    const [loader = ''] = adapter?.inputs.image as [string];
    const sent = await sharp(server.uploaded(graph?.[loader]?.inputs.image)).metadata();
    expect(sent).toMatchObject({ format: 'png', width: 40, height: 30 });
    expect(nodeOf(graph, 'KSampler')?.inputs.model).toEqual(['styled', 0]);
  });

  it('become words and palette where there is none', async () => {
    await styled();
    expect(nodeOf(server.graphs[0], 'IPAdapter')).toBeUndefined();
    expect(String(server.graphs[0]?.positive?.inputs.text)).toContain('palette of');
  });

  it('are put into the operator’s own workflow for them', async () => {
    const { engine } = open({
      ENGINE_URL: `comfyui:${server.url}`,
      ENGINES_FILE: 'tests/engines/own-styled.json',
    });
    await engine.draw(spec({ style: await styleWithReference() }), context());
    expect(nodeOf(server.graphs[0], 'OwnStyleNode')?.inputs.image).toMatch(/^easel\//);
  });
});

describe('following a job', () => {
  it('believes the history and not the events, which say "done" before it is', async () => {
    server.looksUntilDone = 4;
    const watched = context();
    expect(await opened.engine.draw(spec(), watched)).toMatchObject({ kind: 'raster' });
    expect(server.received.filter(({ path }) => path.startsWith('/history/'))).toHaveLength(4);
  });

  it('reports the steps that the events tell', async () => {
    server.looksUntilDone = 400;
    const watched = context();
    const drawing = opened.engine.draw(spec(), watched);
    await until(() => watched.steps.some(({ fraction }) => fraction > 0.1), 'steps were reported');
    server.looksUntilDone = 1;
    await drawing;
  });

  it('shows unfinished pictures to who wants to see them', async () => {
    server.preview = Buffer.from('a preview');
    server.looksUntilDone = 3;
    const seen: string[] = [];
    const onPreview = (picture: Uint8Array) => void seen.push(Buffer.from(picture).toString());
    await opened.engine.draw(spec(), { ...context(), onPreview });
    expect(new Set(seen)).toEqual(new Set(['a preview']));
  });

  it('works where no events come, by asking alone', async () => {
    server.sendsEvents = false;
    expect(await draw()).toMatchObject({ kind: 'raster' });
  });

  it('tells how many jobs are before it', async () => {
    server.addForeignJob();
    const watched = context();
    await opened.engine.draw(spec(), watched);
    expect(watched.steps.map(({ step }) => step)).toContain(
      'waiting for the backend (1 before it)',
    );
  });

  it.each([
    ['fails', () => (server.fails = true)],
    ['is lost in a restart', () => (server.forgets = true)],
  ])('fails when the job %s', async (_, spoil) => {
    spoil();
    await expect(draw()).rejects.toMatchObject({ code: 'engine_failed' });
    expect(server.jobs).toHaveLength(1);
  });

  it('says in the log why the workflow failed, and not to the client', async () => {
    server.fails = true;
    const error: unknown = await draw().catch((reason: unknown) => reason);
    expect((error as Error).message).not.toContain('CUDA');
    expect(opened.log.lines.join('\n')).toContain('CUDA out of memory');
  });
});

describe('a refused graph', () => {
  it('is the configuration’s fault: it says so, and does not count against the server', async () => {
    server.checkpoints = ['a.safetensors'];
    const { engine } = open({
      ENGINE_URL: `comfyui:${server.url}`,
      ENGINES_FILE: 'tests/engines/with-lora.json',
    });
    for (let turn = 0; turn < 5; turn += 1) {
      await expect(engine.draw(spec(), context())).rejects.toMatchObject({
        code: 'engine_failed',
        message: expect.stringContaining('configured') as string,
      });
    }
    expect(server.to('/prompt')).toHaveLength(5);
  });
});

describe('cancelling', () => {
  it('stops our own job', async () => {
    server.never = true;
    const cancel = new AbortController();
    const drawing = opened.engine.draw(spec(), context(cancel.signal));
    await until(() => server.jobs[0]?.state === 'running', 'it runs');
    cancel.abort();
    await expect(drawing).rejects.toMatchObject({ name: 'AbortError' });
    expect(server.jobs[0]?.state).toBe('cancelled');
  });

  it('takes a waiting job from the queue and lets somebody else’s run on', async () => {
    const foreign = server.addForeignJob();
    server.never = true;
    const cancel = new AbortController();
    const drawing = opened.engine.draw(spec(), context(cancel.signal));
    await until(() => server.jobs.length === 2, 'it waits');
    cancel.abort();
    await expect(drawing).rejects.toMatchObject({ name: 'AbortError' });
    expect(server.jobs.find(({ id }) => id === foreign)?.state).toBe('running');
    expect(server.to('/interrupt')).toHaveLength(0);
  });
});

describe('workflows of the operator', () => {
  it('replace ours, and may make mattes', async () => {
    const { engine, local } = open({
      ENGINE_URL: `comfyui:${server.url}`,
      ENGINES_FILE: 'tests/engines/own-workflows/engines.json',
    });
    await engine.draw(spec(), context());
    expect(server.graphs[0]?.['7']?.inputs).toMatchObject({
      text: 'photo of a red fox in the snow, 35mm',
    });
    const matte = await engine.matte(photo(40, 30), context());
    expect(matte).toMatchObject({ widthPx: 40, heightPx: 30 });
    expect(local.calls).not.toContain('matte');
  });

  it('are refused with the reason when they lack what they need', async () => {
    const { engine, log } = open({
      ENGINE_URL: `comfyui:${server.url}`,
      ENGINES_FILE: 'tests/engines/own-workflows/engines.json',
    });
    const image = photo(96, 64);
    const mask = rectangleMask(image, { left: 40, top: 24, right: 60, bottom: 40 });
    await expect(
      engine.repaint(image, mask, spec({ modelId: 'svcv3' }), context()),
    ).rejects.toMatchObject({ code: 'engine_failed' });
    expect(log.lines.join('\n')).toContain('{{mask}}');
  });
});
