import { z } from 'zod';

/** The id a client chose to hear a request's progress by: `X-Progress-Id`, a UUID; anything else is none. */
export function progressIdOf(headers: Headers): string | undefined {
  return z.uuid().safeParse(headers.get('x-progress-id')).data;
}
