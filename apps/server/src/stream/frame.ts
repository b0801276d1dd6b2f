const FINAL_TEXT = 0x81;
const IN_TWO_BYTES = 126;
const IN_EIGHT_BYTES = 127;

const headLength = (length: number): number => (length < IN_TWO_BYTES ? 2 : length < 2 ** 16 ? 4 : 10);

/** Where frames are written before it is known how long they are. */
const desk = Buffer.allocUnsafeSlow(2 ** 16);

/** The most bytes that a unit of a text takes. */
const WIDEST = 3;

/** Texts as frames of a WebSocket, as servers send them (RFC 6455, 5.2): each whole, without a mask, in one piece. */
export function textFrames(texts: readonly string[]): Buffer {
  let most = 0;
  for (const { length } of texts) most += headLength(WIDEST * length) + WIDEST * length;
  const frames = most <= desk.length ? desk : Buffer.allocUnsafe(most);
  let at = 0;
  for (const text of texts) {
    // Mostly a head is as long for all numbers of bytes that a text may have; only else they are counted first.
    const least = headLength(text.length);
    const head = least === headLength(WIDEST * text.length) ? least : headLength(Buffer.byteLength(text));
    const length = frames.write(text, at + head);
    writeHead(frames, at, length);
    at += head + length;
  }
  const written = frames.subarray(0, at);
  return frames === desk ? Buffer.from(written) : written;
}

/** Writes the head of a frame. */
function writeHead(frames: Buffer, at: number, length: number): void {
  frames[at] = FINAL_TEXT;
  if (length < IN_TWO_BYTES) frames[at + 1] = length;
  else if (length < 2 ** 16) {
    frames[at + 1] = IN_TWO_BYTES;
    frames.writeUInt16BE(length, at + 2);
  } else {
    frames[at + 1] = IN_EIGHT_BYTES;
    frames.writeBigUInt64BE(BigInt(length), at + 2);
  }
}
