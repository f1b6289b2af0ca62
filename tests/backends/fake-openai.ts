import { FakeServer, formOf, json, jsonOf, type FakeAnswer, type Received } from './fake-server';
import { pictureOf, repictureOf, sizeOf } from './fake-pictures';

/** OpenAI Images and its look-alikes. */
export class FakeOpenai extends FakeServer {
  /** Answers a URL in place of Base64: at this origin, or wherever it says. */
  answersUrlAt: string | undefined;
  /** LocalAI: a size that it does not know silently becomes 512×512. */
  drawsSize: string | undefined;
  key: string | undefined;
  policy = false;
  private drawn = 0;
  private readonly files = new Map<string, Buffer>();

  get generations(): Record<string, unknown>[] {
    return this.to('/v1/images/generations').map((request) => jsonOf(request));
  }

  get edits(): Promise<FormData[]> {
    return Promise.all(this.to('/v1/images/edits').map(formOf));
  }

  protected async answer(request: Received): Promise<FakeAnswer | undefined> {
    if (this.key && request.headers.authorization !== `Bearer ${this.key}`) {
      return json({ error: { message: 'Incorrect API key', type: 'invalid_request_error' } }, 401);
    }
    const file = this.files.get(request.path);
    if (file) return { headers: { 'content-type': 'image/png' }, body: file };
    if (request.path === '/v1/models') return json({ data: [{ id: 'image-model' }] });
    if (request.path === '/v1/images/generations') return this.draw(jsonOf(request));
    if (request.path === '/v1/images/edits') return this.edit(await formOf(request));
    return undefined;
  }

  private async draw(body: Record<string, unknown>): Promise<FakeAnswer> {
    if (!body.prompt) return json({ error: { message: 'prompt is required' } }, 400);
    if (this.policy) {
      const error = { message: 'Your request was rejected', code: 'moderation_blocked' };
      return json({ error }, 400);
    }
    const [width = 512, height = 512] = String(this.drawsSize ?? body.size)
      .split('x')
      .map(Number);
    return this.give(await pictureOf(String(body.prompt), this.seedOf(body.seed), width, height));
  }

  /** A server without seeds draws another picture each time. */
  private seedOf(given: unknown): number {
    this.drawn += 1;
    return given === undefined || given === null ? this.drawn : Number(given);
  }

  private async edit(form: FormData): Promise<FakeAnswer> {
    if (!form.get('prompt')) return json({ error: { message: 'prompt is required' } }, 400);
    const image = (form.get('image') ?? form.get('image[]')) as Blob;
    const source = Buffer.from(await image.arrayBuffer());
    const mask = (form.get('mask') ?? form.get('mask_image')) as Blob | null;
    if (mask) {
      const [a, b] = [await sizeOf(source), await sizeOf(Buffer.from(await mask.arrayBuffer()))];
      if (a.width !== b.width || a.height !== b.height) {
        return json({ error: { message: 'mask and image differ in size' } }, 400);
      }
    }
    const fidelity = form.get('input_fidelity') === 'high' ? 0.3 : 0.6;
    const strength = Number(form.get('strength') ?? fidelity);
    const seed = this.seedOf(form.get('seed'));
    return this.give(await repictureOf(source, String(form.get('prompt')), seed, strength));
  }

  private give(picture: Buffer): FakeAnswer {
    if (this.answersUrlAt === undefined) {
      return json({ created: 1, data: [{ b64_json: picture.toString('base64') }] });
    }
    this.files.set('/generated/1.png', picture);
    return json({ created: 1, data: [{ url: `${this.answersUrlAt}/generated/1.png` }] });
  }
}

/** A chat server with one answer to everything. */
export class FakeChat extends FakeServer {
  content = '';

  protected async answer(request: Received): Promise<FakeAnswer | undefined> {
    if (request.path === '/v1/models') return json({ data: [{ id: 'llama' }] });
    if (request.path !== '/v1/chat/completions') return undefined;
    return json({ choices: [{ message: { role: 'assistant', content: this.content } }] });
  }
}
