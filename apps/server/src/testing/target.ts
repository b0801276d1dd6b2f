import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushSubscription } from '@orrery/protocol';
import { onTestFinished } from 'vitest';

export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A server somewhere that notices are sent to, and what it received. */
export async function someTarget(answer: (received: Received) => number = () => 204, host = '127.0.0.1') {
  const received: Received[] = [];
  const curious = new Set<() => void>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const each = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) };
    received.push(each);
    const status = answer(each);
    response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end('words of the target');
    for (const look of curious) look();
  });
  server.listen(0, host);
  await once(server, 'listening');
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise(closed => server.close(closed));
  });
  const { port } = server.address() as AddressInfo;
  /** Waits until so many have come in all. */
  const until = async (count: number): Promise<void> => {
    while (received.length < count) await new Promise<void>(look => curious.add(look));
  };
  return { url: `http://${host}:${port}`, port, received, until };
}

/** A browser that has subscribed to notices at a push service, and can read them. */
export function someBrowser(service: string): { subscription: PushSubscription; read: (body: Buffer) => unknown } {
  const keys = createECDH('prime256v1');
  const own = keys.generateKeys();
  const auth = randomBytes(16);
  const subscription = {
    endpoint: `${service}/push/${randomBytes(8).toString('hex')}`,
    keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') },
  };
  /** RFC 8188 and RFC 8291. */
  const read = (body: Buffer): unknown => {
    const salt = body.subarray(0, 16);
    const sender = body.subarray(21, 21 + body[20]!);
    const sealed = body.subarray(21 + body[20]!);
    const derive = (from: Buffer, with_: Buffer, info: Buffer | string, length: number) =>
      Buffer.from(hkdfSync('sha256', from, with_, info, length));
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]);
    const shared = derive(keys.computeSecret(sender), auth, info, 32);
    const key = derive(shared, salt, 'Content-Encoding: aes128gcm\0', 16);
    const nonce = derive(shared, salt, 'Content-Encoding: nonce\0', 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
  };
  return { subscription, read };
}
