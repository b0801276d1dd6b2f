import type { Socket } from 'node:net';
import { bareStream, clientFrame, opcodes } from '../bare-stream.ts';
import { pause } from '../player.ts';
import type { Attack } from './attack.ts';

const SOCKETS = 20;

const run = (opcode: number, body: Buffer, isFinal = true): Buffer =>
  Buffer.concat(Array.from({ length: 400 }, () => clientFrame(body, opcode, isFinal)));

/** Frames that visitors without a name may send: each kind with its longest allowed payload. */
const floods: readonly { readonly first?: Buffer; readonly bytes: Buffer }[] = [
  { bytes: run(opcodes.ping, Buffer.alloc(125)) },
  { bytes: run(opcodes.ping, Buffer.alloc(0)) },
  { bytes: run(opcodes.pong, Buffer.alloc(125)) },
  { bytes: run(opcodes.text, Buffer.from('{"type":"ping","id":"a"}')) },
  { bytes: run(opcodes.text, Buffer.alloc(4000, '[')) },
  { first: clientFrame('{', opcodes.text, false), bytes: run(opcodes.continuation, Buffer.alloc(0), false) },
];

/** Opens a stream without a name, floods it, reads nothing, and reconnects as soon as it is closed. */
async function stranger(url: string, kind: number, isEnough: () => boolean): Promise<number> {
  const { first, bytes } = floods[kind % floods.length]!;
  let opened = 0;
  while (!isEnough()) {
    const socket = await Promise.race([bareStream(url), pause(500).then((): Socket | undefined => undefined)]);
    if (!socket) continue;
    opened++;
    socket.pause();
    if (first) socket.write(first);
    while (!isEnough() && !socket.destroyed) {
      if (socket.writableLength < 1024 * 1024) socket.write(bytes);
      await pause(0);
    }
    socket.destroy();
  }
  return opened;
}

export const sockets: Attack = {
  name: 'sockets',
  what: `${SOCKETS} streams without a name, filled with pings, fragments and messages; no answer is read`,
  async run(url, isEnough) {
    const opened = await Promise.all(Array.from({ length: SOCKETS }, (_, i) => stranger(url, i, isEnough)));
    const figures = await (await fetch(`${url}/metrics`)).text();
    const taken = /^orrery_stream_bytes_total\{direction="in"\} (\d+)/m.exec(figures)?.[1] ?? '?';
    return `${opened.reduce((sum, each) => sum + each, 0)} tries to open a stream, ${taken} bytes taken by the server`;
  },
};
