import { z } from 'zod';
import type { EndpointGroup } from '@/components/docs/endpoint-list';
import { openApiDocument } from '@/lib/http/openapi/document';

/** What is read of each operation of the OpenAPI document. */
const document = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        summary: z.string(),
        tags: z.tuple([z.string()]),
        security: z.array(z.unknown()),
      }),
    ),
  ),
});

/** Every endpoint under the tag that it has in the OpenAPI document, in the document's order. */
export function endpointGroups(): EndpointGroup[] {
  const groups = new Map<string, EndpointGroup>();
  for (const [path, methods] of Object.entries(document.parse(openApiDocument('')).paths)) {
    for (const [method, { summary, tags, security }] of Object.entries(methods)) {
      const [tag] = tags;
      const group = groups.get(tag) ?? { tag, endpoints: [] };
      group.endpoints.push({ method, path, summary, isOpen: security.length === 0 });
      groups.set(tag, group);
    }
  }
  return [...groups.values()];
}
