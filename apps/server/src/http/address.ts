import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/** What the limits count as one place: an address, or the network that one customer gets with IPv6. */
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
 * Where a request comes from. Behind a proxy that is what the proxy says, in the last place of the list: what stands
 * before it was said by the client and may be made up.
 */
export function addressOf({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const said = trustProxy ? headers['x-forwarded-for'] : undefined;
  const last = (Array.isArray(said) ? said.join() : said)?.split(',').at(-1)?.trim();
  return neighbourhood(last || socket.remoteAddress || '');
}
