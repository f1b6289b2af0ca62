import { describe, expect, it } from 'vitest';
import { ApiError } from '@/lib/errors/api-error';
import { apiErrorOf } from './api-error-of';

/** The class as another bundle would have it: same name and fields, another identity. */
const foreign = Object.assign(new Error('taken'), { name: 'ApiError', code: 'conflict' });

describe('a refusal that crosses bundles', () => {
  it('is recognised, whichever bundle threw it', () => {
    expect(apiErrorOf(new ApiError('conflict', 'taken'))?.code).toBe('conflict');
    expect(apiErrorOf(foreign)).toMatchObject({ code: 'conflict', message: 'taken', status: 409 });
  });

  it('is not made of failures', () => {
    expect(apiErrorOf(new Error('disk full'))).toBeUndefined();
    expect(
      apiErrorOf(Object.assign(new Error(), { name: 'ApiError', code: 'E1' })),
    ).toBeUndefined();
    expect(apiErrorOf('conflict')).toBeUndefined();
  });
});
