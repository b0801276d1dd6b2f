import { isIP } from 'node:net';
import { hostname } from 'node:os';

interface HostSettings {
  readonly host: string;
  readonly publicUrl: string | undefined;
  readonly trustProxy: boolean;
}

/** The name in a Host header, without the port. */
function nameIn(header: string): string | undefined {
  const url = `http://${header}`;
  if (!URL.canParse(url)) return undefined;
  const { hostname: name, pathname, username, password, search, hash } = new URL(url);
  const isBare = pathname === '/' && username + password + search + hash === '';
  return isBare ? name.replace(/^\[|\]$|\.$/g, '') : undefined;
}

/**
 * Whether a Host header names this server. Another site can point its own name at our address (DNS rebinding), and is
 * then of the same origin to a browser; so only our own names are answered. IP addresses cannot be abused like that, and
 * every browser sends the header.
 */
export function hostCheck({ host, publicUrl, trustProxy }: HostSettings): (header: string | undefined) => boolean {
  const own = hostname().toLowerCase();
  const names = new Set(['localhost', host.toLowerCase()]);
  if (publicUrl !== undefined) names.add(new URL(publicUrl).hostname);
  else for (const name of [own, `${own}.local`, own.split('.')[0]!]) names.add(name);
  if (publicUrl === undefined && trustProxy) return () => true; // the proxy checks the names
  return header => {
    if (header === undefined) return true;
    const name = nameIn(header);
    return name !== undefined && (isIP(name) !== 0 || names.has(name) || name.endsWith('.localhost'));
  };
}
