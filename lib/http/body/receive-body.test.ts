import { expect, it } from 'vitest';
import { receiveBytes } from './receive-body';

function announced(bytes: number) {
  const headers = { 'content-length': String(bytes) };
  return new Request('http://easel.test/v1', { method: 'POST', headers, body: 'x' });
}

it('a body that is too large is told its limit, and that of a picture where it may hold one', async () => {
  const picture = receiveBytes(announced(30_000_000), { limitBytes: 26 * 1024 * 1024 });
  await expect(picture).rejects.toThrow(/larger than 26 MiB, .*; a picture has at most 20 MB$/);
  const words = receiveBytes(announced(30_000_000), { limitBytes: 64 * 1024 });
  await expect(words).rejects.toThrow(/larger than 64 KiB, the most this endpoint takes$/);
});
