import { handleMcp } from '@/lib/mcp/handle-mcp';

export const dynamic = 'force-dynamic';

/** Easel's operations as tools for agents (lib/mcp). */
export { handleMcp as GET, handleMcp as POST, handleMcp as DELETE };
