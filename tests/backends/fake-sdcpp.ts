import { FakeServer, json, jsonOf, type FakeAnswer, type Received } from './fake-server';
import { enlarged, fromBase64, pictureOf, repictureOf } from './fake-pictures';

export interface SdcppBody {
  prompt: string;
  negative_prompt: string;
  width: number;
  height: number;
  seed: number;
  strength?: number;
  init_image?: string;
  mask_image?: string;
  ref_images?: string[];
  sample_params: { sample_steps?: number; guidance?: { txt_cfg: number } };
  lora?: { path: string; multiplier: number }[];
}

interface FakeJob {
  body: SdcppBody;
  looks: number;
  status: 'queued' | 'generating' | 'completed' | 'failed' | 'cancelled';
}

/** The native API of stable-diffusion.cpp's server. A job ends after it was looked at so many times. */
export class FakeSdcpp extends FakeServer {
  looksUntilDone = 3;
  fails = false;
  isFull = false;
  /** Forgets its jobs, as after a restart. */
  forgets = false;
  never = false;
  private readonly jobs = new Map<string, FakeJob>();

  get bodies(): SdcppBody[] {
    return this.to('/sdcpp/v1/img_gen').map((request) => jsonOf<SdcppBody>(request));
  }

  protected async answer(request: Received): Promise<FakeAnswer | undefined> {
    if (request.path === '/sdcpp/v1/capabilities') {
      return json({
        model: { name: 'sdxl.gguf', stem: 'sdxl', path: '/m/sdxl.gguf' },
        upscale: true,
      });
    }
    if (request.path === '/sdcpp/v1/img_gen') return this.submit(jsonOf<SdcppBody>(request));
    if (request.path === '/sdcpp/v1/upscale') {
      const { image } = jsonOf<{ image: string }>(request);
      const bytes = await enlarged(fromBase64(image), 4);
      return json({ scale: 4, images: [{ index: 0, b64_json: bytes.toString('base64') }] });
    }
    const [, id, action] = /^\/sdcpp\/v1\/jobs\/([^/]+)(\/cancel)?$/.exec(request.path) ?? [];
    const job = id === undefined ? undefined : this.jobs.get(id);
    if (!id || !job || this.forgets) return json({ error: 'job not found' }, 404);
    if (action) job.status = 'cancelled';
    return this.look(id, job);
  }

  private submit(body: SdcppBody): FakeAnswer {
    if (body.prompt === '') return json({ error: 'invalid generation parameters' }, 400);
    if (this.isFull) return json({ error: 'job queue is full' }, 429);
    const id = `job_${this.jobs.size + 1}`;
    this.jobs.set(id, { body, looks: 0, status: 'queued' });
    return json({ id, kind: 'img_gen', status: 'queued', poll_url: `/sdcpp/v1/jobs/${id}` }, 202);
  }

  private async look(id: string, job: FakeJob): Promise<FakeAnswer> {
    job.looks += 1;
    if (job.status === 'queued' && job.looks > 1) job.status = 'generating';
    if (!this.never && job.status === 'generating' && job.looks >= this.looksUntilDone) {
      job.status = this.fails ? 'failed' : 'completed';
    }
    const done = job.status === 'completed';
    return json({
      id,
      kind: 'img_gen',
      status: job.status,
      queue_position: job.status === 'queued' ? 2 : 0,
      result: done
        ? {
            output_format: 'png',
            images: [{ index: 0, b64_json: (await this.picture(job.body)).toString('base64') }],
          }
        : null,
      error: this.fails ? { code: 'generation_failed', message: 'out of memory' } : null,
    });
  }

  private picture(body: SdcppBody): Promise<Buffer> {
    const { prompt, seed, width, height, init_image, strength = 0.75 } = body;
    return init_image
      ? repictureOf(fromBase64(init_image), prompt, seed, strength)
      : pictureOf(prompt, seed, width, height);
  }
}
