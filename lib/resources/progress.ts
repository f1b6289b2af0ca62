import { defineAction } from './define-action';

/** How far a running request is. */
export const progressActions = {
  readProgress: defineAction({
    id: 'readProgress',
    method: 'GET',
    path: '/v1/progress/{id}',
    summary: 'Server-sent events of the request that was sent with this id in X-Progress-Id',
    answer: { mediaTypes: ['text/event-stream'] },
  }),
};
