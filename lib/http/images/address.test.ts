import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './address';

describe('a public address', () => {
  it.each(['93.184.216.34', '2606:2800:220:1::1', '::ffff:93.184.216.34'])('is %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    ['loopback', '127.8.8.8'],
    ['loopback', '::1'],
    ['private', '10.1.2.3'],
    ['private', '172.31.0.1'],
    ['private', '192.168.1.1'],
    ['link-local, where metadata lie', '169.254.169.254'],
    ['link-local', 'fe80::1'],
    ['unique local', 'fd00::1'],
    ['carrier-grade NAT', '100.64.0.1'],
    ['multicast', '224.0.0.1'],
    ['unspecified', '0.0.0.0'],
    ['unspecified', '::'],
    ['broadcast', '255.255.255.255'],
    ['IPv4 in IPv6', '::ffff:10.0.0.1'],
    ['IPv4 in IPv6', '::127.0.0.1'],
    ['IPv4 behind NAT64', '64:ff9b::a00:1'],
    ['IPv4 in 6to4', '2002:7f00:1::'],
    ['not an address', 'localhost'],
  ])('is not %s %s', (_, address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});
