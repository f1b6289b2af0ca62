import { describe, expect, it } from 'vitest';
import { servedThumbnail } from './thumbnail';

const ID = '00000000-0000-4000-8000-000000000000';

describe('the thumbnail of a cell', () => {
  it('is the service’s for its own files', () => {
    const thumbnail = `/v1/files/${ID}/thumbnail?width=160`;
    expect(servedThumbnail(`/v1/files/${ID}.webp`)).toBe(thumbnail);
    expect(servedThumbnail(`/v1/files/${ID}`)).toBe(thumbnail);
  });

  it('is made in the browser for everything else', () => {
    expect(servedThumbnail('blob:http://easel/1')).toBeUndefined();
    expect(servedThumbnail(`/v1/files/${ID}/thumbnail?width=160`)).toBeUndefined();
  });
});
