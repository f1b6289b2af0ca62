import type { userActions } from '@/lib/resources/users';
import type { HandlersOf } from './handler';

export const userHandlers: HandlersOf<typeof userActions> = {
  readMe: async ({ caller: { id, email, name, balance } }) => ({
    id,
    email,
    name,
    credits: balance,
  }),
};
