import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** The head of a request, by hand. */
export const requestHead = (line: string, headers: Record<string, string> = {}): string =>
  `${line} HTTP/1.1\r\n${Object.entries({ host: '127.0.0.1', connection: 'close', ...headers })
    .map(([name, value]) => `${name}: ${value}`)
    .join('\r\n')}\r\n\r\n`;

export const upgradeHeaders = { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' };
export const goodKey = { 'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==' };

/** A raw WebSocket connection for misbehaving clients. Without a cookie it has no person. */
export async function bareStream(url: string, cookie = ''): Promise<Socket> {
  const { hostname, port, host } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  const own = cookie === '' ? {} : { cookie };
  socket.write(requestHead('GET /api/stream', { ...upgradeHeaders, ...goodKey, host, ...own }));
  await once(socket, 'data');
  return socket;
}

export const opcodes = { continuation: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const;

/** A frame as a client sends it, masked with zeros. */
export function clientFrame(body: string | Buffer, opcode: number = opcodes.text, isFinal = true): Buffer {
  const bytes = Buffer.from(body as string);
  const length = bytes.length < 126 ? [0x80 | bytes.length] : [0x80 | 126, bytes.length >> 8, bytes.length & 255];
  return Buffer.concat([Buffer.from([(isFinal ? 0x80 : 0) | opcode, ...length, 0, 0, 0, 0]), bytes]);
}

/** Writes the same bytes repeatedly, with backpressure, until a count is reached or the server disconnects. */
export async function flood(socket: Socket, bytes: Buffer, total: number): Promise<number> {
  let sent = 0;
  while (sent < total && !socket.destroyed) {
    sent += bytes.length;
    if (socket.write(bytes)) continue;
    await Promise.race([once(socket, 'drain'), once(socket, 'close')]).catch(() => {});
  }
  return sent;
}

/** Sends raw bytes and returns everything received until the server disconnects. */
export async function exchange(url: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const heard: Buffer[] = [];
  socket.on('data', data => heard.push(Buffer.from(data)));
  socket.on('error', () => {});
  socket.write(bytes);
  await once(socket, 'close');
  return Buffer.concat(heard).toString();
}
