import { describe, expect, it } from 'vitest';
import { clientAddress, fullAddress } from './client-address';

describe('the address of a client', () => {
  it('is what the nearest hop saw, whatever the client claims before it', () => {
    expect(clientAddress('1.2.3.4, 203.0.113.9')).toBe('203.0.113.9');
    expect(clientAddress('::ffff:203.0.113.9')).toBe('203.0.113.9');
    expect(fullAddress('1.2.3.4, 2001:db8::9')).toBe('2001:db8::9');
  });

  it('is the /64 block of an IPv6 address, where it is counted', () => {
    expect(clientAddress('2001:db8:1:2:aaaa:bbbb:cccc:dddd')).toBe('2001:db8:1:2');
    expect(clientAddress('2001:db8:1:2::9')).toBe('2001:db8:1:2');
    expect(clientAddress('2001:db8::9')).toBe('2001:db8:0:0');
  });

  it('is one for all whose address is missing or no address at all', () => {
    expect(clientAddress(null)).toBe(clientAddress('<script>'));
    expect(fullAddress('not an address\n{"forged":1}')).toBe('unknown');
  });
});
