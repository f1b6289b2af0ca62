import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { FakeServer, json, jsonOf, type FakeAnswer, type Received } from './fake-server';

/** OpenAI Images that takes a fixed time and no processor: one flat picture a size, made once. */
export class FixedOpenai extends FakeServer {
  private readonly pictures = new Map<string, Promise<string>>();
  /** Pictures that are being waited for now, and most at once. */
  atWork = 0;
  mostAtWork = 0;

  /** Told of each picture that is asked for, before it is begun. */
  onAsked: (prompt: string) => void = () => undefined;

  constructor(public delayMs: number) {
    super();
  }

  protected async answer(request: Received): Promise<FakeAnswer | undefined> {
    // Thousands come; none of them is looked at afterwards.
    this.received.length = 0;
    if (request.path === '/v1/models') return json({ data: [{ id: 'image-model' }] });
    if (request.path !== '/v1/images/generations') return undefined;
    this.onAsked(String(jsonOf(request).prompt));
    this.atWork += 1;
    this.mostAtWork = Math.max(this.mostAtWork, this.atWork);
    try {
      await sleep(this.delayMs);
      const picture = await this.picture(String(jsonOf(request).size));
      return json({ created: 1, data: [{ b64_json: picture }] });
    } finally {
      this.atWork -= 1;
    }
  }

  private picture(size: string): Promise<string> {
    const [width = 1024, height = 1024] = size.split('x').map(Number);
    const known = this.pictures.get(size);
    const background = { r: 40, g: 90, b: 160 };
    const made =
      known ??
      sharp({ create: { width, height, channels: 3, background } })
        .png()
        .toBuffer()
        .then((bytes) => bytes.toString('base64'));
    this.pictures.set(size, made);
    return made;
  }
}
