import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/** The key for rate limits: an IPv4 address, or the IPv6 network that one customer gets. */
export function neighbourhood(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('%')[0]!.split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : 8 - front.length - back.length;
  const groups = [...front, ...Array.from({ length: missing }, () => '0'), ...back];
  return `${groups
    .slice(0, 4)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/**
 * The client address of a request. Behind a proxy that is the last address of the list, which the proxy added; earlier
 * ones come from the client and may be forged.
 */
export function addressOf({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const said = trustProxy ? headers['x-forwarded-for'] : undefined;
  const last = (Array.isArray(said) ? said.join() : said)?.split(',').at(-1)?.trim();
  return neighbourhood(last || socket.remoteAddress || '');
}
