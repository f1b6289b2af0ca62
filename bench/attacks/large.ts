import { dataUrl } from '../../tests/support/pictures';
import { counted, type Attack } from './attack';
import { noise } from './noise';
import { JSON_TYPE, sendRaw } from './raw';

const REFERENCES = 5;
/** Noise of this side has about 12.4 MB as PNG: five of them are the most that `POST /v1/styles` takes. */
const REFERENCE_SIDE_PX = 1_980;

function reference(): Promise<Buffer> {
  return noise(REFERENCE_SIDE_PX, 60).png({ compressionLevel: 1 }).toBuffer();
}

function* multipart(picture: Buffer, count: number): Generator<Buffer> {
  for (let index = 0; index < count; index += 1) {
    const head = `Content-Disposition: form-data; name="files"; filename="${index}.png"`;
    yield Buffer.from(`--b\r\n${head}\r\nContent-Type: image/png\r\n\r\n`);
    yield picture;
    yield Buffer.from('\r\n');
  }
  yield Buffer.from('--b--\r\n');
}

/** What anybody may send and ask for, at its largest: it must hurt others as little as what is refused. */
export const largeRequests: readonly Attack[] = [
  {
    name: `legal: a style of ${REFERENCES} large pictures, multipart`,
    run: async (target) => {
      const picture = await reference();
      return sendRaw(target, {
        path: '/v1/styles',
        token: target.token,
        headers: { 'content-type': 'multipart/form-data; boundary=b' },
        body: multipart(picture, REFERENCES),
      });
    },
  },
  {
    name: `legal: a style of ${REFERENCES} large pictures, JSON`,
    run: async (target) => {
      const picture = dataUrl(await reference());
      const body = JSON.stringify({ image_urls: Array(REFERENCES).fill(picture) });
      return sendRaw(target, {
        path: '/v1/styles',
        token: target.token,
        headers: JSON_TYPE,
        body: [body],
      });
    },
  },
  ...((['b64_json', 'multipart', 'url'] as const).map((format) => ({
    name: `legal: six PNGs of 2048 px as ${format}, 2 at once`,
    run: async (target) => {
      const body = {
        prompt: 'a crowded market in the rain',
        model: 'svcv4_1_pro',
        n: 6,
        image_format: 'png',
        response_format: format,
      };
      const send = () =>
        sendRaw(target, {
          path: '/v1/images/generations',
          token: target.token,
          headers: JSON_TYPE,
          body: [JSON.stringify(body)],
        });
      return counted(await Promise.all([send(), send()]));
    },
  })) satisfies Attack[]),
];
