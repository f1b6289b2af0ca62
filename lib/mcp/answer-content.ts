import type { CallToolResult, ContentBlock } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';

/** A picture of an answer, as far as an agent needs it. */
const picture = z.object({ image_id: z.string(), url: z.string() });
const listAnswer = z.object({ data: z.array(picture) });
const singleAnswer = z.object({ image: picture });

export type AnsweredPicture = z.infer<typeof picture>;

const MEDIA_TYPES: Record<string, string> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

/** The pictures of an operation's answer, in its order; none where it makes none. */
export function picturesOf(answer: unknown): AnsweredPicture[] {
  const list = listAnswer.safeParse(answer);
  if (list.success) return list.data.data;
  const single = singleAnswer.safeParse(answer);
  return single.success ? [single.data.image] : [];
}

/** A link to the whole picture, of the type that its address ends in. */
export function pictureLink({ image_id: id, url }: AnsweredPicture): ContentBlock {
  const extension = /\.(\w+)$/.exec(url)?.[1] ?? '';
  return {
    type: 'resource_link',
    uri: url,
    name: `${id}.${extension}`,
    mimeType: MEDIA_TYPES[extension] ?? 'application/octet-stream',
  };
}

/** A small WebP of a picture, which a model looks at. */
export function previewContent(bytes: Uint8Array): ContentBlock {
  return { type: 'image', data: Buffer.from(bytes).toString('base64'), mimeType: 'image/webp' };
}

/** A failed call as a tool's result: the model reads what was wrong, and may mend it. */
export function failureResult(message: string): CallToolResult {
  return { isError: true, content: [{ type: 'text', text: message }] };
}

/** An answer as a tool's result: its JSON, then each picture to look at and to fetch. */
export function successResult(answer: unknown, pictures: readonly ContentBlock[]): CallToolResult {
  return {
    content: [{ type: 'text', text: JSON.stringify(answer) }, ...pictures],
    structuredContent: answer as Record<string, unknown>,
  };
}
