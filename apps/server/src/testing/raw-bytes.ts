import { connect } from 'node:net';
import { type Random, randomBelow } from '@orrery/kernel';
import { garbled, noise, oneOf } from './bad-input.ts';

/** Sends bytes that are not a request, half a request, or a bad handshake; returns the answer. */
export async function sendRawBytes(url: string, random: Random): Promise<string> {
  const chance = (percent: number) => randomBelow(100, random) < percent;
  const { hostname, port, host } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  let heard = '';
  socket.on('data', data => {
    heard += data;
  });
  const heardOr = (what: string, ms: number) =>
    new Promise(resolve => {
      for (const event of [what, 'close']) socket.once(event, resolve);
      setTimeout(resolve, ms);
    });
  const upgrade = `GET /api/stream HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n`;
  const proper = `${upgrade}Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`;
  const openings = [
    ...[`${upgrade}\r\n`, `${upgrade}Sec-WebSocket-Version: 99\r\nSec-WebSocket-Key: x\r\n\r\n`],
    ...[upgrade.replace('/api/stream', '/api/me'), `${upgrade}Origin: null\r\n\r\n`, garbled(proper, random)],
    ...['GET / HTTP/9.9\r\n\r\n', `POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999\r\n\r\n{`],
    ...[
      'POST /api/me HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
      'GET /\u0000 HTTP/1.1\r\nHost: a\r\n\r\n',
    ],
    'POST /api/me HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  ];
  if (chance(50)) {
    socket.write(proper);
    await heardOr('data', 1000);
    // Frames without a mask, of unknown kinds, truncated, or with a wrong length.
    socket.write(Buffer.from([oneOf([0x81, 0x8f, 0xff, 0x01, 0x88, 0x89], random), randomBelow(256, random)]));
    socket.write(noise(random, 40));
  } else socket.write(chance(80) ? oneOf(openings, random) : noise(random, 500));
  await heardOr('close', 5);
  socket.destroy();
  return heard;
}
