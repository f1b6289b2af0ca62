import dns, { type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './address';

/** One try may take this long, in milliseconds; the whole fetch has a limit of its own. */
const DNS_TIMEOUT_MS = 2_000;
const DNS_TRIES = 2;

/** What no fetch connects to: no such host, or one of its addresses is not a public one. */
class UnreachableHost extends Error {}

/**
 * Addresses of a host by DNS alone. Unlike `dns.lookup` it takes none of the process's few file
 * system threads, which slow name servers would block, and knows no names of the machine itself.
 */
async function askNameServers(hostname: string): Promise<LookupAddress[]> {
  const resolver = new dns.promises.Resolver({ timeout: DNS_TIMEOUT_MS, tries: DNS_TRIES });
  const [v4, v6] = await Promise.allSettled([
    resolver.resolve4(hostname),
    resolver.resolve6(hostname),
  ]);
  return [
    ...(v4.status === 'fulfilled' ? v4.value.map((address) => ({ address, family: 4 })) : []),
    ...(v6.status === 'fulfilled' ? v6.value.map((address) => ({ address, family: 6 })) : []),
  ];
}

/** Addresses to connect to; rejects when there is none, or any that is not allowed. */
async function allowedAddresses(hostname: string, allowPrivate: boolean): Promise<LookupAddress[]> {
  if (allowPrivate) return dns.promises.lookup(hostname, { all: true });
  const addresses = await askNameServers(hostname);
  if (addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address))) {
    throw new UnreachableHost(hostname);
  }
  return addresses;
}

/**
 * A lookup that refuses special addresses. It is the one the socket connects with, so that a name
 * can't resolve to something else after it was checked.
 */
export function guardedLookup(allowPrivate: boolean): LookupFunction {
  return (hostname, options, callback) => {
    allowedAddresses(hostname, allowPrivate).then(
      (addresses) => {
        const wanted = addresses.filter(
          ({ family }) => !options.family || family === Number(options.family),
        );
        const [first] = wanted;
        if (!first) callback(new UnreachableHost(hostname), '', 0);
        else if (options.all) callback(null, wanted);
        else callback(null, first.address, first.family);
      },
      (error: Error) => callback(error, '', 0),
    );
  };
}
