import { connect, type Socket } from 'node:net';
import { Client } from '../../tests/support/client';
import { dataUrl } from '../../tests/support/pictures';
import { counted, type Attack, type Target } from './attack';
import { noise } from './noise';
import { JSON_TYPE, sendRaw } from './raw';

const READERS = 60;
const STALL_MS = 8_000;
const SIDE_PX = 2048;

/** A result that is large in bytes: noise, enlarged. */
async function largeResult({ server, token }: Target): Promise<string> {
  const picture = await noise(SIDE_PX, 60).jpeg({ quality: 90 }).toBuffer();
  const client = new Client(server, { id: '', email: '', token });
  const answer = await client.post('/v1/images/crispUpscale', {
    image_url: dataUrl(picture, 'image/jpeg'),
    image_format: 'png',
  });
  const body = (await answer.json()) as { image?: { url?: string } };
  if (!body.image?.url) throw new Error(`no large picture: ${answer.status}`);
  return new URL(body.image.url).pathname;
}

/** Connections that ask for a file and never read a byte of it. */
function stalledReader({ server }: Target, path: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(server.port, '127.0.0.1', () => {
      socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`);
      socket.pause();
      resolve(socket);
    });
    socket.on('error', reject);
  });
}

export const fileAttacks: readonly Attack[] = [
  {
    name: `${READERS} readers of a large file that never read`,
    run: async (target) => {
      const path = await largeResult(target);
      const sockets = await Promise.all(
        Array.from({ length: READERS }, () => stalledReader(target, path)),
      );
      await new Promise((resolve) => setTimeout(resolve, STALL_MS));
      for (const socket of sockets) socket.on('error', () => undefined).destroy();
      return `${READERS} held for ${STALL_MS / 1000} s`;
    },
  },
  {
    name: 'the optimizer of Next with a large picture, no login',
    run: async (target) =>
      counted(
        await Promise.all(
          [640, 750, 828, 1080, 1200, 1920].map((width) =>
            sendRaw(target, {
              method: 'GET',
              path: `/_next/image?url=%2Flanding%2Fstudio-light.webp&w=${width}&q=75`,
            }),
          ),
        ),
      ),
  },
  {
    name: 'paths that decode to nothing',
    run: async (target) =>
      counted(
        await Promise.all(
          ['/v1/%', '/v1/%E0%A4%A', '/v1//files', `/v1/${'a/'.repeat(4000)}`].map((path) =>
            sendRaw(target, { method: 'TRACE', path, headers: JSON_TYPE }),
          ),
        ),
      ),
  },
];
