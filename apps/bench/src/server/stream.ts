import { connect, type Socket } from 'node:net';
import { invariant } from '@orrery/kernel';

/** A shared read buffer for all sockets of this thread. */
const desk = Buffer.allocUnsafeSlow(2 ** 16);

const IN_TWO_BYTES = 126;
const IN_EIGHT_BYTES = 127;
const TEXT = 1;
const PING = 9;
const PONG = 10;

/** The key of the handshake; any value will do. */
const KEY = Buffer.alloc(16).toString('base64');

/**
 * A minimal WebSocket client (RFC 6455), since the players share the machine with the measured server. It reads texts in
 * single frames, which is how our server sends them, and sends short ones.
 */
export class PlayerStream {
  readonly #socket: Socket;
  readonly #hear: (text: string) => void;
  #opened: (() => void) | undefined;
  /** The beginning of a frame whose end has not come yet. */
  #rest: Buffer | undefined;

  private constructor(url: URL, cookie: string, hear: (text: string) => void, opened: () => void) {
    this.#hear = hear;
    this.#opened = opened;
    this.#socket = connect({
      host: url.hostname,
      port: Number(url.port),
      noDelay: true,
      onread: { buffer: desk, callback: length => this.#read(desk.subarray(0, length)) },
    });
    this.#socket.on('error', () => this.#socket.destroy()); // the server is gone, which its process tells
    const head = [
      `GET ${url.pathname} HTTP/1.1`,
      `Host: ${url.host}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${KEY}`,
      `Cookie: ${cookie}`,
    ];
    this.#socket.write(`${head.join('\r\n')}\r\n\r\n`);
  }

  static async open(url: string, cookie: string, hear: (text: string) => void): Promise<PlayerStream> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const stream = new PlayerStream(new URL(url), cookie, hear, resolve);
    await promise;
    return stream;
  }

  send(text: string): void {
    this.#sendFrame(TEXT, text);
  }

  /** One frame with a mask of zeros, which leaves the text unchanged. */
  #sendFrame(kind: number, text: string): void {
    const length = Buffer.byteLength(text);
    invariant(length < 2 ** 16, 'messages of players are short');
    const isShort = length < IN_TWO_BYTES;
    const head = isShort ? 6 : 8;
    const frame = Buffer.alloc(head + length);
    frame[0] = 0x80 | kind;
    frame[1] = 0x80 | (isShort ? length : IN_TWO_BYTES);
    if (!isShort) frame.writeUInt16BE(length, 2);
    frame.write(text, head);
    this.#socket.write(frame);
  }

  close(): void {
    this.#socket.destroy();
  }

  #read(read: Buffer): boolean {
    let bytes = this.#rest ? Buffer.concat([this.#rest, read]) : read;
    this.#rest = undefined;
    if (this.#opened) {
      const end = bytes.indexOf('\r\n\r\n');
      if (end >= 0) {
        invariant(bytes.toString('latin1', 0, end).startsWith('HTTP/1.1 101'), 'a stream is opened');
        bytes = bytes.subarray(end + 4);
        this.#opened();
        this.#opened = undefined;
      }
    }
    const at = this.#opened ? 0 : this.#readFrames(bytes);
    if (at < bytes.length) this.#rest = Buffer.from(bytes.subarray(at));
    return true;
  }

  /** Handles all complete frames and returns the offset of the rest. */
  #readFrames(bytes: Buffer): number {
    let at = 0;
    while (bytes.length >= at + 2) {
      const short = bytes[at + 1]!;
      const head = short < IN_TWO_BYTES ? 2 : short === IN_TWO_BYTES ? 4 : 10;
      if (bytes.length < at + head) break;
      const length =
        short < IN_TWO_BYTES
          ? short
          : short < IN_EIGHT_BYTES
            ? bytes.readUInt16BE(at + 2)
            : Number(bytes.readBigUInt64BE(at + 2));
      const end = at + head + length;
      if (bytes.length < end) break;
      const kind = bytes[at]! & 0xf;
      if (kind === TEXT) this.#hear(bytes.toString('utf8', at + head, end));
      else if (kind === PING) this.#sendFrame(PONG, bytes.toString('utf8', at + head, end));
      at = end;
    }
    return at;
  }
}
