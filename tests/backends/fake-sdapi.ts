import { FakeServer, json, jsonOf, type FakeAnswer, type Received } from './fake-server';
import { enlarged, fromBase64, pictureOf, repictureOf } from './fake-pictures';

export interface SdapiBody {
  prompt: string;
  negative_prompt: string;
  seed: number;
  width: number;
  height: number;
  steps: number;
  sampler_name: string;
  denoising_strength?: number;
  init_images?: string[];
  mask?: string;
  force_task_id: string;
  override_settings?: { sd_model_checkpoint?: string };
  lora?: { path: string; multiplier: number }[];
}

/** AUTOMATIC1111's API, with the traps that its servers set. */
export class FakeSdapi extends FakeServer {
  /** A contact sheet comes before the pictures. */
  hasGrid = false;
  /** Draws another size than the one asked for. */
  drawsSize: { width: number; height: number } | undefined;
  fault: FakeAnswer['fault'];
  /** Answers a text in place of a picture. */
  answersNonsense = false;
  /** As sd-server answered before 2026: an empty string for `info`. */
  hasEmptyInfo = false;
  /** While set, drawings wait. */
  gate: Promise<void> | undefined;
  /** While set, drawings of these words wait. */
  private held: { words: string; until: Promise<void> } | undefined;
  progress: unknown[] = [];
  private active: string | undefined;

  get bodies(): SdapiBody[] {
    return [...this.to('/sdapi/v1/txt2img'), ...this.to('/sdapi/v1/img2img')].map((request) =>
      jsonOf<SdapiBody>(request),
    );
  }

  /** Lets drawings of these words wait until what it returns is called; others go on. */
  hold(words: string): () => void {
    let release: () => void = () => undefined;
    this.held = { words, until: new Promise((resolve) => (release = resolve)) };
    return () => {
      this.held = undefined;
      release();
    };
  }

  protected async answer(request: Received): Promise<FakeAnswer | undefined> {
    switch (request.path) {
      case '/sdapi/v1/sd-models':
        return json([
          { title: 'sd_xl_base_1.0.safetensors [31e35c80fc]', model_name: 'sd_xl_base_1.0' },
        ]);
      case '/sdapi/v1/upscalers':
        return json([{ name: 'None' }, { name: 'R-ESRGAN 4x+' }]);
      case '/sdapi/v1/txt2img':
      case '/sdapi/v1/img2img':
        return this.draw(jsonOf<SdapiBody>(request));
      case '/sdapi/v1/extra-single-image': {
        const { image, upscaling_resize } = jsonOf<{ image: string; upscaling_resize: number }>(
          request,
        );
        const bytes = await enlarged(fromBase64(image), upscaling_resize);
        return json({ html_info: '', image: bytes.toString('base64') });
      }
      case '/internal/progress':
        return this.tell(jsonOf<{ id_task: string }>(request).id_task);
      case '/sdapi/v1/interrupt':
        return json({});
      default:
        return undefined;
    }
  }

  private tell(taskId: string): FakeAnswer {
    const scripted = this.progress.shift();
    if (scripted !== undefined) return json(scripted);
    const isActive = taskId === this.active;
    return json({
      active: isActive,
      queued: false,
      completed: false,
      progress: isActive ? 0.5 : null,
    });
  }

  private async draw(body: SdapiBody): Promise<FakeAnswer> {
    if (body.prompt === '') return json({ error: 'prompt required' }, 400);
    this.active = body.force_task_id;
    await this.gate;
    if (this.held && body.prompt.includes(this.held.words)) await this.held.until;
    this.active = undefined;
    const { width, height } = this.drawsSize ?? body;
    const [source] = body.init_images ?? [];
    const picture = source
      ? await repictureOf(
          fromBase64(source),
          body.prompt,
          body.seed,
          body.denoising_strength ?? 0.75,
        )
      : await pictureOf(body.prompt, body.seed, width, height);
    const grid = this.hasGrid ? [await pictureOf('grid', 0, 32, 32)] : [];
    const images = [...grid, picture].map((bytes) => bytes.toString('base64'));
    const info = JSON.stringify({ seed: body.seed, index_of_first_image: grid.length });
    return {
      ...json({
        images: this.answersNonsense ? ['aGVsbG8='] : images,
        parameters: {},
        info: this.hasEmptyInfo ? '' : info,
      }),
      ...(this.fault ? { fault: this.fault } : {}),
    };
  }
}
