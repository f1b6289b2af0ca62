import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/*
 * A browser that has opened an account keeps a signed note of it, which outlives the session. It opens
 * nothing; it only tells the owner's browsers from those of whoever guesses at the account, so that
 * guessing can be stopped without locking the owner out (OWASP, "Device Cookies").
 */

const ID_BYTES = 16;
const FORM = /^([\w-]{22})\.([\w-]{43})$/;

/** Set apart from everything else that the same secret signs. */
const PURPOSE = 'easel known device';

function signatureOf(deviceId: string, emailKey: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(`${PURPOSE}\n${deviceId}\n${emailKey}`).digest();
}

/** A note for a browser that has opened an account; `deviceId` keeps the one that it has. */
export function noteDevice(
  emailKey: string,
  secret: string,
  deviceId = randomBytes(ID_BYTES).toString('base64url'),
): string {
  return `${deviceId}.${signatureOf(deviceId, emailKey, secret).toString('base64url')}`;
}

/** The id of the browser that keeps this note, where the note is ours and about this account. */
export function knownDevice(
  note: string | undefined,
  emailKey: string,
  secret: string,
): string | undefined {
  const [, deviceId, signature] = FORM.exec(note ?? '') ?? [];
  if (deviceId === undefined || signature === undefined) return undefined;
  const fits = timingSafeEqual(
    Buffer.from(signature, 'base64url'),
    signatureOf(deviceId, emailKey, secret),
  );
  return fits ? deviceId : undefined;
}
