import type { FileStore, MediaType } from '@/lib/files/file-store';
import { ApiError } from '@/lib/errors/api-error';
import type { ResponseForm } from '@/lib/operations/define-operation';
import type { ResponseFormat } from '@/lib/operations/fields/scalars';
import { fileUrl } from '../images/own-files';
import { Base64Text, jsonStream } from '../json-stream';
import { multipartResponse } from './multipart';
import type { Outcome } from './outcome';

export const EXTENSIONS: Readonly<Record<MediaType, string>> = {
  'image/webp': 'webp',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/svg+xml': 'svg',
};

/** What an answer says beside the operation's own fields, for clients of another service. */
export interface AnswerAddition {
  /** On every picture. */
  item: Record<string, unknown>;
  /** Beside the pictures. */
  answerOf(outcome: Outcome): Record<string, unknown>;
  /** On every event of a stream. */
  eventOf(outcome: Outcome): Record<string, unknown>;
}

export interface AnswerContext {
  form: ResponseForm;
  format: ResponseFormat;
  origin: string;
  headers: Headers;
  /** Bytes of the outcome's images, in order; read from storage for an answer that is given again. */
  bytesOf: (id: string) => Promise<Uint8Array>;
  addition?: AnswerAddition | undefined;
}

/** Reads images of an outcome from storage; they may have expired since. */
export function storedBytes(files: FileStore): (id: string) => Promise<Uint8Array> {
  return async (id) => {
    const file = await files.open(id);
    if (file) return file.bytes;
    throw new ApiError('not_found', 'the images of that request have expired');
  };
}

type OutcomeImage = Outcome['images'][number];

function reportJson({ report }: OutcomeImage) {
  if (!report) return null;
  return { drew: report.drew, not_drawn: report.notDrawn, engine: report.engine };
}

async function imageItem(image: OutcomeImage, context: AnswerContext) {
  const item = { image_id: image.id, ...context.addition?.item };
  if (context.format === 'multipart') return item;
  const report = image.report ? { report: reportJson(image) } : {};
  if (context.format === 'b64_json') {
    const bytes = await context.bytesOf(image.id);
    return { ...item, ...report, b64_json: new Base64Text(bytes) };
  }
  return {
    ...item,
    ...report,
    url: fileUrl(context.origin, image.id, EXTENSIONS[image.mediaType]),
  };
}

/**
 * Items of a multipart answer carry `image_id` only (spec: Image result): what the engine says about
 * its pictures is a field of the answer there, in the order of `data`.
 */
function multipartReport(images: readonly OutcomeImage[], context: AnswerContext) {
  const isTold = context.format === 'multipart' && images.some(({ report }) => report);
  return isTold ? { report: images.map(reportJson) } : {};
}

/** The JSON of an answer; bytes in it are written as they are sent (`jsonStream`). */
export async function answerJson(
  outcome: Outcome,
  context: AnswerContext,
): Promise<Record<string, unknown>> {
  if (context.form === 'prompt') {
    return { enhanced_prompt: outcome.text, credits: outcome.credits };
  }
  if (context.form === 'style') {
    return {
      id: outcome.style?.id,
      style: outcome.style?.style,
      creation_time: outcome.style?.creationTime,
      is_private: true,
      credits: outcome.credits,
    };
  }
  const items = await Promise.all(outcome.images.map((image) => imageItem(image, context)));
  const { created, credits, notice, images } = outcome;
  const base = {
    created,
    credits,
    ...(notice ? { notice } : {}),
    ...multipartReport(images, context),
    ...context.addition?.answerOf(outcome),
  };
  if (context.form === 'single') return { ...base, image: items[0] };
  return { ...base, data: items, ...(outcome.style ? { style_id: outcome.style.id } : {}) };
}

/** JSON that is mostly pictures: written while it is sent, and not worth compressing. */
function picturesInJson(json: Record<string, unknown>, given: Headers): Response {
  const headers = new Headers(given);
  headers.set('content-type', 'application/json');
  headers.append('cache-control', 'no-transform');
  return new Response(jsonStream(json), { headers });
}

/** The answer to a finished request, in the format it asked for (spec: Image result, Multipart result). */
export async function respond(outcome: Outcome, context: AnswerContext): Promise<Response> {
  const json = await answerJson(outcome, context);
  if (context.format !== 'multipart' || outcome.images.length === 0) {
    return context.format === 'b64_json'
      ? picturesInJson(json, context.headers)
      : Response.json(json, { headers: context.headers });
  }
  const parts = await Promise.all(
    outcome.images.map(async (image) => ({
      name: image.id,
      contentType: image.mediaType,
      filename: `${image.id}.${EXTENSIONS[image.mediaType]}`,
      contentId: image.id,
      bytes: await context.bytesOf(image.id),
    })),
  );
  const head = {
    name: 'response',
    contentType: 'application/json',
    bytes: Buffer.from(JSON.stringify(json)),
  };
  return multipartResponse([head, ...parts], context.headers);
}
