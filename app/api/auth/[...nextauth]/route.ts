import { handleAuth } from '@/lib/http/auth-route';

export { handleAuth as GET, handleAuth as POST };
