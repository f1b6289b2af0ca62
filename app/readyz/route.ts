import { readiness } from '@/lib/http/readiness';

export const dynamic = 'force-dynamic';

export const GET = readiness;
