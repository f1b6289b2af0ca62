import { z } from 'zod';
import type { FileRecord } from '@/lib/files/file-store';
import { fileUrl } from '../images/own-files';
import { originOf } from '../origin';
import { parseFields } from '../parse-input';
import type { EndpointCall, Route } from '../router';

const EXTENSIONS = { 'image/webp': 'webp', 'image/png': 'png', 'image/svg+xml': 'svg' } as const;

const query = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(40),
  before: z.uuid().optional(),
  operation: z.string().max(60).optional(),
});

/** A kept result as clients read it. */
export function resultJson(file: FileRecord, origin: string) {
  return {
    id: file.id,
    url: fileUrl(origin, file.id, EXTENSIONS[file.mediaType]),
    thumbnail_url: `${origin}/v1/files/${file.id}/thumbnail`,
    media_type: file.mediaType,
    width: file.widthPx,
    height: file.heightPx,
    size_bytes: file.sizeBytes,
    operation: file.operation,
    request_id: file.requestId,
    creation_time: file.createdAt.toISOString(),
    expiration_time: file.expiresAt?.toISOString() ?? null,
  };
}

async function listResults({ services, caller, context }: EndpointCall): Promise<Response> {
  const given = Object.fromEntries(new URL(context.request.url).searchParams);
  const { limit, before, operation } = parseFields(query, given);
  const files = await services.files.list(caller.id, { kind: 'result', limit, before, operation });
  const origin = originOf(context.request, services.env.BASE_URL);
  const next = files.length === limit ? (files.at(-1)?.id ?? null) : null;
  const body = { files: files.map((file) => resultJson(file, origin)), next };
  return Response.json(body, { headers: context.headers });
}

export const resultRoutes: readonly Route[] = [
  { path: '/v1/users/me/files', endpoints: [{ method: 'GET', handle: listResults }] },
];
