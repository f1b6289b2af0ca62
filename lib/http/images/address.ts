import ipaddr from 'ipaddr.js';

/**
 * Whether a resolved address is a public one. Loopback, private, link-local, metadata, multicast and
 * every other special range (IANA special-purpose registries) are not; IPv4 inside IPv6 counts as IPv4.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.range() === 'unicast';
  const embedded = embeddedIpv4(parsed as ipaddr.IPv6);
  if (embedded !== undefined) return isPublicAddress(embedded);
  return parsed.range() === 'unicast';
}

/** The IPv4 address that NAT64, 6to4 and IPv4-compatible IPv6 addresses lead to. */
function embeddedIpv4(address: ipaddr.IPv6): string | undefined {
  const bytes = address.toByteArray();
  const range = address.range();
  if (range === '6to4') return bytes.slice(2, 6).join('.');
  if (range === 'rfc6052') return bytes.slice(12, 16).join('.');
  const leadingZeros = bytes.slice(0, 12).every((byte) => byte === 0);
  return leadingZeros ? bytes.slice(12, 16).join('.') : undefined;
}
