import OpenAI, { toFile } from 'openai';
import sharp from 'sharp';
import { Client } from './client';
import { photoPng } from './photos';
import type { TestServer } from './server';

/** The `openai` client with an account of its own, as scripts use it. */
export interface OpenAiCaller {
  account: Client;
  openai: OpenAI;
}

export async function openAiCaller(server: TestServer, credits = 5_000): Promise<OpenAiCaller> {
  const account = await Client.open(server, credits);
  const apiKey = account.user.token;
  return { account, openai: new OpenAI({ baseURL: `${server.url}/v1`, apiKey, maxRetries: 0 }) };
}

/** A photo of this side as the client takes files. */
export async function photoFile(name: Parameters<typeof photoPng>[0], sidePx = 512) {
  return toFile(await photoPng(name, sidePx), `${name}.png`, { type: 'image/png' });
}

/** A square of a photo's side with a disc that is transparent: OpenAI's mask. */
export async function alphaMask(
  sidePx: number,
  { x, y, radiusPx }: { x: number; y: number; radiusPx: number },
): Promise<Buffer> {
  const hole = `<svg width="${sidePx}" height="${sidePx}"><circle cx="${x}" cy="${y}" r="${radiusPx}"/></svg>`;
  return sharp({ create: { width: sidePx, height: sidePx, channels: 4, background: '#fff' } })
    .composite([{ input: Buffer.from(hole), blend: 'dest-out' }])
    .png()
    .toBuffer();
}

/** What a picture is, by its own bytes. */
export async function factsOf(bytes: Buffer) {
  const { format, width, height, hasAlpha } = await sharp(bytes).metadata();
  // Metadata is a header; the pixels must be there, too.
  const { info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  return {
    format,
    size: `${info.width}x${info.height}`,
    isWhole: info.width === width && info.height === height,
    hasAlpha,
  };
}

/** The bytes of an answer's first picture, from its Base64. */
export function base64Of(answer: { data?: { b64_json?: string }[] | undefined }): Buffer {
  return Buffer.from(answer.data?.[0]?.b64_json ?? '', 'base64');
}
