import type { IncomingHttpHeaders } from 'node:http';

/** Whether a request comes from our own pages, or from a program that is no browser. */
export function isOwnOrigin({ origin, host }: IncomingHttpHeaders, publicUrl: string | undefined): boolean {
  if (origin === undefined) return true;
  if (publicUrl !== undefined && origin === new URL(publicUrl).origin) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}
