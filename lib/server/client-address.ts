import ipaddr from 'ipaddr.js';

/**
 * The client's address as the nearest hop saw it: the last entry of `x-forwarded-for`, which a
 * reverse proxy appends (`TRUST_PROXY`) and, without one, Next fills in from the socket. `unknown`
 * where there is none.
 */
export function fullAddress(forwardedFor: string | null | undefined): string {
  const address = forwardedFor?.split(',').at(-1)?.trim() ?? '';
  return ipaddr.isValid(address) ? ipaddr.process(address).toString() : 'unknown';
}

/** What limits count by: IPv4 whole, IPv6 per /64, the smallest block that providers hand out. */
export function clientAddress(forwardedFor: string | null | undefined): string {
  const address = fullAddress(forwardedFor);
  if (address === 'unknown') return address;
  const parsed = ipaddr.parse(address);
  if (parsed.kind() === 'ipv4') return address;
  return parsed.toNormalizedString().split(':').slice(0, 4).join(':');
}
