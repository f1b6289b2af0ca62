/** A form as the bytes of a request. `Response` encodes it: that is how Node writes multipart. */
export async function encodeForm(
  form: FormData,
): Promise<{ headers: Record<string, string>; body: Uint8Array }> {
  const encoded = new Response(form);
  const body = new Uint8Array(await encoded.arrayBuffer());
  return { headers: { 'content-type': encoded.headers.get('content-type') ?? '' }, body };
}

/** A PNG as a part of a form. */
export function pngPart(bytes: Uint8Array): Blob {
  return new Blob([Uint8Array.from(bytes)], { type: 'image/png' });
}
