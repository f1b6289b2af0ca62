import { randomUuid } from '@/components/api/ids';

/** An id that is unique also among those of a session that was kept from before. */
export function newId(kind: string): string {
  return `${kind}-${randomUuid()}`;
}
