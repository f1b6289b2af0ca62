import { handle } from '@/lib/http/handle';

export const dynamic = 'force-dynamic';

/** One route for all of `/v1`: the catalogue of operations is the router (lib/http/router.ts). */
export {
  handle as GET,
  handle as POST,
  handle as PUT,
  handle as PATCH,
  handle as DELETE,
  handle as OPTIONS,
};
