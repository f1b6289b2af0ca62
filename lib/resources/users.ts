import { z } from 'zod';
import { named } from './answers';
import { defineAction } from './define-action';

/** Whoever calls (spec: User). */
export const userActions = {
  readMe: defineAction({
    id: 'readMe',
    method: 'GET',
    path: '/v1/users/me',
    summary: 'Who calls, and the balance',
    answer: named(
      'User',
      z.object({
        id: z.uuid(),
        email: z.string(),
        name: z.string(),
        credits: z.number().describe('Remaining API units.'),
      }),
    ),
  }),
};
