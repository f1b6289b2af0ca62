import { receiveNotice } from '@/lib/http/receive-notice';

export const dynamic = 'force-dynamic';

export { receiveNotice as POST };
