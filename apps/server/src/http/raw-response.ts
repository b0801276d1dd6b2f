import type { Duplex } from 'node:stream';
import type { Refused } from '@orrery/protocol';

/** Security headers for answers that are not pages. */
export const strictHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
};

const phrases: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  403: 'Forbidden',
  404: 'Not Found',
  408: 'Request Timeout',
  429: 'Too Many Requests',
  431: 'Request Header Fields Too Large',
  503: 'Service Unavailable',
};

/** Writes a raw HTTP response to a socket, outside of the web framework, and closes it. */
export function rejectSocket(socket: Duplex, status: number, refusal: Refused): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify({ code: refusal.code, message: refusal.message });
  const headers = {
    ...strictHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status} ${phrases[status] ?? 'Refused'}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
}
