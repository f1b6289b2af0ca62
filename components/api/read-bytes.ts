import { RequestError } from './failure';

/** The bytes behind an address of this page: a result, an opened file, a font. Rejects with `RequestError`. */
export async function readBytes(src: string | URL): Promise<Blob> {
  const response = await fetch(src).catch(() => undefined);
  if (response?.ok) return response.blob();
  const isGone = response?.status === 404;
  throw new RequestError({
    code: isGone ? 'not_found' : 'network',
    message: isGone ? 'It is not there any more.' : 'It could not be read.',
    charged: 'nothing',
  });
}
