import { describe, expect, it } from 'vitest';
import { nextPath } from './next-path';

describe('the path after signing in', () => {
  it('is the page that asked for it', () => {
    expect(nextPath('/profile?tab=tokens#new')).toBe('/profile?tab=tokens#new');
  });

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', ''])(
    'never leaves the site: %s',
    (wanted) => expect(nextPath(wanted)).toBe('/studio'),
  );

  it('is the studio when nothing or several were given', () => {
    expect(nextPath(undefined)).toBe('/studio');
    expect(nextPath(['/a', '/b'])).toBe('/studio');
  });
});
